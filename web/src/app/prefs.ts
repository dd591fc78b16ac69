import { read, write } from "./storage";
import type { Translate } from "./texts";

export type Lang = "en" | "hu";
export type Theme = "auto" | "light" | "dark";

/** What somebody chose for every page of this browser. */
export interface Prefs {
  lang: Lang;
  theme: Theme;
  /** How large letters are, in per cent; the board keeps its size. */
  text: number;
  name: string;
  /** How fast is shown what the others do: 1 as a rule, 0 not at all. */
  speed: number;
  sound: boolean;
  /** Whether the browser tells that it is one's turn. */
  notices: boolean;
}

/** What there is to choose from, as a switch goes through it: after the last comes the first again. */
export const THEMES: Theme[] = ["auto", "light", "dark"];
export const TEXT_SIZES = [100, 115, 130];
export const SPEEDS = [1, 3, 0];

/** The choice after this one; the first after what is none of them. */
export const nextOf = <T>(choices: T[], one: T): T => choices[(choices.indexOf(one) + 1) % choices.length]!;

export const themeNames = (t: Translate): Record<Theme, string> => ({ auto: t("theme-auto"), light: t("theme-light"), dark: t("theme-dark") });

export function loadPrefs(): Prefs {
  const lang: Lang = navigator.language.toLowerCase().startsWith("hu") ? "hu" : "en";
  return { lang, theme: "auto", text: 100, name: "", speed: 1, sound: true, notices: false, ...read<Partial<Prefs>>("prefs", {}) };
}

export function savePrefs(prefs: Prefs): void {
  write("prefs", prefs);
}

const darkness = matchMedia("(prefers-color-scheme: dark)");

/** Whether the page is to be dark: as chosen, else as the system is. */
export function isDark(theme: Theme): boolean {
  return theme === "dark" || (theme === "auto" && darkness.matches);
}

/** Writes language, theme and size of letters where CSS, the boards and assistive technology look for them; follows the system until called again. */
export function applyPrefs(prefs: Prefs): void {
  const root = document.documentElement;
  const light = () => (root.dataset["theme"] = isDark(prefs.theme) ? "dark" : "light");
  root.lang = prefs.lang;
  root.dataset["text"] = String(prefs.text);
  darkness.onchange = light;
  light();
}
