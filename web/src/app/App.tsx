import { useCallback, useLayoutEffect, useMemo, useState } from "preact/hooks";
import { AppContext } from "./context";
import { leaveEarly } from "./early";
import { lazy } from "./lazy";
import { Lost } from "./Lost";
import { applyPrefs, savePrefs, type Prefs } from "./prefs";
import { useRoute } from "./routes";
import { loadTexts, type Translate } from "./texts";
import { Unreachable } from "./Unreachable";
import { ExcerptSlip } from "../parts/ExcerptSlip";

const Home = lazy(() => import("../home/Home").then(({ Home }) => Home));
const PlayPage = lazy(() => import("../play/PlayPage").then(({ PlayPage }) => PlayPage));
const RulesPage = lazy(() => import("../home/RulesPage").then(({ RulesPage }) => RulesPage));
const EditorPage = lazy(() => import("../editor/EditorPage").then(({ EditorPage }) => EditorPage));
const MusterPage = lazy(() => import("../muster/MusterPage").then(({ MusterPage }) => MusterPage));
const AccountPage = lazy(() => import("../account/AccountPage").then(({ AccountPage }) => AccountPage));
const AdminPage = lazy(() => import("../admin/AdminPage").then(({ AdminPage }) => AdminPage));
const MailLinkPage = lazy(() => import("../account/MailLinkPage").then(({ MailLinkPage }) => MailLinkPage));
const UnsubscribePage = lazy(() => import("../account/UnsubscribePage").then(({ UnsubscribePage }) => UnsubscribePage));
const OddsPage = lazy(() => import("../study/OddsPage").then(({ OddsPage }) => OddsPage));
const LessonsPage = lazy(() => import("../lessons/LessonsPage").then(({ LessonsPage }) => LessonsPage));
const PuzzlesPage = lazy(() => import("../puzzles/PuzzlesPage").then(({ PuzzlesPage }) => PuzzlesPage));
const PositionPage = lazy(() => import("../position/PositionPage").then(({ PositionPage }) => PositionPage));
const LobbyPage = lazy(() => import("../lobby/LobbyPage").then(({ LobbyPage }) => LobbyPage));
const RatingsPage = lazy(() => import("../ratings/RatingsPage").then(({ RatingsPage }) => RatingsPage));
const StatisticsPage = lazy(() => import("../statistics/StatisticsPage").then(({ StatisticsPage }) => StatisticsPage));
const OpenDataPage = lazy(() => import("../statistics/OpenDataPage").then(({ OpenDataPage }) => OpenDataPage));
const PersonPage = lazy(() => import("../ratings/PersonPage").then(({ PersonPage }) => PersonPage));
const TournamentsPage = lazy(() => import("../tournaments/TournamentsPage").then(({ TournamentsPage }) => TournamentsPage));
const TournamentPage = lazy(() => import("../tournaments/TournamentPage").then(({ TournamentPage }) => TournamentPage));

const PAGES = { home: Home, account: AccountPage, admin: AdminPage, mailLink: MailLinkPage, unsubscribe: UnsubscribePage, lobby: LobbyPage, tournaments: TournamentsPage, tournament: TournamentPage, ratings: RatingsPage, statistics: StatisticsPage, openData: OpenDataPage, person: PersonPage, play: PlayPage, rules: RulesPage, editor: EditorPage, muster: MusterPage, odds: OddsPage, lessons: LessonsPage, puzzles: PuzzlesPage, practice: PuzzlesPage, position: PositionPage, lost: null };

/** Loads the words, holds the preferences and shows the page the address asks for. */
export function App({ initial }: { initial: Prefs }) {
  const [prefs, change] = useState(initial);
  const [words, setWords] = useState<{ t: Translate } | null>(null);
  const [failed, setFailed] = useState(false);
  const route = useRoute();

  // Its code comes beside the words, not after them, and both before anything is painted.
  useLayoutEffect(() => PAGES[route.page]?.fetch(), [route.page]);
  // Whoever goes away before the code of a table has come leaves nobody who would close its connection.
  useLayoutEffect(() => leaveEarly(route), [route]);
  useLayoutEffect(() => {
    let current = true;
    loadTexts(prefs.lang).then(
      (t) => current && (setWords({ t }), setFailed(false)),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [prefs.lang]);

  const setPrefs = useCallback(
    (wish: Partial<Prefs>) =>
      change((old) => {
        const next = { ...old, ...wish };
        savePrefs(next);
        applyPrefs(next);
        return next;
      }),
    [],
  );

  const context = useMemo(() => words && { t: words.t, prefs, setPrefs }, [words, prefs, setPrefs]);
  if (!context) return failed ? <Unreachable /> : null;
  return (
    <AppContext.Provider value={context}>
      {route.page === "home" && <Home />}
      {route.page === "account" && <AccountPage />}
      {route.page === "admin" && <AdminPage />}
      {route.page === "mailLink" && <MailLinkPage key={route.link} link={route.link} />}
      {route.page === "unsubscribe" && <UnsubscribePage key={route.token} token={route.token} />}
      {route.page === "lobby" && <LobbyPage />}
      {route.page === "tournaments" && <TournamentsPage />}
      {route.page === "tournament" && <TournamentPage key={route.id} id={route.id} />}
      {route.page === "ratings" && <RatingsPage pool={route.pool} />}
      {route.page === "statistics" && <StatisticsPage game={route.game} />}
      {route.page === "openData" && <OpenDataPage />}
      {route.page === "person" && <PersonPage key={route.name} name={route.name} />}
      {route.page === "play" && <PlayPage key={route.match} match={route.match} end={route.end} />}
      {route.page === "rules" && <RulesPage game={route.game} />}
      {route.page === "editor" && <EditorPage key={route.game} game={route.game} />}
      {route.page === "muster" && <MusterPage key={route.game} game={route.game} />}
      {route.page === "odds" && <OddsPage key={route.game} game={route.game} />}
      {route.page === "lessons" && <LessonsPage key={route.game} game={route.game} />}
      {route.page === "practice" && <PuzzlesPage key={`${route.game} practice`} game={route.game} practice />}
      {route.page === "puzzles" && <PuzzlesPage key={route.game} game={route.game} />}
      {route.page === "position" && <PositionPage key={route.game} game={route.game} />}
      {route.page === "lost" && <Lost />}
      <ExcerptSlip />
    </AppContext.Provider>
  );
}
