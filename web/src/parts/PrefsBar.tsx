import { useApp } from "../app/context";
import type { Theme } from "../app/prefs";
import { IconButton } from "./IconButton";

const NEXT: Record<Theme, Theme> = { auto: "light", light: "dark", dark: "auto" };
const ICON = { auto: "auto", light: "sun", dark: "moon" } as const;

/** From each size of letters to the next one, in per cent. */
const LARGER: Record<number, number> = { 100: 115, 115: 130, 130: 100 };

/** Language, light and size of letters: the switches every page carries. */
export function PrefsBar() {
  const { t, prefs, setPrefs } = useApp();
  const names: Record<Theme, string> = { auto: t("theme-auto"), light: t("theme-light"), dark: t("theme-dark") };
  const other = prefs.lang === "en" ? "hu" : "en";
  return (
    <>
      <button
        type="button"
        class="icon-button lang"
        lang={other}
        aria-label={t("lang-switch")}
        title={t("lang-switch")}
        onClick={() => setPrefs({ lang: other })}
      >
        {other.toUpperCase()}
      </button>
      <IconButton
        icon={ICON[prefs.theme]}
        label={t("theme-switch", { theme: names[prefs.theme] })}
        onClick={() => setPrefs({ theme: NEXT[prefs.theme] })}
      />
      <IconButton icon="letters" label={t("text-size", { size: prefs.text })} onClick={() => setPrefs({ text: LARGER[prefs.text] ?? 100 })} />
    </>
  );
}
