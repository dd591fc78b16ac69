import type { SeatInfo } from "../protocol";

/** The letter that tells a tone without its colour: the first of its seat's name, after the words that all names begin with, that is still free. */
export function letters(seats: SeatInfo[]): (tone: string) => string {
  const initials = new Map<string, string>();
  const spoken = seats.map(({ name }) => name.toUpperCase().split(" "));
  const differ = spoken[0]?.findIndex((word, i) => spoken.some((words) => words[i] !== word)) ?? -1;
  seats.forEach(({ tone, name }, seat) => {
    const others = new Set(initials.values());
    const letter = [...spoken[seat]!.slice(Math.max(differ, 0)).join("")].find((sign) => !others.has(sign));
    initials.set(tone, letter ?? name.slice(0, 1));
  });
  return (tone) => initials.get(tone) ?? "";
}
