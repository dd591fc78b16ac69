import type { ComponentChildren } from "preact";
import { useApp } from "../app/context";
import { playPath } from "../app/routes";
import { Link } from "../parts/Link";
import type { GameInfo } from "../protocol";
import { MatchCard } from "./MatchCard";
import { MatchRow } from "./MatchRow";
import type { Mine } from "./useMine";

/** So many matches are shown with their boards; the rest stand below in lines. */
const PICTURES = 8;
/** Up to so many, they stand in one wide row. */
const WIDE = 3;

/** The matches to go on with, one's own turn first, then those that one is `invited` to, and below those that are over. */
export function Matches({ mine, games, invited }: { mine: Mine; games: GameInfo[]; invited: ComponentChildren }) {
  const { t } = useApp();
  const { told, untold, drop } = mine;
  if (told === null) {
    return (
      <section class="my-matches" aria-busy="true">
        <h2>{t("go-on")}</h2>
        <ul class="go-on">
          {untold.slice(0, 3).map(({ match }) => (
            <li key={match} class="match-card is-empty" />
          ))}
        </ul>
        {invited}
      </section>
    );
  }
  const running = told.filter(({ summary }) => !summary.over);
  const lines = [...running.slice(PICTURES), ...told.filter(({ summary }) => summary.over)];
  const count = running.filter(({ summary }) => summary.my_turn).length;
  return (
    <section class="my-matches">
      {running.length > 0 && (
        <>
          <h2>
            {t("go-on")} <small>{t("go-on-count", { count })}</small>
            {count > 1 && (
              <Link class="button next-game" href={playPath(running[0]!.own.match)}>
                {t("next-game")}
              </Link>
            )}
          </h2>
          <ul class={running.length > WIDE ? "go-on is-many" : "go-on"}>
            {running.slice(0, PICTURES).map(({ own, summary }) => (
              <MatchCard key={own.match} own={own} summary={summary} games={games} drop={drop} />
            ))}
          </ul>
        </>
      )}
      {invited}
      {lines.length + untold.length > 0 && (
        <details class="earlier" open={running.length === 0}>
          <summary>{t("earlier", { count: lines.length + untold.length })}</summary>
          <ul>
            {lines.map(({ own, summary }) => (
              <MatchRow key={own.match} own={own} summary={summary} games={games} drop={drop} />
            ))}
            {untold.map((own) => (
              <MatchRow key={own.match} own={own} summary={null} games={games} drop={drop} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
