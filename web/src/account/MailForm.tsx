import { useEffect, useState } from "preact/hooks";
import { useApp } from "../app/context";
import type { MailInfo, WaysIn } from "../protocol";
import { myMail, removeMail, setMail } from "./mailApi";
import { Problem } from "./Problem";
import { ProofField } from "./ProofField";
import { proofOf } from "./passkeyApi";
import { useSending } from "./useSending";

/** The e-mail address of the account: confirmed by a link, changed, taken away. Nothing is shown where the server sends no mail. */
export function MailForm({ name, ways }: { name: string; ways: WaysIn }) {
  const { t, prefs } = useApp();
  const [info, setInfo] = useState<MailInfo | null>(null);
  const [said, setSaid] = useState("");
  const { busy, problem, send } = useSending();

  useEffect(() => send(myMail(), setInfo), []);
  if (!info?.on) return null;
  const change = (event: SubmitEvent) => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const fields = new FormData(form);
    const mail = String(fields.get("mail")).trim();
    setSaid("");
    const proof = proofOf(String(fields.get("password") ?? ""), ways, prefs.lang);
    send(proof.then((shown) => setMail(mail, shown, prefs.lang)), () => {
      form.reset();
      setInfo({ ...info, waiting: mail });
    });
  };
  const remove = (event: MouseEvent) => {
    const form = (event.currentTarget as HTMLButtonElement).form!;
    const password = form.elements.namedItem("password") as HTMLInputElement | null;
    // A new address need not be there for this.
    if (password?.reportValidity() === false) return;
    const proof = proofOf(password?.value ?? "", ways, prefs.lang);
    send(proof.then((shown) => removeMail(shown, prefs.lang)), () => {
      form.reset();
      setInfo({ ...info, mail: "", waiting: "", broken: false });
      setSaid(t("mail-removed"));
    });
  };
  return (
    <section aria-labelledby="mail">
      <h2 id="mail">{t("mail")}</h2>
      <p>{info.mail ? t("mail-is", { mail: info.mail }) : t("mail-none")}</p>
      {info.broken && <Problem text={t("mail-broken")} />}
      <p role="status">{info.waiting ? t("mail-waiting", { mail: info.waiting }) : said}</p>
      <form class="name-form" onSubmit={change}>
        <label>
          <span>{t("mail-new")}</span>
          <input type="email" name="mail" required maxLength={254} autocomplete="email" />
        </label>
        <ProofField name={name} ways={ways} />
        <Problem text={problem} />
        <div class="row end">
          {info.mail && (
            <button type="button" class="button" disabled={busy} onClick={remove}>
              {t("mail-remove")}
            </button>
          )}
          <button type="submit" class="button" disabled={busy}>
            {t("mail-send")}
          </button>
        </div>
      </form>
    </section>
  );
}
