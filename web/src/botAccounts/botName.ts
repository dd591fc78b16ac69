import type { Translate } from "../app/texts";

/** The name of an account, which says so if a program plays for it. */
export function botName(name: string, byBot: boolean, t: Translate): string {
  return byBot ? t("bot-name", { name }) : name;
}
