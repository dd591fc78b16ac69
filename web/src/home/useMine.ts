import { useEffect, useState } from "preact/hooks";
import { mineOf, type ApiError } from "../app/api";
import { forget, myMatches, type MyMatch } from "../app/matches";
import type { Lang } from "../app/prefs";
import type { MatchSummary } from "../protocol";

/** Of so many matches at once the table tells, the newest. */
const AT_ONCE = 24;

export interface Mine {
  /** What the table says of the matches of this browser, in its order; null while it has not answered. */
  told: { own: MyMatch; summary: MatchSummary }[] | null;
  /** Those it says nothing of: older ones, of other rules, or all while it is away. */
  untold: MyMatch[];
  drop: (match: string) => void;
}

/** The matches this browser holds keys of, told anew whenever somebody comes back to the page. */
export function useMine(lang: Lang): Mine {
  const [own, setOwn] = useState(myMatches);
  const [answer, setAnswer] = useState<MatchSummary[] | null>(null);

  useEffect(() => {
    let current = true;
    const ask = () => {
      const keys = myMatches().slice(0, AT_ONCE).map((mine) => mine.key);
      if (keys.length === 0 || document.hidden) return;
      mineOf(keys, lang).then(
        (found) => current && setAnswer(found),
        (_: ApiError) => current && setAnswer((before) => before ?? []),
      );
    };
    ask();
    document.addEventListener("visibilitychange", ask);
    return () => {
      current = false;
      document.removeEventListener("visibilitychange", ask);
    };
  }, [lang]);

  const byMatch = new Map(own.map((mine) => [mine.match, mine]));
  const told = answer && answer.flatMap((summary) => (byMatch.has(summary.match) ? [{ own: byMatch.get(summary.match)!, summary }] : []));
  const known = new Set(answer?.map((summary) => summary.match));
  return {
    told,
    untold: answer ? own.filter((mine) => !known.has(mine.match)) : own,
    drop: (match) => {
      forget(match);
      setOwn(myMatches());
    },
  };
}
