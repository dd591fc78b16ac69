import { useEffect, useState } from "preact/hooks";
import { Problem } from "../account/Problem";
import { SignInLink } from "../account/SignInLink";
import { useSending } from "../account/useSending";
import { useSignedIn } from "../account/useSignedIn";
import { useApp } from "../app/context";
import { dayWords } from "../app/dates";
import { lookAgain } from "../app/looking";
import type { SentInvitation } from "../protocol";
import { invitationsOf, invite, withdraw } from "./invitationApi";

/** Milliseconds between two looks at what people have answered. */
const EVERY = 5000;

/** A player of a match whom nobody is yet, by the first of the seats; all seats in words. */
export interface OpenPlayer {
  id: string;
  seats: string;
}

interface Props {
  match: string;
  matchKey: string | null;
  players: OpenPlayer[];
  /** Somebody has been invited. */
  onSent?: () => void;
}

/** For whoever may invite: asks accounts by their names to take open seats, and says what they have answered. */
export function InviteByName({ match, matchKey, players, onSent }: Props) {
  const { t, prefs } = useApp();
  const [sent, setSent] = useState<SentInvitation[]>([]);
  const [name, setName] = useState("");
  const [seat, setSeat] = useState("");
  const { busy, problem, send } = useSending();
  const signedIn = useSignedIn(true);
  useEffect(
    // A look that fails is made good by the next one.
    () => lookAgain(() => void invitationsOf(match, matchKey, prefs.lang).then(setSent, () => {}), EVERY),
    [match, matchKey, prefs.lang],
  );
  const player = players.some(({ id }) => id === seat) ? seat : (players[0]?.id ?? "");
  const ask = (event: SubmitEvent) => {
    event.preventDefault();
    send(invite(match, matchKey, { player, name: name.trim() }, prefs.lang), (made) => {
      setSent((before) => [made, ...before.filter(({ id }) => id !== made.id)]);
      setName("");
      onSent?.();
    });
  };
  const takeBack = (id: string) =>
    send(withdraw(match, matchKey, id, prefs.lang), () => setSent((before) => before.map((one) => (one.id === id ? { ...one, state: "gone" } : one))));
  const told = sent.flatMap((one) => {
    const seats = players.find(({ id }) => id === one.player)?.seats;
    return seats === undefined || one.state === "taken" || one.state === "gone" ? [] : [{ ...one, seats }];
  });
  if (signedIn === false) {
    return (
      <p>
        <SignInLink>{t("invite-name-sign-in")}</SignInLink>
      </p>
    );
  }
  return (
    <div class="invite-by-name">
      <form class="name-form" onSubmit={ask}>
        <label>
          <span>{t("invite-name-whom")}</span>
          <input type="text" required pattern=".*\S.*" maxLength={40} autocomplete="off" spellcheck={false} value={name} onInput={(event) => setName(event.currentTarget.value)} />
        </label>
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
          <button type="submit" class="button" disabled={busy || !player}>
            {t("invite-name-send")}
          </button>
        </div>
      </form>
      <div role="status">
        <ul>
          {told.map(({ id, name: whom, seats, state, expires }) => (
            <li key={id}>
              <span>{state === "sent" ? t("invite-name-sent", { name: whom, seats, day: dayWords(expires, prefs.lang) }) : t("challenge-declined", { name: whom, seats })}</span>
              {state === "sent" && (
                <button type="button" class="button quiet" disabled={busy} aria-label={t("invite-name-withdraw-of", { name: whom })} onClick={() => takeBack(id)}>
                  {t("invite-name-withdraw")}
                </button>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
