import { useState } from "preact/hooks";
import { createMatch, ApiError } from "../app/api";
import { useApp } from "../app/context";
import { remember } from "../app/matches";
import { navigate, playPath, editorPath } from "../app/routes";
import { Icon } from "../parts/Icon";
import { Link } from "../parts/Link";
import type { CreatedMatch, GameInfo } from "../protocol";
import { Invitation } from "./Invitation";
import { MixedTable } from "./MixedTable";
import { SetupFields, type Pace } from "./SetupFields";

/** One game and the ways to begin it. */
export function GameCard({ game }: { game: GameInfo }) {
  const { t, prefs } = useApp();
  // Bots are listed from the weakest to the strongest; somebody new gets one in the middle.
  const [bot, setBot] = useState(game.bots[Math.floor(game.bots.length / 2)]?.id ?? "");
  const [options, setOptions] = useState<Record<string, string>>(() =>
    Object.fromEntries(game.options.map((option) => [option.id, option.default])),
  );
  const [pace, setPace] = useState<Pace>("live");
  const [sharing, setSharing] = useState(0);
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const [invited, setInvited] = useState<CreatedMatch | null>(null);
  const list = new Intl.ListFormat(prefs.lang);
  const nameOf = new Map(game.seats.map((seat) => [seat.id, seat.name]));
  const players = game.seatings[sharing]!.map((seats) => ({ id: seats[0]!, seats, name: list.format(seats.map((seat) => nameOf.get(seat)!)) }));

  /** Makes a match in which `whoPlays` says who plays each player. */
  const begin = async (whoPlays: (player: string) => string) => {
    setBusy(true);
    setProblem("");
    try {
      const seats = Object.fromEntries(players.flatMap((player) => player.seats.map((seat) => [seat, whoPlays(player.id)])));
      const wish = { game: game.id, options, seats, players: players.length, pace, name: prefs.name, seed: null };
      const made = await createMatch(wish, prefs.lang);
      remember(made.match, made.key, game.title);
      if (Object.keys(made.invitations).length > 0) setInvited(made);
      else navigate(playPath(made.match));
    } catch (error) {
      setProblem((error as ApiError).message || t("offline"));
    } finally {
      setBusy(false);
    }
  };

  return (
    <article class="game-card">
      <header>
        <h2>{game.title}</h2>
        <span class="players">{t("players", { players: game.players })}</span>
        <p>{game.blurb}</p>
        <Link href={`/rules/${encodeURIComponent(game.id)}`} class="rules-link">
          <Icon name="book" /> {t("rules")}
        </Link>
        {game.editor && (
          <Link href={editorPath(game.id)} class="editor-link">
            <Icon name="pencil" /> {game.editor}
          </Link>
        )}
      </header>
      {game.seatings.length > 1 && (
        <label class="how-many">
          <span>{t("how-many")}</span>
          <select value={sharing} onChange={(event) => setSharing(Number(event.currentTarget.value))}>
            {game.seatings.map((shared, index) => (
              <option key={index} value={index}>
                {shared.length}
              </option>
            ))}
          </select>
        </label>
      )}
      <section class="ways">
        <div class="way-in main-way">
          <h3>
            <Icon name="robot" /> {t("play-bot")}
          </h3>
          <p>{t("play-bot-hint")}</p>
          <div class="row">
            {players.map((player) => (
              <button
                type="button"
                key={player.id}
                class="button primary"
                aria-label={t("play-as", { seat: player.name })}
                disabled={busy || !bot}
                onClick={() => begin((id) => (id === player.id ? "me" : `bot:${bot}`))}
              >
                {player.name}
              </button>
            ))}
          </div>
        </div>
        <div class="way-in">
          <h3>
            <Icon name="link" /> {t("invite")}
          </h3>
          <p>{t("invite-hint")}</p>
          <div class="row">
            {players.map((player) => (
              <button
                type="button"
                key={player.id}
                class="button"
                aria-label={t("i-take", { seat: player.name })}
                disabled={busy}
                onClick={() => begin((id) => (id === player.id ? "me" : "open"))}
              >
                {player.name}
              </button>
            ))}
          </div>
        </div>
        <div class="way-in">
          <h3>
            <Icon name="chair" /> {t("hot-seat")}
          </h3>
          <p>{t("hot-seat-hint")}</p>
          <div class="row">
            <button type="button" class="button" disabled={busy} onClick={() => begin(() => "me")}>
              {t("hot-seat-start")}
            </button>
          </div>
        </div>
        {players.length > 2 && <MixedTable key={sharing} players={players} bots={game.bots} bot={bot} busy={busy} onBegin={begin} />}
      </section>
      {problem && (
        <p class="notice" role="alert">
          {problem}
        </p>
      )}
      <SetupFields game={game} bot={bot} setBot={setBot} options={options} setOptions={setOptions} pace={pace} setPace={setPace} />
      {invited && <Invitation made={invited} seats={game.seats} onClose={() => setInvited(null)} />}
    </article>
  );
}
