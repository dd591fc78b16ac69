import { useCallback, useEffect, useMemo, useState } from "preact/hooks";
import { Home } from "../home/Home";
import { RulesPage } from "../home/RulesPage";
import { PlayPage } from "../play/PlayPage";
import { EditorPage } from "../editor/EditorPage";
import { AppContext } from "./context";
import { Lost } from "./Lost";
import { applyPrefs, savePrefs, type Prefs } from "./prefs";
import { useRoute } from "./routes";
import { loadTexts, type Translate } from "./texts";

/** Loads the words, holds the preferences and shows the page the address asks for. */
export function App({ initial }: { initial: Prefs }) {
  const [prefs, change] = useState(initial);
  const [words, setWords] = useState<{ t: Translate } | null>(null);
  const [failed, setFailed] = useState(false);
  const route = useRoute();

  useEffect(() => {
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
      {route.page === "play" && <PlayPage key={route.match} match={route.match} />}
      {route.page === "rules" && <RulesPage game={route.game} />}
      {route.page === "editor" && <EditorPage key={route.game} game={route.game} />}
      {route.page === "lost" && <Lost />}
    </AppContext.Provider>
  );
}

/** The only words the client knows by itself: without the server there are no others. */
function Unreachable() {
  return (
    <main class="lost">
      <p>The table cannot be reached. · Az asztal nem érhető el.</p>
      <button type="button" class="button" onClick={() => location.reload()}>
        ↻
      </button>
    </main>
  );
}
