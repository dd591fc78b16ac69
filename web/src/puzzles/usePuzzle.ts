import { useEffect, useRef, useState } from "preact/hooks";
import { dailyPuzzle, nextPuzzle, puzzleOf, tryPuzzle, type ApiError } from "../app/api";
import { useApp } from "../app/context";
import { puzzlesPath } from "../app/routes";
import type { PuzzlePage, PuzzleVerdict } from "../protocol";
import { keepTry, knownOf, puzzleMemory } from "./memory";

/** Which puzzle is asked for: that of an id, of the day, or another one of a theme (empty: of any). */
type Wish = { id: string } | "daily" | { theme: string };

const wishOf = (search: string): Wish => {
  const asked = new URLSearchParams(search);
  const id = asked.get("id");
  const theme = asked.get("theme");
  return id ? { id } : theme !== null ? { theme } : "daily";
};

/** A puzzle of a game, what is marked, and what came of the try. */
export function usePuzzle(game: string) {
  const { t, prefs } = useApp();
  const [wish, setWish] = useState<Wish>(() => wishOf(location.search));
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
    const asked = before ? puzzleOf(before.id, lang) : wish === "daily" ? dailyPuzzle(game, lang) : "id" in wish ? puzzleOf(wish.id, lang) : nextPuzzle(game, wish.theme, knownOf(game), lang);
    asked.then((found) => {
      if (!current) return;
      const page = before ? { ...found, day: before.day } : found;
      shown.current = { page, wish };
      setPage(page);
      setProblem("");
      history.replaceState(null, "", puzzlesPath(game, found.id));
      if (!before) {
        setChosen([]);
        setVerdict(null);
      } else if (verdict) {
        // The same one in other words keeps what is marked.
        tryPuzzle(found.id, { chosen }, lang).then((told) => current && setVerdict(told), failed);
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
    setBusy(true);
    tryPuzzle(page.id, { chosen }, prefs.lang)
      .then((told) => {
        setVerdict(told);
        setProblem("");
        setMemory(keepTry(game, page.id, page.day, told.right));
      }, (error: ApiError) => setProblem(error.message || t("offline")))
      .finally(() => setBusy(false));
  };
  const next = (theme: string) => setWish({ theme });
  const daily = () => setWish("daily");
  return { page, chosen, verdict, problem, memory, busy, toggle, send, next, daily };
}
