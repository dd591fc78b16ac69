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
  const told = useRef(-1);
  useEffect(() => {
    // Without a connection, or when the bots have been too fast, nothing waits: what is shown is shown all the same.
    const tell = (done: boolean) => void api.read({ ply, done }).catch((error: unknown) => { if (!(error instanceof ApiError)) throw error; });
    if (reading) tell(false);
    else if (told.current === ply) tell(true);
    told.current = reading ? ply : -1;
  }, [reading, ply, api]);
}
