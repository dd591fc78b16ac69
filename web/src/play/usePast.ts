import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import type { MatchApi } from "../app/api";
import { momentIn } from "../app/routes";
import { inert } from "./inert";
import type { MatchPage } from "../protocol";

/** Looking back: `ply` is the moment looked at, or null for the present; the game goes on meanwhile. */
export function usePast(api: MatchApi, present: MatchPage, onProblem: (error: unknown) => void, from: number | null = null) {
  // An address may ask for a moment, or one has just been there; then it is where one begins to look.
  const [ply, setPly] = useState(() => from ?? momentIn(location.search, present.ply));
  const [table, setTable] = useState<MatchPage | null>(null);
  const known = useRef(new Map<string, MatchPage>());
  /** Whose eyes one looks through; null: those of the present. */
  const [eyes, setEyes] = useState<string | null>(null);
  const seat = eyes ?? present.seat;
  const foreign = seat !== present.seat;

  useEffect(() => {
    known.current.clear();
    return () => known.current.clear();
  }, [api]);

  useEffect(() => {
    if (ply === null) {
      setTable(null);
      return;
    }
    const moment = `${ply} ${seat}`;
    const kept = known.current.get(moment);
    if (kept) {
      setTable(kept);
      return;
    }
    let current = true;
    api.tableAt(ply, seat).then(
      (then) => {
        const still = { ...then, scene: inert(then.scene) };
        known.current.set(moment, still);
        if (current) setTable(still);
      },
      (error) => {
        if (!current) return;
        setPly(null);
        onProblem(error);
      },
    );
    return () => {
      current = false;
    };
  }, [api, ply, seat, onProblem]);

  const go = useCallback(
    // Through other eyes the last moment is looked at like one of the past.
    (wish: number) => setPly(wish < present.ply ? Math.max(0, wish) : foreign ? present.ply : null),
    [present.ply, foreign],
  );
  const leave = useCallback(() => {
    setEyes(null);
    setPly(null);
  }, []);
  const lookFrom = (other: string) => {
    setEyes(other === present.seat ? null : other);
    if (other !== present.seat && ply === null) setPly(present.ply);
  };
  return { ply, table: ply === null ? null : table, go, leave, eyes: seat, lookFrom };
}
