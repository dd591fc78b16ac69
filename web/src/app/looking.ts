/**
 * Looks at once or, if so many milliseconds are given, a little later; then again and again, and whenever the page comes to the fore.
 * A hidden page does not look. Returns what ends it.
 */
export function lookAgain(look: () => void, every: number, later = 0): () => void {
  const whenSeen = () => {
    if (!document.hidden) look();
  };
  let first: ReturnType<typeof setTimeout> | undefined;
  if (later > 0) first = setTimeout(whenSeen, later);
  else whenSeen();
  const timer = setInterval(whenSeen, every);
  document.addEventListener("visibilitychange", whenSeen);
  return () => {
    clearTimeout(first);
    clearInterval(timer);
    document.removeEventListener("visibilitychange", whenSeen);
  };
}
