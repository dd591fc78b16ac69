import type { Translate } from "../app/texts";
import type { LogLine, MatchPage, TakenBack } from "../protocol";

/** Whether what was done at a ply was taken back by consent. */
export function isTakenBack(backs: TakenBack[], ply: number): boolean {
  return backs.some((one) => one.to < ply && ply < one.ply);
}

/** The lines of the log of what stands. */
export function standing(backs: TakenBack[], lines: LogLine[]): LogLine[] {
  return backs.length === 0 ? lines : lines.filter(({ ply }) => !isTakenBack(backs, ply));
}

/** The words for a moment to go back to: the heading with which a turn begins there, or what was done first since then. */
export function momentWords(t: Translate, { log, taken_back: backs }: Pick<MatchPage, "log" | "taken_back">, to: number): string {
  const lines = standing(backs, log);
  const heading = lines.filter(({ ply, level }) => ply === to && level < 0).pop();
  const first = heading ?? lines.find(({ ply, level }) => ply > to && level >= 0);
  return first ? first.text.replace(/\.$/, "") : t("takeback-move", { ply: to });
}
