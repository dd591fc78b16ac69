import { newOnce } from "./once";
import { keyInHash } from "./routes";
import { read, write } from "./storage";

/** A match this browser holds a key of. */
export interface MyMatch {
  match: string;
  /** Empty where the account opens it, and not this browser. */
  key: string;
  title: string;
  at: string;
}

const LIMIT = 60;

export function myMatches(): MyMatch[] {
  return read<MyMatch[]>("matches", []);
}

/** The key this browser holds, or of two seats at one browser the one this tab sits on. */
export function keyOf(match: string): string | null {
  return read<string | null>(`key.${match}`, null, "tab") ?? browserKeyOf(match);
}

/** Takes the key out of the address, so that a copied address or a screenshot does not carry it; the page keeps it when it is loaded anew. */
export function takeKey(match: string): string | null {
  const key = keyInHash(location.hash);
  if (key) history.replaceState({ key }, "", location.pathname);
  return key ?? (history.state as { key?: string } | null)?.key ?? keyOf(match);
}

export function browserKeyOf(match: string): string | null {
  return myMatches().find((mine) => mine.match === match)?.key || null;
}

/** Keeps a key for this tab, and for the browser unless it sits at that match already; the newest matches come first. */
export function remember(match: string, key: string, title: string): void {
  write(`key.${match}`, key, "tab");
  const all = myMatches();
  const known = all.find((mine) => mine.match === match);
  const entry = { match, key: known?.key ?? key, title, at: new Date().toISOString() };
  write("matches", [entry, ...all.filter((mine) => mine !== known)].slice(0, LIMIT));
}

/** Keeps a key for this tab alone. */
export function rememberHere(match: string, key: string): void {
  write(`key.${match}`, key, "tab");
}

/** Forgets a key that opens nothing any more; the match stays, for the account opens it. */
export function dropKey(match: string): void {
  write(`key.${match}`, null, "tab");
  write("matches", myMatches().map((mine) => (mine.match === match ? { ...mine, key: "" } : mine)));
}

/** A secret word that goes with every try of this browser to sit down at a match, so that a lost answer can be asked for again. */
export function onceFor(match: string): string {
  const known = read<string | null>(`once.${match}`, null);
  if (known) return known;
  const once = newOnce();
  write(`once.${match}`, once);
  return once;
}

export function forget(match: string): void {
  write("matches", myMatches().filter((mine) => mine.match !== match));
}
