import { useEffect, useState } from "preact/hooks";
import { accountMatches, claimSeats } from "../app/api";
import { useApp } from "../app/context";
import { myMatches, type MyMatch } from "../app/matches";
import { problemOf } from "./problemOf";

/** Offers to keep in the account the matches of which only this browser has the keys. */
export function ClaimMatches() {
  const { t, prefs } = useApp();
  const [loose, setLoose] = useState<MyMatch[]>([]);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState("");

  useEffect(() => {
    accountMatches(prefs.lang).then(
      (kept) => {
        const known = new Set(kept.map((summary) => summary.match));
        setLoose(myMatches().filter((mine) => !known.has(mine.match)));
      },
      (error: unknown) => setSaid(problemOf(error, t)),
    );
  }, [prefs.lang, t]);

  const keep = async () => {
    setBusy(true);
    let kept = 0;
    for (const { match, key } of loose) {
      // One that is gone, or that somebody else keeps, does not hold up the others.
      const seats = await claimSeats(match, key).then((found) => found.seats.length, () => 0);
      if (seats > 0) kept += 1;
    }
    const left = loose.length - kept;
    setBusy(false);
    setSaid([t("claim-kept", { count: kept }), ...(left > 0 ? [t("claim-left", { count: left })] : [])].join(" "));
    setLoose([]);
  };
  return (
    <section aria-labelledby="claim">
      <h2 id="claim">{t("claim-title")}</h2>
      <p>{t("claim-hint")}</p>
      {loose.length > 0 && (
        <button type="button" class="button primary" disabled={busy} onClick={keep}>
          {t("claim-keep", { count: loose.length })}
        </button>
      )}
      <p role="status">{said}</p>
    </section>
  );
}
