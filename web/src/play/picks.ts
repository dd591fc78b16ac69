import { createContext } from "preact";
import type { Button, Choice, Pick, Scene } from "../protocol";
import type { Translate } from "../app/texts";

/** Something that can be given up: what it is called on the page, and what is sent for it. */
export interface Pickable {
  id: string;
  choice: Choice;
}

/** The things that are marked, by their ids as `pickables` names them. */
export const Marks = createContext<ReadonlySet<string>>(new Set());

/** What a thing offers to a question in which several things are given up; null if it is none of them. */
export function picked(choices: Choice[], pick: Pick): Choice | null {
  return choices.find(({ action, unprompted, why }) => !unprompted && !why && action.split(" ")[0] === pick.verb) ?? null;
}

/** The things that can be given up, in the order of the Scene. */
export function pickables({ tokens, cards, prompt }: Scene): Pickable[] {
  if (!prompt.pick) return [];
  const things = [...cards.flatMap((group) => group.cards.map((card) => ({ id: `card ${card.id}`, choices: card.choices }))), ...tokens.map((token) => ({ id: `token ${token.id}`, choices: token.choices }))];
  return things.flatMap(({ id, choices }) => {
    const choice = picked(choices, prompt.pick!);
    return choice ? [{ id, choice }] : [];
  });
}

/** What is given up as things are marked, and the button that sends it. */
export function picking(scene: Scene, marked: ReadonlySet<string>, t: Translate): { button: Button; actions: string[] } | null {
  const { pick } = scene.prompt;
  if (!pick) return null;
  const things = pickables(scene);
  const marks = things.filter(({ id }) => marked.has(id)).length;
  const given = things.filter(({ id }) => marked.has(id) !== pick.kept).map(({ choice }) => choice.action);
  const enough = given.length >= pick.low && given.length <= pick.high;
  const actions = pick.end && given.length < things.length ? [...given, pick.end] : given;
  const of = pick.kept ? things.length - pick.low : pick.low;
  const said = { count: marks, of };
  const label = pick.kept ? t("pick-keep", said) : pick.low === 0 ? t("pick-some", said) : t("pick-done", said);
  const [action = "", ...then] = actions;
  const cite = scene.prompt.cite;
  return { actions, button: { label, action, then, enabled: enough, why: t("pick-why", said), cite, primary: true, role: "done", stake: "" } };
}
