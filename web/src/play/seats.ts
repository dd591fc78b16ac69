import type { SeatInfo, Table } from "../protocol";

/** The seat this viewer acts for now: the one that is asked, else the first of theirs; "" for spectators. */
export function actingSeat(table: Table): string {
  const { prompt } = table.scene;
  if (prompt.mine && prompt.seat) return prompt.seat;
  const mine = table.seats.filter((seat) => seat.mine);
  return (mine.find((seat) => seat.waiting) ?? mine[0])?.id ?? "";
}

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
