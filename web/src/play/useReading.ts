import { useEffect, useRef } from "preact/hooks";
import { ApiError, type MatchApi } from "../app/api";
import type { MatchPage } from "../protocol";

/** Whether somebody else acts next who would wait for the viewer: a bot of theirs. */
export function wouldWait(table: MatchPage): boolean {
  return table.bots_mine && !table.over && table.pace !== "instant" && table.bots !== "instant" && table.seats.some((seat) => seat.waiting && !seat.mine);
}

/** Lets bots wait while something that has happened is `shown`, and go on when it has been seen or is waved away. */
export function useReading(api: MatchApi, table: MatchPage, shown: boolean): void {
  const { ply } = table;
  const reading = shown && wouldWait(table);
  const told = useRef(false);
  useEffect(() => {
    // Each action ends the wait, so after each it is asked for anew. Without a connection what is shown is shown all the same.
    if (reading || told.current) api.read({ done: !reading }).catch((error: unknown) => { if (!(error instanceof ApiError)) throw error; });
    told.current = reading;
  }, [reading, ply, api]);
}
