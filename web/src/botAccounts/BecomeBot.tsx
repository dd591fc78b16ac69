import { useState } from "preact/hooks";
import { Problem } from "../account/Problem";
import { ProofField } from "../account/ProofField";
import { proofOf } from "../account/passkeyApi";
import { useSending } from "../account/useSending";
import { useApp } from "../app/context";
import { Modal } from "../parts/Modal";
import type { AccountInfo, WaysIn } from "../protocol";
import { becomeBot } from "./botApi";

interface Props {
  name: string;
  ways: WaysIn;
  onChanged: (account: AccountInfo) => void;
}

/** Makes the account that of a bot, after a question and if its holder is there. */
export function BecomeBot({ name, ways, onChanged }: Props) {
  const { t, prefs } = useApp();
  const [asked, setAsked] = useState(false);
  const { busy, problem, send } = useSending();
  const become = (event: SubmitEvent) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget as HTMLFormElement);
    const proof = proofOf(String(fields.get("password") ?? ""), ways, prefs.lang);
    send(proof.then((shown) => becomeBot(shown, prefs.lang)), onChanged);
  };
  return (
    <>
      <p>{t("become-bot-hint")}</p>
      <button type="button" class="button" onClick={() => setAsked(true)}>
        {t("become-bot")}
      </button>
      {asked && (
        <Modal title={t("become-bot-sure")} onClose={() => setAsked(false)}>
          <form class="name-form" onSubmit={become}>
            <p>{t("become-bot-hint")}</p>
            <ProofField name={name} ways={ways} />
            <Problem text={problem} />
            <div class="row end">
              <button type="button" class="button" onClick={() => setAsked(false)}>
                {t("become-bot-not")}
              </button>
              <button type="submit" class="button" disabled={busy}>
                {t("become-bot")}
              </button>
            </div>
          </form>
        </Modal>
      )}
    </>
  );
}
