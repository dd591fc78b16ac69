import { useApp } from "../app/context";
import { dayWords } from "../app/dates";
import { puzzlesPath } from "../app/routes";
import { Icon } from "../parts/Icon";
import type { SolverPage } from "../protocol";
import { levelWords, movedLevel } from "./levelWords";

/** What one has done of a game's puzzles: the level, the themes, the last tries. */
export function OwnTries({ game, solver }: { game: string; solver: SolverPage }) {
  const { t, prefs } = useApp();
  return (
    <details class="puzzle-own">
      <summary>{t("puzzle-own", { level: levelWords(solver.level, solver.provisional, t) })}</summary>
      {solver.tries === 0 && <p>{t("puzzle-own-none")}</p>}
      {solver.tries > 0 && (
        <>
          <table>
            <thead>
              <tr>
                <th scope="col">{t("puzzle-theme")}</th>
                <th scope="col">{t("puzzle-tries")}</th>
                <th scope="col">{t("puzzle-solved")}</th>
              </tr>
            </thead>
            <tbody>
              {solver.themes.map(({ id, name, tries, solved }) => (
                <tr key={id}>
                  <th scope="row">{name}</th>
                  <td>{tries}</td>
                  <td>{solved}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <h3>{t("puzzle-last")}</h3>
          <ol>
            {solver.last.map(({ puzzle, title, at, right, before, after }) => (
              <li key={puzzle} class={right ? "is-right" : "is-wrong"}>
                <Icon name={right ? "check" : "cross"} />
                <span class="sr-only">{t(right ? "puzzle-right" : "puzzle-wrong")}</span>
                {/* A page of its own: the one that is shown has begun already. */}
                <a href={puzzlesPath(game, puzzle)}>{title}</a>
                <span>{before !== null && after !== null ? movedLevel(before, after, t) : t("puzzle-not-rated")}</span>
                <time dateTime={at}>{dayWords(at, prefs.lang)}</time>
              </li>
            ))}
          </ol>
        </>
      )}
    </details>
  );
}
