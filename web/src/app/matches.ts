import { read, write } from "./storage";

/** A match this browser holds a key of. */
export interface MyMatch {
  match: string;
  key: string;
  title: string;
  at: string;
}

const LIMIT = 60;

export function myMatches(): MyMatch[] {
  return read<MyMatch[]>("matches", []);
}

export function keyOf(match: string): string | null {
  return myMatches().find((mine) => mine.match === match)?.key ?? null;
}

/** Keeps the newest matches first; an entry known already is renewed. */
export function remember(entry: MyMatch): void {
  const others = myMatches().filter((mine) => mine.match !== entry.match);
  write("matches", [entry, ...others].slice(0, LIMIT));
}

export function forget(match: string): void {
  write("matches", myMatches().filter((mine) => mine.match !== match));
}
