import { json } from "../app/api";
import type { Bell } from "../protocol";

/** What the account was told, the newest first. */
export const myBell = (lang: string) => json<Bell>("GET", `/api/me/bell?lang=${lang}`);

export const bellSeen = (ids: string[]) => json<unknown>("POST", "/api/me/bell/seen", { body: { ids } });
