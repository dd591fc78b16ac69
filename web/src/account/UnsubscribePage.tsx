import { useEffect, useState } from "preact/hooks";
import { useApp } from "../app/context";
import { navigate } from "../app/routes";
import { PageTop } from "../parts/PageTop";
import type { Wish } from "../protocol";
import { unsubscribe } from "./noticeApi";
import { eventNames } from "./noticeWords";
import { Problem } from "./Problem";
import { useSending } from "./useSending";

/** Where the link of a mail leads by which there are no more of its kind. Nothing happens before the button is pressed. */
export function UnsubscribePage({ token }: { token: string }) {
  const { t, prefs } = useApp();
  const [ended, setEnded] = useState("");
  const { busy, problem, send } = useSending();

  useEffect(() => {
    document.title = `${t("unsubscribe")} – ${t("app-title")}`;
  }, [t]);

  const said = () => (ended === "digest" ? t("unsubscribed-digest") : t("unsubscribed", { event: eventNames(t)[ended as Wish["event"]] }));
  return (
    <div class="page">
      <PageTop />
      <main class="account">
        <h1>{t("unsubscribe")}</h1>
        <p role="status">{ended ? said() : t("unsubscribe-hint")}</p>
        <Problem text={problem} />
        {ended ? (
          <button type="button" class="button" onClick={() => navigate("/account")}>
            {t("account")}
          </button>
        ) : (
          <button type="button" class="button primary" disabled={busy} onClick={() => send(unsubscribe(token, prefs.lang), ({ event }) => setEnded(event))}>
            {t("unsubscribe-stop")}
          </button>
        )}
      </main>
    </div>
  );
}
