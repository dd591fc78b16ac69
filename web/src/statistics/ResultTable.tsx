import { useApp } from "../app/context";
import type { ComponentChildren } from "preact";
import type { Results } from "../protocol";
import { percent, rangeOf } from "./statisticsWords";

interface Props {
  /** The id of the heading that names the table. */
  labelled: string;
  /** What the first column is about. */
  about: string;
  rows: { key: string; name: ComponentChildren; results: Results }[];
}

/** Wins, draws and the share of wins, with the interval in which the true share lies. */
export function ResultTable({ labelled, about, rows }: Props) {
  const { t, prefs } = useApp();
  return (
    <table class="rating-table" aria-labelledby={labelled}>
      <thead>
        <tr>
          <th scope="col">{about}</th>
          <th scope="col" class="is-number">{t("ratings-games")}</th>
          <th scope="col" class="is-number">{t("statistics-won")}</th>
          <th scope="col" class="is-number">{t("statistics-drawn")}</th>
          <th scope="col" class="is-number">{t("statistics-share")}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, results }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td class="is-number">{results.games}</td>
            <td class="is-number">{results.won}</td>
            <td class="is-number">{results.drawn}</td>
            <td class="is-number">
              <strong>{percent(results.share, prefs.lang)}</strong>
              <ShareBar results={results} />
              <small>{rangeOf(results, prefs.lang)}</small>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The share of wins as a mark on a line, and the interval around it. */
function ShareBar({ results: { share, low, high } }: { results: Results }) {
  return (
    <svg class="share-bar" viewBox="0 0 100 8" aria-hidden="true">
      <line x1="0" x2="100" y1="4" y2="4" class="share-line" />
      <line x1="50" x2="50" y1="1" y2="7" class="share-line" />
      <rect x={low * 100} width={Math.max(1, (high - low) * 100)} y="2" height="4" class="share-range" />
      <circle cx={share * 100} cy="4" r="2.5" class="share-mark" />
    </svg>
  );
}
