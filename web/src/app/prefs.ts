import { read, write } from "./storage";

export type Lang = "en" | "hu";
export type Theme = "auto" | "light" | "dark";

/** What somebody chose for every page of this browser. */
export interface Prefs {
  lang: Lang;
  theme: Theme;
  name: string;
}

export function loadPrefs(): Prefs {
  const lang: Lang = navigator.language.toLowerCase().startsWith("hu") ? "hu" : "en";
  return { lang, theme: "auto", name: "", ...read<Partial<Prefs>>("prefs", {}) };
}

export function savePrefs(prefs: Prefs): void {
  write("prefs", prefs);
}

const darkness = matchMedia("(prefers-color-scheme: dark)");

/** Whether the page is to be dark: as chosen, else as the system is. */
export function isDark(theme: Theme): boolean {
  return theme === "dark" || (theme === "auto" && darkness.matches);
}

/** Writes language and theme where CSS, the boards and assistive technology look for them; follows the system until called again. */
export function applyPrefs(prefs: Prefs): void {
  const root = document.documentElement;
  const light = () => (root.dataset["theme"] = isDark(prefs.theme) ? "dark" : "light");
  root.lang = prefs.lang;
  darkness.onchange = light;
  light();
}
