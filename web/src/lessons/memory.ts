import { read, write } from "../app/storage";

/** The most stars of each lesson that was done in this browser, by its id. */
export type Stars = Record<string, number>;

export function starsOf(): Stars {
  return read<Stars>("lessons", {});
}

export function keepStars(lesson: string, stars: number): void {
  const known = starsOf();
  if (stars > (known[lesson] ?? 0)) write("lessons", { ...known, [lesson]: stars });
}
