import { useEffect, useState } from "preact/hooks";
import { rulesOf } from "../app/api";
import { useApp } from "../app/context";
import { Icon } from "../parts/Icon";
import type { RulesPage } from "../protocol";

/** The rules of the game beside the board; in a window of their own they can be searched and printed. */
export function RulesTab({ game, onProblem }: { game: string; onProblem: (error: unknown) => void }) {
  const { t, prefs } = useApp();
  const [rules, setRules] = useState<RulesPage | null>(null);
  useEffect(() => {
    rulesOf(game, prefs.lang).then(setRules, onProblem);
  }, [game, prefs.lang]);
  return (
    <div class="rules-tab" tabIndex={0} role="group" aria-label={t("rules")}>
      <a href={`/rules/${encodeURIComponent(game)}`} target="vezerkar-rules">
        <Icon name="book" /> {t("rules-apart")}
      </a>
      {rules ? <article class="rules" dangerouslySetInnerHTML={{ __html: rules.html }} /> : <p role="status">{t("loading")}</p>}
    </div>
  );
}
