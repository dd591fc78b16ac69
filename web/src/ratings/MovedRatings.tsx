import { useEffect, useState } from "preact/hooks";
import type { MatchApi } from "../app/api";
import { useApp } from "../app/context";
import { personPath, ratingsPath } from "../app/routes";
import { botName } from "../botAccounts/botName";
import { Link } from "../parts/Link";
import type { MatchRatings } from "../protocol";
import { movedWords, poolWords } from "./ratingWords";

/** Milliseconds between two looks while the match waits to be counted, and how often it is looked for. */
const EVERY = 2000;
const MOST = 15;

/** What a rated match that is over has done to the ratings of those who took part. */
export function MovedRatings({ api }: { api: MatchApi }) {
  const { t } = useApp();
  const [found, setFound] = useState<MatchRatings | null>(null);
  const [looks, setLooks] = useState(0);
  useEffect(() => {
    let current = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = () => {
      if (current && looks < MOST) timer = setTimeout(() => setLooks(looks + 1), EVERY);
    };
    api.ratings().then((told) => {
      if (current) setFound(told);
      if (told.state === "waits") again();
    }, again);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [api, looks]);
  if (!found || found.state === "running") return null;
  return (
    <section class="end-panel moved-ratings">
      <h2>{t("ratings-of-people")}</h2>
      {found.state === "unrated" && <p>{t("end-unrated")}</p>}
      {found.state === "waits" && <p role="status">{t("end-rating")}</p>}
      {found.people.length > 0 && (
        <ul>
          {found.people.map((one) => (
            <li key={one.seats.join()}>
              {one.former ? one.name : <Link href={personPath(one.name)}>{botName(one.name, one.bot, t)}</Link>}{" "}
              <strong>{movedWords(one.before, one.after, t)}</strong>{" "}
              {one.left && <small>{t("person-left")}</small>} {one.provisional && <small>{t("provisional")}</small>}
            </li>
          ))}
        </ul>
      )}
      {found.pool && <Link href={ratingsPath(found.pool.pool)}>{poolWords(found.pool, t)}</Link>}
    </section>
  );
}
