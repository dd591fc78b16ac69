import type { Choice } from "../protocol";

/** A part of the screen. */
export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A strip of verbs has at most so many, with so many letters in all; more are a list. */
const MOST_VERBS = 5;
const MOST_LETTERS = 100;

/** Whether choices make a strip: a few verbs that are all open. */
export function isStrip(choices: Choice[]): boolean {
  const letters = choices.reduce((sum, { label, stake }) => sum + label.length + stake.length, 0);
  return choices.length > 1 && choices.length <= MOST_VERBS && letters <= MOST_LETTERS && choices.every(({ why }) => !why);
}

/** Whether choices lie in a tray: more than a strip has room for, and most of them with a picture. */
export function isTray(choices: Choice[]): boolean {
  return choices.filter(({ tile }) => tile).length > MOST_VERBS;
}

/** How far a strip stays from what it is about, and from the edge of the window; what is around a point counts as part of it. */
const GAP = 15;
const AROUND = 15;
const EDGE = 8;
/** What lies no farther than this from the point is kept free; of a place, so much around its middle. */
const NEAR = 160;
const MIDDLE = 26;

/**
 * Where a strip goes: of the eight positions around the place `of` which it is, or around the point at which that was pressed, the first
 * that covers nothing of what must be seen, else the one that covers least.
 */
export function stripCorner(size: { width: number; height: number }, at: { x: number; y: number }, of: Rect | null, avoid: Rect[], room: Rect): { left: number; top: number } {
  const { width, height } = size;
  const point = { left: at.x - AROUND, top: at.y - AROUND, width: 2 * AROUND, height: 2 * AROUND };
  const things = of ? [of, point] : [point];
  const within = things.flatMap((thing) => positions(thing, size)).map(([x, y]) => ({
    left: Math.max(room.left + EDGE, Math.min(x, room.left + room.width - width - EDGE)),
    top: Math.max(room.top + EDGE, Math.min(y, room.top + room.height - height - EDGE)),
  }));
  const covered = within.map((corner) => [...things, ...avoid].reduce((sum, rect) => sum + common({ ...corner, width, height }, rect), 0));
  return within[covered.indexOf(Math.min(...covered))]!;
}

/** The eight positions around a thing: below it, above, beside it, and at its corners. */
function positions({ left, top, width, height }: Rect, size: { width: number; height: number }): [number, number][] {
  const [low, high] = [top + height + GAP, top - GAP - size.height];
  const [after, before] = [left + width + GAP, left - GAP - size.width];
  const [across, level] = [left + width / 2 - size.width / 2, top + height / 2 - size.height / 2];
  return [[across, low], [across, high], [after, level], [before, level], [after, low], [before, low], [after, high], [before, high]];
}

/** What a strip at a point of the screen must not cover: what can be chosen near it, and all of the hand. */
export function keptFree(at: { x: number; y: number }): Rect[] {
  const near = ({ left, top, width, height }: Rect) => Math.hypot(left + width / 2 - at.x, top + height / 2 - at.y) <= NEAR;
  const found = [...document.querySelectorAll(".token.is-open, .token.is-held, .area.is-open")].map((element) => {
    const rect = element.getBoundingClientRect();
    const [wide, high] = [Math.min(rect.width, 2 * MIDDLE), Math.min(rect.height, 2 * MIDDLE)];
    return { left: rect.left + (rect.width - wide) / 2, top: rect.top + (rect.height - high) / 2, width: wide, height: high };
  });
  return [...found.filter(near), ...[...document.querySelectorAll(".hand .fan-cards, .bar")].map((element) => element.getBoundingClientRect())];
}

function common(a: Rect, b: Rect): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}
