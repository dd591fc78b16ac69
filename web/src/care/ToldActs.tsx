import { useEffect, useState } from "preact/hooks";
import { useApp } from "../app/context";
import type { ActInfo } from "../protocol";
import { toldWords } from "./actWords";
import { myActs, myActsSeen } from "./careApi";

/** What moderators have done to the account: what its holder has not read, and what still lasts. */
export function ToldActs() {
  const { t, prefs } = useApp();
  const [acts, setActs] = useState<ActInfo[]>([]);
  useEffect(() => {
    // Without an answer there is nothing to say; it comes with the next page.
    myActs().then(setActs, () => {});
  }, []);
  // What has ended is told no more: one may write and play again.
  const told = acts.filter((act) => act.lasts || (!act.seen && act.kind !== "mute" && act.kind !== "ban"));
  if (told.length === 0) return null;
  const seen = () => {
    setActs(acts.map((act) => ({ ...act, seen: true })));
    myActsSeen(Math.max(...acts.map((act) => act.id))).catch(() => {});
  };
  return (
    <section class="notice told-acts" aria-label={t("told-title")}>
      {told.map((act) => (
        <p key={act.id}>
          {toldWords(act, prefs.lang, t)} {t("told-reason", { reason: act.reason })}
        </p>
      ))}
      {told.some((act) => !act.seen) && (
        <button type="button" class="button" onClick={seen}>
          {t("told-seen")}
        </button>
      )}
    </section>
  );
}
