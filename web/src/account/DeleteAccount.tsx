import { useState } from "preact/hooks";
import { leaveTable } from "../app/api";
import { useApp } from "../app/context";
import { Modal } from "../parts/Modal";
import { Problem } from "./Problem";
import { useSending } from "./useSending";

/** Deletes the account, after a question and with its password. `onLeft` is told until when signing in undoes it. */
export function DeleteAccount({ name, onLeft }: { name: string; onLeft: (until: string) => void }) {
  const { t, prefs } = useApp();
  const [asked, setAsked] = useState(false);
  const { busy, problem, send } = useSending();
  const leave = (event: SubmitEvent) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget as HTMLFormElement);
    send(leaveTable(String(fields.get("password")), prefs.lang), ({ until }) => onLeft(until));
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
            <input type="text" name="username" value={name} autocomplete="username" hidden readOnly />
            <label>
              <span>{t("password-own")}</span>
              <input type="password" name="password" required maxLength={200} autocomplete="current-password" />
            </label>
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
