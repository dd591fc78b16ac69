import type { SeatInfo } from "../protocol";

/** The letter that tells a tone without its colour: the first letter in which the name of its seat differs from the others. */
export function letters(seats: SeatInfo[]): (tone: string) => string {
  const initials = new Map<string, string>();
  for (const { tone, name } of seats) {
    const others = new Set(initials.values());
    const letter = [...name.toUpperCase()].find((sign) => sign.trim() && !others.has(sign));
    initials.set(tone, letter ?? name.slice(0, 1));
  }
  return (tone) => initials.get(tone) ?? "";
}
