import type { Box } from "./art";

/** No name is smaller on the screen than this. */
const LEAST_PX = 12;
/** So much of the height of a line is air: names may come as near to each other as that. */
const AIR = 0.18;
/** Side by side they keep a distance of so much of their height. */
const GAP = 0.25;

/** A name on the picture, in units of the board: how much it matters (1 most), the size of its letters, its box, and the point about which it grows. */
export interface Label {
  tier: number;
  size: number;
  box: Box;
  x: number;
  y: number;
}

/** How many times larger than printed a name is drawn, and how far it is moved sideways; a crowded one is not drawn until one zooms in. */
export interface Fit {
  scale: number;
  shift: number;
  crowded: boolean;
}

/** How names are drawn on a board at so many pixels a unit: none too small to be read, none across its edge, and where grown ones would lie over each other those that matter most. */
export function fitLabels(labels: readonly Label[], k: number, board: Box): Fit[] {
  const scales = labels.map(({ size }) => Math.max(1, LEAST_PX / (size * k)));
  const boxes = labels.map((label, n) => grown(label, scales[n]!));
  const fits = boxes.map((box, n) => {
    const wide = scales[n]! > 1 && box.width < board.width;
    const shift = wide ? Math.min(Math.max(0, board.x - box.x), board.x + board.width - box.x - box.width) : 0;
    box.x += shift;
    return { scale: scales[n]!, shift, crowded: false };
  });
  const order = labels.map((_, n) => n).sort((a, b) => labels[a]!.tier - labels[b]!.tier || labels[b]!.size - labels[a]!.size || a - b);
  const drawn: number[] = [];
  for (const n of order) {
    // As the picture is printed nothing is in the way of anything.
    fits[n]!.crowded = drawn.some((other) => (fits[n]!.scale > 1 || fits[other]!.scale > 1) && touches(boxes[n]!, boxes[other]!));
    if (!fits[n]!.crowded) drawn.push(n);
  }
  return fits;
}

function grown({ box, x, y }: Label, scale: number): Box {
  const air = box.height * AIR;
  return {
    x: x + (box.x - x) * scale,
    y: y + (box.y + air - y) * scale,
    width: box.width * scale,
    height: (box.height - 2 * air) * scale,
  };
}

function touches(a: Box, b: Box): boolean {
  const gap = GAP * Math.min(a.height, b.height);
  return a.x < b.x + b.width + gap && b.x < a.x + a.width + gap && a.y < b.y + b.height && b.y < a.y + a.height;
}
