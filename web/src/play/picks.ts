import { createContext } from "preact";
import type { Button, Choice, Pick, Scene } from "../protocol";
import type { Translate } from "../app/texts";

/** Something that can be given up: what it is called on the page, of which kind it is, and what is sent for it. */
export interface Pickable {
  id: string;
  kind: string;
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
  const held = cards.flatMap((group) => group.cards.map((card) => ({ id: `card ${card.id}`, kind: card.kind || card.title, choices: card.choices })));
  const laid = tokens.map((token) => ({ id: `token ${token.id}`, kind: `${token.symbol} ${token.tone}`, choices: token.choices }));
  return [...held, ...laid].flatMap(({ id, kind, choices }) => {
    const choice = picked(choices, prompt.pick!);
    return choice ? [{ id, kind, choice }] : [];
  });
}

/** The marks with all things of the kind of one of them, as many as may be marked; without that kind, if all of it is marked. */
export function withKind(scene: Scene, marked: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const { pick } = scene.prompt;
  const things = pickables(scene);
  const kind = things.find((thing) => thing.id === id)?.kind;
  if (!pick || kind === undefined) return marked;
  const alike = things.filter((thing) => thing.kind === kind).map((thing) => thing.id);
  const others = [...marked].filter((other) => !alike.includes(other));
  if (alike.every((one) => marked.has(one))) return new Set(others);
  // The thing itself comes first, and what is marked already stays.
  const most = pick.kept ? things.length - pick.low : pick.high;
  const wished = [id, ...alike.filter((one) => one !== id && marked.has(one)), ...alike.filter((one) => one !== id && !marked.has(one))];
  return new Set([...others, ...wished.slice(0, Math.max(0, most - others.length))]);
}

/** The marks with all things of these ids that may be marked, as many as may be. */
export function withAll(scene: Scene, marked: ReadonlySet<string>, ids: string[]): ReadonlySet<string> {
  const { pick } = scene.prompt;
  if (!pick) return marked;
  const things = pickables(scene).map(({ id }) => id);
  const most = pick.kept ? things.length - pick.low : pick.high;
  const added = things.filter((id) => ids.includes(id) && !marked.has(id));
  return new Set([...marked, ...added.slice(0, Math.max(0, most - marked.size))]);
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
