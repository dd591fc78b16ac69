import { soonWords } from "../app/dates";
import type { Translate } from "../app/texts";

/** A seat that may be free because somebody has left it in a match that goes on. */
interface Vacancy {
  kind: string;
  vacant_until?: number | null;
  stand_in?: string;
}

/** Whether somebody has left a seat, and it is free: whoever takes it needs an account. */
export function isLeft(seat: Vacancy): boolean {
  return seat.kind === "open" && typeof seat.vacant_until === "number";
}

/** Until when a seat that was left waits for somebody, or which bot plays there by now; empty for other seats. */
export function vacancyWords(seat: Vacancy, t: Translate, lang: string): string {
  if (!isLeft(seat)) return "";
  return seat.stand_in ? t("vacant-bot", { bot: seat.stand_in }) : t("vacant-until", { until: soonWords(seat.vacant_until!, lang) });
}
