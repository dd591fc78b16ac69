import { useState } from "preact/hooks";
import { rename } from "../app/api";
import { useApp } from "../app/context";
import { longDayWords } from "../app/dates";
import type { AccountInfo } from "../protocol";
import { Problem } from "./Problem";
import { problemOf } from "./problemOf";

interface Props {
  account: AccountInfo;
  onRenamed: (account: AccountInfo) => void;
}

/** Another name for the account, or word of when it may have one. */
export function NameForm({ account, onRenamed }: Props) {
  const { t, prefs } = useApp();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const fixed = account.name_until && Date.parse(account.name_until) > Date.now();
  const change = (event: SubmitEvent) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget as HTMLFormElement);
    setBusy(true);
    setProblem("");
    rename(String(form.get("name")), prefs.lang)
      .then(onRenamed, (error: unknown) => setProblem(problemOf(error, t)))
      .finally(() => setBusy(false));
  };
  return (
    <section aria-labelledby="rename">
      <h2 id="rename">{t("account-name")}</h2>
      {fixed ? (
        <p>{t("rename-until", { day: longDayWords(account.name_until, prefs.lang) })}</p>
      ) : (
        <form class="name-form" onSubmit={change}>
          <p>{t("rename-hint")}</p>
          <label>
            <span>{t("rename-new")}</span>
            <input type="text" name="name" required maxLength={40} autocomplete="off" spellcheck={false} />
          </label>
          <Problem text={problem} />
          <div class="row end">
            <button type="submit" class="button" disabled={busy}>
              {t("rename")}
            </button>
          </div>
        </form>
      )}
    </section>
  );
}
