import { useEffect, useState } from "preact/hooks";
import { listGames, type ApiError } from "../app/api";
import { useApp } from "../app/context";
import { askedGames, earlyGames } from "../app/early";
import { Bell } from "../bell/Bell";
import { navigate, ratingsPath, statisticsPath, tournamentPath } from "../app/routes";
import { InvitedMatches } from "../invitations/InvitedMatches";
import { HomeTables } from "../lobby/HomeTables";
import { Icon } from "../parts/Icon";
import { Link } from "../parts/Link";
import { PrefsBar } from "../parts/PrefsBar";
import type { GameInfo } from "../protocol";
import { GameCard } from "./GameCard";
import { Matches } from "./Matches";
import { NameDialog } from "./NameDialog";
import { ToldActs } from "../care/ToldActs";
import { useMine } from "./useMine";

/** The first page: go on with a match, or take a game from the shelf. */
export function Home() {
  const { t, prefs, setPrefs } = useApp();
  const [games, setGames] = useState<GameInfo[] | null>(() => earlyGames(prefs.lang));
  const [problem, setProblem] = useState("");
  const [naming, setNaming] = useState(false);
  const mine = useMine(prefs.lang);
  const me = mine.account ? t("account-of", { name: mine.account.name }) : t("my-name", { name: prefs.name || t("guest") });
  const known = (mine.told?.length ?? 0) + mine.untold.length > 0;

  const invited = mine.account && <InvitedMatches key={mine.account.name} games={games ?? []} />;

  useEffect(() => {
    document.title = t("app-title");
    (askedGames(prefs.lang) ?? listGames(prefs.lang)).then(setGames, (error: ApiError) => setProblem(error.message || t("offline")));
  }, [prefs.lang, t]);

  return (
    <div class="page home-page">
      <header class="top">
        <span class="brand">{t("app-title")}</span>
        <span class="motto">{t("motto")}</span>
        <span class="grow" />
        <button type="button" class="me" aria-label={me} onClick={() => (mine.account ? navigate("/account") : setNaming(true))}>
          <Icon name="person" /> <span>{mine.account?.name ?? (prefs.name || t("guest"))}</span>
        </button>
        <Bell />
        <PrefsBar />
      </header>
      <main class="home">
        {mine.account && <ToldActs key={mine.account.name} />}
        <div class={known ? "sr-only" : "hero"}>
          <h1>{t("home-title")}</h1>
          <p>{t("home-lead")}</p>
        </div>
        {problem && (
          <p class="notice" role="alert">
            {problem}
          </p>
        )}
        {known ? <Matches mine={mine} games={games ?? []} invited={invited} /> : invited}
        <section aria-labelledby="shelf">
          <h2 id="shelf">{t("games")}</h2>
          <div class="games">{games?.map((game) => <GameCard key={game.id} game={game} />)}</div>
        </section>
        <HomeTables />
      </main>
      <footer class="foot">
        {/* Not a page of this client: the server has it as files. */}
        <a href="/docs/index.html">{t("docs")}</a> <Link href={tournamentPath()}>{t("tournaments")}</Link>{" "}
        <Link href={ratingsPath()}>{t("ratings")}</Link> <Link href={statisticsPath()}>{t("statistics")}</Link>
      </footer>
      {naming && (
        <NameDialog
          go={t("name-keep")}
          withAccount
          onName={(name) => {
            setPrefs({ name });
            setNaming(false);
          }}
          onClose={() => setNaming(false)}
        />
      )}
    </div>
  );
}
