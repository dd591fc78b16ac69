import { useApp } from "../app/context";
import type { Theme } from "../app/prefs";
import { IconButton } from "./IconButton";

const NEXT: Record<Theme, Theme> = { auto: "light", light: "dark", dark: "auto" };
const ICON = { auto: "auto", light: "sun", dark: "moon" } as const;

/** Language and light: the two switches every page carries. */
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
    </>
  );
}
