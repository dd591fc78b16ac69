import { useState } from "preact/hooks";
import { leaveTable } from "../app/api";
import { useApp } from "../app/context";
import { Modal } from "../parts/Modal";
import type { WaysIn } from "../protocol";
import { Problem } from "./Problem";
import { ProofField } from "./ProofField";
import { proofOf } from "./passkeyApi";
import { useSending } from "./useSending";

interface Props {
  name: string;
  ways: WaysIn;
  onLeft: (until: string) => void;
}

/** Deletes the account, after a question and if its holder is there. `onLeft` is told until when signing in undoes it. */
export function DeleteAccount({ name, ways, onLeft }: Props) {
  const { t, prefs } = useApp();
  const [asked, setAsked] = useState(false);
  const { busy, problem, send } = useSending();
  const leave = (event: SubmitEvent) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget as HTMLFormElement);
    const proof = proofOf(String(fields.get("password") ?? ""), ways, prefs.lang);
    send(proof.then((shown) => leaveTable(shown, prefs.lang)), ({ until }) => onLeft(until));
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
          <form class="name-form" onSubmit={leave}>
            <p>{t("leave-hint")}</p>
            <ProofField name={name} ways={ways} />
            <Problem text={problem} />
            <div class="row end">
              <button type="button" class="button" onClick={() => setAsked(false)}>
                {t("leave-not")}
              </button>
              <button type="submit" class="button" disabled={busy}>
                {t("leave")}
              </button>
            </div>
          </form>
        </Modal>
      )}
    </section>
  );
}
