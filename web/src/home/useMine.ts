import { useEffect, useState } from "preact/hooks";
import { accountMatches, mineOf, whoAmI, type ApiError } from "../app/api";
import { lookAgain } from "../app/looking";
import { forget, myMatches, type MyMatch } from "../app/matches";
import type { Lang } from "../app/prefs";
import type { AccountInfo, MatchSummary, SeatTime } from "../protocol";

/** Of so many matches at once the table tells, the newest. */
const AT_ONCE = 50;
/** Milliseconds between two looks. */
const EVERY = 15_000;

export interface Mine {
  /** Who is signed in; null: a guest, or it is not known yet. */
  account: AccountInfo | null;
  /** What the table says of the matches of this browser, in its order; null while it has not answered. */
  told: { own: MyMatch; summary: MatchSummary }[] | null;
  /** Those it says nothing of: older ones, of other rules, or all while it is away. */
  untold: MyMatch[];
  drop: (match: string) => void;
}

/** The matches this browser holds keys of and those its account keeps, told again and again while somebody looks at the page. */
export function useMine(lang: Lang): Mine {
  const [own, setOwn] = useState(myMatches);
  const [answer, setAnswer] = useState<MatchSummary[] | null>(null);
  const [account, setAccount] = useState<AccountInfo | null>(null);
  const [kept, setKept] = useState<MatchSummary[]>([]);

  useEffect(() => {
    let current = true;
    const askAccount = async () => {
      // Without an answer the page stays a guest's.
      const found = await whoAmI().catch(() => null);
      const matches = found ? await accountMatches(lang).catch(() => []) : [];
      if (!current) return;
      setAccount(found);
      setKept(matches);
    };
    const ask = () => {
      askAccount();
      const keys = myMatches().slice(0, AT_ONCE).map((mine) => mine.key);
      if (keys.length === 0) return;
      mineOf(keys, lang).then(
        (found) => current && setAnswer(found),
        (_: ApiError) => current && setAnswer((before) => before ?? []),
      );
    };
    const stop = lookAgain(ask, EVERY);
    return () => {
      current = false;
      stop();
    };
  }, [lang]);

  const byMatch = new Map(own.map((mine) => [mine.match, mine]));
  const here = answer && answer.flatMap((summary) => (byMatch.has(summary.match) ? [{ own: byMatch.get(summary.match)!, summary }] : []));
  const answered = new Set(here?.map(({ own }) => own.match));
  const elsewhere = kept
    .filter((summary) => !answered.has(summary.match))
    .map((summary) => ({ own: byMatch.get(summary.match) ?? { match: summary.match, key: "", title: summary.title, at: summary.at }, summary }));
  const known = new Set([...answered, ...elsewhere.map(({ own }) => own.match)]);
  // What the account keeps does not wait for keys that this browser does not have.
  const told = here || (own.length === 0 && elsewhere.length > 0) ? inOrder([...(here ?? []), ...elsewhere]) : null;
  return {
    account,
    told,
    untold: answer ? own.filter((mine) => !known.has(mine.match)) : own,
    drop: (match) => {
      forget(match);
      setOwn(myMatches());
    },
  };
}

/** As the table orders them: one's own turn first, by the time left, what is over last, and among equals what went on last. */
function inOrder<T extends { summary: MatchSummary }>(told: T[]): T[] {
  const rank = ({ summary }: T) => (summary.over ? 3 : summary.gathering ? 2 : summary.my_turn ? 0 : 1);
  return told.sort((a, b) => rank(a) - rank(b) || compare(endOf(a.summary), endOf(b.summary)) || b.summary.at.localeCompare(a.summary.at));
}

const compare = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1);

/** When a clock that runs is at its end, in milliseconds since 1970: on holiday it stands. */
function endOfTime({ since, left_ms, away }: SeatTime): number {
  const end = since! + left_ms;
  return !away || since! >= away.until || end < away.begins ? end : end + away.until - Math.max(since!, away.begins);
}

/** When one's own time is over, in milliseconds since 1970. */
function endOf({ seats }: MatchSummary): number {
  const ends = seats.flatMap(({ mine, waiting, time }) => (mine && waiting && time?.since != null ? [endOfTime(time)] : []));
  return Math.min(Infinity, ...ends);
}
