import { useEffect, useState } from "preact/hooks";
import { listGames, ApiError } from "../app/api";
import { useApp } from "../app/context";
import { PrefsBar } from "../parts/PrefsBar";
import type { GameInfo } from "../protocol";
import { GameCard } from "./GameCard";
import { Matches } from "./Matches";

/** The first page: choose a game and sit down. */
export function Home() {
  const { t, prefs, setPrefs } = useApp();
  const [games, setGames] = useState<GameInfo[] | null>(null);
  const [problem, setProblem] = useState("");

  useEffect(() => {
    document.title = t("app-title");
    listGames(prefs.lang).then(setGames, (error: ApiError) => setProblem(error.message || t("offline")));
  }, [prefs.lang, t]);

  return (
    <div class="page">
      <header class="top">
        <span class="brand">{t("app-title")}</span>
        <span class="grow" />
        <PrefsBar />
      </header>
      <main class="home">
        <div class="hero">
          <h1>{t("home-title")}</h1>
          <p>{t("home-lead")}</p>
          <label class="your-name">
            <span>{t("your-name")}</span>
            <input
              type="text"
              maxLength={40}
              autocomplete="nickname"
              placeholder={t("your-name-hint")}
              defaultValue={prefs.name}
              onChange={(event) => setPrefs({ name: event.currentTarget.value.trim() })}
            />
          </label>
        </div>
        {problem && (
          <p class="notice" role="alert">
            {problem}
          </p>
        )}
        <section aria-label={t("games")} class="games">
          {games?.map((game) => <GameCard key={game.id} game={game} />)}
        </section>
        <Matches />
      </main>
      <footer class="foot">
        {/* Not a page of this client: the server has it as files. */}
        <a href="/docs/index.html">{t("docs")}</a>
      </footer>
    </div>
  );
}
