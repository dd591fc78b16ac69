import type { SeatInfo } from "../protocol";

/** The letter that tells a tone without its colour: the first letter of its seat that no other has, after the words they share. */
export function letters(seats: SeatInfo[]): (tone: string) => string {
  const initials = new Map<string, string>();
  const shared = beginning(seats.map(({ name }) => name));
  for (const { tone, name } of seats) {
    const others = new Set(initials.values());
    const letter = [...name.slice(shared).toUpperCase()].find((sign) => sign.trim() && !others.has(sign));
    initials.set(tone, letter ?? name.slice(0, 1));
  }
  return (tone) => initials.get(tone) ?? "";
}

/** How long the words are that all names begin with, as "Side " in "Side A" and "Side B". */
function beginning(names: string[]): number {
  const [first = "", ...rest] = names;
  let length = 0;
  for (let end = first.indexOf(" ") + 1; end > 0; end = first.indexOf(" ", end) + 1) {
    if (rest.length > 0 && rest.every((name) => name.startsWith(first.slice(0, end)))) length = end;
  }
  return length;
}
