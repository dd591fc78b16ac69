import { useApp } from "../app/context";
import { CopyField } from "../parts/CopyField";
import { Icon } from "../parts/Icon";
import { oddsPath } from "./address";
import { Answer } from "./Answer";
import { QuestionForm } from "./QuestionForm";
import { useCalculation } from "./useCalculation";

/** One calculator: the question at the left, the answer at the right; on a phone the answer comes below. */
export function Calculator({ game, tool }: { game: string; tool: string }) {
  const { t } = useApp();
  const { ask, found, problem, set, reset } = useCalculation(game, tool);
  const alert = problem && (
    <p class="notice" role="alert">
      {problem}
    </p>
  );
  const again = (
    <button type="button" class="button" onClick={reset}>
      <Icon name="again" /> {t("odds-reset")}
    </button>
  );
  if (!found)
    return (
      <div class="odds-nothing">
        {alert}
        {problem && again}
      </div>
    );
  return (
    <div class="odds">
      <section aria-label={t("odds-question")}>
        <QuestionForm sections={found.sections} ask={ask} onSet={set} />
        {again}
        <a class="odds-jump" href="#odds-answer">
          {problem || found.findings.headline}
        </a>
      </section>
      <section id="odds-answer" class={problem ? "odds-answer is-old" : "odds-answer"} aria-label={t("odds-answer")}>
        {alert}
        {found.notices.map((notice) => (
          <p key={notice} class="notice">
            {notice}
          </p>
        ))}
        <Answer game={game} findings={found.findings} />
        <CopyField label={t("odds-link")} value={location.origin + oddsPath(game, tool, found.ask)} />
      </section>
    </div>
  );
}
