import type { Translate } from "../app/texts";
import type { SeatInfo } from "../protocol";

/** The part of a moment by the clock of the table for which a minute is near enough. */
const DAY_AND_TIME: Intl.DateTimeFormatOptions = { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" };

/** Until when the player of a seat is on holiday, or from when on; empty without a holiday, and when it is over. */
export function awayWords(seat: Pick<SeatInfo, "time">, t: Translate, lang: string, now = Date.now()): string {
  const away = seat.time?.away;
  if (!away || away.until <= now) return "";
  const until = shownMoment(away.until, lang);
  return away.begins <= now ? t("away-until", { until }) : t("away-from", { begins: shownMoment(away.begins, lang), until });
}

/** A moment, in milliseconds since 1970, as people say it. */
export function shownMoment(moment: number, lang: string): string {
  return new Intl.DateTimeFormat(lang, DAY_AND_TIME).format(new Date(moment));
}
