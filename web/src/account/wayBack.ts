/** The page that somebody left to sign in. It is kept in memory alone, for an address may hold the key of a seat. */
let page = "";

/** Notes this page. */
export function noteWayBack(): void {
  page = location.pathname + location.search + location.hash;
}

/** The page to go back to, once; empty if nobody has left one to sign in. */
export function takeWayBack(): string {
  const found = page;
  page = "";
  return found;
}
