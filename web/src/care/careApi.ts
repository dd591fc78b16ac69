import { json } from "../app/api";
import type { ActInfo, ModeratorAct, ReportInfo } from "../protocol";

export const reportName = (name: string, reason: string, lang: string) =>
  json<unknown>("POST", `/api/people/${encodeURIComponent(name)}/reports?lang=${lang}`, { body: { reason } });

/** What moderators have done to the account. */
export const myActs = () => json<ActInfo[]>("GET", "/api/me/acts");

export const myActsSeen = (last: number) => json<unknown>("POST", "/api/me/acts/seen", { body: { last } });

export const waitingReports = () => json<ReportInfo[]>("GET", "/api/admin/reports");

export const latestActs = () => json<ActInfo[]>("GET", "/api/admin/acts");

export const moderate = (act: ModeratorAct, lang: string) => json<unknown>("POST", `/api/admin/acts?lang=${lang}`, { body: act });
