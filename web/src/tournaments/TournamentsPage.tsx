import { useEffect, useState } from "preact/hooks";
import { Problem } from "../account/Problem";
import { SignInLink } from "../account/SignInLink";
import { problemOf } from "../account/problemOf";
import { listGames, whoAmI } from "../app/api";
import { useApp } from "../app/context";
import { navigate, tournamentPath } from "../app/routes";
import { Link } from "../parts/Link";
import { PageTop } from "../parts/PageTop";
import type { AccountInfo, GameInfo, TournamentInfo } from "../protocol";
import { TournamentForm } from "./TournamentForm";
import { listTournaments } from "./tournamentApi";
import { formWords, stateWords } from "./tournamentWords";

/** All tournaments, and the way to make one. */
export function TournamentsPage() {
  const { t, prefs } = useApp();
  const [tournaments, setTournaments] = useState<TournamentInfo[] | null>(null);
  const [games, setGames] = useState<GameInfo[]>([]);
  const [account, setAccount] = useState<AccountInfo | null>(null);
  const [making, setMaking] = useState(false);
  const [problem, setProblem] = useState("");

  useEffect(() => {
    document.title = `${t("tournaments")} – ${t("app-title")}`;
  }, [t]);
  useEffect(() => {
    const failed = (error: unknown) => setProblem(problemOf(error, t));
    listTournaments(prefs.lang).then(setTournaments, failed);
    listGames(prefs.lang).then(setGames, failed);
  }, [prefs.lang]);
  useEffect(() => {
    // Who cannot be asked who they are looks on as a guest.
    whoAmI().then(setAccount, () => {});
  }, []);

  return (
    <div class="page">
      <PageTop />
      <main class="tournaments">
        <h1>{t("tournaments")}</h1>
        <p>{t("tournaments-lead")}</p>
        <Problem text={problem} />
        {account && games.length > 0 ? (
          <p>
            <button type="button" class="button primary" onClick={() => setMaking(true)}>
              {t("tournament-make")}
            </button>
          </p>
        ) : (
          account === null && (
            <p>
              <SignInLink>{t("tournament-sign-in")}</SignInLink>
            </p>
          )
        )}
        {tournaments?.length === 0 && <p>{t("tournaments-none")}</p>}
        <ul class="tournament-list">
          {tournaments?.map((one) => (
            <li key={one.id}>
              <h2>
                <Link href={tournamentPath(one.id)}>{one.name}</Link>
              </h2>
              <p>
                {one.title} · {formWords(one.form, t)} · {one.rated && `${t("rated")} · `}
                {t("tournament-entered", { entered: one.entered, places: one.places })}
              </p>
              <p>
                <strong>{stateWords(one, t)}</strong>
                {one.organiser && ` · ${t("tournament-by", { name: one.organiser })}`}
              </p>
            </li>
          ))}
        </ul>
      </main>
      {making && (
        <TournamentForm games={games} onMade={(id) => navigate(tournamentPath(id))} onClose={() => setMaking(false)} />
      )}
    </div>
  );
}
