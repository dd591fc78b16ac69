import { SignInLink } from "../account/SignInLink";
import { useApp } from "../app/context";
import type { PuzzleVerdict } from "../protocol";
import { movedLevel } from "./levelWords";

/** What a try did to one's level, how hard the puzzle is, how many solve it, and what one thinks of it. */
export function TryEffect({ verdict, guest, onVote }: { verdict: PuzzleVerdict; guest: boolean; onVote: (good: boolean | null) => void }) {
  const { t, prefs } = useApp();
  const { kept, level, tries, solved } = verdict;
  const share = new Intl.NumberFormat(prefs.lang, { style: "percent" }).format(tries ? solved / tries : 0);
  return (
    <>
      {kept && (
        <p>
          {kept.before !== null && kept.after !== null
            ? t(kept.counted ? "puzzle-moved" : "puzzle-moved-before", { levels: movedLevel(kept.before, kept.after, t) })
            : t("puzzle-not-rated")}
        </p>
      )}
      {guest && (
        <p>
          <SignInLink>{t("puzzle-sign-in")}</SignInLink>
        </p>
      )}
      <p class="puzzle-facts">
        {t("puzzle-level-of", { level: `${level}` })} · {tries ? t("puzzle-share", { solved, tries, share }) : t("puzzle-untried")}
      </p>
      {kept && (
        <p class="puzzle-votes" role="group" aria-label={t("puzzle-vote")}>
          <button type="button" class="button quiet" aria-pressed={kept.vote > 0} onClick={() => onVote(kept.vote > 0 ? null : true)}>
            {t("puzzle-good")}
          </button>
          <button type="button" class="button quiet" aria-pressed={kept.vote < 0} onClick={() => onVote(kept.vote < 0 ? null : false)}>
            {t("puzzle-bad")}
          </button>
        </p>
      )}
    </>
  );
}
