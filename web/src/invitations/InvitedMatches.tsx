import { useEffect, useState } from "preact/hooks";
import { Problem } from "../account/Problem";
import { useApp } from "../app/context";
import { dayWords } from "../app/dates";
import { lookAgain } from "../app/looking";
import { navigate, playPath } from "../app/routes";
import { othersOf } from "../home/matchWords";
import { Icon } from "../parts/Icon";
import { Link } from "../parts/Link";
import type { GameInfo, Invited } from "../protocol";
import { myInvitations } from "./invitationApi";
import { useAnswer } from "./useAnswer";

/** Milliseconds between two looks. */
const EVERY = 15_000;

/** The matches to which the account is invited by name, each with its answers. Nothing where there are none. */
export function InvitedMatches({ games }: { games: GameInfo[] }) {
  const { t, prefs } = useApp();
  const [invited, setInvited] = useState<Invited[]>([]);
  useEffect(
    // Without an answer the list stays as it was.
    () => lookAgain(() => void myInvitations(prefs.lang).then(setInvited, () => {}), EVERY),
    [prefs.lang],
  );
  const { answer, busy, problem } = useAnswer((one, accepted) => {
    setInvited((before) => before.filter(({ id }) => id !== one.id));
    if (accepted) navigate(playPath(one.match));
  });
  if (invited.length === 0 && !problem) return null;
  const list = new Intl.ListFormat(prefs.lang);
  return (
    <section class="invited-matches" aria-labelledby="invited-matches">
      <h2 id="invited-matches">
        {t("invited-matches")} <small>{t("invited-count", { count: invited.length })}</small>
      </h2>
      <Problem text={problem} />
      <ul class="open-tables">
        {invited.map((one) => {
          const { summary } = one;
          const seats = list.format(summary?.seats.filter(({ id }) => one.seats.includes(id)).map(({ name }) => name) ?? []);
          const others = summary ? othersOf({ ...summary, seats: summary.seats.filter(({ kind }) => kind !== "open") }, games.find(({ id }) => id === summary.game), t, prefs.lang) : "";
          return (
            <li key={one.id} class="open-table">
              <div class="open-table-words">
                <p>
                  <strong>{summary?.title ?? one.match.slice(0, 6)}:</strong> {t("invited-by", { name: one.by, seats })}
                </p>
                <p class="terms">
                  {others && <span>{t("invited-with", { names: others })}</span>}
                  <span>{t("invited-until", { day: dayWords(one.expires, prefs.lang) })}</span>
                  <Link href={playPath(one.match)}>
                    {t("invited-look")}
                    <span class="sr-only">: {summary?.title}</span>
                  </Link>
                </p>
              </div>
              <div class="row">
                <button type="button" class="button primary" disabled={busy || !summary} aria-label={t("invited-accept-of", { name: one.by })} onClick={() => answer(one, true)}>
                  <Icon name="chair" /> {t("invited-accept")}
                </button>
                <button type="button" class="button quiet" disabled={busy} aria-label={t("invited-decline-of", { name: one.by })} onClick={() => answer(one, false)}>
                  {t("invited-decline")}
                </button>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
