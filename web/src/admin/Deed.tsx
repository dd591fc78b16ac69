import { useState } from "preact/hooks";
import { Problem } from "../account/Problem";
import { ProofField } from "../account/ProofField";
import { proofOf } from "../account/passkeyApi";
import { useSending } from "../account/useSending";
import { useApp } from "../app/context";
import { Modal } from "../parts/Modal";
import type { AdminOrder, WaysIn } from "../protocol";

/** The admin who does something, and the ways in which that account shows that its holder is there. */
export interface Admin {
  name: string;
  ways: WaysIn;
}

interface Props<T> {
  /** What is done: the button, the title of the question and its button. */
  label: string;
  question: string;
  /** Whoever does what cannot be undone shows being there; without it a reason is enough. */
  admin?: Admin;
  send: (order: AdminOrder) => Promise<T>;
  onDone: (answer: T) => void;
}

/** A deed of an admin: a button that asks why, and before what cannot be undone for the password or a passkey. */
export function Deed<T>({ label, question, admin, send: carryOut, onDone }: Props<T>) {
  const { t, prefs } = useApp();
  const [asked, setAsked] = useState(false);
  const { busy, problem, send } = useSending();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget as HTMLFormElement);
    const reason = String(fields.get("reason"));
    const proof = admin ? proofOf(String(fields.get("password") ?? ""), admin.ways, prefs.lang) : Promise.resolve({});
    send(
      proof.then((shown) => carryOut({ reason, ...shown })),
      (answer) => {
        setAsked(false);
        onDone(answer);
      },
    );
  };
  return (
    <>
      <button type="button" class="button" onClick={() => setAsked(true)}>
        {label}
      </button>
      {asked && (
        <Modal title={label} onClose={() => setAsked(false)}>
          <form class="name-form" onSubmit={submit}>
            <p class="question">{question}</p>
            <label>
              <span>{t("report-reason")}</span>
              <input type="text" name="reason" required maxLength={500} autocomplete="off" />
            </label>
            {admin && <ProofField name={admin.name} ways={admin.ways} />}
            <Problem text={problem} />
            <div class="row end">
              <button type="button" class="button" onClick={() => setAsked(false)}>
                {t("not-sure")}
              </button>
              <button type="submit" class="button primary" disabled={busy}>
                {label}
              </button>
            </div>
          </form>
        </Modal>
      )}
    </>
  );
}
