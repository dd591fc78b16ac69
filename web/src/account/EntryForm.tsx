import { useRef, useState } from "preact/hooks";
import { ApiError, register, signIn } from "../app/api";
import { useApp } from "../app/context";
import type { AccountInfo, PasskeyChallenge } from "../protocol";
import { PasskeySiteLine } from "./PasskeySiteLine";
import { Problem } from "./Problem";
import { askRegistration, askSignIn, registerWithPasskey, signInWithPasskey } from "./passkeyApi";
import { problemOf } from "./problemOf";
import { useOfferedPasskey } from "./useOfferedPasskey";
import type { SiteState } from "./usePasskeySite";

interface Props {
  kind: "sign-in" | "register";
  name: string;
  site: SiteState;
  onEntered: (account: AccountInfo) => void;
}

/** A passkey, or name and password, to sign in or to make an account. */
export function EntryForm({ kind, name, site, onEntered }: Props) {
  const { t, prefs } = useApp();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  // What the browser was asked for this name: whoever changes their mind twice asks the table once.
  const wished = useRef<{ name: string; asked: PasskeyChallenge; until: number } | null>(null);
  const isNew = kind === "register";
  const byPasskey = site.state === "on";
  const failed = (error: unknown) => {
    setBusy(false);
    setProblem(problemOf(error, t));
  };
  const callOff = useOfferedPasskey(byPasskey && !isNew, onEntered, failed);

  const send = (entering: Promise<AccountInfo>) => {
    setBusy(true);
    setProblem("");
    entering.then(onEntered, failed);
  };
  const enter = (event: SubmitEvent) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget as HTMLFormElement);
    send((isNew ? register : signIn)(String(form.get("name")), String(form.get("password")), prefs.lang));
  };
  const begin = async (name: string): Promise<AccountInfo> => {
    if (wished.current?.name !== name || wished.current.until < Date.now()) {
      const asked = await askRegistration(name, prefs.lang);
      wished.current = { name, asked, until: Date.now() + (asked.seconds * 1000) / 2 };
    }
    const { asked } = wished.current;
    const account = registerWithPasskey(asked, prefs.lang);
    // The table answers to it once, whatever the answer is.
    account.catch((error: unknown) => error instanceof ApiError && (wished.current = null));
    return account;
  };
  const withPasskey = (event: MouseEvent) => {
    const field = (event.currentTarget as HTMLButtonElement).form!.elements.namedItem("name") as HTMLInputElement;
    if (isNew) {
      // A password need not be there for this.
      if (field.reportValidity()) send(begin(field.value));
      return;
    }
    callOff();
    send(askSignIn(prefs.lang).then((asked) => signInWithPasskey(asked, prefs.lang)));
  };
  return (
    <form class="name-form" onSubmit={enter}>
      <label>
        <span>{t("account-name")}</span>
        <input
          type="text"
          name="name"
          required
          maxLength={40}
          autocomplete={byPasskey && !isNew ? "username webauthn" : "username"}
          spellcheck={false}
          defaultValue={name}
        />
      </label>
      <label>
        <span>{t("account-password")}</span>
        <input
          type="password"
          name="password"
          required
          minLength={isNew ? 10 : 1}
          maxLength={200}
          autocomplete={isNew ? "new-password" : "current-password"}
        />
      </label>
      {isNew && <p>{t("account-hint")}</p>}
      {isNew && byPasskey && <p>{t("passkey-register-hint")}</p>}
      {site.state === "elsewhere" && <PasskeySiteLine site={site} />}
      <Problem text={problem} />
      <div class="row end">
        {byPasskey && (
          <button type="button" class="button" disabled={busy} onClick={withPasskey}>
            {t(isNew ? "passkey-register" : "passkey-sign-in")}
          </button>
        )}
        <button type="submit" class="button primary" disabled={busy}>
          {t(isNew ? "register" : "sign-in")}
        </button>
      </div>
    </form>
  );
}
