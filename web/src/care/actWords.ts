import { longDayWords } from "../app/dates";
import type { Translate } from "../app/texts";
import type { ActInfo, ModeratorAct } from "../protocol";

export type ActKind = ModeratorAct["kind"];

/** What can be done to an account. */
export const ABOUT_ACCOUNTS: ActKind[] = ["warn", "mute", "ban", "rename", "pardon"];

/** An act of a moderator in a word or two. */
export function kindWords(kind: string, t: Translate): string {
  switch (kind as ActKind | "role" | "reset") {
    case "role":
      return t("act-role");
    case "reset":
      return t("act-reset");
    case "warn":
      return t("act-warn");
    case "mute":
      return t("act-mute");
    case "ban":
      return t("act-ban");
    case "hide":
      return t("act-hide");
    case "rename":
      return t("act-rename");
    case "pardon":
      return t("act-pardon");
    default:
      return t("act-dismiss");
  }
}

/** What an act on one's own account means, and for how long. */
export function toldWords(act: ActInfo, lang: string, t: Translate): string {
  const day = longDayWords(act.until, lang);
  switch (act.kind as ActKind | "role" | "reset") {
    case "role":
      return t("told-role");
    case "reset":
      return t("told-reset");
    case "mute":
      return t("told-mute", { day });
    case "ban":
      return day ? t("told-ban", { day }) : t("told-ban-for-good");
    case "hide":
      return t("told-hide");
    case "rename":
      return t("told-rename");
    case "pardon":
      return t("told-pardon");
    default:
      return t("told-warn");
  }
}
