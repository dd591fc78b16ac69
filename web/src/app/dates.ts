/** A moment of the server's clock: a text, or milliseconds since 1970. */
type Moment = string | number;

/** Moments as people say them where they are; an empty text stays empty. */
const saidAs =
  (parts: Intl.DateTimeFormatOptions) =>
  (moment: Moment, lang: string): string =>
    moment === "" ? "" : new Intl.DateTimeFormat(lang, parts).format(new Date(moment));

/** Such as: 29 Nov 2026. */
export const dayWords = saidAs({ dateStyle: "medium" });
/** Such as: 29 November 2026. */
export const longDayWords = saidAs({ dateStyle: "long" });
/** Such as: 29 Nov 2026, 14:05. */
export const dayTimeWords = saidAs({ dateStyle: "medium", timeStyle: "short" });
/** A moment so near that one knows the year, such as: 29 November at 14:05. */
export const soonWords = saidAs({ day: "numeric", month: "long", hour: "2-digit", minute: "2-digit" });
/** The same where there is little room. */
export const shortSoonWords = saidAs({ day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" });
