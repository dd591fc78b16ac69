import { json } from "../app/api";
import type { AdminAct, AdminFaults, AdminHealth, AdminJobs, AdminMatch, AdminOrder, AdminPeople, AdminRatings, AdminReason, AdminRules, ReopenedSeats, RoleOrder } from "../protocol";

const at = (path: string) => `/api/admin/${path}`;
const named = encodeURIComponent;

/** Accounts with a text in their names, after the one of this number. */
export const people = (search: string, after: number) => json<AdminPeople>("GET", at(`people?${new URLSearchParams({ search, after: String(after) })}`));

export const setRole = (name: string, order: RoleOrder, lang: string) => json<unknown>("POST", at(`people/${named(name)}/role?lang=${lang}`), { body: order });

export const sendResetLink = (name: string, order: AdminOrder, lang: string) => json<unknown>("POST", at(`people/${named(name)}/reset-link?lang=${lang}`), { body: order });

export const storedMatch = (match: string, lang: string) => json<AdminMatch>("GET", at(`matches/${named(match)}?lang=${lang}`));

export const checkMatch = (match: string, lang: string) => json<AdminFaults>("GET", at(`matches/${named(match)}/check?lang=${lang}`));

export const mendMatch = (match: string, order: AdminOrder, lang: string) => json<unknown>("POST", at(`matches/${named(match)}/mend?lang=${lang}`), { body: order });

export const cancelMatch = (match: string, order: AdminOrder, lang: string) => json<unknown>("POST", at(`matches/${named(match)}/cancel?lang=${lang}`), { body: order });

export const reopenSeats = (match: string, seat: string, order: AdminOrder, lang: string) =>
  json<ReopenedSeats>("POST", at(`matches/${named(match)}/seats/${named(seat)}/reopen?lang=${lang}`), { body: order });

export const jobs = () => json<AdminJobs>("GET", at("jobs"));

export const retryJob = (job: number, order: AdminReason, lang: string) => json<unknown>("POST", at(`jobs/${job}/retry?lang=${lang}`), { body: order });

export const dropJob = (job: number, order: AdminOrder, lang: string) => json<unknown>("POST", at(`jobs/${job}/drop?lang=${lang}`), { body: order });

export const ratingsState = () => json<AdminRatings>("GET", at("ratings"));

export const rebuildRatings = (order: AdminReason, lang: string) => json<unknown>("POST", at(`ratings/rebuild?lang=${lang}`), { body: order });

export const rulesInUse = () => json<AdminRules>("GET", at("rules"));

export const health = (lang: string) => json<AdminHealth>("GET", at(`health?lang=${lang}`));

export const deeds = () => json<AdminAct[]>("GET", at("deeds"));
