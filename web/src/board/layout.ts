import { isAsked } from "../play/choices";
import type { Ground, Scene, Token } from "../protocol";
import type { AreaShape, BoardArt } from "./art";
import { onPicture } from "./ground";

/** Where a token is drawn: its middle and the side of its square. */
export interface Spot {
  x: number;
  y: number;
  side: number;
}

interface Slot {
  dx: number;
  dy: number;
  side: number;
}

/** The largest a piece gets, as a share of the board's largest place: in a small box it may fill the box instead. */
const LARGEST = 0.64;

/** Slots for `n` pieces around the middle of a place of size 1: one alone is large, more share rows and overlap when they must. */
export function fan(n: number): Slot[] {
  if (n === 1) return [{ dx: 0, dy: 0, side: 0.9 }];
  // Two may reach over the edge a little: half as large as one alone they would be hard to read in a small place.
  if (n === 2) return [-0.28, 0.28].map((dx) => ({ dx, dy: 0, side: 0.56 }));
  const columns = n <= 4 ? 2 : n <= 9 ? 3 : 4;
  const rows = Math.ceil(n / columns);
  const side = n <= 4 ? 0.46 : n <= 9 ? 0.36 : 0.28;
  const stepY = Math.min(side, 0.92 / rows);
  return Array.from({ length: n }, (_, index) => {
    const row = Math.floor(index / columns);
    const inRow = Math.min(columns, n - row * columns);
    return {
      dx: ((index % columns) - (inRow - 1) / 2) * side,
      dy: (row - (rows - 1) / 2) * stepY,
      side,
    };
  });
}

/** A piece and where it is drawn. */
export interface Laid {
  token: Token;
  spot: Spot;
}

/** What is lower in a stack comes first. */
const inStack = (a: Token, b: Token) => a.stack - b.stack || (a.id < b.id ? -1 : 1);

/** The pieces where a fight goes on are so much larger. */
const FIGHT = 1.35;

/** Places every token that has a place on this board, in the order in which they are to be painted. `fight` is where one goes on. */
export function layTokens(tokens: Token[], areas: Map<string, AreaShape>, fight = ""): Laid[] {
  const byPlace = new Map<string, Token[]>();
  for (const token of tokens) {
    if (!areas.has(token.place)) continue;
    const pile = byPlace.get(token.place);
    if (pile) pile.push(token);
    else byPlace.set(token.place, [token]);
  }
  const laid: Laid[] = [];
  const largest = LARGEST * Math.max(0, ...[...areas.values()].map((area) => area.size));
  for (const [place, pile] of byPlace) {
    const { x, y, size: usual } = areas.get(place)!;
    const by = place === fight ? FIGHT : 1;
    const size = usual * by;
    pile.sort(inStack);
    const slots = fan(pile.length);
    pile.forEach((token, index) => {
      const { dx, dy, side } = slots[index]!;
      laid.push({ token, spot: { x: x + dx * size, y: y + dy * size, side: Math.min(side * size, largest * by) } });
    });
  }
  return laid.sort((a, b) => (a.token.id < b.token.id ? -1 : 1));
}

/** So much room a piece of a stack that is spread has beside the next one, as a share of its size. */
const GAP = 0.12;
/** Fewer pieces than these are all in sight, if they are not small. */
const MANY = 5;

/** Picks the pieces that lie in a place, not at points of it. */
const liesIn = (place: string) => ({ token }: Laid) => token.place === place && !token.at;

/** Whether the pieces of a place lie so close, or are so small, that they are to be spread to be told apart. */
export function isCrowded(laid: Laid[], place: string, least: number): boolean {
  const pile = laid.filter(liesIn(place));
  return pile.length >= MANY || (pile.length > 1 && pile.some(({ spot }) => spot.side < least));
}

/** The same pieces with those of one place spread around its middle: each at least so large, none over another. */
export function spread(laid: Laid[], place: string, least: number): Laid[] {
  const pile = laid.filter(liesIn(place)).sort((a, b) => inStack(a.token, b.token));
  if (pile.length < 2) return laid;
  const mean = (of: "x" | "y") => pile.reduce((sum, { spot }) => sum + spot[of], 0) / pile.length;
  const middle = { x: mean("x"), y: mean("y") };
  const side = Math.max(least, ...pile.map(({ spot }) => spot.side));
  const step = side * (1 + GAP);
  const columns = Math.ceil(Math.sqrt(pile.length));
  const rows = Math.ceil(pile.length / columns);
  const spots = new Map(
    pile.map(({ token }, n) => {
      const row = Math.floor(n / columns);
      const inRow = Math.min(columns, pile.length - row * columns);
      const x = middle.x + ((n % columns) - (inRow - 1) / 2) * step;
      return [token.id, { x, y: middle.y + (row - (rows - 1) / 2) * step, side }] as const;
    }),
  );
  return laid.map((one) => ({ token: one.token, spot: spots.get(one.token.id) ?? one.spot }));
}

/** The ids of the pieces elsewhere over which those of a place are spread. */
export function underneath(laid: Laid[], place: string): Set<string> {
  const isPart = liesIn(place);
  const pile = laid.filter(isPart);
  const meets = (a: Spot, b: Spot) => 2 * Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) < a.side + b.side;
  return new Set(laid.filter((one) => !isPart(one) && pile.some(({ spot }) => meets(spot, one.spot))).map(({ token }) => token.id));
}

/** The tokens that stand at points of an open table; what is higher in a stack is painted over what is lower. */
export function standTokens(tokens: Token[], ground: Ground): Laid[] {
  const stood = tokens.flatMap((token) => {
    if (!token.at) return [];
    const [x, y] = onPicture(ground, token.at);
    return [{ token, spot: { x, y, side: token.size } }];
  });
  return stood.sort((a, b) => inStack(a.token, b.token));
}

/** The middle of the places that something is asked about; without any, that of the board. */
export function focusOf(scene: Scene, { areas, viewBox }: BoardArt): [number, number] {
  const open = scene.areas.filter((area) => isAsked(area.choices)).map((area) => area.id);
  const tokens = scene.tokens.filter((token) => isAsked(token.choices));
  const places = open.concat(tokens.map((token) => token.place)).flatMap((place) => areas.get(place) ?? []);
  const stood = scene.ground ? standTokens(tokens, scene.ground).map(({ spot }) => spot) : [];
  const spots = [...places, ...stood];
  if (spots.length === 0) return [viewBox.x + viewBox.width / 2, viewBox.y + viewBox.height / 2];
  const mean = (of: "x" | "y") => spots.reduce((sum, spot) => sum + spot[of], 0) / spots.length;
  return [mean("x"), mean("y")];
}
