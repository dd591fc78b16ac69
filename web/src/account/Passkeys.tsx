import { useState } from "preact/hooks";
import { useApp } from "../app/context";
import { dayWords } from "../app/dates";
import { ago } from "../home/words";
import { Modal } from "../parts/Modal";
import type { PasskeyInfo, WaysIn } from "../protocol";
import { PasskeySiteLine } from "./PasskeySiteLine";
import { Problem } from "./Problem";
import { ProofField } from "./ProofField";
import { addPasskey, proofOf, removePasskey, renamePasskey } from "./passkeyApi";
import type { SiteState } from "./usePasskeySite";
import { useSending } from "./useSending";

interface Props {
  name: string;
  ways: WaysIn;
  site: SiteState;
  onChanged: () => Promise<void>;
}

/** The passkeys of the account: added, named and removed. */
export function Passkeys({ name, ways, site, onChanged }: Props) {
  const { t, prefs } = useApp();
  const [said, setSaid] = useState("");
  const [renamed, setRenamed] = useState<PasskeyInfo | null>(null);
  const [removed, setRemoved] = useState<PasskeyInfo | null>(null);
  const { busy, problem, send } = useSending();
  const called = (passkey: PasskeyInfo) => passkey.label || t("passkey");

  const proofIn = (form: HTMLFormElement) => proofOf(String(new FormData(form).get("password") ?? ""), ways, prefs.lang);
  const done = (words: string) => async () => {
    await onChanged();
    setRenamed(null);
    setRemoved(null);
    setSaid(words);
  };
  const add = (event: SubmitEvent) => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const label = String(new FormData(form).get("label"));
    setSaid("");
    const adding = proofIn(form).then((proof) => addPasskey(proof, label, prefs.lang));
    send(adding.then(done(t("passkey-added"))), () => form.reset());
  };
  const rename = (event: SubmitEvent) => {
    event.preventDefault();
    const label = String(new FormData(event.currentTarget as HTMLFormElement).get("label"));
    send(renamePasskey(renamed!.id, label, prefs.lang).then(done("")), () => undefined);
  };
  const remove = (event: SubmitEvent) => {
    event.preventDefault();
    const removing = proofIn(event.currentTarget as HTMLFormElement).then((proof) => removePasskey(removed!.id, proof, prefs.lang));
    send(removing.then(done(t("passkey-removed"))), () => undefined);
  };
  const asking = renamed !== null || removed !== null;
  return (
    <section aria-labelledby="passkeys">
      <h2 id="passkeys">{t("passkeys")}</h2>
      <p>{t("passkeys-hint")}</p>
      <PasskeySiteLine site={site} />
      {ways.passkeys.length > 0 && (
        <ul class="passkeys">
          {ways.passkeys.map((passkey) => (
            <li key={passkey.id}>
              <span>
                <strong>{called(passkey)}</strong> ·{" "}
                {t("passkey-times", { made: dayWords(passkey.made, prefs.lang), seen: ago(passkey.seen, Date.now(), prefs.lang) })}
              </span>
              <span class="row">
                <button
                  type="button"
                  class="button"
                  aria-label={t("passkey-rename-of", { name: called(passkey) })}
                  onClick={() => setRenamed(passkey)}
                >
                  {t("passkey-rename")}
                </button>
                <button
                  type="button"
                  class="button"
                  aria-label={t("passkey-remove-of", { name: called(passkey) })}
                  onClick={() => setRemoved(passkey)}
                >
                  {t("passkey-remove")}
                </button>
              </span>
            </li>
          ))}
        </ul>
      )}
      {site.state === "on" && (
        <form class="name-form" onSubmit={add}>
          <label>
            <span>{t("passkey-label")}</span>
            <input type="text" name="label" maxLength={60} autocomplete="off" />
          </label>
          <ProofField name={name} ways={ways} />
          {!asking && <Problem text={problem} />}
          <div class="row end">
            <button type="submit" class="button" disabled={busy}>
              {t("passkey-add")}
            </button>
          </div>
        </form>
      )}
      <p role="status">{said}</p>
      {renamed && (
        <Modal title={t("passkey-rename-of", { name: called(renamed) })} onClose={() => setRenamed(null)}>
          <form class="name-form" onSubmit={rename}>
            <label>
              <span>{t("passkey-label")}</span>
              <input type="text" name="label" maxLength={60} autocomplete="off" defaultValue={renamed.label} />
            </label>
            <Problem text={problem} />
            <div class="row end">
              <button type="submit" class="button" disabled={busy}>
                {t("passkey-rename")}
              </button>
            </div>
          </form>
        </Modal>
      )}
      {removed && (
        <Modal title={t("passkey-remove-of", { name: called(removed) })} onClose={() => setRemoved(null)}>
          <form class="name-form" onSubmit={remove}>
            <p>{t("passkey-remove-hint")}</p>
            <ProofField name={name} ways={ways} />
            <Problem text={problem} />
            <div class="row end">
              <button type="submit" class="button" disabled={busy}>
                {t("passkey-remove")}
              </button>
            </div>
          </form>
        </Modal>
      )}
    </section>
  );
}
