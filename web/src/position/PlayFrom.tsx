import { useState } from "preact/hooks";
import { createMatch, type ApiError, type Position } from "../app/api";
import { useApp } from "../app/context";
import { remember } from "../app/matches";
import { navigate, playPath } from "../app/routes";
import { Invitation } from "../home/Invitation";
import type { CreatedMatch, GameInfo } from "../protocol";

/** Begins a match at a position: who plays it, and what is dealt anew. */
export function PlayFrom({ game, seat, position, ready }: { game: GameInfo; seat: string; position: Position; ready: boolean }) {
  const { t, prefs } = useApp();
  const [mine, setMine] = useState(seat);
  const [others, setOthers] = useState(`bot:${game.levels.at(-1)?.bot ?? game.bots[0]!.id}`);
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const [invited, setInvited] = useState<CreatedMatch | null>(null);
  const { dice: _, ...shared } = position;

  const begin = async () => {
    setBusy(true);
    setProblem("");
    const seats = Object.fromEntries(game.seats.map(({ id }) => [id, id === mine ? "me" : others]));
    try {
      const made = await createMatch({ game: game.id, seats, name: prefs.name, position: shared, open_setup: open, seed: null }, prefs.lang);
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
    <section class="position-play">
      <h3>{t("position-play")}</h3>
      <label>
        <span>{t("position-me")}</span>
        <select value={mine} onChange={(event) => setMine(event.currentTarget.value)}>
          {game.seats.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{t("position-others")}</span>
        <select value={others} onChange={(event) => setOthers(event.currentTarget.value)}>
          {game.levels.map(({ bot, name }) => (
            <option key={bot} value={`bot:${bot}`}>
              {name}
            </option>
          ))}
          <option value="open">{t("position-others-open")}</option>
          <option value="me">{t("position-others-me")}</option>
        </select>
      </label>
      {others === "open" && (
        <label class="position-flag">
          <input type="checkbox" checked={open} onChange={(event) => setOpen(event.currentTarget.checked)} /> <span>{t("position-open-setup")}</span>
        </label>
      )}
      <p class="note">
        {others === "open" && !open ? t("position-deal") : t("position-kept")} {t("position-uncounted")}
      </p>
      {problem && (
        <p class="notice" role="alert">
          {problem}
        </p>
      )}
      <button type="button" class="button primary" disabled={busy || !ready} onClick={begin}>
        {t("position-play")}
      </button>
      {invited && <Invitation made={invited} seats={game.seats} onClose={() => setInvited(null)} />}
    </section>
  );
}
