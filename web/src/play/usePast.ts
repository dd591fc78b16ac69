import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import type { MatchApi } from "../app/api";
import { inert } from "./inert";
import type { MatchPage } from "../protocol";

/** Looking back: `ply` is the moment looked at, or null for the present; the game goes on meanwhile. */
export function usePast(api: MatchApi, present: MatchPage, onProblem: (error: unknown) => void) {
  const [ply, setPly] = useState<number | null>(null);
  const [table, setTable] = useState<MatchPage | null>(null);
  const known = useRef(new Map<string, MatchPage>());
  const { seat } = present;

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
    (wish: number) => setPly(wish >= present.ply ? null : Math.max(0, wish)),
    [present.ply],
  );
  return { ply, table: ply === null ? null : table, go };
}
