const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;

/** How many milliseconds to wait before try number `n` (from 0): doubled each time, with some jitter so that many clients spread out. */
export function backoff(n: number, random: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** n) * (0.75 + random / 2);
}
