import type { Translate } from "../app/texts";
import type { PairingInfo, TournamentInfo } from "../protocol";

type Result = NonNullable<PairingInfo["result"]>;

/** How a score of two is written, the first entrant's points first. */
const SCORES: Partial<Record<Result, string>> = { first: "1–0", second: "0–1", draw: "½–½", neither: "0–0" };

/** All results of three: their places, in the order of their sides. Who has left a game is third, though nobody be second. */
export const OF_THREE = ["123", "132", "213", "231", "312", "321", "113", "131", "311", "111", "122", "212", "221", "133", "313", "331", "333"] as const;

/** A result as it is written: the points of two, or the places of three with their names. */
export function scoreWords(result: Result, names: string[], lang: string): string {
  return SCORES[result] ?? placeWords(result, names, lang);
}

/** Who came in which place, in words: “1. Anna · 2. Béla · 3. Cili”. */
export function placeWords(result: string, names: string[], lang: string): string {
  const list = new Intl.ListFormat(lang);
  return ["1", "2", "3"]
    .map((place) => ({ place, who: names.filter((_, at) => result[at] === place) }))
    .filter(({ who }) => who.length > 0)
    .map(({ place, who }) => `${place}. ${list.format(who)}`)
    .join(" · ");
}

export function formWords(form: TournamentInfo["form"], t: Translate): string {
  return {
    swiss: t("tournament-swiss"),
    round_robin: t("tournament-round-robin"),
    knockout: t("tournament-knockout"),
    groups: t("tournament-groups"),
  }[form];
}

/** Whether whoever loses in a round is out. */
export function isKnockout({ form, group_rounds }: TournamentInfo, round: number): boolean {
  return form === "knockout" || (form === "groups" && round > group_rounds);
}

/** The name of a group, counted from 0. */
export function groupName(at: number, t: Translate): string {
  return t("tournament-group", { name: String.fromCharCode(65 + at) });
}

/** How far a tournament is. */
export function stateWords({ state, round, rounds }: TournamentInfo, t: Translate): string {
  if (state === "running") return t("tournament-in-round", { round: Math.max(round, 1), rounds });
  return { draft: t("tournament-draft"), open: t("tournament-open"), finished: t("tournament-finished"), cancelled: t("tournament-cancelled") }[state];
}

/** When a tournament begins. */
export function startWords({ starts_full, starts_at, least, places }: TournamentInfo, t: Translate, lang: string): string {
  const rules = [
    starts_full ? t("tournament-starts-full", { places }) : "",
    starts_at ? t("tournament-starts-at", { date: dateWords(starts_at, lang), least }) : "",
    starts_full || starts_at ? t("tournament-starts-before") : t("tournament-starts-by-hand", { least }),
  ];
  return rules.filter((one) => one !== "").join(" ");
}

/** Whether people can meet here whom they have blocked, as everybody is told. */
export function blockWords(form: TournamentInfo["form"], t: Translate): string {
  return form === "swiss" ? t("tournament-apart") : t("tournament-meet-all");
}

/** The date of a round, as the clocks of the reader show it, with their zone. */
export function dateWords(moment: string, lang: string): string {
  const parts = { year: "numeric", month: "short", day: "numeric", hour: "numeric", minute: "2-digit", timeZoneName: "short" } as const;
  return new Intl.DateTimeFormat(lang, parts).format(new Date(moment));
}

/** Points as they are written in a table: 2½. */
export function pointWords(points: number): string {
  const whole = Math.floor(points);
  const rest = points - whole;
  const part = { 0.25: "¼", 0.5: "½", 0.75: "¾" }[rest] ?? "";
  return whole === 0 && part ? part : `${whole}${part}`;
}
