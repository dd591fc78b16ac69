import { useState } from "preact/hooks";
import { useApp } from "../app/context";
import { forgotPassword } from "./mailApi";
import { Problem } from "./Problem";
import { useSending } from "./useSending";

/** Has a link sent to whoever has lost the password. The answer does not tell whether there is such an account. */
export function Forgotten() {
  const { t, prefs } = useApp();
  const [sent, setSent] = useState(false);
  const { busy, problem, send } = useSending();
  const ask = (event: SubmitEvent) => {
    event.preventDefault();
    const mail = String(new FormData(event.currentTarget as HTMLFormElement).get("mail"));
    send(forgotPassword(mail, prefs.lang), () => setSent(true));
  };
  return (
    <details>
      <summary>{t("forgotten")}</summary>
      <form class="name-form" onSubmit={ask}>
        <p>{t("forgotten-hint")}</p>
        <label>
          <span>{t("mail")}</span>
          <input type="email" name="mail" required maxLength={254} autocomplete="email" />
        </label>
        <Problem text={problem} />
        <div class="row end">
          <button type="submit" class="button" disabled={busy}>
            {t("forgotten-send")}
          </button>
        </div>
        <p role="status">{sent ? t("forgotten-sent") : ""}</p>
      </form>
    </details>
  );
}
