import { useApp } from "../app/context";
import { endPath, playPath } from "../app/routes";
import { Link } from "../parts/Link";
import { ForgetButton } from "./ForgetButton";
import type { MatchProps } from "./MatchCard";
import { awayOf, othersOf, resultOf, resultWord, sideOf, turnOf } from "./matchWords";
import { ago } from "./words";

/** A match in one line: its result if it is over, else whose turn it is; of one that the table tells nothing of, what the browser knows. */
export function MatchRow({ own, summary, games, drop }: Omit<MatchProps, "summary"> & { summary: MatchProps["summary"] | null }) {
  const { t, prefs } = useApp();
  const game = games.find((one) => one.id === summary?.game);
  const result = summary?.over ? resultOf(summary) : "";
  const away = summary ? awayOf(summary, t, prefs.lang) : "";
  return (
    <li>
      <Link href={summary?.over ? endPath(own.match) : playPath(own.match)}>
        <strong>{summary?.title ?? own.title}</strong>
        {result && <span class={`result is-${result}`}>{resultWord(result, t)}</span>}
        {summary && (
          <span>
            {sideOf(summary, t, prefs.lang)} {othersOf(summary, game, t, prefs.lang)}
          </span>
        )}
        {summary && <span class="outcome-words">{summary.over ? summary.outcome : turnOf(summary, game, t, prefs.lang)}</span>}
        {away && <span>{away}</span>}
        {!summary && <span class="code">{own.match.slice(0, 6)}</span>}
        <time dateTime={summary?.at ?? own.at}>{ago(summary?.at ?? own.at, Date.now(), prefs.lang)}</time>
      </Link>
      <ForgetButton own={own} drop={drop} />
    </li>
  );
}
