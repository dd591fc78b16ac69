import { useText } from "../app/context";
import { endPath, momentPath } from "../app/routes";
import { CopyField } from "../parts/CopyField";
import { Modal } from "../parts/Modal";

/** Links that open no seat: to this page, and to the match from its beginning. */
export function ShareDialog({ match, onClose }: { match: string; onClose: () => void }) {
  const t = useText();
  return (
    <Modal title={t("share")} onClose={onClose}>
      <p>{t("share-explain")}</p>
      <CopyField label={t("share-end")} value={location.origin + endPath(match)} />
      <CopyField label={t("share-replay")} value={location.origin + momentPath(match, 0)} />
    </Modal>
  );
}
