import { useCallback, useEffect, useState } from "preact/hooks";
import { Problem } from "../account/Problem";
import { problemOf } from "../account/problemOf";
import { useApp } from "../app/context";
import { personPath, tournamentPath } from "../app/routes";
import { clockWords } from "../lobby/tableWords";
import { Link } from "../parts/Link";
import { PageTop } from "../parts/PageTop";
import type { TournamentPage as Tournament } from "../protocol";
import { EntrantList } from "./EntrantList";
import { Rounds } from "./Rounds";
import { Standings } from "./Standings";
import { TournamentButtons } from "./TournamentButtons";
import { tournamentOf } from "./tournamentApi";
import { blockWords, formWords, startWords, stateWords } from "./tournamentWords";

/** So often the page looks what has happened, in milliseconds, while something can. */
const LOOK_EVERY = 10_000;

/** A tournament: its table, its rounds, who takes part, and what one may do there. */
export function TournamentPage({ id }: { id: string }) {
  const { t, prefs } = useApp();
  const [found, setFound] = useState<Tournament | null>(null);
  const [problem, setProblem] = useState("");
  const look = useCallback(
    () =>
      tournamentOf(id, prefs.lang).then(
        (page) => (setFound(page), setProblem("")),
        (error: unknown) => setProblem(problemOf(error, t)),
      ),
    [id, prefs.lang, t],
  );
  const going = found === null || found.info.state === "open" || found.info.state === "running";

  useEffect(() => void look(), [look]);
  useEffect(() => {
    if (!going) return;
    const timer = setInterval(() => document.hidden || void look(), LOOK_EVERY);
    return () => clearInterval(timer);
  }, [look, going]);
  useEffect(() => {
    document.title = `${found?.info.name ?? t("tournaments")} – ${t("app-title")}`;
  }, [found, t]);

  if (!found)
    return (
      <div class="page">
        <PageTop />
        <main class="tournaments">
          <h1>{t("tournaments")}</h1>
          <Problem text={problem} />
          <p>
            <Link href={tournamentPath()}>{t("tournaments-all")}</Link>
          </p>
        </main>
      </div>
    );
  const { info } = found;
  const days = info.round_days ? [t("tournament-days", { days: info.round_days })] : [];
  const options = found.options.map(({ name, value }) => `${name}: ${value}`);
  const tables = info.players === 3 ? [t("tournament-tables-three")] : [];
  if (info.form === "groups") tables.push(t("tournament-groups-of", { size: info.group_size, through: info.go_on }));
  if (info.at_once) tables.push(info.form === "groups" ? t("tournament-at-once-groups-term") : t("tournament-at-once-term"));
  const terms = [...options, ...tables, clockWords(found.clock, t), ...days, t(info.rated ? "rated" : "unrated")].join(" · ");
  return (
    <div class="page">
      <PageTop />
      <main class="tournaments">
        <h1>{info.name}</h1>
        {info.about && <p>{info.about}</p>}
        <p>
          <Link href={`/rules/${encodeURIComponent(info.game)}`}>{info.title}</Link> · {formWords(info.form, t)} · {terms}
        </p>
        <p>
          <strong role="status">{stateWords(info, t)}</strong>
          {info.organiser && (
            <>
              {" · "}
              <Link href={personPath(info.organiser)}>{t("tournament-by", { name: info.organiser })}</Link>
            </>
          )}
        </p>
        {(info.state === "draft" || info.state === "open") && (
          <>
            <p>{startWords(info, t, prefs.lang)}</p>
            <p>{blockWords(info.form, t)}</p>
          </>
        )}
        <Problem text={problem} />
        <TournamentButtons tournament={found} onDone={look} />
        {(found.standings.length > 0 || found.groups.length > 0) && <Standings tournament={found} />}
        {found.rounds.length > 0 && <Rounds tournament={found} onDone={look} />}
        <EntrantList tournament={found} onDone={look} />
        <Lots tournament={found} />
        <p>
          <Link href={tournamentPath()}>{t("tournaments-all")}</Link>
        </p>
      </main>
    </div>
  );
}

/** From what the lots are drawn, so that anybody can check them. */
function Lots({ tournament: { seed, commitment } }: { tournament: Tournament }) {
  const { t } = useApp();
  return (
    <details class="lots">
      <summary>{t("tournament-lots")}</summary>
      <p>{t("tournament-lots-hint")}</p>
      <p>
        {t("tournament-commitment")} <code>{commitment}</code>
      </p>
      {seed && (
        <p>
          {t("tournament-seed")} <code>{seed}</code>
        </p>
      )}
    </details>
  );
}
