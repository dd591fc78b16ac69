import type { Translate } from "../app/texts";
import type { Results, TableOption } from "../protocol";

/** A share in whole per cent. */
export const percent = (share: number, lang: string) => new Intl.NumberFormat(lang, { style: "percent" }).format(share);

/** Between what the true share of wins very probably is. */
export function rangeOf({ low, high }: Results, lang: string): string {
  return `${percent(low, lang)}–${percent(high, lang)}`;
}

/** Which clock: "live", "days" or "none". */
export function paceWords(clock: string, t: Translate): string {
  return clock === "live" ? t("lobby-clock-live") : clock === "days" ? t("lobby-clock-days") : t("clock-none");
}

/** A scenario and for how many players it is. */
export function scenarioWords(options: TableOption[], players: number, t: Translate): string {
  return [...options.map(({ name, value }) => `${name}: ${value}`), t("players", { players })].join(" · ");
}

/** How long a game takes, in hours or, if it takes long, in days. */
export function durationWords(hours: number, lang: string): string {
  const unit = hours < 48 ? "hour" : "day";
  const value = unit === "hour" ? hours : hours / 24;
  return new Intl.NumberFormat(lang, { style: "unit", unit, unitDisplay: "long", maximumFractionDigits: value < 10 ? 1 : 0 }).format(value);
}

/** The size of a file, in kB or MB. */
export function sizeWords(bytes: number, lang: string): string {
  const unit = bytes < 1e6 ? "kilobyte" : "megabyte";
  const value = bytes / (unit === "kilobyte" ? 1e3 : 1e6);
  return new Intl.NumberFormat(lang, { style: "unit", unit, unitDisplay: "short", maximumFractionDigits: value < 10 ? 1 : 0 }).format(value);
}
