import { useState } from "preact/hooks";
import { changePassword } from "../app/api";
import { useApp } from "../app/context";
import { Problem } from "./Problem";
import { problemOf } from "./problemOf";

/** Another password for the account. `onChanged` is called when the other browsers are signed out. */
export function PasswordForm({ name, onChanged }: { name: string; onChanged: () => void }) {
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
    changePassword(String(fields.get("old")), String(fields.get("new")), prefs.lang)
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
        {/* Programs that keep passwords ask for which name this one is. */}
        <input type="text" name="username" value={name} autocomplete="username" hidden readOnly />
        <label>
          <span>{t("password-old")}</span>
          <input type="password" name="old" required maxLength={200} autocomplete="current-password" />
        </label>
        <label>
          <span>{t("password-new")}</span>
          <input type="password" name="new" required minLength={10} maxLength={200} autocomplete="new-password" />
        </label>
        <Problem text={problem} />
        <div class="row end">
          <button type="submit" class="button" disabled={busy}>
            {t("password-change")}
          </button>
        </div>
        <p role="status">{said}</p>
      </form>
    </section>
  );
}
