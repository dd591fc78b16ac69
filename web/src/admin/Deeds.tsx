import { Problem } from "../account/Problem";
import { useApp } from "../app/context";
import { dayTimeWords } from "../app/dates";
import { playPath } from "../app/routes";
import { Link } from "../parts/Link";
import { deeds } from "./adminApi";
import { deedWords } from "./adminWords";
import { useAsked } from "./useAsked";

/** What admins and moderators have done, as it stays written down. */
export function Deeds() {
  const { t, prefs } = useApp();
  const { answer, problem } = useAsked(deeds);
  return (
    <section aria-labelledby="deeds">
      <h2 id="deeds">{t("admin-deeds")}</h2>
      <p>{t("admin-deeds-lead")}</p>
      <Problem text={problem} />
      {answer?.length === 0 && <p>{t("admin-deeds-none")}</p>}
      <ul class="report-list">
        {answer?.map((act, number) => (
          <li key={number}>
            {dayTimeWords(act.at, prefs.lang)}, {act.who}: <strong>{deedWords(act.deed, t)}</strong>
            {act.match && (
              <>
                {" "}
                <Link href={playPath(act.match)}>{act.match}</Link>
              </>
            )}
            {act.about && `: ${act.about}`}
          </li>
        ))}
      </ul>
    </section>
  );
}
