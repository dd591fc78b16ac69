import { Problem } from "../account/Problem";
import { useApp } from "../app/context";
import { health } from "./adminApi";
import { failingWords, gradeWords } from "./adminWords";
import { useAsked } from "./useAsked";

/** Commands for what no page does. */
const COMMANDS = ["vezerkar admin backup FILE", "vezerkar admin verify FILE", "vezerkar admin restore FILE"];

/** What the doctor finds, and what is left to the command line. */
export function Health() {
  const { t, prefs } = useApp();
  const { answer, problem, again } = useAsked(() => health(prefs.lang), prefs.lang);
  return (
    <>
      <section aria-labelledby="health">
        <h2 id="health">{t("admin-health")}</h2>
        <p>{t("admin-health-lead")}</p>
        <Problem text={problem} />
        <p role="status">{answer ? (answer.failing.length === 0 ? t("admin-ready") : t("admin-not-ready", { what: answer.failing.map((one) => failingWords(one, t)).join(", ") })) : t("admin-looking")}</p>
        {answer && !answer.looked && <p>{t("admin-no-doctor")}</p>}
        {answer && answer.findings.length > 0 && (
          <ul class="report-list">
            {answer.findings.map((finding, number) => (
              <li key={number}>
                <strong>{gradeWords(finding.grade, t)}</strong> {finding.text}
              </li>
            ))}
          </ul>
        )}
        <button type="button" class="button" onClick={again}>
          {t("admin-look-again")}
        </button>
      </section>
      <section aria-labelledby="backups">
        <h2 id="backups">{t("admin-backups")}</h2>
        <p>{t("admin-backups-lead")}</p>
        <ul>
          {COMMANDS.map((command) => (
            <li key={command}>
              <code>{command}</code>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
