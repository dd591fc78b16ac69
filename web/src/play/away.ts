import { shortSoonWords } from "../app/dates";
import type { Translate } from "../app/texts";
import type { SeatInfo } from "../protocol";

/** Until when the player of a seat is on holiday, or from when on; empty without a holiday, and when it is over. */
export function awayWords(seat: Pick<SeatInfo, "time">, t: Translate, lang: string, now = Date.now()): string {
  const away = seat.time?.away;
  if (!away || away.until <= now) return "";
  const until = shortSoonWords(away.until, lang);
  return away.begins <= now ? t("away-until", { until }) : t("away-from", { begins: shortSoonWords(away.begins, lang), until });
}
