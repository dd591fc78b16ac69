import { useState } from "preact/hooks";
import { register, signIn } from "../app/api";
import { useApp } from "../app/context";
import type { AccountInfo } from "../protocol";
import { Problem } from "./Problem";
import { problemOf } from "./problemOf";

interface Props {
  kind: "sign-in" | "register";
  name: string;
  onEntered: (account: AccountInfo) => void;
}

/** Name and password, to sign in or to make an account. */
export function EntryForm({ kind, name, onEntered }: Props) {
  const { t, prefs } = useApp();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const isNew = kind === "register";
  const enter = (event: SubmitEvent) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget as HTMLFormElement);
    setBusy(true);
    setProblem("");
    const send = isNew ? register : signIn;
    send(String(form.get("name")), String(form.get("password")), prefs.lang).then(onEntered, (error: unknown) => {
      setBusy(false);
      setProblem(problemOf(error, t));
    });
  };
  return (
    <form class="name-form" onSubmit={enter}>
      <label>
        <span>{t("account-name")}</span>
        <input type="text" name="name" required maxLength={40} autocomplete="username" spellcheck={false} defaultValue={name} />
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
      <Problem text={problem} />
      <div class="row end">
        <button type="submit" class="button primary" disabled={busy}>
          {t(isNew ? "register" : "sign-in")}
        </button>
      </div>
    </form>
  );
}
