import { useEffect, useState } from "preact/hooks";
import { nextMatch } from "../app/api";
import { useText } from "../app/context";
import { lookAgain } from "../app/looking";
import { myMatches } from "../app/matches";
import { playPath } from "../app/routes";
import { Icon } from "../parts/Icon";
import { Link } from "../parts/Link";
import type { NextMatch } from "../protocol";

/** Milliseconds between two looks. */
const EVERY = 20_000;
/** Milliseconds after the last action: whoever goes on acting here does not look for another game yet. */
const AT_REST = 1_500;
/** So many keys go in one request. */
const AT_ONCE = 50;

/** The way to the next match that waits for somebody, if there is one. */
export function NextGame({ match, ply }: { match: string; ply: number }) {
  const t = useText();
  const [next, setNext] = useState<NextMatch | null>(null);
  useEffect(() => {
    let current = true;
    const look = () => {
      const keys = myMatches().slice(0, AT_ONCE).map(({ key }) => key).filter(Boolean);
      // Without an answer there is no way to show.
      nextMatch(keys, match).then((found) => current && setNext(found), () => {});
    };
    const stop = lookAgain(look, EVERY, AT_REST);
    return () => {
      current = false;
      stop();
    };
  }, [match, ply]);
  if (!next?.match) return null;
  return (
    <Link href={playPath(next.match)} class="badge next-game" title={t("next-hint", { count: next.count })}>
      <Icon name="next" /> <span>{t("next-game")}</span>
    </Link>
  );
}
