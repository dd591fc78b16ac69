/** The page that somebody left to sign in. It is kept in memory alone, for an address may hold the key of a seat. */
let page = "";

/**
 * The address if it is that of a page of this site, as a path with what follows it; else "". An address that begins with two slashes
 * names another host, and browsers read a backslash as a slash and leave tabs and line breaks out.
 */
export function ownPath(address: string): string {
  if (!address.startsWith("/")) return "";
  try {
    const { origin, pathname } = new URL(address, location.origin);
    return origin === location.origin && !pathname.startsWith("//") ? address : "";
  } catch {
    return "";
  }
}

/** Notes this page. */
export function noteWayBack(): void {
  page = ownPath(location.pathname + location.search + location.hash);
}

/** The page to go back to, once; empty if nobody has left one to sign in. */
export function takeWayBack(): string {
  const found = page;
  page = "";
  return found;
}
