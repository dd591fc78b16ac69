import type { Choice, Scene } from "../protocol";

/** Something that can be taken in hand: a piece or a card, as the page calls it, and where it lies. */
export interface Thing {
  id: string;
  choices: Choice[];
  place: string;
  held: boolean;
}

/** What is asked, without what may merely be done. */
export function asked(choices: Choice[]): Choice[] {
  return choices.filter(({ unprompted, why }) => !unprompted && !why);
}

/** What a plain click does: the only thing that is asked. Without one, the click opens what there is. */
export function plain(choices: Choice[]): Choice | null {
  const open = asked(choices);
  return open.length === 1 ? open[0]! : null;
}

/** What taking a thing in hand sends; null if it is in hand already, or is none that one takes. */
export function grasped(choices: Choice[]): Choice | null {
  const open = asked(choices).filter(({ grasp }) => grasp);
  return open.length === 1 ? open[0]! : null;
}

/** What a drop of a thing does that is not taken in hand first: its likeliest choice. */
export function used(choices: Choice[]): Choice | null {
  return plain(choices) ?? asked(choices).find(({ main }) => main) ?? null;
}

/** What a place offers to a thing that is dropped there: choices of the place that begin as one of the thing does, or that name the place. */
export function meant(thing: Thing, place: string, offered: Choice[]): Choice[] {
  const own = new Set(asked(thing.choices).map(({ action }) => action));
  const there = asked(offered).filter(({ action, then }) => then.length > 0 && own.has(action));
  return [...there, ...asked(thing.choices).filter(({ places }) => places.includes(place))];
}

/** The thing of this id, as a Scene has it now. */
export function thingOf(scene: Scene, id: string): Thing | null {
  const token = scene.tokens.find((one) => `token ${one.id}` === id);
  if (token) return { id, choices: token.choices, place: token.place, held: token.held };
  const card = scene.cards.flatMap((group) => group.cards).find((one) => `card ${one.id}` === id);
  return card ? { id, choices: card.choices, place: "", held: false } : null;
}

/** What is asked of a place, and of the pieces that a drop has met there. */
export function offeredAt(scene: Scene, place: string, token: string): Choice[] {
  const area = scene.areas.find(({ id }) => id === place)?.choices ?? [];
  const piece = scene.tokens.find(({ id }) => id === token)?.choices ?? [];
  return asked([...piece, ...area]);
}

/** The places at which a thing in hand may be dropped for a choice of its own. */
export function placesOf(thing: Thing | null): string[] {
  return thing ? [...new Set(asked(thing.choices).flatMap(({ places }) => places))] : [];
}
