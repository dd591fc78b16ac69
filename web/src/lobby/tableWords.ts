import type { Lang } from "../app/prefs";
import type { Translate } from "../app/texts";
import { botName } from "../botAccounts/botName";
import type { OpenTable, TableClock } from "../protocol";
import { rangeWords, ratingWords } from "../ratings/ratingWords";
import { isLeft, vacancyWords } from "./vacancies";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A player of an open table: all seats that one person holds. */
export interface TablePlayer {
  id: string;
  seats: string;
  /** Who sits there; empty while nobody does. */
  who: string;
  free: boolean;
  /** Whoever takes the seats needs an account, for somebody has left them in a match that goes on. */
  left: boolean;
  /** Until when they wait, or which bot plays there by now; empty for others. */
  vacancy: string;
}

/** The players of a table, in the order of its seats. */
export function playersAt(table: OpenTable, t: Translate, lang: Lang): TablePlayer[] {
  const list = new Intl.ListFormat(lang);
  return [...new Set(table.seats.map(({ player }) => player))].map((id) => {
    const seats = table.seats.filter(({ player }) => player === id);
    const { kind, player_name, rating, provisional, by_bot } = seats[0]!;
    const name = botName(player_name || t("nameless"), by_bot, t);
    return {
      id,
      seats: list.format(seats.map(({ name }) => name)),
      who: kind === "open" ? "" : kind === "bot" ? t("level-bot", { level: player_name }) : rating === null ? name : `${name} ${ratingWords(rating, provisional, t)}`,
      free: kind === "open",
      left: isLeft(seats[0]!),
      vacancy: vacancyWords(seats[0]!, t, lang),
    };
  });
}

/** A time in a unit. A program may wish for one that is not whole. */
const parts = (seconds: number, unit: number) => Math.round((100 * seconds) / unit) / 100;

/** How much time everybody has. */
export function clockWords(clock: TableClock | null, t: Translate): string {
  if (!clock) return t("lobby-no-clock");
  if (clock.kind === "live") return t("lobby-live", { minutes: parts(clock.bank_s, MINUTE), seconds: clock.increment_s });
  const cap = parts(clock.cap_s ?? 2 * clock.bank_s, DAY);
  return t("lobby-days", { days: parts(clock.bank_s, DAY), hours: parts(clock.increment_s, HOUR), cap });
}

/** All that is agreed upon before a match: the scenario, the clock, and whether it is rated, for whom, or bots help everybody. */
export function termsOf(table: OpenTable, t: Translate): string {
  return [...table.options.map(({ name, value }) => `${name}: ${value}`), clockWords(table.clock, t), ...(table.ply === null ? [] : [t("lobby-ply", { ply: table.ply })]), ...ratedWords(table, t)].join(" · ");
}

function ratedWords(table: OpenTable, t: Translate): string[] {
  if (table.teaching) return [t("teaching")];
  if (!table.rated) return [];
  return [t("rated"), rangeWords(table.rating_from, table.rating_to, t)].filter(Boolean);
}
