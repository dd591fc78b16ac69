import { keepLessons, whoAmI } from "../app/api";
import { read, write } from "../app/storage";

/** The most stars of each lesson that was done, by its id. */
export type Stars = Record<string, number>;

/** Those that this browser remembers: a guest's, and what an account has not been told yet. */
export function starsOf(): Stars {
  return read<Stars>("lessons", {});
}

export function keepStars(lesson: string, stars: number): void {
  const known = starsOf();
  if (stars > (known[lesson] ?? 0)) write("lessons", { ...known, [lesson]: stars });
}

/** The stars of whoever is here. Those that the browser remembers go to the account, if there is one. */
export async function mergedStars(): Promise<Stars> {
  const own = starsOf();
  if (!(await whoAmI())) return own;
  const stars = await keepLessons(own);
  // They are the account's now: whoever signs in here next begins with their own.
  write("lessons", Object.fromEntries(Object.entries(starsOf()).filter(([lesson, most]) => most > (own[lesson] ?? 0))));
  return stars;
}
