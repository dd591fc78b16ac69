import { useEffect, useState } from "preact/hooks";
import { Problem } from "../account/Problem";
import { ProofField } from "../account/ProofField";
import { proofOf } from "../account/passkeyApi";
import { useSending } from "../account/useSending";
import { useApp } from "../app/context";
import { ago } from "../home/words";
import { CopyField } from "../parts/CopyField";
import type { AccountInfo, NewToken, TokenInfo, WaysIn } from "../protocol";
import { BecomeBot } from "./BecomeBot";
import { makeToken, myTokens, revokeToken } from "./botApi";

interface Props {
  account: AccountInfo;
  ways: WaysIn;
  onChanged: (account: AccountInfo) => void;
}

/** The tokens with which programs speak for the account, and the way to make it the account of a bot. */
export function TokensAndBots({ account, ways, onChanged }: Props) {
  const { t, prefs } = useApp();
  const [tokens, setTokens] = useState<TokenInfo[]>([]);
  const [made, setMade] = useState("");
  const { busy, problem, send } = useSending();
  const bot = account.role === "bot";
  const load = () => send(myTokens(prefs.lang), setTokens);

  useEffect(load, []);
  const make = (event: SubmitEvent) => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const fields = new FormData(form);
    const wish = { name: String(fields.get("name")), scope: fields.get("scope") as NewToken["scope"] };
    const proof = proofOf(String(fields.get("password") ?? ""), ways, prefs.lang);
    setMade("");
    send(proof.then((shown) => makeToken({ ...wish, ...shown }, prefs.lang)), ({ token }) => {
      form.reset();
      setMade(token);
      load();
    });
  };
  const revoke = (id: string) => {
    setMade("");
    send(revokeToken(id, prefs.lang), load);
  };
  return (
    <section aria-labelledby="tokens">
      <h2 id="tokens">{t("tokens")}</h2>
      {bot && <p>{t("bot-here")}</p>}
      <p>
        {t("tokens-hint")} <a href="/docs/writing-a-bot.html#a-bot-account-on-a-server">{t("tokens-docs")}</a>
      </p>
      <ul class="sessions">
        {tokens.map(({ id, name, scope, seen }) => (
          <li key={id}>
            <span>
              <strong>{name}</strong> {t(scope === "read" ? "token-reads" : "token-plays")} ·{" "}
              {seen ? t("token-seen", { ago: ago(seen, Date.now(), prefs.lang) }) : t("token-unused")}
            </span>
            <button type="button" class="button" disabled={busy} aria-label={t("token-revoke-of", { name })} onClick={() => revoke(id)}>
              {t("token-revoke")}
            </button>
          </li>
        ))}
      </ul>
      <div role="status">
        {made && (
          <>
            <p>{t("token-made")}</p>
            <CopyField label={t("token")} value={made} />
          </>
        )}
      </div>
      <form class="name-form" onSubmit={make}>
        <label>
          <span>{t("token-name")}</span>
          <input type="text" name="name" required maxLength={40} autocomplete="off" />
        </label>
        <label>
          <span>{t("token-scope")}</span>
          <select name="scope" key={account.role}>
            {bot && <option value="bot:play">{t("token-plays")}</option>}
            <option value="read">{t("token-reads")}</option>
          </select>
        </label>
        <ProofField name={account.name} ways={ways} />
        <Problem text={problem} />
        <div class="row end">
          <button type="submit" class="button" disabled={busy}>
            {t("token-make")}
          </button>
        </div>
      </form>
      {account.role === "player" && <BecomeBot name={account.name} ways={ways} onChanged={onChanged} />}
    </section>
  );
}
