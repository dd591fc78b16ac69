import type { Trace } from "../protocol";
import type { AreaShape } from "./art";

interface Point {
  x: number;
  y: number;
}

/** A trace as it is drawn: its corners, and a numbered mark in the middle of each leg. */
export interface Course {
  points: Point[];
  legs: (Point & { number: number })[];
}

/** How far a line keeps from the middle of the place it ends in, as a share of the place's size. */
const SHORT = 0.34;

export function course(trace: Trace, areas: Map<string, AreaShape>): Course | null {
  const stops = trace.places.flatMap((place) => areas.get(place) ?? []).filter((stop, i, all) => stop !== all[i - 1]);
  if (stops.length < 2) return null;
  const points: Point[] = stops.map(({ x, y }) => ({ x, y }));
  const last = stops[stops.length - 1]!;
  const before = stops[stops.length - 2]!;
  const length = Math.hypot(last.x - before.x, last.y - before.y) || 1;
  const keep = Math.min(SHORT * last.size, length / 3) / length;
  points[points.length - 1] = { x: last.x - (last.x - before.x) * keep, y: last.y - (last.y - before.y) * keep };
  const legs = stops.slice(1).map((stop, i) => ({
    x: (stop.x + stops[i]!.x) / 2,
    y: (stop.y + stops[i]!.y) / 2,
    number: i + 1,
  }));
  return { points, legs };
}
