import { useEffect, useState } from "preact/hooks";

/** The pages of the client and what their addresses carry. */
export type Route =
  | { page: "home" }
  | { page: "play"; match: string }
  | { page: "rules"; game: string }
  | { page: "editor"; game: string }
  | { page: "lost" };

export function parseRoute(pathname: string): Route {
  const parts = pathname.split("/").filter(Boolean).map(decodeURIComponent);
  if (parts.length === 0) return { page: "home" };
  if (parts.length === 2 && parts[0] === "play") return { page: "play", match: parts[1]! };
  if (parts.length === 2 && parts[0] === "rules") return { page: "rules", game: parts[1]! };
  if (parts.length === 2 && parts[0] === "editor") return { page: "editor", game: parts[1]! };
  return { page: "lost" };
}

/** The key of an invitation link; it stands behind `#`, so it never leaves the browser with a page request. */
export function keyInHash(hash: string): string | null {
  return new URLSearchParams(hash.replace(/^#/, "")).get("k");
}

export function playPath(match: string): string {
  return `/play/${encodeURIComponent(match)}`;
}

export function editorPath(game: string): string {
  return `/editor/${encodeURIComponent(game)}`;
}

export function privateLink(match: string, key: string): string {
  return `${location.origin}${playPath(match)}#k=${encodeURIComponent(key)}`;
}

/**
 * Where a citation like "HUNT 36", "HUNT G11", "QMG R-46" or "T&T C-Combat" is explained: its last number, with its letter, names the rule or
 * the card; a chapter that has no number is named by its letter and a word.
 */
export function rulePath(game: string, cite: string): string {
  const numbers = cite.match(/(?:\b[A-Z]-?)?\d+(?:\.\d+)*[a-z]?|\b[A-Z]-[A-Z][A-Za-z]+/g);
  const anchor = numbers ? `#rule-${numbers[numbers.length - 1]}` : "";
  return `/rules/${encodeURIComponent(game)}${anchor}`;
}

export function navigate(path: string): void {
  history.pushState(null, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
  scrollTo(0, 0);
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
