import { useState } from "preact/hooks";
import { useSignedIn } from "../account/useSignedIn";
import { useApp } from "../app/context";
import { navigate, playPath } from "../app/routes";
import { InviteByName } from "../invitations/InviteByName";
import { InvitationLinks } from "../parts/InvitationLinks";
import { Modal } from "../parts/Modal";
import type { CreatedMatch, NamedId } from "../protocol";

interface Props {
  made: CreatedMatch;
  seats: NamedId[];
  onClose: () => void;
}

/** The private links for those whom the table waits for, shown before the maker goes there. A single one is copied on the way. */
export function Invitation({ made, seats, onClose }: Props) {
  const { t, prefs } = useApp();
  const named = useSignedIn(true) === true;
  const [asked, setAsked] = useState(false);
  const list = new Intl.ListFormat(prefs.lang);
  const keys = [...new Set(Object.values(made.invitations))];
  // The first seat of each player whom the table waits for, with all of that player.
  const players = keys.map((key) => {
    const theirs = seats.filter(({ id }) => made.invitations[id] === key);
    return { id: theirs[0]!.id, seats: list.format(theirs.map(({ name }) => name)) };
  });
  // Whoever has been invited by name needs no link.
  const copies = keys.length === 1 && !asked;
  const go = () => navigate(playPath(made.match));
  const copyAndGo = (event: MouseEvent) => {
    const field = (event.currentTarget as HTMLElement).closest("dialog")!.querySelector("input")!;
    field.select();
    // Where the browser lets nobody copy, the link stays there, to be copied by hand.
    Promise.resolve(navigator.clipboard?.writeText(field.value) ?? Promise.reject()).then(go, () => field.focus());
  };
  return (
    <Modal title={t("invite-title")} onClose={onClose}>
      <p>{t("invite-explain")}</p>
      <InvitationLinks match={made.match} seats={seats} invitations={made.invitations} />
      {named && (
        <section class="by-name" aria-labelledby="invite-by-name">
          <h3 id="invite-by-name">{t("invite-name")}</h3>
          <p>{t("invite-name-hint")}</p>
          <InviteByName match={made.match} matchKey={made.key} players={players} onSent={() => setAsked(true)} />
        </section>
      )}
      <div class="row end">
        <button type="button" class={copies ? "button" : "button primary"} onClick={go}>
          {t("to-the-table")}
        </button>
        {keys.length === 1 && (
          <button type="button" class={copies ? "button primary" : "button"} onClick={copyAndGo}>
            {t("copy-and-play")}
          </button>
        )}
      </div>
    </Modal>
  );
}
