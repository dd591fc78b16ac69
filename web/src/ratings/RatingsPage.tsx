import { useEffect, useState } from "preact/hooks";
import { Problem } from "../account/Problem";
import { problemOf } from "../account/problemOf";
import { ratingPools, ratingsOf } from "../app/api";
import { useApp } from "../app/context";
import { navigate, personPath, ratingsPath, statisticsPath } from "../app/routes";
import { botName } from "../botAccounts/botName";
import { ago } from "../home/words";
import { Link } from "../parts/Link";
import { PageTop } from "../parts/PageTop";
import type { PoolInfo, RankedPerson, RatingList, SideStrength } from "../protocol";
import { poolWords, ratingWords, signed } from "./ratingWords";

/** Who is how strong at which game, and how much its sides are worth. */
export function RatingsPage({ pool }: { pool: string }) {
  const { t, prefs } = useApp();
  const [pools, setPools] = useState<PoolInfo[] | null>(null);
  const [list, setList] = useState<RatingList | null>(null);
  const [problem, setProblem] = useState("");
  const failed = (error: unknown) => setProblem(problemOf(error, t));
  const chosen = pool || (pools?.[0]?.pool ?? "");

  useEffect(() => {
    document.title = `${t("ratings")} – ${t("app-title")}`;
  }, [t]);
  useEffect(() => {
    ratingPools(prefs.lang).then(setPools, failed);
  }, [prefs.lang]);
  useEffect(() => {
    if (!chosen) return;
    let current = true;
    setProblem("");
    ratingsOf(chosen, prefs.lang).then(
      (found) => current && setList(found),
      (error: unknown) => current && (setList(null), failed(error)),
    );
    return () => {
      current = false;
    };
  }, [chosen, prefs.lang]);

  // Where nobody has a rating yet, an address that was given by hand is a choice as well.
  const choices = [...(pools ?? []), ...(list && !pools?.some((one) => one.pool === list.pool.pool) ? [list.pool] : [])];
  return (
    <div class="page">
      <PageTop />
      <main class="ratings">
        <h1>{t("ratings")}</h1>
        <p>{t("ratings-lead")}</p>
        <Problem text={problem} />
        {pools?.length === 0 && !pool && <p>{t("ratings-empty")}</p>}
        {choices.length > 0 && (
          <label>
            <span>{t("lobby-game")}</span>
            <select value={chosen} onChange={(event) => navigate(ratingsPath(event.currentTarget.value))}>
              {choices.map((one) => (
                <option key={one.pool} value={one.pool}>
                  {poolWords(one, t)}
                </option>
              ))}
            </select>
          </label>
        )}
        {list && (
          <>
            <section aria-labelledby="ranked">
              <h2 id="ranked">{t("ratings-ranked")}</h2>
              <p>{t("ratings-rule")}</p>
              <People people={list.ranked} labelled="ranked" places />
            </section>
            {list.others.length > 0 && (
              <section aria-labelledby="others">
                <h2 id="others">{t("ratings-others")}</h2>
                <People people={list.others} labelled="others" />
              </section>
            )}
            <Sides sides={list.sides} />
          </>
        )}
        <p>
          <Link href={statisticsPath(list?.pool.game)}>{t("statistics")}</Link>
        </p>
      </main>
    </div>
  );
}

/** People with their ratings; who is ranked has a place. */
function People({ people, labelled, places }: { people: RankedPerson[]; labelled: string; places?: boolean }) {
  const { t, prefs } = useApp();
  if (people.length === 0) return <p>{t("ratings-nobody")}</p>;
  return (
    <table class="rating-table" aria-labelledby={labelled}>
      <thead>
        <tr>
          {places && <th scope="col">{t("ratings-place")}</th>}
          <th scope="col">{t("account-name")}</th>
          <th scope="col" class="is-number">{t("ratings-rating")}</th>
          <th scope="col" class="is-number">{t("ratings-games")}</th>
          <th scope="col" class="is-last">{t("ratings-last")}</th>
        </tr>
      </thead>
      <tbody>
        {people.map((one, i) => (
          <tr key={one.name}>
            {places && <td>{i + 1}</td>}
            <th scope="row">
              <Link href={personPath(one.name)}>{botName(one.name, one.bot, t)}</Link>
            </th>
            <td class="is-number">{ratingWords(one.rating, one.provisional, t)}</td>
            <td class="is-number">{one.games}</td>
            <td class="is-last">
              <time dateTime={one.last}>{ago(one.last, Date.now(), prefs.lang)}</time>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How many points of a rating each side is worth, in each scenario. */
function Sides({ sides }: { sides: SideStrength[] }) {
  const { t } = useApp();
  if (sides.length === 0) return null;
  return (
    <section aria-labelledby="sides">
      <h2 id="sides">{t("ratings-sides")}</h2>
      <p>{t("ratings-sides-hint")}</p>
      <ul class="side-list">
        {sides.map((one) => (
          <li key={one.name + one.options.map(({ value }) => value).join()}>
            <strong>{one.name}</strong> {one.options.map(({ name, value }) => `${name}: ${value}`).join(" · ")}{" "}
            <span>{t(one.sure ? "ratings-edge" : "ratings-edge-unsure", { edge: signed(one.edge), games: one.games })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
