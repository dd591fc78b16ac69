import { useEffect, useRef, useState } from "preact/hooks";
import { rulesOf } from "../app/api";
import { useApp } from "../app/context";
import { Icon } from "../parts/Icon";
import { useWideTables } from "../parts/useWideTables";
import { oddsPath } from "../study/address";
import type { CalculatorLink, RulesPage } from "../protocol";

interface Props {
  game: string;
  calculators: CalculatorLink[];
  onProblem: (error: unknown) => void;
}

/** The rules of the game beside the board; in a window of their own they can be searched and printed. */
export function RulesTab({ game, calculators, onProblem }: Props) {
  const { t, prefs } = useApp();
  const [rules, setRules] = useState<RulesPage | null>(null);
  const text = useRef<HTMLElement>(null);
  useWideTables(text, rules?.html);
  useEffect(() => {
    rulesOf(game, prefs.lang).then(setRules, onProblem);
  }, [game, prefs.lang]);
  return (
    <div class="rules-tab" tabIndex={0} role="group" aria-label={t("rules")}>
      <p class="rules-links">
        <a href={`/rules/${encodeURIComponent(game)}`} target="vezerkar-rules">
          <Icon name="book" /> {t("rules-apart")}
        </a>
        {calculators.map(({ calculator, label, ask }) => (
          <a key={calculator} href={oddsPath(game, calculator, ask)} target="vezerkar-odds">
            <Icon name="weight" /> {t("odds-of", { name: label })}
          </a>
        ))}
      </p>
      {rules ? <article ref={text} class="rules" dangerouslySetInnerHTML={{ __html: rules.html }} /> : <p role="status">{t("loading")}</p>}
    </div>
  );
}
