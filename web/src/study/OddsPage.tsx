import { useEffect, useState } from "preact/hooks";
import { calculatorsOf, listGames, type ApiError } from "../app/api";
import { useApp } from "../app/context";
import { PageTop } from "../parts/PageTop";
import type { CalculatorInfo } from "../protocol";
import { askedIn, oddsPath } from "./address";
import { Calculator } from "./Calculator";

/** The calculators of a game. Which one, and what it is asked, stands in the address. */
export function OddsPage({ game }: { game: string }) {
  const { t, prefs } = useApp();
  const [tools, setTools] = useState<CalculatorInfo[] | null>(null);
  const [title, setTitle] = useState("");
  const [tool, setTool] = useState(() => askedIn(location.search).tool);
  const [problem, setProblem] = useState("");
  const shown = tools?.find(({ id }) => id === tool) ?? (tool ? undefined : tools?.[0]);

  useEffect(() => {
    calculatorsOf(game, prefs.lang).then(setTools, (error: ApiError) => setProblem(error.message || t("offline")));
    // Without its name the game can still be reckoned with.
    listGames(prefs.lang).then((games) => setTitle(games.find(({ id }) => id === game)?.title ?? ""), () => {});
  }, [game, prefs.lang, t]);
  useEffect(() => {
    document.title = [shown?.title, title, t("app-title")].filter(Boolean).join(" · ");
  }, [shown, title, t]);
  useEffect(() => {
    const follow = () => setTool(askedIn(location.search).tool);
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, []);

  const choose = (id: string) => {
    history.pushState(null, "", oddsPath(game, id));
    setTool(id);
  };
  return (
    <div class="page">
      <PageTop />
      <main class="odds-page">
        <h1>
          {title && <small>{title}</small>} {shown?.title ?? t("odds-title")}
        </h1>
        {shown && <p>{shown.note}</p>}
        {problem && (
          <p class="notice" role="alert">
            {problem}
          </p>
        )}
        {tools && !shown && <p class="notice">{t(tools.length ? "odds-unknown" : "odds-none")}</p>}
        {tools && (tools.length > 1 || !shown) && (
          <nav class="odds-tools" aria-label={t("odds-title")}>
            {tools.map((one) => (
              <button key={one.id} type="button" class="button" aria-pressed={one === shown} onClick={() => choose(one.id)}>
                {one.title}
              </button>
            ))}
          </nav>
        )}
        {shown && <Calculator key={shown.id} game={game} tool={shown.id} />}
      </main>
    </div>
  );
}
