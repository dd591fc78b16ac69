import { useState } from "preact/hooks";
import { useSending } from "../account/useSending";
import { Problem } from "../account/Problem";
import { useText } from "../app/context";
import { Modal } from "../parts/Modal";

/** Asks why something is reported. `send` reports it; `said` is the line of chat, if it is about one. */
export function ReportDialog({ name, said, send: report, onClose }: { name: string; said?: string | undefined; send: (reason: string) => Promise<unknown>; onClose: () => void }) {
  const t = useText();
  const [done, setDone] = useState(false);
  const { busy, problem, send } = useSending();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget as HTMLFormElement);
    send(report(String(fields.get("reason"))), () => setDone(true));
  };
  return (
    <Modal title={t("report-of", { name })} onClose={onClose}>
      {done ? (
        <p role="status">{t("report-done")}</p>
      ) : (
        <form class="name-form" onSubmit={submit}>
          {said && <blockquote>{said}</blockquote>}
          <label>
            <span>{t("report-reason")}</span>
            <input type="text" name="reason" required maxLength={500} />
          </label>
          <Problem text={problem} />
          <div class="row end">
            <button type="submit" class="button" disabled={busy}>
              {t("report-send")}
            </button>
          </div>
        </form>
      )}
    </Modal>
  );
}
