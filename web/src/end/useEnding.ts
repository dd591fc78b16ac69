import { useEffect, useRef } from "preact/hooks";

/** How long the last moment of a match stays on the table, in milliseconds. */
const PAUSE_MS = 1500;

/** Goes on to the end when a match that was running here is over, as soon as nothing more is being shown. */
export function useEnding(over: boolean, busy: boolean, open: () => void): void {
  const ran = useRef(!over);
  useEffect(() => {
    if (!over) ran.current = true;
    if (!over || !ran.current || busy) return;
    const timer = setTimeout(() => {
      ran.current = false;
      open();
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [over, busy]);
}
