import { pointInSpots } from "../board/ground";
import type { Choice, Scene } from "../protocol";
import { allChoices } from "./choices";

/** An advised action, its words, and the ids of whatever on the table is clicked for it. */
export interface Advised {
  action: string;
  label: string;
  stake: string;
  things: string[];
  cards: string[];
}

/** An advised action in the light of a Scene; null if the Scene does not offer it. */
export function advisedIn(scene: Scene, action: string): Advised | null {
  const offers = ({ choices }: { choices: Choice[] }) => choices.some((choice) => choice.action === action && !choice.why && choice.then.length === 0);
  const known = allChoices(scene).find((choice) => choice.action === action && choice.then.length === 0);
  const spot = known ? null : pointInSpots(scene.prompt.spots, action);
  if (!known && !spot) return null;
  const pieces = scene.tokens.filter(offers).map((token) => token.id);
  const areas = scene.areas.filter(offers).map((area) => area.id);
  return {
    action,
    label: known?.label ?? spot!.choice.label,
    stake: known?.stake ?? "",
    things: spot ? [spot.point.join(",")] : [...areas, ...pieces],
    cards: scene.cards.flatMap((group) => group.cards.filter(offers).map((card) => card.id)),
  };
}
