import { json } from "../app/api";
import type { BotAccountInfo, ChallengeInfo, HolderProof, MadeToken, Me, NewChallenge, NewToken, TokenInfo } from "../protocol";

export const myTokens = (lang: string) => json<TokenInfo[]>("GET", `/api/me/tokens?lang=${lang}`);

/** Makes a token; nothing shows it again. */
export const makeToken = (wish: NewToken, lang: string) => json<MadeToken>("POST", `/api/me/tokens?lang=${lang}`, { body: wish });

export const revokeToken = (id: string, lang: string) =>
  json<unknown>("DELETE", `/api/me/tokens/${encodeURIComponent(id)}?lang=${lang}`, { body: {} });

/** Makes the account that of a bot, for good. */
export const becomeBot = async (proof: HolderProof, lang: string) =>
  (await json<Me>("POST", `/api/bot/upgrade?lang=${lang}`, { body: proof })).account!;

/** The bot accounts that play a game, those that are online first. */
export const botsFor = (game: string, lang: string) =>
  json<BotAccountInfo[]>("GET", `/api/bots?${new URLSearchParams({ game, lang })}`);

const challengesAt = (match: string, lang: string) => `/api/matches/${encodeURIComponent(match)}/challenges?lang=${lang}`;

/** Asks a bot account to take open seats. */
export const challengeBot = (match: string, key: string | null, wish: NewChallenge, lang: string) =>
  json<ChallengeInfo>("POST", challengesAt(match, lang), { key, body: wish });

/** The bot accounts that were asked, and what they have said; the newest first. */
export const challengesOf = (match: string, key: string | null, lang: string) =>
  json<ChallengeInfo[]>("GET", challengesAt(match, lang), { key });
