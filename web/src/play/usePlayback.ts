import { useCallback, useEffect, useState } from "preact/hooks";
import { read, write } from "../app/storage";
import type { MatchPage } from "../protocol";
import { nextMoment, type Moment } from "../replay/moments";

/** How long a moment of the past is shown at normal speed. */
const MOMENT_MS = 1200;

interface Past {
  ply: number | null;
  table: MatchPage | null;
  go: (ply: number) => void;
}

/**
 * Plays the match from the moment looked at, or from its beginning, up to the present, from one of its moments to the next. While it is `held` something
 * is shown that takes its own time.
 */
export function usePlayback(past: Past, now: number, moments: Moment[], held: boolean) {
  const [wanted, setWanted] = useState(false);
  const [speed, setSpeed] = useState(() => read("replaySpeed", 1));
  const { ply, table, go } = past;
  const playing = wanted && ply !== null;
  const loaded = table !== null && table.ply === ply;

  useEffect(() => {
    if (!playing || !loaded || held) return;
    const timer = setTimeout(() => go(nextMoment(moments, ply, 1)), MOMENT_MS / speed);
    return () => clearTimeout(timer);
  }, [playing, loaded, held, ply, go, speed, moments]);
  useEffect(() => {
    if (ply === null || ply >= now) setWanted(false);
  }, [ply, now]);

  const toggle = useCallback(() => {
    if (now > 0 && (ply === null || ply >= now)) go(0);
    setWanted(!playing);
  }, [playing, ply, now, go]);
  return {
    playing,
    toggle,
    /** Plays from a ply on. */
    playFrom: useCallback(
      (ply: number) => {
        go(ply);
        setWanted(true);
      },
      [go],
    ),
    speed,
    setSpeed: useCallback((speed: number) => {
      write("replaySpeed", speed);
      setSpeed(speed);
    }, []),
  };
}
