import { useEffect, useState } from "preact/hooks";
import { useApp } from "../app/context";
import { navigate, type MailLink } from "../app/routes";
import { PageTop } from "../parts/PageTop";
import { confirmMail, resetPassword, undoMail } from "./mailApi";
import { Problem } from "./Problem";
import { useSending } from "./useSending";

/** The token of a link; it stands behind `#`, so that no server sees it before the button is pressed. */
const tokenIn = (hash: string) => new URLSearchParams(hash.replace(/^#/, "")).get("t") ?? "";

/** Where links in mails lead. Nothing happens before a button is pressed: programs that look into mails follow links as well. */
export function MailLinkPage({ link }: { link: MailLink }) {
  const { t, prefs } = useApp();
  const [token] = useState(() => tokenIn(location.hash));
  const [done, setDone] = useState("");
  const { busy, problem, send } = useSending();
  const title = { confirm: t("mail-confirm"), reset: t("reset"), undo: t("mail-undo") }[link];

  useEffect(() => {
    document.title = `${title} – ${t("app-title")}`;
    // It is as good as a key for as long as it lasts.
    history.replaceState(null, "", location.pathname);
  }, [title]);

  const act = (event: SubmitEvent) => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget as HTMLFormElement).get("password") ?? "");
    if (link === "confirm") send(confirmMail(token, prefs.lang), ({ name }) => setDone(t("mail-confirmed", { name })));
    if (link === "undo") send(undoMail(token, prefs.lang), ({ name }) => setDone(t("mail-undone", { name })));
    if (link === "reset") send(resetPassword(token, password, prefs.lang), () => setDone(t("reset-done")));
  };
  return (
    <div class="page">
      <PageTop />
      <main class="account">
        <h1>{title}</h1>
        {done ? (
          <>
            <p role="status">{done}</p>
            <button type="button" class="button primary" onClick={() => navigate("/account")}>
              {t("account")}
            </button>
          </>
        ) : (
          <form class="name-form" onSubmit={act}>
            <p>{{ confirm: t("mail-confirm-hint"), reset: t("password-hint"), undo: t("mail-undo-hint") }[link]}</p>
            {link === "reset" && (
              <label>
                <span>{t("password-new")}</span>
                <input type="password" name="password" required minLength={10} maxLength={200} autocomplete="new-password" />
              </label>
            )}
            <Problem text={problem} />
            <div class="row end">
              <button type="submit" class="button primary" disabled={busy}>
                {title}
              </button>
            </div>
          </form>
        )}
      </main>
    </div>
  );
}
