import type { Box } from "./art";

/** How the board lies on the screen: so many pixels a unit, and where its origin is. */
export interface View {
  x: number;
  y: number;
  k: number;
}

/** The view that shows a part of the board as large as it goes, in the middle of an area of the screen. */
export function viewOf(part: Box, area: Box): View {
  const k = Math.min(area.width / part.width, area.height / part.height);
  return {
    x: area.x + area.width / 2 - k * (part.x + part.width / 2),
    y: area.y + area.height / 2 - k * (part.y + part.height / 2),
    k,
  };
}

/** A part that leaves more of an area empty than this fills it instead, but goes no farther in than so many times. */
const SPARE = 0.4;
const MOST_FILL = 2;

/** The same, but in an area of quite another shape the part fills it, as far as that is bearable, around some point of it. */
export function fillOf(part: Box, area: Box, [px, py]: [number, number]): View {
  const whole = viewOf(part, area);
  const sides = [(part.width * whole.k) / area.width, (part.height * whole.k) / area.height];
  if (Math.min(...sides) > 1 - SPARE) return whole;
  const k = whole.k * Math.min(1 / Math.min(...sides), MOST_FILL);
  const along = (middle: number, from: number, size: number, room: number) =>
    size * k <= room ? from + size / 2 : Math.min(Math.max(middle, from + room / k / 2), from + size - room / k / 2);
  return {
    x: area.x + area.width / 2 - k * along(px, part.x, part.width, area.width),
    y: area.y + area.height / 2 - k * along(py, part.y, part.height, area.height),
    k,
  };
}

/** How far the board must be moved so that a point of it lies in an area of the screen, `margin` pixels from its edge. */
export function wayInto(view: View, [px, py]: [number, number], area: Box, margin: number): [number, number] {
  const along = (at: number, from: number, size: number) => {
    const room = Math.min(margin, size / 2);
    return Math.min(Math.max(at, from + room), from + size - room) - at;
  };
  return [along(view.x + view.k * px, area.x, area.width), along(view.y + view.k * py, area.y, area.height)];
}
