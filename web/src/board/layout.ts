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

/** Places every token that has a place on this board, in the order in which they are to be painted. */
export function layTokens(tokens: Token[], areas: Map<string, AreaShape>): { token: Token; spot: Spot }[] {
  const byPlace = new Map<string, Token[]>();
  for (const token of tokens) {
    if (!areas.has(token.place)) continue;
    const pile = byPlace.get(token.place);
    if (pile) pile.push(token);
    else byPlace.set(token.place, [token]);
  }
  const laid: { token: Token; spot: Spot }[] = [];
  const largest = LARGEST * Math.max(0, ...[...areas.values()].map((area) => area.size));
  for (const [place, pile] of byPlace) {
    const { x, y, size } = areas.get(place)!;
    pile.sort((a, b) => a.stack - b.stack || (a.id < b.id ? -1 : 1));
    const slots = fan(pile.length);
    pile.forEach((token, index) => {
      const { dx, dy, side } = slots[index]!;
      laid.push({ token, spot: { x: x + dx * size, y: y + dy * size, side: Math.min(side * size, largest) } });
    });
  }
  return laid.sort((a, b) => (a.token.id < b.token.id ? -1 : 1));
}

/** The tokens that stand at points of an open table; what is higher in a stack is painted over what is lower. */
export function standTokens(tokens: Token[], ground: Ground): { token: Token; spot: Spot }[] {
  const stood = tokens.flatMap((token) => {
    if (!token.at) return [];
    const [x, y] = onPicture(ground, token.at);
    return [{ token, spot: { x, y, side: token.size } }];
  });
  return stood.sort((a, b) => a.token.stack - b.token.stack || (a.token.id < b.token.id ? -1 : 1));
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
