import { useEffect, useState } from "preact/hooks";
import { useApp } from "../app/context";
import type { ChannelInfo, NewChannel } from "../protocol";
import { addWebhook, myWebhooks, removeWebhook, tryWebhook } from "./noticeApi";
import { webhookProblem } from "./noticeWords";
import { Problem } from "./Problem";
import { useSending } from "./useSending";

/** Addresses to which notices are posted: for a channel of Discord, or for programs. */
export function Webhooks() {
  const { t, prefs } = useApp();
  const [webhooks, setWebhooks] = useState<ChannelInfo[]>([]);
  const [said, setSaid] = useState("");
  const { busy, problem, send } = useSending();
  const load = () => send(myWebhooks(prefs.lang), setWebhooks);

  useEffect(load, []);
  const add = (event: SubmitEvent) => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const fields = new FormData(form);
    const wish = { form: fields.get("form") as NewChannel["form"], url: String(fields.get("url")).trim() };
    setSaid("");
    send(addWebhook(wish, prefs.lang), ({ secret }) => {
      form.reset();
      setSaid(wish.form === "json" ? t("webhook-secret", { secret }) : t("webhook-added"));
      load();
    });
  };
  const tryOne = (id: string) =>
    send(tryWebhook(id, prefs.lang), ({ error }) => {
      setSaid(error ? "" : t("webhook-works"));
      load();
    });
  const remove = (id: string) => {
    setSaid("");
    send(removeWebhook(id, prefs.lang), load);
  };
  return (
    <details>
      <summary>{t("webhooks")}</summary>
      <p>{t("webhooks-hint")}</p>
      <ul class="sessions">
        {webhooks.map(({ id, form, host, broken, error }) => (
          <li key={id}>
            <span>
              <strong>{host}</strong> {form === "json" ? t("webhook-json") : t("webhook-discord")}
              {error && <Problem text={`${broken ? `${t("webhook-broken")} ` : ""}${webhookProblem(error, t)}`} />}
            </span>
            <span class="row">
              <button type="button" class="button" disabled={busy} aria-label={t("webhook-try-of", { host })} onClick={() => tryOne(id)}>
                {t("webhook-try")}
              </button>
              <button type="button" class="button" disabled={busy} aria-label={t("webhook-remove-of", { host })} onClick={() => remove(id)}>
                {t("webhook-remove")}
              </button>
            </span>
          </li>
        ))}
      </ul>
      <p role="status" class="secret">
        {said}
      </p>
      <form class="name-form" onSubmit={add}>
        <label>
          <span>{t("webhook-form")}</span>
          <select name="form">
            <option value="discord">{t("webhook-discord")}</option>
            <option value="json">{t("webhook-json")}</option>
          </select>
        </label>
        <label>
          <span>{t("webhook-url")}</span>
          <input type="url" name="url" required maxLength={500} placeholder="https://" autocomplete="off" />
        </label>
        <Problem text={problem} />
        <div class="row end">
          <button type="submit" class="button" disabled={busy}>
            {t("webhook-add")}
          </button>
        </div>
      </form>
    </details>
  );
}
