import { useEffect, useState } from "preact/hooks";
import { Problem } from "../account/Problem";
import { problemOf } from "../account/problemOf";
import { personOf } from "../app/api";
import { useApp } from "../app/context";
import { dayWords } from "../app/dates";
import { endPath, ratingsPath } from "../app/routes";
import { botName } from "../botAccounts/botName";
import { reportName } from "../care/careApi";
import { MuteButtons } from "../care/MuteButtons";
import { ReportDialog } from "../care/ReportDialog";
import { Link } from "../parts/Link";
import { PageTop } from "../parts/PageTop";
import type { PersonMatch, PersonPage as PersonInfo } from "../protocol";
import { FollowButton } from "../relations/FollowButton";
import { PersonResults } from "../statistics/PersonResults";
import { movedWords, poolWords, ratingWords } from "./ratingWords";

/** Somebody with an account, as everybody sees them: ratings and rated matches. */
export function PersonPage({ name }: { name: string }) {
  const { t, prefs } = useApp();
  const [person, setPerson] = useState<PersonInfo | null>(null);
  const [problem, setProblem] = useState("");
  const [reported, setReported] = useState(false);

  useEffect(() => {
    document.title = `${person?.name ?? name} – ${t("app-title")}`;
  }, [person, name, t]);
  useEffect(() => {
    personOf(name, prefs.lang).then(setPerson, (error: unknown) => setProblem(problemOf(error, t)));
  }, [name, prefs.lang]);

  return (
    <div class="page">
      <PageTop />
      <main class="ratings">
        <h1>{person ? botName(person.name, person.bot, t) : name}</h1>
        <Problem text={problem} />
        {person && (
          <>
            <p>
              {t("person-since", { day: dayWords(person.since, prefs.lang) })} {person.me && <Link href="/account">{t("account")}</Link>}
            </p>
            {!person.me && (
              <div class="line-verbs">
                <FollowButton name={person.name} />
                <button type="button" class="button quiet" onClick={() => setReported(true)}>
                  {t("report-name")}
                </button>
                <MuteButtons name={person.name} />
              </div>
            )}
            {reported && (
              <ReportDialog
                name={person.name}
                send={(reason) => reportName(person.name, reason, prefs.lang)}
                onClose={() => setReported(false)}
              />
            )}
            <section aria-labelledby="person-ratings">
              <h2 id="person-ratings">{t("ratings-of-people")}</h2>
              {person.ratings.length === 0 && <p>{t("person-none")}</p>}
              <ul class="side-list">
                {person.ratings.map((one) => (
                  <li key={one.pool.pool}>
                    <Link href={ratingsPath(one.pool.pool)}>{poolWords(one.pool, t)}</Link>
                    <strong>{ratingWords(one.rating, one.provisional, t)}</strong> <span>{t("person-games", { games: one.games })}</span>
                  </li>
                ))}
              </ul>
            </section>
            <PersonResults name={person.name} />
            {person.matches.length > 0 && (
              <section aria-labelledby="person-matches">
                <h2 id="person-matches">{t("person-matches")}</h2>
                <ul class="side-list">
                  {person.matches.map((one) => (
                    <MatchLine key={one.match} match={one} day={dayWords(one.ended, prefs.lang)} />
                  ))}
                </ul>
              </section>
            )}
          </>
        )}
      </main>
    </div>
  );
}

/** One match of somebody: how it ended, against whom, and what it did to the rating. */
function MatchLine({ match, day }: { match: PersonMatch; day: string }) {
  const { t, prefs } = useApp();
  const { before, after } = match;
  const results = { won: t("person-won"), drawn: t("person-drawn"), lost: t(match.left ? "person-left" : "person-lost") };
  return (
    <li>
      <Link href={endPath(match.match)}>{match.pool.title}</Link> <strong>{results[match.result]}</strong>{" "}
      <span>{t("person-against", { seats: match.seats, names: new Intl.ListFormat(prefs.lang).format(match.opponents) })}</span>{" "}
      <span>{before === null || after === null ? t("person-waits") : movedWords(before, after, t)}</span>{" "}
      <time dateTime={match.ended}>{day}</time>
    </li>
  );
}
