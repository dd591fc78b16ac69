import type { Button } from "../protocol";

/** The buttons of a Scene as the bar shows them: one that goes on, a few beside it, and the rest in a list. */
export interface Verbs {
  go: Button | null;
  near: Button[];
  more: Button[];
}

/** The button that goes on: it stands at the far right, and Enter presses it. */
export function goesOn(buttons: Button[]): Button | null {
  const open = buttons.filter((button) => button.enabled);
  const has = (role: string) => open.find((button) => button.role === role);
  return open.find((button) => button.primary) ?? has("next") ?? has("done") ?? null;
}

/** The room of the bar: how many buttons stand beside the one that goes on, and how many letters their labels may have together. */
export interface Room {
  verbs: number;
  letters: number;
}

/** Puts buttons where they belong; what is open comes before what is not. What would be cut says less than a list below. */
export function arranged(buttons: Button[], room: Room): Verbs {
  const go = goesOn(buttons);
  const rest = buttons.filter((button) => button !== go);
  const ordered = [...rest.filter((button) => button.enabled), ...rest.filter((button) => !button.enabled)];
  const letters = [go, ...ordered].map((button) => (button ? button.label.length : 0));
  const fitting = ordered.slice(0, room.verbs).filter((_, n) => sum(letters.slice(0, n + 2)) <= room.letters).length;
  // A list of one would only hide it.
  const near = ordered.length === 1 ? 1 : fitting;
  return { go, near: ordered.slice(0, near), more: ordered.slice(near) };
}

function sum(numbers: number[]): number {
  return numbers.reduce((all, number) => all + number, 0);
}
