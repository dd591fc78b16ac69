import { useEffect, useState } from "preact/hooks";

/** The pages of the client and what their addresses carry. */
export type Route =
  | { page: "home" }
  | { page: "account" }
  | { page: "admin" }
  | { page: "mailLink"; link: MailLink }
  | { page: "unsubscribe"; token: string }
  | { page: "lobby" }
  | { page: "tournaments" }
  | { page: "tournament"; id: string }
  | { page: "ratings"; pool: string }
  | { page: "statistics"; game: string }
  | { page: "openData" }
  | { page: "person"; name: string }
  | { page: "play"; match: string; end: boolean }
  | { page: "rules"; game: string }
  | { page: "editor"; game: string }
  | { page: "muster"; game: string }
  | { page: "odds"; game: string }
  | { page: "lessons"; game: string }
  | { page: "puzzles"; game: string }
  | { page: "practice"; game: string }
  | { page: "position"; game: string }
  | { page: "lost" };

/** What a link in a mail does. */
export type MailLink = "confirm" | "reset" | "undo";

const isMailLink = (text: string): text is MailLink => text === "confirm" || text === "reset" || text === "undo";

/** A part of an address as it was meant; one that nothing was encoded as stays as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function parseRoute(pathname: string): Route {
  const parts = pathname.split("/").filter(Boolean).map(decoded);
  if (parts.length === 0) return { page: "home" };
  if (parts.length === 1 && parts[0] === "account") return { page: "account" };
  if (parts.length === 1 && parts[0] === "admin") return { page: "admin" };
  if (parts.length === 2 && parts[0] === "account" && isMailLink(parts[1]!)) return { page: "mailLink", link: parts[1] };
  if (parts.length === 2 && parts[0] === "u") return { page: "unsubscribe", token: parts[1]! };
  if (parts.length === 1 && parts[0] === "lobby") return { page: "lobby" };
  if (parts.length === 1 && parts[0] === "tournaments") return { page: "tournaments" };
  if (parts.length === 2 && parts[0] === "tournaments") return { page: "tournament", id: parts[1]! };
  if (parts.length <= 2 && parts[0] === "ratings") return { page: "ratings", pool: parts[1] ?? "" };
  if (parts.length === 1 && parts[0] === "open-data") return { page: "openData" };
  if (parts.length <= 2 && parts[0] === "statistics") return { page: "statistics", game: parts[1] ?? "" };
  if (parts.length === 2 && parts[0] === "people") return { page: "person", name: parts[1]! };
  if (parts.length === 2 && parts[0] === "play") return { page: "play", match: parts[1]!, end: false };
  if (parts.length === 3 && parts[0] === "play" && parts[2] === "end") return { page: "play", match: parts[1]!, end: true };
  if (parts.length === 2 && parts[0] === "rules") return { page: "rules", game: parts[1]! };
  if (parts.length === 2 && parts[0] === "editor") return { page: "editor", game: parts[1]! };
  if (parts.length === 2 && parts[0] === "muster") return { page: "muster", game: parts[1]! };
  if (parts.length === 3 && parts[0] === "study" && parts[2] === "odds") return { page: "odds", game: parts[1]! };
  if (parts.length === 3 && parts[0] === "study" && parts[2] === "lessons") return { page: "lessons", game: parts[1]! };
  if (parts.length === 3 && parts[0] === "study" && parts[2] === "puzzles") return { page: "puzzles", game: parts[1]! };
  if (parts.length === 3 && parts[0] === "study" && parts[2] === "practice") return { page: "practice", game: parts[1]! };
  if (parts.length === 3 && parts[0] === "study" && parts[2] === "editor") return { page: "position", game: parts[1]! };
  return { page: "lost" };
}

/** The key of an invitation link; it stands behind `#`, so it never leaves the browser with a page request. */
export function keyInHash(hash: string): string | null {
  return new URLSearchParams(hash.replace(/^#/, "")).get("k");
}

export function playPath(match: string): string {
  return `/play/${encodeURIComponent(match)}`;
}

/** The page of a match that is over. */
export function endPath(match: string): string {
  return `${playPath(match)}/end`;
}

/** A match as it was after some ply. */
export function momentPath(match: string, ply: number): string {
  return `${playPath(match)}?ply=${ply}`;
}

/** The moment of the past that an address asks for, of a match that stands at `now`. */
export function momentIn(search: string, now: number): number | null {
  const ply = new URLSearchParams(search).get("ply");
  return ply !== null && /^\d{1,9}$/.test(ply) && Number(ply) < now ? Number(ply) : null;
}

/** The ratings of a pool; without one, of the first there is. */
export function ratingsPath(pool = ""): string {
  return pool ? `/ratings/${encodeURIComponent(pool)}` : "/ratings";
}

/** The statistics of a title; without one, of the first of which games are over. */
export function statisticsPath(game = ""): string {
  return game ? `/statistics/${encodeURIComponent(game)}` : "/statistics";
}

export function personPath(name: string): string {
  return `/people/${encodeURIComponent(name)}`;
}

/** A tournament; without one, the list of all. */
export function tournamentPath(id = ""): string {
  return id ? `/tournaments/${encodeURIComponent(id)}` : "/tournaments";
}

export function editorPath(game: string): string {
  return `/editor/${encodeURIComponent(game)}`;
}

export function musterPath(game: string): string {
  return `/muster/${encodeURIComponent(game)}`;
}

/** The position editor of a game. */
export function positionPath(game: string): string {
  return `/study/${encodeURIComponent(game)}/editor`;
}

export function lessonsPath(game: string): string {
  return `/study/${encodeURIComponent(game)}/lessons`;
}

/** The puzzles of a game: one of them, or that of the day. */
export function puzzlesPath(game: string, id = ""): string {
  return `/study/${encodeURIComponent(game)}/puzzles${id && `?id=${encodeURIComponent(id)}`}`;
}

/** An endless run of the puzzles of a theme (empty: of any). */
export function practicePath(game: string, theme = ""): string {
  return `/study/${encodeURIComponent(game)}/practice${theme && `?theme=${encodeURIComponent(theme)}`}`;
}

export function privateLink(match: string, key: string): string {
  return `${location.origin}${playPath(match)}#k=${encodeURIComponent(key)}`;
}

/**
 * What a citation like "HUNT 36", "HUNT G11", "QMG R-46" or "T&T C-Combat" names: its last number, with its letter, is the rule or the card; a
 * chapter that has no number is named by its letter and a word. Empty if it names the rules as a whole.
 */
export function ruleName(cite: string): string {
  return cite.match(/(?:\b[A-Z]-?)?\d+(?:\.\d+)*[a-z]?|\b[A-Z]-[A-Z][A-Za-z]+/g)?.at(-1) ?? "";
}

/** Where the rule that a citation names stands. */
export function rulePath(game: string, cite: string): string {
  const name = ruleName(cite);
  return `/rules/${encodeURIComponent(game)}${name && `#rule-${name}`}`;
}

export function navigate(path: string): void {
  history.pushState(null, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
  scrollTo(0, 0);
}

/** Goes to the page of another address in place of this one. */
export function replaceRoute(path: string): void {
  history.replaceState(null, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
}

export function useRoute(): Route {
  const [pathname, setPathname] = useState(location.pathname);
  useEffect(() => {
    const follow = () => setPathname(location.pathname);
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, []);
  return parseRoute(pathname);
}
