import type { Scene, Token } from "../protocol";
import { grasped } from "./taking";

/** The pieces that are to be moved together: the id of each, and what takes it in hand. */
export type Party = ReadonlyMap<string, string>;

/** A part of the screen, by its edges. */
export interface Frame {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The party with a piece added, or without it if it was there; null if the piece cannot be taken in hand. */
export function toggled(party: Party, token: Token): Party | null {
  const next = new Map(party);
  if (next.delete(token.id)) return next;
  const choice = grasped(token.choices);
  return choice && next.set(token.id, choice.action);
}

/** The party with every piece of these ids that can be taken in hand. */
export function gathered(party: Party, { tokens }: Scene, ids: string[]): Party {
  const next = new Map(party);
  for (const token of tokens) {
    const choice = ids.includes(token.id) ? grasped(token.choices) : null;
    if (choice) next.set(token.id, choice.action);
  }
  return next;
}

/** The frame that a pointer draws from one point of the screen to another. */
export function frameOf([x, y]: [number, number], [toX, toY]: [number, number]): Frame {
  return { left: Math.min(x, toX), top: Math.min(y, toY), right: Math.max(x, toX), bottom: Math.max(y, toY) };
}

/** Whether the middle of a thing lies in a frame. */
export function isFramed(frame: Frame, { left, top, width, height }: { left: number; top: number; width: number; height: number }): boolean {
  const [x, y] = [left + width / 2, top + height / 2];
  return x >= frame.left && x <= frame.right && y >= frame.top && y <= frame.bottom;
}

/** What the others of a party do when one of them has gone a way; nothing as long as they cannot all be taken in hand. */
export function following({ tokens, prompt }: Scene, others: Party, way: string[]): string[] {
  const open = new Set(tokens.flatMap(({ choices }) => grasped(choices)?.action ?? []));
  const takes = [...others.values()];
  if (!prompt.mine || way.length === 0 || !takes.every((take) => open.has(take))) return [];
  return takes.flatMap((take) => [take, ...way]);
}
