import type { Lang } from "../app/prefs";
import type { Translate } from "../app/texts";
import { botName } from "../botAccounts/botName";
import { awayWords } from "../play/away";
import type { GameInfo, MatchSummary, SeatInfo } from "../protocol";

/** Who sits on a seat: a name, the level of the bot, or whoever is invited; nothing for somebody without a name. */
function whoSits(seat: SeatInfo, game: GameInfo | undefined, t: Translate): string {
  if (seat.kind !== "bot") return seat.kind === "open" ? t("invited-one") : botName(seat.player_name, seat.by_bot, t);
  const bot = game?.bots.find((one) => one.name === seat.player_name);
  const level = bot && game!.levels.find((one) => one.bot === bot.id);
  return t("level-bot", { level: level?.name ?? seat.player_name });
}

/** The names of those who hold these seats, each once. */
function names(seats: SeatInfo[], game: GameInfo | undefined, t: Translate, lang: Lang): string {
  const byPlayer = new Map(seats.map((seat) => [seat.player, whoSits(seat, game, t) || seat.name]));
  return new Intl.ListFormat(lang).format(new Set(byPlayer.values()));
}

/** The side of the viewer; of a spectator that somebody watches. */
export function sideOf(summary: MatchSummary, t: Translate, lang: Lang): string {
  const own = summary.seats.filter((seat) => seat.mine).map((seat) => seat.name);
  return own.length > 0 ? new Intl.ListFormat(lang).format(own) : t("watching");
}

/** Those who play against, or just play. */
export function othersOf(summary: MatchSummary, game: GameInfo | undefined, t: Translate, lang: Lang): string {
  const others = summary.seats.filter((seat) => !seat.mine);
  if (others.length === 0) return "";
  const said = names(others, game, t, lang);
  return summary.mine.length > 0 ? t("against", { names: said }) : said;
}

/** Whose turn it is. */
export function turnOf(summary: MatchSummary, game: GameInfo | undefined, t: Translate, lang: Lang): string {
  if (summary.gathering) return t("gather-short");
  if (summary.my_turn) return t("your-turn");
  const waiting = summary.seats.filter((seat) => seat.waiting);
  return waiting.length > 0 ? t("waiting-for", { names: names(waiting, game, t, lang) }) : "";
}

/** Which of the others are on holiday, and until when. */
export function awayOf(summary: MatchSummary, t: Translate, lang: Lang, now = Date.now()): string {
  if (summary.over) return "";
  const away = summary.seats.filter((seat) => !seat.mine && seat.time?.away && seat.time.away.begins <= now);
  const said = new Map(away.map((seat) => [seat.player, [seat.player_name || seat.name, awayWords(seat, t, lang, now)] as const]));
  return [...said.values()].flatMap(([name, words]) => (words ? [`${name}: ${words}`] : [])).join("; ");
}

/** Where in the game one is, and the scores of all sides. */
export function momentOf(summary: MatchSummary, t: Translate): string {
  const moment = summary.moment || (summary.turn === null ? "" : t("turn-number", { turn: summary.turn }));
  const scores = summary.scores.map(({ score }) => score).join(" : ");
  return [moment, scores].filter(Boolean).join(" · ");
}

export type Result = "won" | "lost" | "draw" | "over";

/** How a match ended for the viewer. Whoever held all sides, or watched, neither won nor lost. */
export function resultOf(summary: MatchSummary): Result {
  if (summary.mine.length === 0 || summary.mine.length === summary.seats.length) return "over";
  if (summary.winners.length === 0) return "draw";
  return summary.mine.some((seat) => summary.winners.includes(seat)) ? "won" : "lost";
}

/** The result in a word. */
export function resultWord(result: Result, t: Translate): string {
  const words = { won: t("result-won"), lost: t("result-lost"), draw: t("result-draw"), over: t("result-over") };
  return words[result];
}
