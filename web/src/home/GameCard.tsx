import { useState } from "preact/hooks";
import { useApp } from "../app/context";
import { lessonsPath, puzzlesPath } from "../app/routes";
import { QuickMatch } from "../lobby/QuickMatch";
import { Icon } from "../parts/Icon";
import { Link } from "../parts/Link";
import type { GameInfo } from "../protocol";
import { Levels } from "./Levels";
import { lastSetup, playersOf } from "./setup";
import { SetupDialog } from "./SetupDialog";
import { useBegin } from "./useBegin";
import { lengthOf, weightOf } from "./words";

/** A game on the shelf: its cover, what it asks for, and one click that begins as last time. */
export function GameCard({ game }: { game: GameInfo }) {
  const { t, prefs } = useApp();
  const [setup, setSetup] = useState(() => lastSetup(game));
  const [open, setOpen] = useState(false);
  const { begin, learn, busy, problem, dialogs } = useBegin(game);
  const side = playersOf(game, setup.sharing, prefs.lang).find((player) => player.id === setup.side)!;
  const length = lengthOf(game, t);
  const weight = weightOf(game, t);
  const bot = `bot:${setup.bot}`;
  return (
    <article class="game-card" aria-label={game.title}>
      <div class="cover">
        {game.cover && <img src={game.cover} alt="" />}
        <h3>{game.title}</h3>
      </div>
      <ul class="facts">
        {length && (
          <li title={t("length-hint")}>
            <Icon name="clock" /> {length}
          </li>
        )}
        <li title={t("players", { players: game.players })}>
          <Icon name="people" /> {game.players}
          <span class="sr-only">{t("players", { players: "" })}</span>
        </li>
        {weight && (
          <li title={t("weight-hint")}>
            <Icon name="weight" /> {weight}
          </li>
        )}
      </ul>
      <p class="blurb">{game.blurb}</p>
      <Levels game={game} bot={setup.bot} setBot={(bot) => setSetup({ ...setup, bot })} />
      {problem && !open && (
        <p class="notice" role="alert">
          {problem}
        </p>
      )}
      <button
        type="button"
        class="button play-now"
        aria-label={t("play-title", { title: game.title, seat: side.name })}
        disabled={busy || !setup.bot}
        onClick={() => begin(setup, (player) => (player === setup.side ? "me" : bot))}
      >
        <Icon name="play" />
        <span>
          {t("play")}
          <small>{side.name}</small>
        </span>
      </button>
      <QuickMatch game={game} />
      <div class="game-row">
        {game.learn && (
          <button type="button" class="button" title={t("learn-hint")} aria-label={t("learn-title", { title: game.title })} disabled={busy} onClick={() => learn(game.learn!)}>
            {t("learn")}
          </button>
        )}
        <button
          type="button"
          class="button"
          aria-label={t("watch-title", { title: game.title })}
          disabled={busy || !setup.bot}
          onClick={() => begin(setup, () => bot)}
        >
          {t("watch-bots")}
        </button>
        <button type="button" class="button more-ways" title={t("more-ways-hint")} onClick={() => setOpen(true)}>
          {t("more-ways")}
          <span class="sr-only">: {game.title}</span>
        </button>
        {game.lessons && (
          <Link class="button" href={lessonsPath(game.id)} title={game.lessons}>
            <Icon name="cap" />
            <span class="sr-only">
              {game.lessons}: {game.title}
            </span>
          </Link>
        )}
        {game.puzzles && (
          <Link class="button" href={puzzlesPath(game.id)} title={game.puzzles}>
            <Icon name="puzzle" />
            <span class="sr-only">
              {game.puzzles}: {game.title}
            </span>
          </Link>
        )}
        <Link class="button" href={`/rules/${encodeURIComponent(game.id)}`} title={t("rules")}>
          <Icon name="book" />
          <span class="sr-only">
            {t("rules")}: {game.title}
          </span>
        </Link>
      </div>
      {open && (
        <SetupDialog game={game} setup={setup} setSetup={setSetup} begin={begin} busy={busy} problem={problem} onClose={() => setOpen(false)} />
      )}
      {dialogs}
    </article>
  );
}
