import { useEffect, useState } from "preact/hooks";
import { Problem } from "../account/Problem";
import { useSending } from "../account/useSending";
import { listGames } from "../app/api";
import { useApp } from "../app/context";
import { personPath } from "../app/routes";
import { botWords } from "../home/words";
import { Icon } from "../parts/Icon";
import { IconButton } from "../parts/IconButton";
import { Link } from "../parts/Link";
import { Modal } from "../parts/Modal";
import type { EntrantInfo, GameInfo, TournamentPage } from "../protocol";
import { enterBot, takeOut } from "./tournamentApi";

interface Props {
  tournament: TournamentPage;
  onDone: () => void;
}

/** Who takes part; the organiser lets bots enter, and takes out whom they will. */
export function EntrantList({ tournament: { info, entrants, rounds, may }, onDone }: Props) {
  const { t, prefs } = useApp();
  const { busy, problem, send } = useSending();
  const [asking, setAsking] = useState<EntrantInfo | null>(null);
  const plays = ({ number }: EntrantInfo) => rounds.flat().some((one) => one.result === null && [one.first, one.second, one.third].includes(number));
  const out = (entrant: EntrantInfo, reason = "") =>
    send(takeOut(info.id, { entrant: entrant.number, reason }, prefs.lang), () => (setAsking(null), onDone()));
  const outWithReason = (entrant: EntrantInfo) => (event: SubmitEvent) => {
    event.preventDefault();
    const said = new FormData(event.currentTarget as HTMLFormElement);
    out(entrant, String(said.get("reason") ?? "").trim());
  };
  return (
    <section aria-labelledby="entrants">
      <h2 id="entrants">
        {t("tournament-entrants")} <small>{t("tournament-entered", { entered: info.entered, places: info.places })}</small>
      </h2>
      {entrants.length === 0 && <p>{t("tournament-nobody")}</p>}
      <ul class="entrant-list">
        {entrants.map((one) => (
          <li key={one.number} class={one.withdrawn ? "is-out" : ""}>
            <EntrantName entrant={one} />
            {one.withdrawn && <span class="badge">{t("tournament-withdrawn")}</span>}
            {one.may_take_out && (
              <IconButton
                icon="cross"
                label={t("tournament-take-out", { name: one.name })}
                disabled={busy}
                onClick={() => (info.state === "running" ? setAsking(one) : out(one))}
              />
            )}
          </li>
        ))}
      </ul>
      {!asking && <Problem text={problem} />}
      {asking && (
        <Modal title={t("tournament-take-out", { name: asking.name })} onClose={() => setAsking(null)}>
          <form class="tournament-form" onSubmit={outWithReason(asking)}>
            <p>{plays(asking) ? t("tournament-take-out-hint", { name: asking.name }) : t("tournament-take-out-idle", { name: asking.name })}</p>
            {plays(asking) && (
              <label>
                <span>{t("tournament-reason")}</span>
                <input type="text" name="reason" required maxLength={200} autocomplete="off" />
              </label>
            )}
            <Problem text={problem} />
            <div class="row end">
              <button type="submit" class="button primary" disabled={busy}>
                {t("tournament-take-out", { name: asking.name })}
              </button>
            </div>
          </form>
        </Modal>
      )}
      {may.includes("enter_bots") && <BotEntry id={info.id} game={info.game} onDone={onDone} />}
    </section>
  );
}

/** An entrant by name: people have a page of their own. */
export function EntrantName({ entrant: { name, bot, former, me } }: { entrant: EntrantInfo }) {
  const { t } = useApp();
  if (bot)
    return (
      <span class="entrant-name">
        <Icon name="robot" /> {name}
      </span>
    );
  const shown = former ? <>{name}</> : <Link href={personPath(name)}>{name}</Link>;
  return (
    <span class="entrant-name">
      {shown} {me && <span class="badge">{t("tournament-me")}</span>}
    </span>
  );
}

/** Lets one bot after the other enter. */
function BotEntry({ id, game, onDone }: { id: string; game: string; onDone: () => void }) {
  const { t, prefs } = useApp();
  const { busy, problem, send } = useSending();
  const [known, setKnown] = useState<GameInfo | null>(null);
  const [bot, setBot] = useState("");
  useEffect(() => {
    listGames(prefs.lang).then(
      (games) => setKnown(games.find((one) => one.id === game) ?? null),
      () => {},
    );
  }, [prefs.lang, game]);
  if (!known) return null;
  const chosen = bot || known.bots[0]!.id;
  return (
    <form
      class="bot-entry"
      onSubmit={(event) => {
        event.preventDefault();
        send(enterBot(id, chosen, prefs.lang), onDone);
      }}
    >
      <label>
        <span>{t("bot")}</span>
        <select value={chosen} onChange={(event) => setBot(event.currentTarget.value)}>
          {known.bots.map((one) => (
            <option key={one.id} value={one.id}>
              {botWords(known, one)}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" class="button" disabled={busy}>
        {t("tournament-enter-bot")}
      </button>
      <Problem text={problem} />
    </form>
  );
}
