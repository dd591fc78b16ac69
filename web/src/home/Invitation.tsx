import { useText } from "../app/context";
import { navigate, playPath } from "../app/routes";
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
  const t = useText();
  const keys = [...new Set(Object.values(made.invitations))];
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
      <div class="row end">
        <button type="button" class={keys.length === 1 ? "button" : "button primary"} onClick={go}>
          {t("to-the-table")}
        </button>
        {keys.length === 1 && (
          <button type="button" class="button primary" onClick={copyAndGo}>
            {t("copy-and-play")}
          </button>
        )}
      </div>
    </Modal>
  );
}
