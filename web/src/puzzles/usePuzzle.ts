import { useEffect, useRef, useState } from "preact/hooks";
import { dailyPuzzle, nextPuzzle, puzzleOf, tryPuzzle, voteOnPuzzle, type ApiError } from "../app/api";
import { useApp } from "../app/context";
import { practicePath, puzzlesPath, replaceRoute } from "../app/routes";
import type { PuzzlePage, PuzzleVerdict } from "../protocol";
import { keepRow, keepTry, knownOf, puzzleMemory } from "./memory";

/** Which puzzle is asked for: that of an id, of the day, or another one of a theme (empty: of any). Each wish is an object of its own, so the same may be asked again. */
type Wish = { kind: "id"; id: string } | { kind: "daily" } | { kind: "next"; theme: string };

const wishOf = (search: string, practice: boolean): Wish => {
  const asked = new URLSearchParams(search);
  const id = asked.get("id");
  const theme = asked.get("theme");
  return practice ? { kind: "next", theme: theme ?? "" } : id ? { kind: "id", id } : theme !== null ? { kind: "next", theme } : { kind: "daily" };
};

const fetched = (wish: Wish, game: string, lang: string): Promise<PuzzlePage> =>
  wish.kind === "daily" ? dailyPuzzle(game, lang) : wish.kind === "id" ? puzzleOf(wish.id, lang) : nextPuzzle(game, wish.theme, knownOf(game), lang);

/** What came of a try. The table takes the same answer once more for the one that was just sent; the page knows if it `counted`. */
const worded = (told: PuzzleVerdict, counted = false): PuzzleVerdict => (told.kept ? { ...told, kept: { ...told.kept, counted: told.kept.counted && counted } } : told);

/**
 * A puzzle of a game, what is marked, and what came of the try. While one practises, the address stays that of the run, and
 * `onTold` hears of each first try.
 */
export function usePuzzle(game: string, practice = false, onTold: (told: PuzzleVerdict, again: boolean) => void = () => {}) {
  const { t, prefs } = useApp();
  const [wish, setWish] = useState<Wish>(() => wishOf(location.search, practice));
  const [page, setPage] = useState<PuzzlePage | null>(null);
  const [chosen, setChosen] = useState<string[]>([]);
  const [verdict, setVerdict] = useState<PuzzleVerdict | null>(null);
  const [problem, setProblem] = useState("");
  const [memory, setMemory] = useState(puzzleMemory);
  const [busy, setBusy] = useState(false);
  /** The puzzle that is shown, and the wish that it answers. */
  const shown = useRef<{ page: PuzzlePage; wish: Wish } | null>(null);

  useEffect(() => {
    let current = true;
    const failed = (error: ApiError) => current && setProblem(error.message || t("offline"));
    const { lang } = prefs;
    const before = shown.current?.wish === wish ? shown.current.page : null;
    (before ? puzzleOf(before.id, lang) : fetched(wish, game, lang)).then((found) => {
      if (!current) return;
      if (found.game !== game) {
        // A link that names another game's puzzle leads to that game.
        replaceRoute(puzzlesPath(found.game, found.id));
        return;
      }
      const page = before ? { ...found, day: before.day } : found;
      shown.current = { page, wish };
      setPage(page);
      setProblem("");
      history.replaceState(null, "", practice ? practicePath(game, wish.kind === "next" ? wish.theme : "") : puzzlesPath(game, found.id));
      if (!before) {
        setChosen([]);
        setVerdict(null);
        setBusy(false);
      } else if (verdict) {
        // The same one in other words keeps what is marked.
        // Its answer is known by now, also to whoever has signed in meanwhile.
        tryPuzzle(found.id, { chosen, known: true }, lang).then((told) => current && setVerdict((now) => worded(told, now?.kept?.counted)), failed);
      }
    }, failed);
    return () => {
      current = false;
    };
  }, [game, wish, prefs.lang]);

  const toggle = (id: string) => {
    if (!page || verdict) return;
    setChosen((now) => (now.includes(id) ? now.filter((one) => one !== id) : page.several ? [...now, id] : [id]));
  };
  const send = () => {
    if (!page || verdict || busy || chosen.length === 0) return;
    /** An answer that comes when another puzzle is on the table is remembered, but is not shown there. */
    const isShown = () => shown.current?.page.id === page.id;
    setBusy(true);
    const known = knownOf(game).includes(page.id);
    tryPuzzle(page.id, { chosen, known }, prefs.lang).then(
      (told) => {
        const again = told.kept ? page.tried || !told.kept.counted : known;
        setMemory(told.kept ? keepRow(told.right, again) : keepTry(game, page.id, told.right));
        onTold(told, again);
        if (!isShown()) return;
        setVerdict(worded(told, !again));
        setProblem("");
        setBusy(false);
      },
      (error: ApiError) => {
        if (!isShown()) return;
        setProblem(error.message || t("offline"));
        setBusy(false);
      },
    );
  };
  const vote = (good: boolean | null) => {
    if (!page) return;
    voteOnPuzzle(page.id, { good }).then(
      ({ vote }) => setVerdict((now) => (now?.kept && shown.current?.page.id === page.id ? { ...now, kept: { ...now.kept, vote } } : now)),
      (error: ApiError) => setProblem(error.message || t("offline")),
    );
  };
  const next = (theme: string) => setWish({ kind: "next", theme });
  const daily = () => setWish({ kind: "daily" });
  /** Asks again for what could not be had. */
  const again = () => setWish({ ...wish });
  return { page, chosen, verdict, problem, memory, busy, toggle, send, vote, next, daily, again };
}
