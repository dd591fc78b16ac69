import type { Box } from "./art";

/** No name is smaller on the screen than this. */
const LEAST_PX = 12;
/** So much of the height of a line is air: names may come as near to each other as that. */
const AIR = 0.18;
/** A line is at most so many times as high as its letters are large. */
const LINE = 1.45;
/** Side by side they keep a distance of so much of their height. */
const GAP = 0.25;
/** A name steps aside by at most so much of its width, and up or down by so much of its height. */
const ASIDE = 0.5;
const UP = 1.2;
/** One that has grown more than so many times would come to stand at another thing: it steps no farther than one that has grown so much. */
const NEAR = 2.1;
/** Places on the board that differ by less, in its units, are the same. */
const SAME = 0.001;

/** A name on the picture, in units of the board: how much it matters (1 most), the size of its letters, its box, and the point about which it grows. */
export interface Label {
  tier: number;
  size: number;
  box: Box;
  x: number;
  y: number;
}

/** How many times larger than printed a name is drawn, and how far it is moved; a crowded one is not drawn until one zooms in. */
export interface Fit {
  scale: number;
  dx: number;
  dy: number;
  crowded: boolean;
}

/**
 * How names are drawn on a board at so many pixels a unit: none too small to be read, none across its edge. Where grown ones would lie
 * over each other, those that matter less step aside, and are left out if there is no room beside the thing they name.
 */
export function fitLabels(labels: readonly Label[], k: number, board: Box): Fit[] {
  const scales = labels.map(({ size }) => Math.max(1, LEAST_PX / (size * k)));
  const boxes = labels.map((label, n) => grown(label, scales[n]!));
  const fits = boxes.map((box, n) => {
    const dx = scales[n]! > 1 && box.width < board.width ? inside(box, board) : 0;
    box.x += dx;
    return { scale: scales[n]!, dx, dy: 0, crowded: false };
  });
  const order = labels.map((_, n) => n).sort((a, b) => labels[a]!.tier - labels[b]!.tier || labels[b]!.size - labels[a]!.size || a - b);
  const drawn: number[] = [];
  for (const n of order) {
    // As the picture is printed nothing is in the way of anything.
    const others = drawn.filter((other) => fits[n]!.scale > 1 || fits[other]!.scale > 1).map((other) => boxes[other]!);
    const step = stepAside(boxes[n]!, Math.min(1, NEAR / scales[n]!), others, board);
    if (step) {
      const [dx, dy] = step;
      boxes[n] = moved(boxes[n]!, dx, dy);
      fits[n] = { ...fits[n]!, dx: fits[n]!.dx + dx, dy };
      drawn.push(n);
    } else fits[n]!.crowded = true;
  }
  return fits;
}

/** The shortest way on which a name comes clear of others and stays at its thing and on the board; null if there is none. `far`: the share of the usual way that it may go. */
function stepAside(box: Box, far: number, others: Box[], board: Box): [number, number] | null {
  const [aside, up] = [box.width * ASIDE * far, box.height * UP * far];
  const reached = { x: box.x - aside, y: box.y - up, width: box.width + 2 * aside, height: box.height + 2 * up };
  const near = others.filter((other) => touches(reached, other));
  if (!near.some((other) => touches(box, other))) return [0, 0];
  const across = near.flatMap((other) => {
    const gap = gapOf(box, other);
    return [other.x + other.width + gap - box.x, other.x - gap - box.width - box.x];
  });
  const along = near.flatMap((other) => [other.y + other.height - box.y, other.y - box.height - box.y]);
  const ways = [0, ...across].flatMap((dx) => [0, ...along].map((dy): [number, number] => [dx, dy]));
  const open = ways.filter(([dx, dy]) => {
    const there = moved(box, dx, dy);
    const reachable = Math.abs(dx) <= aside && Math.abs(dy) <= up;
    return reachable && inside(there, board) === 0 && !near.some((other) => touches(there, other));
  });
  const length = ([dx, dy]: [number, number]) => Math.hypot(dx, dy);
  return open.sort((a, b) => length(a) - length(b))[0] ?? null;
}

/** How far a box must be moved sideways so that it does not hang over the edge of the board. */
function inside({ x, width }: Box, board: Box): number {
  return Math.min(Math.max(0, board.x - x), board.x + board.width - x - width);
}

function moved(box: Box, dx: number, dy: number): Box {
  return { ...box, x: box.x + dx, y: box.y + dy };
}

function grown({ size, box, x, y }: Label, scale: number): Box {
  // A name that is turned, or has several lines, is high without having more air.
  const air = Math.min(box.height, size * LINE) * AIR;
  return {
    x: x + (box.x - x) * scale,
    y: y + (box.y + air - y) * scale,
    width: box.width * scale,
    height: (box.height - 2 * air) * scale,
  };
}

function gapOf(a: Box, b: Box): number {
  return GAP * Math.min(a.height, b.height);
}

function touches(a: Box, b: Box): boolean {
  // What a name steps aside for it may just touch, whatever the rounding of the numbers.
  const gap = gapOf(a, b) - SAME;
  return a.x < b.x + b.width + gap && b.x < a.x + a.width + gap && a.y < b.y + b.height - SAME && b.y < a.y + a.height - SAME;
}
