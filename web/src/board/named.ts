/** Letters without their marks: who has no such key finds a name as well. */
const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLocaleUpperCase();

/** The next thing whose name begins with a letter, after the one that has the focus. */
export function nextNamed<T extends Element>(things: T[], letter: string): T | undefined {
  const now = things.findIndex((thing) => thing === document.activeElement);
  const named = (thing: T) => plain(thing.getAttribute("aria-label") ?? thing.textContent!.trim()).startsWith(plain(letter));
  return [...things.slice(now + 1), ...things.slice(0, now + 1)].find(named);
}
