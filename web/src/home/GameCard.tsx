import { useState } from "preact/hooks";
import { createMatch, Refused } from "../app/api";
import { useApp } from "../app/context";
import { remember } from "../app/matches";
import { navigate, playPath } from "../app/routes";
import { Icon } from "../parts/Icon";
import { Link } from "../parts/Link";
import type { Created, GameInfo } from "../protocol";
import { Invitation } from "./Invitation";
import { SetupFields } from "./SetupFields";

/** One game and the three ways to begin it. */
export function GameCard({ game }: { game: GameInfo }) {
  const { t, prefs } = useApp();
  // Bots are listed from the weakest to the strongest; somebody new gets one in the middle.
  const [bot, setBot] = useState(game.bots[Math.floor(game.bots.length / 2)]?.id ?? "");
  const [options, setOptions] = useState<Record<string, string>>(() =>
    Object.fromEntries(game.options.map((option) => [option.id, option.default])),
  );
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const [invited, setInvited] = useState<Created | null>(null);

  const create = async (holder: (seat: string) => string): Promise<Created | null> => {
    setBusy(true);
    setProblem("");
    try {
      const seats = Object.fromEntries(game.seats.map((seat) => [seat.id, holder(seat.id)]));
      const made = await createMatch({ game: game.id, options, seats, name: prefs.name, seed: null }, prefs.lang);
      remember(made.match, made.key, game.title);
      return made;
    } catch (error) {
      setProblem((error as Refused).message || t("offline"));
      return null;
    } finally {
      setBusy(false);
    }
  };
  const play = async (holder: (seat: string) => string) => {
    const made = await create(holder);
    if (made) navigate(playPath(made.match));
  };
  const invite = async (mine: string) => setInvited(await create((seat) => (seat === mine ? "me" : "open")));

  return (
    <article class="game-card">
      <header>
        <h2>{game.title}</h2>
        <span class="players">{t("players", { players: game.players })}</span>
        <p>{game.blurb}</p>
        <Link href={`/rules/${encodeURIComponent(game.id)}`} class="rules-link">
          <Icon name="book" /> {t("rules")}
        </Link>
      </header>
      <section class="ways">
        <div class="way-in main-way">
          <h3>
            <Icon name="robot" /> {t("play-bot")}
          </h3>
          <p>{t("play-bot-hint")}</p>
          <div class="row">
            {game.seats.map((seat) => (
              <button
                type="button"
                key={seat.id}
                class="button primary"
                aria-label={t("play-as", { seat: seat.name })}
                disabled={busy || !bot}
                onClick={() => play((id) => (id === seat.id ? "me" : `bot:${bot}`))}
              >
                {seat.name}
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
            {game.seats.map((seat) => (
              <button
                type="button"
                key={seat.id}
                class="button"
                aria-label={t("i-take", { seat: seat.name })}
                disabled={busy}
                onClick={() => invite(seat.id)}
              >
                {seat.name}
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
            <button type="button" class="button" disabled={busy} onClick={() => play(() => "me")}>
              {t("hot-seat-start")}
            </button>
          </div>
        </div>
      </section>
      {problem && (
        <p class="notice" role="alert">
          {problem}
        </p>
      )}
      <SetupFields game={game} bot={bot} setBot={setBot} options={options} setOptions={setOptions} />
      {invited && <Invitation made={invited} seats={game.seats} onClose={() => setInvited(null)} />}
    </article>
  );
}
