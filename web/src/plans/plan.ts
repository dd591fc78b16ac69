import { luckOf, type Node } from "../whatif/tree";
import type { LogLine, MatchPage, PlanLine, Scene, Seen, WhatIfStep } from "../protocol";

/** A plan in the making: its lines, and what the table calls the actions and events in them. */
export interface Draft {
  lines: PlanLine[];
  words: Record<string, string>;
}

/** The plan of a seat at the moment of a what-if: its lines, and whether the seat is asked now, which is nothing to plan. */
export interface Planning {
  lines: PlanLine[];
  asked: boolean;
}

export const EMPTY: Draft = { lines: [], words: {} };

/** Under which name the browser keeps the draft of a seat. */
export const draftName = (match: string, seat: string) => `plan.${match}.${seat}`;

/** What a line comes after that begins a plan. */
export const START = -1;

const afterOf = (line: PlanLine) => line.after ?? START;

/** Under which name the words of what was seen are kept. */
export const keyOf = (seen: Seen) => JSON.stringify([seen.kind ?? "", seen.names ?? []]);

/** How many lines come before a line. */
export function depthOf(lines: PlanLine[], index: number): number {
  return before(lines, index).length;
}

/** The numbers of all lines that come before a line, which have been played when that is. */
export function before(lines: PlanLine[], index: number): number[] {
  const after = index === START ? START : afterOf(lines[index]!);
  return after === START ? [] : [after, ...before(lines, after)];
}

/** The lines without one, and without all that come after it. */
export function without(lines: PlanLine[], index: number): PlanLine[] {
  const gone = new Set([index]);
  lines.forEach((line, at) => gone.has(afterOf(line)) && gone.add(at));
  const place = new Map<number, number>([[START, START]]);
  lines.forEach((_, at) => gone.has(at) || place.set(at, place.size - 1));
  return lines.filter((_, at) => !gone.has(at)).map((line) => ({ ...line, after: place.get(afterOf(line))! }));
}

/** A draft with a chain of lines: as far as it is there already, nothing is added. */
export function merged(draft: Draft, chain: Draft): Draft {
  const lines = [...draft.lines];
  let after = START;
  for (const line of chain.lines) {
    const same = ({ play, seen = [], cite = "" }: PlanLine) => JSON.stringify([play, seen.map(keyOf), cite]);
    const known = lines.findIndex((one) => afterOf(one) === after && same(one) === same(line));
    if (known < 0) lines.push({ ...line, after });
    after = known < 0 ? lines.length - 1 : known;
  }
  return { lines, words: { ...draft.words, ...chain.words } };
}

/** What the line of the log that tells of a move has: a plan may ask for just that. */
function seenIn(log: LogLine[]): { seen: Seen; text: string } | null {
  const line = log.find(({ level }) => level === 0) ?? log.find(({ level }) => level > 0);
  if (!line) return null;
  const names = [...new Set([line.seat, ...line.places, ...line.cards])].filter((name) => name !== "").slice(0, 6);
  return { seen: { kind: line.kind, names }, text: line.text };
}

/**
 * What was tried in a what-if, as a chain of lines: the moves of the seat, each go under what the others did before it.
 * Answers in windows are left out, and so is what the seat can do at once because it is `asked` already.
 */
export function planOf(nodes: Node[], steps: WhatIfStep[], seat: string, asked: boolean): Draft {
  const chain: Draft = { lines: [], words: {} };
  let seen: Seen[] = [];
  let go: PlanLine | null = null;
  let own = asked;
  nodes.forEach((node, at) => {
    const step = steps[at];
    if (!step) return;
    const mine = node.text.startsWith(`${seat}: `);
    if (step.window || (mine && own)) return;
    if (mine) {
      if (!go) {
        go = { play: [], seen: seen.slice(-6), cite: "", after: chain.lines.length - 1 };
        chain.lines.push(go);
      }
      go.play.push(step.done);
      chain.words[step.done] = node.label;
      seen = [];
      return;
    }
    own = false;
    if (go) go = null;
    const told = seenIn(step.groups[luckOf(node.text).group - 1]?.log ?? []);
    if (told) {
      seen.push(told.seen);
      chain.words[keyOf(told.seen)] = told.text;
    }
  });
  return chain;
}

/** A thing that an event may name. */
export interface Thing {
  id: string;
  title: string;
}

/** The things of a table that events name: its places, cards and pieces, each once and by its title. */
export function thingsOf(scene: Scene): { places: Thing[]; cards: Thing[]; pieces: Thing[] } {
  const listed = (things: Thing[]) =>
    [...new Map(things.filter(({ id, title }) => id && title).map(({ id, title }) => [id, { id, title }])).values()].sort((one, other) => one.title.localeCompare(other.title));
  return {
    places: listed(scene.areas),
    cards: listed(scene.cards.flatMap((group) => group.cards)),
    pieces: listed(scene.tokens),
  };
}

/** What must have been seen, in words. */
export function seenWords(seen: Seen, table: Pick<MatchPage, "scene" | "seats">, words: Record<string, string>): string {
  const known = words[keyOf(seen)];
  if (known) return known;
  const { places, cards, pieces } = thingsOf(table.scene);
  const titles = new Map([...pieces, ...cards, ...places, ...table.seats.map(({ id, name }) => ({ id, title: name }))].map(({ id, title }) => [id, title]));
  return [...(seen.names ?? []).map((name) => titles.get(name) ?? name), ...((seen.names ?? []).length > 0 ? [] : [seen.kind ?? ""])].join(", ");
}
