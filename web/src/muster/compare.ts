import type { MusterView } from "../protocol";

export interface Compared {
  name: string;
  left: string;
  right: string;
}

/** Two armies side by side, fact by fact: those of the first in their order, then what only the second has. */
export function compared(left: MusterView, right: MusterView): Compared[] {
  const [one, other] = [new Map(left.facts), new Map(right.facts)];
  const names = [...one.keys(), ...[...other.keys()].filter((name) => !one.has(name))];
  return names.map((name) => ({ name, left: one.get(name) ?? "–", right: other.get(name) ?? "–" }));
}
