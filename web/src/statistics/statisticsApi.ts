import { json } from "../app/api";
import type { GameStatistics, OpenData, PersonStatistics, TitleCount } from "../protocol";

/** The games that are wanted: those with bots, or of people alone; "" stands for any clock and any rules. */
export interface Wanted {
  bots: boolean;
  clock: string;
  rules: string;
}

export const ANY: Wanted = { bots: false, clock: "", rules: "" };

/** The titles of which public games are over. */
export const countedTitles = (lang: string) => json<TitleCount[]>("GET", `/api/statistics?lang=${lang}`);

export function statisticsOf(game: string, { bots, clock, rules }: Wanted, lang: string): Promise<GameStatistics> {
  const asked = new URLSearchParams({ lang, bots: String(bots) });
  if (clock) asked.set("clock", clock);
  if (rules) asked.set("rules", rules);
  return json("GET", `/api/statistics/${encodeURIComponent(game)}?${asked}`);
}

/** The public games of somebody that are over. */
export const statisticsOfPerson = (name: string, lang: string) =>
  json<PersonStatistics>("GET", `/api/people/${encodeURIComponent(name)}/statistics?lang=${lang}`);

/** The archives of public games, the last days first, or those before a day. */
export const openData = (before = "") => json<OpenData>("GET", `/api/open-data${before ? `?before=${encodeURIComponent(before)}` : ""}`);
