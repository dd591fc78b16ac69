import { useApp } from "../app/context";
import type { StandingInfo, TournamentPage } from "../protocol";
import { EntrantName } from "./EntrantList";
import { pointWords } from "./tournamentWords";

interface Column {
  short: string;
  name: string;
  of: (standing: StandingInfo) => string;
}

/** The table of a tournament: points first, then what breaks ties, in its order. */
export function Standings({ tournament: { info, entrants, standings } }: { tournament: TournamentPage }) {
  const { t } = useApp();
  const byNumber = new Map(entrants.map((one) => [one.number, one]));
  const breaks: Column[] = [
    { short: t("tiebreak-direct-short"), name: t("tiebreak-direct"), of: (one) => pointWords(one.direct) },
    { short: t("tiebreak-sonneborn-short"), name: t("tiebreak-sonneborn"), of: (one) => pointWords(one.sonneborn) },
    { short: t("tiebreak-buchholz-short"), name: t("tiebreak-buchholz"), of: (one) => pointWords(one.buchholz) },
    { short: t("tiebreak-wins-short"), name: t("tiebreak-wins"), of: (one) => String(one.wins) },
    { short: t("tiebreak-performance-short"), name: t("tiebreak-performance"), of: (one) => String(one.performance) },
  ];
  const columns = info.form === "swiss" ? breaks : breaks.filter((_, i) => i !== 2);
  return (
    <section>
      <h2 id="standings">{info.state === "finished" ? t("tournament-final") : t("tournament-standings")}</h2>
      {/* Keys scroll it, too, where it is wider than the page. */}
      <div class="standings-scroll" role="region" aria-labelledby="standings" tabIndex={0}>
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
            {standings.map((one, i) => (
              <tr key={one.entrant} class={byNumber.get(one.entrant)!.me ? "is-mine" : ""}>
                <td>{i + 1}</td>
                <th scope="row">
                  <EntrantName entrant={byNumber.get(one.entrant)!} />
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
