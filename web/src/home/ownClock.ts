import type { ClockLimits, ClockPreset } from "../protocol";

type Kind = ClockPreset["kind"];
export type Part = "bank_s" | "increment_s" | "cap_s";

/** What a clock of one's own is called among those that are offered, by its kind. */
export const OWN: Record<Kind, string> = { live: "own-live", days: "own-days" };

/** The seconds of the unit in which each part of a clock is typed: minutes and seconds, or days, hours and days. */
export const UNITS: Record<Kind, Partial<Record<Part, number>>> = {
  live: { bank_s: 60, increment_s: 1 },
  days: { bank_s: 86_400, increment_s: 3_600, cap_s: 86_400 },
};

export const isOwn = (clock: { id: string } | null): boolean => clock !== null && Object.values(OWN).includes(clock.id);

/** The parts of a clock of this kind that are typed. */
export const partsOf = (kind: Kind): Part[] => Object.keys(UNITS[kind]) as Part[];

/** A clock of one's own of this kind, to begin with: the one that was chosen before, or else the usual one of those offered. */
export function firstOwn(kind: Kind, chosen: ClockPreset | null, offered: ClockPreset[]): ClockPreset | null {
  const like = chosen?.kind === kind ? chosen : offered.find((one) => one.kind === kind && one.id === "usual") ?? offered.find((one) => one.kind === kind);
  return like ? { ...like, id: OWN[kind] } : null;
}

/** What is typed for each part of a clock, in its unit. */
export function typedOf(clock: ClockPreset): Record<Part, string> {
  const text = (part: Part) => String((clock[part] ?? 0) / (UNITS[clock.kind][part] ?? 1));
  return { bank_s: text("bank_s"), increment_s: text("increment_s"), cap_s: text("cap_s") };
}

const WHOLE = /^\d{1,6}$/;
const read = (text: string) => (WHOLE.test(text.trim()) ? Number(text) : null);

/** The least and the most of a part in its unit. What may be gathered is at least what one has at the start, where that is right. */
export function rangeOf(part: Part, kind: Kind, typed: Record<Part, string>, limits: ClockLimits): [number, number] {
  const unit = UNITS[kind][part] ?? 1;
  const within = (about: Part): [number, number] => {
    const [least, most] = about === "increment_s" ? limits.increment_s : limits.bank_s;
    return [Math.ceil(least! / (UNITS[kind][about] ?? 1)), Math.floor(most! / (UNITS[kind][about] ?? 1))];
  };
  if (part !== "cap_s") return within(part);
  const [least, most] = within("bank_s");
  const bank = read(typed.bank_s);
  return [bank !== null && bank >= least && bank <= most ? bank : least, Math.floor((limits.cap_s ?? 0) / unit)];
}

/** The parts that are not typed as the server wants them. */
export function wrongParts(kind: Kind, typed: Record<Part, string>, limits: ClockLimits): Part[] {
  return partsOf(kind).filter((part) => {
    const value = read(typed[part]);
    const [least, most] = rangeOf(part, kind, typed, limits);
    return value === null || value < least || value > most;
  });
}

/** The clock that is typed; null if a part of it is wrong. */
export function ownClock(kind: Kind, typed: Record<Part, string>, limits: ClockLimits): ClockPreset | null {
  if (wrongParts(kind, typed, limits).length > 0) return null;
  const seconds = (part: Part) => Number(typed[part]) * UNITS[kind][part]!;
  return { id: OWN[kind], kind, bank_s: seconds("bank_s"), increment_s: seconds("increment_s"), cap_s: kind === "live" ? null : seconds("cap_s") };
}
