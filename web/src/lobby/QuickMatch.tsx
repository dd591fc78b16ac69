import { useState } from "preact/hooks";
import { quickMatch, type ApiError } from "../app/api";
import { useApp } from "../app/context";
import { myMatches, remember } from "../app/matches";
import { navigate, playPath } from "../app/routes";
import { NameDialog } from "../home/NameDialog";
import { Icon } from "../parts/Icon";
import type { GameInfo } from "../protocol";

/** So many matches of one's own are named to the server. */
const NAMED = 60;

/** One click to an opponent: joins a table that waits, or opens one. A guest is asked for a name first. */
export function QuickMatch({ game }: { game: GameInfo }) {
  const { t, prefs, setPrefs } = useApp();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const [nameless, setNameless] = useState(false);
  const find = async (name: string) => {
    setBusy(true);
    setProblem("");
    try {
      const mine = myMatches().slice(0, NAMED).map(({ match }) => match);
      const made = await quickMatch({ game: game.id, name, mine }, prefs.lang);
      // At one's own table that waits still, the key is known.
      if (made.key) remember(made.match, made.key, game.title);
      navigate(playPath(made.match));
    } catch (error) {
      setProblem((error as ApiError).message || t("offline"));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {problem && (
        <p class="notice" role="alert">
          {problem}
        </p>
      )}
      <button
        type="button"
        class="button quick-match"
        title={t("quick-hint")}
        aria-label={t("quick-title", { title: game.title })}
        disabled={busy}
        onClick={() => (prefs.name ? void find(prefs.name) : setNameless(true))}
      >
        <Icon name="people" /> {t("quick")}
      </button>
      {nameless && (
        <NameDialog
          go={t("quick")}
          onName={(name) => {
            setPrefs({ name });
            setNameless(false);
            void find(name);
          }}
          onClose={() => setNameless(false)}
        />
      )}
    </>
  );
}
