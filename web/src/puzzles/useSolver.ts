import { useEffect, useState } from "preact/hooks";
import { ownPuzzles, whoAmI } from "../app/api";
import { useApp } from "../app/context";
import type { SolverPage } from "../protocol";

/** The level of the account at a game's puzzles: null for a guest, undefined while it is not known. `tries` is another number after each try. */
export function useSolver(game: string, tries: number): SolverPage | null | undefined {
  const { prefs } = useApp();
  const [solver, setSolver] = useState<SolverPage | null | undefined>(undefined);
  useEffect(() => {
    let current = true;
    // Without it the puzzles are still there.
    whoAmI()
      .then(async (account) => (account ? ownPuzzles(game, prefs.lang) : null))
      .then((found) => current && setSolver(found), () => {});
    return () => {
      current = false;
    };
  }, [game, prefs.lang, tries]);
  return solver;
}
