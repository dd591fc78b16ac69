import { useCallback, useEffect, useState } from "preact/hooks";
import type { MatchApi } from "../app/api";
import type { GameReportInfo } from "../protocol";

/** How often it is looked how far a report is, in milliseconds. */
const LOOK_MS = 1500;

/** The report of a match that is over, as far as it is; `make` has it made. Null until that is known. */
export function useGameReport(api: MatchApi, onProblem: (error: unknown) => void) {
  const [info, setInfo] = useState<GameReportInfo | null>(null);
  const [looks, setLooks] = useState(0);
  useEffect(() => {
    let current = true;
    api.gameReport().then(
      (found) => current && setInfo(found),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [api, looks]);
  const going = info?.state === "waiting" || info?.state === "working";
  useEffect(() => {
    if (!going) return;
    const timer = setInterval(() => setLooks((before) => before + 1), LOOK_MS);
    return () => clearInterval(timer);
  }, [going]);
  const make = useCallback(() => {
    api.makeGameReport().then(() => setLooks((before) => before + 1), onProblem);
  }, [api, onProblem]);
  return { info, make };
}
