import { useEffect } from "preact/hooks";
import { Problem } from "../account/Problem";
import { useApp } from "../app/context";
import { dayTimeWords } from "../app/dates";
import { ratingsState, rebuildRatings, rulesInUse } from "./adminApi";
import { standingWords } from "./adminWords";
import { Deed } from "./Deed";
import { useAsked } from "./useAsked";

/** Milliseconds after which it is asked anew how far the ratings are. */
const LOOK_AGAIN = 2000;

/** Ratings, which can be made anew, and the versions of rules that matches need. */
export function RatingsAndRules() {
  return (
    <>
      <Ratings />
      <Rules />
    </>
  );
}

function Ratings() {
  const { t, prefs } = useApp();
  const { answer, problem, again } = useAsked(ratingsState);
  const rebuild = answer?.rebuild;
  const goesOn = Boolean(rebuild && !rebuild.ended && !rebuild.failed);
  useEffect(() => {
    if (!goesOn) return undefined;
    const timer = setTimeout(again, LOOK_AGAIN);
    return () => clearTimeout(timer);
  }, [answer]);
  return (
    <section aria-labelledby="admin-ratings">
      <h2 id="admin-ratings">{t("ratings")}</h2>
      <Problem text={problem} />
      {answer && <p>{t("admin-ratings-state", { games: answer.games, waiting: answer.waiting })}</p>}
      <p role="status">
        {rebuild &&
          (rebuild.failed
            ? t("admin-rebuild-failed")
            : rebuild.ended
              ? t("admin-rebuild-ended", { at: dayTimeWords(rebuild.ended, prefs.lang), games: rebuild.games })
              : t("admin-rebuild-runs", { done: rebuild.done, pools: rebuild.pools }))}
      </p>
      {goesOn && <progress aria-label={t("admin-rebuild")} max={Math.max(1, rebuild!.pools)} value={rebuild!.done} />}
      <Deed label={t("admin-rebuild")} question={t("admin-rebuild-sure")} send={({ reason }) => rebuildRatings({ reason }, prefs.lang)} onDone={again} />
    </section>
  );
}

function Rules() {
  const { t } = useApp();
  const { answer, problem } = useAsked(rulesInUse);
  return (
    <section aria-labelledby="admin-rules">
      <h2 id="admin-rules">{t("admin-rules")}</h2>
      <p>{t("admin-rules-lead")}</p>
      <Problem text={problem} />
      {answer && answer.versions.length === 0 && <p>{t("admin-rules-none")}</p>}
      {answer && answer.versions.length > 0 && (
        <ul>
          {answer.versions.map((one) => (
            <li key={`${one.game} ${one.version} ${one.over} ${one.standing}`}>
              {t(one.over ? "admin-rules-over" : "admin-rules-running", { game: one.game, version: one.version, matches: one.matches })}: {standingWords(one.standing, t)}
            </li>
          ))}
        </ul>
      )}
      {answer && answer.archives.length > 0 && (
        <>
          <h3>{t("admin-archives")}</h3>
          <ul>
            {answer.archives.map((one) => (
              <li key={one.file}>
                <code>{one.file}</code>: {one.fault ? <span lang="en">{one.fault}</span> : t(one.needed ? "admin-archive-needed" : "admin-archive-idle")}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
