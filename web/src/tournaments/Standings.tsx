import { Fragment } from "preact";
import { useApp } from "../app/context";
import type { Translate } from "../app/texts";
import type { StandingInfo, TournamentPage } from "../protocol";
import { EntrantName } from "./EntrantList";
import { groupName, pointWords } from "./tournamentWords";

interface Column {
  short: string;
  name: string;
  of: (standing: StandingInfo) => string;
}

/** The columns of what breaks ties, in its order. */
function breaksOf(form: TournamentPage["info"]["form"], t: Translate): Column[] {
  const breaks: Column[] = [
    { short: t("tiebreak-direct-short"), name: t("tiebreak-direct"), of: (one) => pointWords(one.direct) },
    { short: t("tiebreak-sonneborn-short"), name: t("tiebreak-sonneborn"), of: (one) => pointWords(one.sonneborn) },
    { short: t("tiebreak-buchholz-short"), name: t("tiebreak-buchholz"), of: (one) => pointWords(one.buchholz) },
    { short: t("tiebreak-wins-short"), name: t("tiebreak-wins"), of: (one) => String(one.wins) },
    { short: t("tiebreak-performance-short"), name: t("tiebreak-performance"), of: (one) => String(one.performance) },
  ];
  return form === "swiss" ? breaks : breaks.filter((_, i) => i !== 2);
}

/** The table of a tournament, after that of each group: points first, then what breaks ties. */
export function Standings({ tournament }: { tournament: TournamentPage }) {
  const { t } = useApp();
  const { info, standings, groups } = tournament;
  const columns = breaksOf(info.form, t);
  const title = info.state === "finished" ? t("tournament-final") : groups.length > 0 ? t("tournament-knockout") : t("tournament-standings");
  const whole = standings.length > 0 && (
    <>
      <h2 id="standings">{title}</h2>
      <Table tournament={tournament} rows={standings} labelledBy="standings" />
    </>
  );
  return (
    <section aria-label={t("tournament-standings")}>
      {/* Where it is over, the end comes first. */}
      {info.state === "finished" && whole}
      {groups.length > 0 && <h2>{t("tournament-groups")}</h2>}
      {groups.length > 0 && info.state === "running" && <p>{t("tournament-groups-hint", { through: info.go_on })}</p>}
      {groups.map((group, at) => (
        <Fragment key={at}>
          <h3 id={`group-${at}`}>{groupName(at, t)}</h3>
          <Table tournament={tournament} rows={group.standings} through={group.go_on} labelledBy={`group-${at}`} />
        </Fragment>
      ))}
      {info.state !== "finished" && whole}
      <details class="tiebreaks">
        <summary>{t("tiebreaks")}</summary>
        {info.players === 3 && <p>{t("tournament-three-points")}</p>}
        <p>{t("tiebreaks-hint")}</p>
        <dl>
          {columns.map(({ short, name }) => (
            <div key={name}>
              <dt>{short}</dt>
              <dd>{name}</dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  );
}

interface TableProps {
  tournament: TournamentPage;
  rows: StandingInfo[];
  /** Those who go on from a group. */
  through?: number[];
  labelledBy: string;
}

function Table({ tournament: { info, entrants }, rows, through = [], labelledBy }: TableProps) {
  const { t } = useApp();
  const byNumber = new Map(entrants.map((one) => [one.number, one]));
  const columns = breaksOf(info.form, t);
  return (
    // Keys scroll it, too, where it is wider than the page.
    <div class="standings-scroll" role="region" aria-labelledby={labelledBy} tabIndex={0}>
      <table class="rating-table standings">
        <thead>
          <tr>
            <th scope="col">{t("ratings-place")}</th>
            <th scope="col">{t("account-name")}</th>
            <th scope="col" class="is-number">
              {t("tournament-points")}
            </th>
            <th scope="col" class="is-number">
              <abbr title={info.players === 3 ? t("tournament-places-made") : t("tournament-results")}>{info.players === 3 ? "1–2–3" : t("tournament-results-short")}</abbr>
            </th>
            {columns.map(({ short, name }) => (
              <th key={name} scope="col" class="is-number">
                <abbr title={name}>{short}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((one, i) => (
            <tr key={one.entrant} class={byNumber.get(one.entrant)!.me ? "is-mine" : ""}>
              <td>{i + 1}</td>
              <th scope="row">
                <EntrantName entrant={byNumber.get(one.entrant)!} />
                {through.includes(one.entrant) && <span class="badge">{t("tournament-goes-on")}</span>}
              </th>
              <td class="is-number">
                <strong>{pointWords(one.points)}</strong>
              </td>
              <td class="is-number">{`${one.won}–${one.drawn}–${one.lost}`}</td>
              {columns.map(({ name, of }) => (
                <td key={name} class="is-number">
                  {of(one)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
