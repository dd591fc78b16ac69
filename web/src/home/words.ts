import { dayWords } from "../app/dates";
import type { Translate } from "../app/texts";
import type { BotInfo, GameInfo } from "../protocol";

const HOUR = 60;

/** About how long a match takes, in hours if it takes some; nothing if nobody has said. */
export function lengthOf(game: GameInfo, t: Translate): string {
  const [least = 0, most = 0] = game.minutes;
  if (most === 0) return "";
  const unit = least % HOUR === 0 && most % HOUR === 0 && most > 2 * HOUR ? HOUR : 1;
  const range = least === most ? String(most / unit) : `${least / unit}–${most / unit}`;
  return t(unit === HOUR ? "hours" : "minutes", { range });
}

/** How much there is to learn; nothing if nobody has said. */
export function weightOf(game: GameInfo, t: Translate): string {
  const words: Record<string, string> = { light: t("weight-light"), medium: t("weight-medium"), heavy: t("weight-heavy") };
  return words[game.weight] ?? "";
}

/** What a bot is called where people choose one: its level, or its own name if it plays at none. */
export function botWords(game: GameInfo, bot: BotInfo): string {
  return game.levels.find((level) => level.bot === bot.id)?.name ?? bot.name;
}

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** How long ago a moment was: "3 hours ago"; after a month the date. */
export function ago(at: string, now: number, lang: string): string {
  const seconds = Math.max(0, (now - Date.parse(at)) / 1000);
  if (seconds > 30 * 86_400) return dayWords(at, lang);
  const format = new Intl.RelativeTimeFormat(lang, { numeric: "auto" });
  for (const [unit, length] of STEPS) if (seconds >= length) return format.format(-Math.floor(seconds / length), unit);
  return format.format(0, "second");
}
