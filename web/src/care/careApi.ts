import { json } from "../app/api";
import type { ActInfo, ModeratorAct, MutedPerson, NameMute, ReportInfo } from "../protocol";

export const reportName = (name: string, reason: string, lang: string) =>
  json<unknown>("POST", `/api/people/${encodeURIComponent(name)}/reports?lang=${lang}`, { body: { reason } });

/** What moderators have done to the account. */
export const myActs = () => json<ActInfo[]>("GET", "/api/me/acts");

export const myActsSeen = (last: number) => json<unknown>("POST", "/api/me/acts/seen", { body: { last } });

/** The people whom one has muted or blocked. */
export const myMutes = () => json<MutedPerson[]>("GET", "/api/me/mutes");

export const muteName = (mute: NameMute, lang: string) => json<unknown>("POST", `/api/me/mutes?lang=${lang}`, { body: mute });

export const unmuteName = (id: number) => json<unknown>("POST", "/api/me/unmute", { body: { id } });

export const waitingReports = () => json<ReportInfo[]>("GET", "/api/admin/reports");

export const latestActs = () => json<ActInfo[]>("GET", "/api/admin/acts");

export const moderate = (act: ModeratorAct, lang: string) => json<unknown>("POST", `/api/admin/acts?lang=${lang}`, { body: act });
