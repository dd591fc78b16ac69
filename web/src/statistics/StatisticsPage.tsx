import { useEffect, useState } from "preact/hooks";
import { Problem } from "../account/Problem";
import { problemOf } from "../account/problemOf";
import { useApp } from "../app/context";
import { navigate, ratingsPath, statisticsPath } from "../app/routes";
import { Link } from "../parts/Link";
import { PageTop } from "../parts/PageTop";
import type { GameStatistics, ScenarioResults, TitleCount } from "../protocol";
import { ResultTable } from "./ResultTable";
import { ANY, countedTitles, statisticsOf, type Wanted } from "./statisticsApi";
import { durationWords, paceWords, scenarioWords } from "./statisticsWords";

/** Who wins how often, title by title: from the public games that are over. */
export function StatisticsPage({ game }: { game: string }) {
  const { t, prefs } = useApp();
  const [titles, setTitles] = useState<TitleCount[] | null>(null);
  const [found, setFound] = useState<GameStatistics | null>(null);
  const [wanted, setWanted] = useState<Wanted>(ANY);
  const [problem, setProblem] = useState("");
  const failed = (error: unknown) => setProblem(problemOf(error, t));
  const chosen = game || (titles?.[0]?.game ?? "");

  useEffect(() => {
    document.title = `${t("statistics")} – ${t("app-title")}`;
  }, [t]);
  useEffect(() => {
    countedTitles(prefs.lang).then(setTitles, failed);
  }, [prefs.lang]);
  useEffect(() => {
    if (!chosen) return;
    let current = true;
    setProblem("");
    statisticsOf(chosen, wanted, prefs.lang).then(
      (told) => current && setFound(told),
      (error: unknown) => current && (setFound(null), failed(error)),
    );
    return () => {
      current = false;
    };
  }, [chosen, wanted, prefs.lang]);

  // A title of which no game is over yet may be named in the address.
  const choices = [...(titles ?? []), ...(found && !titles?.some((one) => one.game === found.game) ? [found] : [])];
  return (
    <div class="page">
      <PageTop />
      <main class="ratings">
        <h1>{t("statistics")}</h1>
        <p>{t("statistics-lead")}</p>
        <Problem text={problem} />
        {titles?.length === 0 && !game && <p>{t("statistics-none")}</p>}
        {choices.length > 0 && (
          <label>
            <span>{t("lobby-game")}</span>
            <select
              value={chosen}
              onChange={(event) => {
                setWanted({ ...wanted, clock: "", rules: "" });
                navigate(statisticsPath(event.currentTarget.value));
              }}
            >
              {choices.map((one) => (
                <option key={one.game} value={one.game}>
                  {one.title}
                </option>
              ))}
            </select>
          </label>
        )}
        {found && <Filters found={found} wanted={wanted} setWanted={setWanted} />}
        {found && found.games === 0 && <p>{t("statistics-none-such")}</p>}
        {found?.scenarios.map((one, i) => <Scenario key={one.options.map(({ value }) => value).join() + one.players} number={i} scenario={one} />)}
        {found && found.games > 0 && <Durations found={found} />}
        <p>
          <Link href={ratingsPath()}>{t("ratings")}</Link> · <Link href="/open-data">{t("open-data")}</Link>
        </p>
      </main>
    </div>
  );
}

interface FilterProps {
  found: GameStatistics;
  wanted: Wanted;
  setWanted: (wanted: Wanted) => void;
}

/** Which games are counted. */
function Filters({ found, wanted, setWanted }: FilterProps) {
  const { t } = useApp();
  return (
    <div class="statistics-filters">
      <label>
        <span>{t("clock")}</span>
        <select value={wanted.clock} onChange={(event) => setWanted({ ...wanted, clock: event.currentTarget.value })}>
          <option value="">{t("lobby-any")}</option>
          {found.paces.map(({ clock, games }) => (
            <option key={clock} value={clock}>
              {t("statistics-choice", { what: paceWords(clock, t), games })}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{t("statistics-rules")}</span>
        <select value={wanted.rules} onChange={(event) => setWanted({ ...wanted, rules: event.currentTarget.value })}>
          <option value="">{t("lobby-any")}</option>
          {found.rules.map(({ rules, games }) => (
            <option key={rules} value={rules}>
              {t("statistics-choice", { what: rules, games })}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{t("statistics-who")}</span>
        <select value={String(wanted.bots)} onChange={(event) => setWanted({ ...ANY, bots: event.currentTarget.value === "true" })}>
          <option value="false">{t("statistics-people")}</option>
          <option value="true">{t("statistics-bots")}</option>
        </select>
      </label>
    </div>
  );
}

/** The sides of a scenario, and how long its games are. */
function Scenario({ scenario, number }: { scenario: ScenarioResults; number: number }) {
  const { t } = useApp();
  const { options, players, games, drawn, sides, plies } = scenario;
  const id = `scenario-${number}`;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{scenarioWords(options, players, t)}</h2>
      <p>
        {t("person-games", { games })} · {t("statistics-draws", { drawn })} · {t("statistics-plies", { least: plies.least, median: plies.median, most: plies.most })}
      </p>
      <ResultTable labelled={id} about={t("statistics-side")} rows={sides.map(({ name, results }) => ({ key: name, name, results }))} />
    </section>
  );
}

/** How long games take, by their clocks. */
function Durations({ found }: { found: GameStatistics }) {
  const { t, prefs } = useApp();
  return (
    <section aria-labelledby="durations">
      <h2 id="durations">{t("statistics-durations")}</h2>
      <ul class="side-list">
        {found.paces
          .filter(({ games }) => games > 0)
          .map(({ clock, games, hours }) => (
            <li key={clock}>
              <strong>{paceWords(clock, t)}</strong> <span>{t("person-games", { games })}</span>{" "}
              <span>{t("statistics-takes", { time: durationWords(hours, prefs.lang) })}</span>
            </li>
          ))}
      </ul>
    </section>
  );
}
