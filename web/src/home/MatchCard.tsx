import { useApp } from "../app/context";
import type { MyMatch } from "../app/matches";
import { playPath } from "../app/routes";
import { Link } from "../parts/Link";
import type { GameInfo, MatchSummary } from "../protocol";
import { ForgetButton } from "./ForgetButton";
import { awayOf, momentOf, othersOf, sideOf, turnOf } from "./matchWords";
import { Thumbnail } from "./Thumbnail";
import { ago } from "./words";

export interface MatchProps {
  own: MyMatch;
  summary: MatchSummary;
  games: GameInfo[];
  drop: (match: string) => void;
}

/** A match to go on with: its board through one's own eyes, and in words who plays, where it is and what was done last. */
export function MatchCard({ own, summary, games, drop }: MatchProps) {
  const { t, prefs } = useApp();
  const game = games.find((one) => one.id === summary.game);
  const turn = turnOf(summary, game, t, prefs.lang);
  const away = awayOf(summary, t, prefs.lang);
  const last = [summary.last, ago(summary.at, Date.now(), prefs.lang)].filter(Boolean);
  return (
    <li class="match-card">
      <Link href={playPath(own.match)}>
        <Thumbnail own={own} ply={summary.ply} />
        {turn && <span class={summary.my_turn ? "whose is-mine" : "whose"}>{turn}</span>}
        <span class="match-words">
          <span class="moment">
            <strong>{summary.title}</strong>
            <span>{momentOf(summary, t)}</span>
          </span>
          <span>
            <b>{sideOf(summary, t, prefs.lang)}</b> {othersOf(summary, game, t, prefs.lang)}
          </span>
          {away && <span class="last">{away}</span>}
          <span class="last">{last.join(" · ")}</span>
        </span>
      </Link>
      <ForgetButton own={own} drop={drop} />
    </li>
  );
}
