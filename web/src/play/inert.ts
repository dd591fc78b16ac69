import type { Card, CardGroup, Scene } from "../protocol";

const still = <T extends { choices: unknown[] }>(thing: T): T => ({ ...thing, choices: [] });

/** The same Scene with nothing to choose in it: a moment of the past. */
export function inert(scene: Scene): Scene {
  const group = (cards: CardGroup): CardGroup => ({ ...cards, cards: cards.cards.map((card: Card) => still(card)) });
  return {
    ...scene,
    areas: scene.areas.map((area) => still(area)),
    tokens: scene.tokens.map((token) => still(token)),
    cards: scene.cards.map(group),
    buttons: [],
    prompt: { ...scene.prompt, mine: false, why_pattern: "" },
  };
}
