import { MatchApi } from "../app/api";
import { keyOf } from "../app/matches";
import type { MatchPage } from "../protocol";

/** The match an army is built for, as the address names it (`?match=`). */
export const matchInQuery = (query: string): string => new URLSearchParams(query).get("match") ?? "";

/** The page of that match, with the eyes of the seat that must choose. */
export async function pageOf(match: string, lang: string): Promise<MatchPage> {
  return new MatchApi(match, keyOf(match), lang).tableNow();
}

/** Builds the army in the match: one action after the other, from whatever was drafted there. */
export async function takeInto(match: string, lang: string, orders: string[]): Promise<void> {
  const api = new MatchApi(match, keyOf(match), lang);
  const { seat, ply } = await api.tableNow();
  let at = ply;
  for (const action of orders) at = (await api.act({ seat: seat ?? "", ply: at, action })).ply;
}
