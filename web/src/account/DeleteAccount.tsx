import { useState } from "preact/hooks";
import { leaveTable } from "../app/api";
import { useApp } from "../app/context";
import { Modal } from "../parts/Modal";
import { Problem } from "./Problem";
import { problemOf } from "./problemOf";

/** Deletes the account, after a question. `onLeft` is told until when signing in undoes it. */
export function DeleteAccount({ onLeft }: { onLeft: (until: string) => void }) {
  const { t } = useApp();
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const leave = () => {
    setBusy(true);
    leaveTable().then(
      ({ until }) => onLeft(until),
      (error: unknown) => {
        setBusy(false);
        setProblem(problemOf(error, t));
      },
    );
  };
  return (
    <section aria-labelledby="leave">
      <h2 id="leave">{t("leave-title")}</h2>
      <p>{t("leave-hint")}</p>
      <button type="button" class="button" onClick={() => setAsked(true)}>
        {t("leave")}
      </button>
      {asked && (
        <Modal title={t("leave-sure")} onClose={() => setAsked(false)}>
          <p>{t("leave-hint")}</p>
          <Problem text={problem} />
          <div class="row end">
            <button type="button" class="button" onClick={() => setAsked(false)}>
              {t("leave-not")}
            </button>
            <button type="button" class="button" disabled={busy} onClick={leave}>
              {t("leave")}
            </button>
          </div>
        </Modal>
      )}
    </section>
  );
}
