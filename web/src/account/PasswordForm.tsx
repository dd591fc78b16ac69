import { useState } from "preact/hooks";
import { changePassword } from "../app/api";
import { useApp } from "../app/context";
import type { WaysIn } from "../protocol";
import { Problem } from "./Problem";
import { ProofField } from "./ProofField";
import { proofOf } from "./passkeyApi";
import { problemOf } from "./problemOf";

interface Props {
  name: string;
  ways: WaysIn;
  onChanged: () => void;
}

/** Another password for the account, or its first. `onChanged` is called when the other browsers are signed out. */
export function PasswordForm({ name, ways, onChanged }: Props) {
  const { t, prefs } = useApp();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const [said, setSaid] = useState("");
  const change = (event: SubmitEvent) => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const fields = new FormData(form);
    setBusy(true);
    setProblem("");
    setSaid("");
    proofOf(String(fields.get("old") ?? ""), ways, prefs.lang)
      .then((proof) => changePassword(proof, String(fields.get("new")), prefs.lang))
      .then(
        () => {
          form.reset();
          setSaid(t("password-changed"));
          onChanged();
        },
        (error: unknown) => setProblem(problemOf(error, t)),
      )
      .finally(() => setBusy(false));
  };
  return (
    <section aria-labelledby="password">
      <h2 id="password">{t("account-password")}</h2>
      <form class="name-form" onSubmit={change}>
        <p>{t("password-hint")}</p>
        <ProofField name={name} ways={ways} field="old" label={t("password-old")} />
        <label>
          <span>{t("password-new")}</span>
          <input type="password" name="new" required minLength={10} maxLength={200} autocomplete="new-password" />
        </label>
        <Problem text={problem} />
        <div class="row end">
          <button type="submit" class="button" disabled={busy}>
            {t(ways.password ? "password-change" : "password-set")}
          </button>
        </div>
        <p role="status">{said}</p>
      </form>
    </section>
  );
}
