import { grouped, isHeading, type LogGroup } from "../play/logGroups";
import type { Story } from "../play/useLog";
import { isTakenBack } from "../play/takebacks";
import type { LogLine, TakenBack } from "../protocol";

/** Something worth stopping at: the beginning of a turn or a phase, or a headline. */
export interface Moment {
  ply: number;
  seat: string;
  text: string;
  heading: boolean;
}

/** What is worth stopping at, one thing for each ply: its heading, else its first headline. */
export function momentsOf(lines: LogLine[]): Moment[] {
  const found = new Map<number, Moment>();
  for (const line of lines) {
    const heading = isHeading(line);
    if (line.level > 0 || (found.has(line.ply) && (!heading || found.get(line.ply)!.heading))) continue;
    found.set(line.ply, { ply: line.ply, seat: line.seat, text: line.text, heading });
  }
  return [...found.values()].sort((one, other) => one.ply - other.ply);
}

/** The next moment after a ply in a direction; without one, the next ply. */
export function nextMoment(moments: Moment[], ply: number, step: 1 | -1): number {
  const plies = moments.map((moment) => moment.ply);
  const next = step > 0 ? plies.find((one) => one > ply) : plies.filter((one) => one < ply).pop();
  return next ?? ply + step;
}

/** The beginning of the turn after a ply, or of the one before; nothing if there is none. */
export function nextTurn(moments: Moment[], ply: number, step: 1 | -1): number | undefined {
  const turns = moments.filter(({ heading }) => heading);
  return step > 0 ? turns.find((one) => one.ply > ply)?.ply : turns.filter((one) => one.ply < ply).pop()?.ply;
}

/** What others have done since a ply, the headlines alone, as the log tells them. */
export function recapOf({ from, lines }: Story, acted: number, own: Set<string>, backs: TakenBack[] = []): LogGroup[] {
  const first = lines.findIndex((line) => line.ply > acted);
  if (own.size === 0 || first < 0) return [];
  const since = { from: from + first, lines: lines.slice(first).filter((line) => line.level === 0 && !own.has(line.seat) && !isTakenBack(backs, line.ply)) };
  return grouped(since);
}

/** The luck of a seat: what its rolls got, and what they were owed on average. */
export interface SeatLuck {
  seat: string;
  got: number;
  owed: number;
}

/** The luck of all seats since a ply, details included. */
export function luckSince(lines: LogLine[], acted: number): SeatLuck[] {
  const found = new Map<string, SeatLuck>();
  for (const { ply, seat, luck } of lines) {
    if (!luck || ply <= acted || seat === "") continue;
    const sum = found.get(seat) ?? { seat, got: 0, owed: 0 };
    found.set(seat, { seat, got: sum.got + luck.got, owed: sum.owed + luck.owed });
  }
  return [...found.values()];
}

/** What had been told at a ply. */
export function until({ from, lines }: Story, ply: number | null): Story {
  return { from, lines: ply === null ? lines : lines.filter((line) => line.ply <= ply) };
}
