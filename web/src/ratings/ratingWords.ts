import type { Translate } from "../app/texts";
import type { PoolInfo } from "../protocol";

/** A rating; one of which little is known says so. */
export function ratingWords(rating: number, provisional: boolean, t: Translate): string {
  return provisional ? t("rating-provisional", { rating: String(rating) }) : String(rating);
}

/** How a match has moved a rating. */
export function movedWords(before: number, after: number, t: Translate): string {
  // As texts, for numbers would be set apart by thousands.
  return t("rating-moved", { before: String(before), after: String(after), change: signed(after - before) });
}

/** Which matches are rated together. */
export function poolWords(pool: PoolInfo, t: Translate): string {
  const words = t("ratings-pool-of", { title: pool.title, players: pool.players, clock: pool.clock });
  return pool.bots ? t("ratings-pool-bots", { pool: words }) : words;
}

/** By how much something has become more or less, with its sign. */
export function signed(change: number): string {
  return change > 0 ? `+${change}` : change < 0 ? `−${-change}` : "±0";
}

/** Who may join by rating; empty if anybody may. */
export function rangeWords(from: number | null, to: number | null, t: Translate): string {
  if (from !== null && to !== null) return t("rated-between", { from: String(from), to: String(to) });
  if (from !== null) return t("rated-from", { from: String(from) });
  return to === null ? "" : t("rated-to", { to: String(to) });
}
