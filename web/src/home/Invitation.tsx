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

/** The private links for those whom the table waits for, shown before the maker goes there. */
export function Invitation({ made, seats, onClose }: Props) {
  const t = useText();
  return (
    <Modal title={t("invite-title")} onClose={onClose}>
      <p>{t("invite-explain")}</p>
      <InvitationLinks match={made.match} seats={seats} invitations={made.invitations} />
      <div class="row end">
        <button type="button" class="button primary" onClick={() => navigate(playPath(made.match))}>
          {t("to-the-table")}
        </button>
      </div>
    </Modal>
  );
}
