import type { Translate } from "../app/texts";

/** A level in words; a rough guess says so. */
export const levelWords = (level: number, provisional: boolean, t: Translate) => (provisional ? t("puzzle-level-rough", { level: `${level}` }) : `${level}`);

/** From one level to the next, such as `1500 → 1522 (+22)`. */
export function movedLevel(before: number, after: number, t: Translate): string {
  const change = after - before;
  return t("rating-moved", { before: `${before}`, after: `${after}`, change: change < 0 ? `−${-change}` : `+${change}` });
}
