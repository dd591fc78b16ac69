import { useEffect, useState } from "preact/hooks";
import { Problem } from "../account/Problem";
import { useSending } from "../account/useSending";
import { useApp } from "../app/context";
import { lookAgain } from "../app/looking";
import type { ChallengeInfo, MatchPage } from "../protocol";
import { challengeBot, challengesOf } from "./botApi";
import { BotSelect, firstFree } from "./BotSelect";
import { useBots } from "./useBots";

/** Milliseconds between two looks at what bots have answered. */
const EVERY = 5000;

/** For the maker of a match with open seats: whom of the bots one asks to take them, and what they have said. */
export function ChallengeSlip({ table, matchKey }: { table: MatchPage; matchKey: string | null }) {
  const waits = Object.keys(table.invitations).length > 0 && !table.over;
  return waits ? <Challenges table={table} matchKey={matchKey} /> : null;
}

function Challenges({ table, matchKey }: { table: MatchPage; matchKey: string | null }) {
  const { t, prefs } = useApp();
  const bots = useBots(table.game);
  const [challenges, setChallenges] = useState<ChallengeInfo[]>([]);
  const [bot, setBot] = useState("");
  const [seat, setSeat] = useState("");
  const { busy, problem, send } = useSending();
  useEffect(
    // A look that fails is made good by the next one.
    () => lookAgain(() => void challengesOf(table.match, matchKey, prefs.lang).then(setChallenges, () => {}), EVERY),
    [table.match, matchKey, prefs.lang],
  );
  const list = new Intl.ListFormat(prefs.lang);
  const open = table.seats.filter(({ kind }) => kind === "open");
  const players = [...new Set(open.map(({ player }) => player))].map((id) => ({
    id,
    seats: list.format(open.filter(({ player }) => player === id).map(({ name }) => name)),
  }));
  const told = challenges.flatMap((one) => {
    const seats = players.find(({ id }) => id === one.player)?.seats;
    return seats === undefined || one.state === "accepted" ? [] : [{ ...one, seats }];
  });
  if (bots.length === 0 && told.length === 0) return null;
  const chosen = bot || firstFree(bots);
  const player = players.some(({ id }) => id === seat) ? seat : (players[0]?.id ?? "");
  const ask = (event: SubmitEvent) => {
    event.preventDefault();
    send(challengeBot(table.match, matchKey, { player, name: chosen }, prefs.lang), (made) =>
      setChallenges((before) => [made, ...before.filter(({ id }) => id !== made.id)]),
    );
  };
  return (
    <details class="challenges">
      <summary>{t("challenge")}</summary>
      <p>{t("challenge-hint")}</p>
      <form class="name-form" onSubmit={ask}>
        <BotSelect bots={bots} chosen={chosen} onChoose={setBot} />
        {players.length > 1 && (
          <label>
            <span>{t("challenge-seat")}</span>
            <select value={player} onChange={(event) => setSeat(event.currentTarget.value)}>
              {players.map(({ id, seats }) => (
                <option key={id} value={id}>
                  {seats}
                </option>
              ))}
            </select>
          </label>
        )}
        <Problem text={problem} />
        <div class="row end">
          <button type="submit" class="button" disabled={busy || !chosen || !player}>
            {t("challenge-send")}
          </button>
        </div>
      </form>
      <div role="status">
        <ul>
          {told.map(({ id, name, seats, state }) => (
            <li key={id}>{state === "open" ? t("challenge-open", { name, seats }) : t("challenge-declined", { name, seats })}</li>
          ))}
        </ul>
      </div>
    </details>
  );
}
