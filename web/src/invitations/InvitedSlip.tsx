import { useEffect, useState } from "preact/hooks";
import { Problem } from "../account/Problem";
import { useSignedIn } from "../account/useSignedIn";
import { useApp } from "../app/context";
import { Icon } from "../parts/Icon";
import type { Invited, MatchPage } from "../protocol";
import { myInvitations } from "./invitationApi";
import { useAnswer } from "./useAnswer";

/** At a match to which the account is invited by name: what it is invited to, and the answers. `onSeated` looks anew, with the seats. */
export function InvitedSlip({ table, onSeated }: { table: MatchPage; onSeated: () => void }) {
  const { t, prefs } = useApp();
  const [invited, setInvited] = useState<Invited | null>(null);
  // Whoever sits here, or comes by a link, has another way in.
  const stranger = !table.over && table.invited.length === 0 && !table.seats.some(({ mine }) => mine);
  const signedIn = useSignedIn(stranger);
  const open = table.seats.filter(({ kind }) => kind === "open").length;
  useEffect(() => {
    if (!stranger || !signedIn) return;
    let current = true;
    // Without an answer the bell and the first page tell of it.
    myInvitations(prefs.lang, table.match).then(([found]) => current && setInvited(found ?? null), () => {});
    return () => {
      current = false;
    };
  }, [stranger, signedIn, open, table.match, prefs.lang]);
  const { answer, busy, problem } = useAnswer((_, accepted) => {
    setInvited(null);
    if (accepted) onSeated();
  });
  if (!stranger || !invited || (invited.state !== "sent" && invited.state !== "gone")) return null;
  if (invited.state === "gone") {
    return (
      <p class="slip invited is-late" role="status">
        <Icon name="chair" /> {t("invited-by-late", { name: invited.by })}
      </p>
    );
  }
  const names = table.seats.filter(({ id }) => invited.seats.includes(id)).map(({ name }) => name);
  const words = t("invited-by", { name: invited.by, seats: new Intl.ListFormat(prefs.lang).format(names) });
  return (
    <section class="slip invited" aria-label={words}>
      <p>
        <strong>{words}</strong> <span>{t("invited-hint")}</span>
      </p>
      <Problem text={problem} />
      <div class="row">
        <button type="button" class="button primary" disabled={busy} onClick={() => answer(invited, true)}>
          <Icon name="chair" /> {t("invited-accept")}
        </button>
        <button type="button" class="button quiet" disabled={busy} onClick={() => answer(invited, false)}>
          {t("invited-decline")}
        </button>
      </div>
    </section>
  );
}
