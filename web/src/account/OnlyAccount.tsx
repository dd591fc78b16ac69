import { useEffect, useState } from "preact/hooks";
import { accountMatches, onlyAccount } from "../app/api";
import { useApp } from "../app/context";
import { dropKey, keyOf } from "../app/matches";
import { problemOf } from "./problemOf";

/** Offers to let the matches of the account open with it alone: links and keys that others may know open them no more. */
export function OnlyAccount() {
  const { t, prefs } = useApp();
  const [keyed, setKeyed] = useState<string[]>([]);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState("");

  useEffect(() => {
    accountMatches(prefs.lang).then(
      (kept) => setKeyed(kept.map(({ match }) => match).filter((match) => keyOf(match))),
      (error: unknown) => setSaid(problemOf(error, t)),
    );
  }, [prefs.lang, t]);

  const lock = async () => {
    setBusy(true);
    const left: string[] = [];
    for (const match of keyed) {
      const done = await onlyAccount(match).then(() => true, () => false);
      if (done) dropKey(match);
      else left.push(match);
    }
    setBusy(false);
    setSaid(left.length > 0 ? t("only-left", { count: left.length }) : t("only-done"));
    setKeyed(left);
  };
  if (keyed.length === 0 && !said) return null;
  return (
    <section aria-labelledby="only">
      <h2 id="only">{t("only-title")}</h2>
      <p>{t("only-hint")}</p>
      {keyed.length > 0 && (
        <button type="button" class="button" disabled={busy} onClick={lock}>
          {t("only-lock", { count: keyed.length })}
        </button>
      )}
      <p role="status">{said}</p>
    </section>
  );
}
