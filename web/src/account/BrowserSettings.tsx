import { useApp } from "../app/context";
import { SPEEDS, TEXT_SIZES, themeNames, THEMES, type Lang, type Prefs } from "../app/prefs";
import { allowNotices, CAN_NOTIFY } from "../theatre/useNotice";

const LANGUAGES: [Lang, string][] = [
  ["en", "English"],
  ["hu", "Magyar"],
];

/** What somebody chooses for this browser, with an account or without: each is also a switch of the pages that it concerns. */
export function BrowserSettings() {
  const { t, prefs, setPrefs } = useApp();
  const themes = themeNames(t);
  const select = <K extends keyof Prefs>(name: K, label: string, choices: [Prefs[K] & (string | number), string][]) => (
    <label>
      <span>{label}</span>
      <select value={String(prefs[name])} onChange={({ currentTarget }) => setPrefs({ [name]: choices[currentTarget.selectedIndex]![0] })}>
        {choices.map(([value, words]) => (
          <option key={value} value={String(value)} {...(name === "lang" && { lang: String(value) })}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <section aria-labelledby="browser-settings">
      <h2 id="browser-settings">{t("browser-settings")}</h2>
      <p>{t("browser-settings-hint")}</p>
      <div class="name-form">
        {select("lang", t("setting-language"), LANGUAGES)}
        {select("theme", t("setting-theme"), THEMES.map((theme) => [theme, themes[theme]]))}
        {select("text", t("setting-text-size"), TEXT_SIZES.map((size) => [size, t("setting-percent", { size })]))}
        {select("speed", t("setting-speed"), SPEEDS.map((speed) => [speed, t("setting-speed-at", { speed })]))}
      </div>
      <div class="checks">
        <label class="check">
          <input type="checkbox" checked={prefs.sound} onChange={({ currentTarget }) => setPrefs({ sound: currentTarget.checked })} />
          <span>{t("sound")}</span>
        </label>
        {CAN_NOTIFY && (
          <label class="check">
            <input
              type="checkbox"
              checked={prefs.notices}
              onChange={async ({ currentTarget: { checked } }) => setPrefs({ notices: checked && (await allowNotices()) })}
            />
            <span>{t("notices")}</span>
          </label>
        )}
      </div>
    </section>
  );
}
