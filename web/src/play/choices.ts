import type { Choice, Scene } from "../protocol";

/** Every choice of a Scene once, wherever it can be clicked; the text table lists them. */
export function allChoices(scene: Scene): Choice[] {
  const found = new Map<string, Choice>();
  const add = (choices: Choice[], title: string) => {
    for (const choice of choices) {
      if (found.has(choice.action)) continue;
      const label = title && !choice.label.includes(title) ? `${title}: ${choice.label}` : choice.label;
      found.set(choice.action, { ...choice, label });
    }
  };
  for (const group of scene.cards) for (const card of group.cards) add(card.choices, card.title);
  for (const token of scene.tokens) add(token.choices, token.title);
  for (const area of scene.areas) add(area.choices, area.title || area.id);
  for (const { action, label, enabled, cite } of scene.buttons) if (enabled) add([{ action, label, cite }], "");
  return [...found.values()];
}
