import { useEffect, useState } from "preact/hooks";
import { Problem } from "../account/Problem";
import { problemOf } from "../account/problemOf";
import { useApp } from "../app/context";
import { personPath, statisticsPath } from "../app/routes";
import { botName } from "../botAccounts/botName";
import { Link } from "../parts/Link";
import type { PersonStatistics } from "../protocol";
import { poolWords } from "../ratings/ratingWords";
import { RatingChart } from "./RatingChart";
import { ResultTable } from "./ResultTable";
import { statisticsOfPerson } from "./statisticsApi";
import { paceWords, scenarioWords } from "./statisticsWords";

/** The public games of somebody that are over: with which side, against whom, and how the ratings have moved. */
export function PersonResults({ name }: { name: string }) {
  const { t, prefs } = useApp();
  const [found, setFound] = useState<PersonStatistics | null>(null);
  const [problem, setProblem] = useState("");
  useEffect(() => {
    let current = true;
    statisticsOfPerson(name, prefs.lang).then(
      (told) => current && setFound(told),
      (error: unknown) => current && setProblem(problemOf(error, t)),
    );
    return () => {
      current = false;
    };
  }, [name, prefs.lang]);
  if (!found) return <Problem text={problem} />;
  if (found.results.games === 0) return null;
  return (
    <>
      {found.histories.map(({ pool, ratings }) => (
        <RatingChart key={pool.pool} title={poolWords(pool, t)} ratings={ratings} />
      ))}
      <section aria-labelledby="person-sides">
        <h2 id="person-sides">{t("statistics")}</h2>
        <p>{t("statistics-of-person")}</p>
        <ResultTable
          labelled="person-sides"
          about={t("statistics-side")}
          rows={found.sides.map((one, i) => ({
            key: String(i),
            name: (
              <>
                <Link href={statisticsPath(one.game)}>{one.title}</Link> {one.side} <small>{scenarioWords(one.options, one.players, t)}</small>
              </>
            ),
            results: one.results,
          }))}
        />
      </section>
      <section aria-labelledby="person-paces">
        <h2 id="person-paces">{t("clock")}</h2>
        <ResultTable
          labelled="person-paces"
          about={t("clock")}
          rows={found.paces.map(({ clock, results }) => ({ key: clock, name: paceWords(clock, t), results }))}
        />
      </section>
      {found.opponents.length > 0 && (
        <section aria-labelledby="person-opponents">
          <h2 id="person-opponents">{t("statistics-opponents")}</h2>
          <ResultTable
            labelled="person-opponents"
            about={t("account-name")}
            rows={found.opponents.map((one) => ({
              key: one.name,
              name: <Link href={personPath(one.name)}>{botName(one.name, one.bot, t)}</Link>,
              results: one.results,
            }))}
          />
        </section>
      )}
    </>
  );
}
