/** Does something once the page has nothing more urgent to do. Returns what takes it back. */
export function whenIdle(work: () => void): () => void {
  // Safari does not tell when it is idle.
  if (!globalThis.requestIdleCallback) {
    const timer = setTimeout(work);
    return () => clearTimeout(timer);
  }
  const wish = requestIdleCallback(() => work());
  return () => cancelIdleCallback(wish);
}
