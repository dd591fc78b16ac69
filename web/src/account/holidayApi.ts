import { json } from "../app/api";
import type { Holidays, HolidayWish } from "../protocol";

export const myHolidays = () => json<Holidays>("GET", "/api/me/holidays");

export const beginHoliday = (wish: HolidayWish, lang: string) => json<Holidays>("POST", `/api/me/holidays?lang=${lang}`, { body: wish });

/** Ends a holiday, or calls it off. */
export const endHoliday = (lang: string) => json<Holidays>("DELETE", `/api/me/holidays?lang=${lang}`, { body: {} });
