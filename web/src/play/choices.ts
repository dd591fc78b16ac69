import { fitsSpot } from "../board/ground";
import type { Choice, Scene } from "../protocol";

/** Whether something is there to be chosen now: it stands out, unlike what may merely be done unprompted. */
export function isAsked(choices: Choice[]): boolean {
  return choices.some((choice) => !choice.unprompted && !choice.why);
}

/** Whether something is asked that has a place on the table: the board, a piece, a card, a point. */
export function isAskedOnTable({ areas, tokens, cards, prompt }: Scene): boolean {
  const things = [...areas, ...tokens, ...cards.flatMap((group) => group.cards)];
  return prompt.spots.length > 0 || things.some(({ choices }) => isAsked(choices));
}

/** What can be chosen here, for those who hear the page: what is not open now is left out. */
export function spoken(choices: Choice[]): string {
  return choices
    .filter((choice) => !choice.why)
    .map((choice) => choice.label)
    .join("; ");
}

/** Whether an action can be chosen here, at some thing or at some point. */
export function isOffered(scene: Scene, action: string): boolean {
  return allChoices(scene).some((choice) => choice.action === action) || fitsSpot(scene.prompt.spots, action);
}

/** Every choice of a Scene once, wherever it can be clicked; words that would come twice say what they belong to. */
export function allChoices(scene: Scene): Choice[] {
  const found = new Map<string, { choice: Choice; of: string }>();
  const add = (choices: Choice[], of: string) => {
    for (const choice of choices) if (!choice.why && !found.has(choice.action)) found.set(choice.action, { choice, of });
  };
  for (const group of scene.cards) for (const card of group.cards) add(card.choices, card.title);
  for (const token of scene.tokens) add(token.choices, token.title);
  for (const area of scene.areas) add(area.choices, area.title || area.id);
  for (const { action, label, enabled, cite, stake, then } of scene.buttons)
    if (enabled) add([{ action, label, cite, unprompted: false, why: "", main: false, stake, then, grasp: false, places: [], tile: null, station: false, by: [] }], "");
  const all = [...found.values()];
  const times = new Map<string, number>();
  for (const { choice } of all) times.set(choice.label, (times.get(choice.label) ?? 0) + 1);
  return all.map(({ choice, of }) => (of && times.get(choice.label)! > 1 ? { ...choice, label: `${of}: ${choice.label}` } : choice));
}
