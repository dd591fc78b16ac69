import { useEffect, useState } from "preact/hooks";
import { runningTables } from "../app/api";
import { useApp } from "../app/context";
import { lookAgain } from "../app/looking";
import { playPath } from "../app/routes";
import { ago } from "../home/words";
import { Icon } from "../parts/Icon";
import { Link } from "../parts/Link";
import type { OpenTable } from "../protocol";
import { FollowedMark } from "../relations/FollowedMark";
import { playersAt, termsOf } from "./tableWords";

/** Milliseconds between two looks at the list. */
const EVERY = 15_000;

/** The matches that go on and that anybody may watch. */
export function RunningTables({ game }: { game: string }) {
  const { t, prefs } = useApp();
  const [tables, setTables] = useState<OpenTable[]>([]);
  useEffect(() => {
    let current = true;
    const look = () => {
      // Without an answer there is nothing to watch; the list of open tables says why.
      runningTables(game, prefs.lang).then((found) => current && setTables(found), () => {});
    };
    const stop = lookAgain(look, EVERY);
    return () => {
      current = false;
      stop();
    };
  }, [game, prefs.lang]);
  const list = new Intl.ListFormat(prefs.lang);
  return (
    <section aria-labelledby="running">
      <h2 id="running">{t("lobby-running")}</h2>
      {tables.length === 0 && <p>{t("lobby-running-none")}</p>}
      <ul class="open-tables">
        {tables.map((table) => (
          <li key={table.match} class="open-table">
            <div class="open-table-words">
              <p>
                <strong>{table.title}</strong> {table.about && <q>{table.about}</q>}
              </p>
              <p class="terms">{termsOf(table, t)}</p>
              <p class="terms">
                <span>{list.format(playersAt(table, t, prefs.lang).map(({ who, seats }) => t("lobby-sits", { who: who || t("seat-open"), seats })))}</span>
                <FollowedMark names={table.followed} />
                <time dateTime={table.at}>{ago(table.at, Date.now(), prefs.lang)}</time>
              </p>
            </div>
            <Link class="button" href={playPath(table.match)}>
              <Icon name="eye" /> {t("lobby-watch")}
              <span class="sr-only">: {table.title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
