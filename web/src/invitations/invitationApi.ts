import { json } from "../app/api";
import type { Invited, NewInvitation, SentInvitation, TakenSeats } from "../protocol";

const of = (match: string, path: string, lang: string) => `/api/matches/${encodeURIComponent(match)}/${path}?lang=${lang}`;

/** Invites an account by its name to open seats. */
export const invite = (match: string, key: string | null, wish: NewInvitation, lang: string) =>
  json<SentInvitation>("POST", of(match, "invite", lang), { key, body: wish });

/** The accounts that were invited, and what has come of it; the newest first. */
export const invitationsOf = (match: string, key: string | null, lang: string) => json<SentInvitation[]>("GET", of(match, "invited", lang), { key });

export const withdraw = (match: string, key: string | null, id: string, lang: string) =>
  json<unknown>("DELETE", of(match, `invited/${encodeURIComponent(id)}`, lang), { key, body: {} });

/** The invitations that wait for the account; of a match the newest, whatever has become of it. */
export const myInvitations = (lang: string, match = "") =>
  json<Invited[]>("GET", `/api/me/invitations?${new URLSearchParams(match ? { lang, match } : { lang })}`);

/** Takes the seats of an invitation, or declines it; `held` is the key that this browser has of the match. */
export const answerInvitation = (id: string, accept: boolean, held: string | null, lang: string) =>
  json<TakenSeats>("POST", `/api/me/invitations/${encodeURIComponent(id)}?lang=${lang}`, { body: { accept, held } });
