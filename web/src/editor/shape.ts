import type { Point } from "../board/ground";

/** Corners of a piece, counter-clockwise; y goes up. */
export type Corners = Point[];

export interface Bounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** How much two sides may differ and still be called parallel and equal: corners are whole numbers. */
const SLACK = 2.5;
/** Nothing is made smaller than this. */
const LEAST = 4;

export function cornersOf(value: unknown): Corners {
  if (!Array.isArray(value)) return [];
  return value.filter((point): point is Point => Array.isArray(point) && point.length === 2 && point.every((x) => typeof x === "number" && Number.isFinite(x)));
}

export function boundsOf(corners: Corners): Bounds {
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return { west: Math.min(...xs), south: Math.min(...ys), east: Math.max(...xs), north: Math.max(...ys) };
}

export function middleOf(corners: Corners): Point {
  const { west, south, east, north } = boundsOf(corners);
  return [(west + east) / 2, (south + north) / 2];
}

export function areaOf(corners: Corners): number {
  return Math.abs(corners.reduce((sum, [x, y], i) => sum + x * corners[(i + 1) % corners.length]![1] - y * corners[(i + 1) % corners.length]![0], 0)) / 2;
}

export function boxOf({ west, south, east, north }: Bounds): Corners {
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ];
}

export function isBox(corners: Corners): boolean {
  if (corners.length !== 4) return false;
  const { west, south, east, north } = boundsOf(corners);
  return boxOf({ west, south, east, north }).every(([x, y], i) => corners[i]![0] === x && corners[i]![1] === y);
}

export const shifted = (corners: Corners, [dx, dy]: Point): Corners => corners.map(([x, y]) => [x + dx, y + dy]);

/** The way to go so that the south-west corner of the bounds comes to multiples of `step`, and everything stays on the table. */
export function snappedShift(corners: Corners, [dx, dy]: Point, step: number, [width, height]: Point): Point {
  const { west, south, east, north } = boundsOf(corners);
  const along = (low: number, high: number, far: number, most: number) => {
    // What moves along one axis alone keeps its place on the other, wherever that is.
    const goal = far === 0 ? low : Math.round((low + far) / step) * step;
    return Math.min(Math.max(goal, 0), Math.max(most - (high - low), 0)) - low;
  };
  return [along(west, east, dx, width), along(south, north, dy, height)];
}

/** Turned to the left around a middle; a quarter turn is exact. */
export function turned(corners: Corners, [cx, cy]: Point, degrees: number): Corners {
  if (degrees === 90) return corners.map(([x, y]) => [Math.round(cx + cy - y), Math.round(cy - cx + x)]);
  const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return corners.map(([x, y]) => [Math.round(cx + (x - cx) * c - (y - cy) * s), Math.round(cy + (x - cx) * s + (y - cy) * c)]);
}

/** A turned box, written again from its south-west corner on. */
export const boxed = (corners: Corners): Corners => boxOf(boundsOf(corners));

/** Larger or smaller around its middle. */
export function scaled(corners: Corners, factor: number): Corners {
  const [cx, cy] = middleOf(corners);
  return corners.map(([x, y]) => [Math.round(cx + (x - cx) * factor), Math.round(cy + (y - cy) * factor)]);
}

/** The nearest point of a grid that is on the table. */
export function snapped([x, y]: Point, step: number, [width, height]: Point): Point {
  const on = (value: number, most: number) => Math.min(Math.max(Math.round(value / step) * step, 0), most);
  return [on(x, width), on(y, height)];
}

/** Where a point comes to when it is pulled: on the grid and on the table. Pulled along one axis alone, it stays where it is on the other. */
export function pulledTo([x, y]: Point, [dx, dy]: Point, step: number, table: Point): Point {
  const [nx, ny] = snapped([x + dx, y + dy], step, table);
  return [dx ? nx : x, dy ? ny : y];
}

/** A box whose corner number `index` is pulled to a point; the opposite one stays. */
export function pulledBox(corners: Corners, index: number, [x, y]: Point): Corners {
  const { west, south, east, north } = boundsOf(corners);
  const left = index === 0 || index === 3;
  const low = index < 2;
  return boxOf({
    west: left ? Math.min(x, east - LEAST) : west,
    east: left ? east : Math.max(x, west + LEAST),
    south: low ? Math.min(y, north - LEAST) : south,
    north: low ? north : Math.max(y, south + LEAST),
  });
}

/** A strip: a rectangle at any angle, seen as a line from end to end with a width. */
export interface Strip {
  ends: [Point, Point];
  width: number;
}

const between = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2];
const far = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(ax - bx, ay - by);

/** The strip that corners are; null if they are none. It runs along its longer sides. */
export function stripOf(corners: Corners): Strip | null {
  if (corners.length !== 4) return null;
  const [a, b, c, d] = corners as [Point, Point, Point, Point];
  if (Math.abs(far(a, c) - far(b, d)) > SLACK || far(between(a, c), between(b, d)) > SLACK) return null;
  if (far(a, b) >= far(b, c)) return { ends: [between(d, a), between(b, c)], width: Math.round(far(b, c)) };
  return { ends: [between(a, b), between(c, d)], width: Math.round(far(a, b)) };
}

/** The corners of a strip, in whole numbers; a strip along the edges of the table keeps its width exactly. */
export function stripCorners({ ends: [a, b], width }: Strip): Corners {
  const long = far(a, b) || 1;
  const [ux, uy] = [(b[0] - a[0]) / long, (b[1] - a[1]) / long];
  const low: Point = [Math.round(a[0] + (uy * width) / 2), Math.round(a[1] - (ux * width) / 2)];
  const [wx, wy] = [Math.round(-uy * width), Math.round(ux * width)];
  const [lx, ly] = [Math.round(b[0] - a[0]), Math.round(b[1] - a[1])];
  return [low, [low[0] + lx, low[1] + ly], [low[0] + lx + wx, low[1] + ly + wy], [low[0] + wx, low[1] + wy]];
}

/** A strip whose end number `index` is pulled to a point. */
export function pulledStrip(corners: Corners, index: number, point: Point): Corners {
  const strip = stripOf(corners)!;
  const ends: [Point, Point] = index ? [strip.ends[0], point] : [point, strip.ends[1]];
  return far(...ends) < Math.max(strip.width, LEAST) ? corners : stripCorners({ ends, width: strip.width });
}

/** Whether all of it is on the table. */
export function fits(corners: Corners, [width, height]: Point): boolean {
  return corners.every(([x, y]) => x >= 0 && y >= 0 && x <= width && y <= height);
}
