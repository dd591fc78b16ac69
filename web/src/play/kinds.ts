/** What can be chosen, by its kind. */
const KINDS = [".stage-unit.is-open button", ".token.is-open", ".area.is-open", ".ghost", ".hand .playing-card.is-open", "#prompt .buttons button"];

/** Goes to the first thing of the next kind that can be chosen. */
export function toKind(step: number): boolean {
  const firsts = KINDS.map((kind) => [...document.querySelectorAll<HTMLElement>(kind)].find((thing) => !thing.closest("[hidden]")));
  const now = KINDS.findIndex((kind) => document.activeElement?.matches(kind));
  for (let n = 1; n <= KINDS.length; n++) {
    const first = firsts[(Math.max(now, step > 0 ? -1 : 0) + step * n + 2 * KINDS.length) % KINDS.length];
    if (!first) continue;
    first.focus();
    return true;
  }
  return false;
}

/** An arrow key among things in a row or a list, as far as there are any more that way; whether it led anywhere. */
export function walkAlong(event: KeyboardEvent, things: HTMLElement[]): boolean {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  const now = things.indexOf(document.activeElement as HTMLElement);
  const next = step && now >= 0 ? things[now + step] : undefined;
  if (!next) return false;
  event.preventDefault();
  next.focus();
  return true;
}
