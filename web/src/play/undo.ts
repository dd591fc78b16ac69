import type { Translate } from "../app/texts";
import type { LogLine, MatchPage } from "../protocol";

/** Why nothing can be taken back now; made of nothing but what the viewer has been told. */
export function whyNoUndo(t: Translate, { over }: Pick<MatchPage, "over">, lines: LogLine[], own: Set<string>): string {
  if (over) return t("undo-over");
  if (!lines.some((line) => own.has(line.seat))) return t("undo-nothing");
  const ply = Math.max(...lines.map((line) => line.ply));
  const last = lines.filter((line) => line.ply === ply);
  if (last.some((line) => line.kind === "taken-back")) return t("undo-agreed");
  if (last.some((line) => line.dice.length > 0)) return t("undo-dice");
  return own.has(last[0]!.seat) ? t("undo-news") : t("undo-others");
}
