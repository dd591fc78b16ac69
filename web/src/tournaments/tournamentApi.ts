import { json } from "../app/api";
import type { Extension, MadeTournament, Settlement, TournamentInfo, TournamentPage, TournamentWish, Withdrawal } from "../protocol";

const at = (id: string, rest = "") => `/api/tournaments/${encodeURIComponent(id)}${rest}`;

/** The tournaments, the newest first. */
export const listTournaments = (lang: string) => json<TournamentInfo[]>("GET", `/api/tournaments?lang=${lang}`);

export const tournamentOf = (id: string, lang: string) => json<TournamentPage>("GET", `${at(id)}?lang=${lang}`);

export const makeTournament = (wish: TournamentWish, lang: string) =>
  json<MadeTournament>("POST", `/api/tournaments?lang=${lang}`, { body: wish });

/** What the organiser, or an entrant, does without saying more. */
export const commandTournament = (id: string, deed: "open" | "start" | "cancel" | "enter" | "withdraw", lang: string) =>
  json<unknown>("POST", `${at(id, `/${deed}`)}?lang=${lang}`, { body: {} });

/** Lets a bot enter. */
export const enterBot = (id: string, bot: string, lang: string) => json<unknown>("POST", `${at(id, "/enter")}?lang=${lang}`, { body: { bot } });

/** Takes an entrant out; everybody sees the reason, which a match that is on needs. */
export const takeOut = (id: string, withdrawal: Withdrawal, lang: string) =>
  json<unknown>("POST", `${at(id, "/withdraw")}?lang=${lang}`, { body: withdrawal });

/** Puts the date of the round that is played off. */
export const extendRound = (id: string, extension: Extension, lang: string) =>
  json<unknown>("POST", `${at(id, "/extend")}?lang=${lang}`, { body: extension });

/** Gives a result to a table that does not come to one by itself. */
export const settleTable = (id: string, settlement: Settlement, lang: string) =>
  json<unknown>("POST", `${at(id, "/settle")}?lang=${lang}`, { body: settlement });
