import { useText } from "../app/context";
import { navigate, playPath, privateLink } from "../app/routes";
import { CopyField } from "../parts/CopyField";
import { Modal } from "../parts/Modal";
import type { Created, Named } from "../protocol";

interface Props {
  made: Created;
  seats: Named[];
  onClose: () => void;
}

/** The private links for the seats that wait for somebody, shown before the maker goes to the table. */
export function Invitation({ made, seats, onClose }: Props) {
  const t = useText();
  return (
    <Modal title={t("invite-title")} onClose={onClose}>
      <p>{t("invite-explain")}</p>
      {seats
        .filter((seat) => made.invitations[seat.id])
        .map((seat) => (
          <CopyField
            key={seat.id}
            label={t("invite-link-for", { seat: seat.name })}
            value={privateLink(made.match, made.invitations[seat.id]!)}
          />
        ))}
      <div class="row end">
        <button type="button" class="button primary" onClick={() => navigate(playPath(made.match))}>
          {t("to-the-table")}
        </button>
      </div>
    </Modal>
  );
}
