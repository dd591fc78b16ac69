import { useApp } from "../app/context";
import { nextOf, TEXT_SIZES, themeNames, THEMES } from "../app/prefs";
import { IconButton } from "./IconButton";

const ICON = { auto: "auto", light: "sun", dark: "moon" } as const;

/** Language, light and size of letters: the switches every page carries. */
export function PrefsBar() {
  const { t, prefs, setPrefs } = useApp();
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
        label={t("theme-switch", { theme: themeNames(t)[prefs.theme] })}
        onClick={() => setPrefs({ theme: nextOf(THEMES, prefs.theme) })}
      />
      <IconButton icon="letters" label={t("text-size", { size: prefs.text })} onClick={() => setPrefs({ text: nextOf(TEXT_SIZES, prefs.text) })} />
    </>
  );
}
