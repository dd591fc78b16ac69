import { useCallback, useEffect, useState } from "preact/hooks";

/** So long a first press waits for the second. */
const WAIT_MS = 4000;

/** A choice that gives something up is sent by a second press on the same spot: which one has been pressed once, and whether a press is the second. */
export function useArmed(question: string) {
  const [armed, setArmed] = useState("");
  useEffect(() => setArmed(""), [question]);
  useEffect(() => {
    if (!armed) return;
    const timer = setTimeout(() => setArmed(""), WAIT_MS);
    return () => clearTimeout(timer);
  }, [armed]);
  const again = useCallback(
    (action: string): boolean => {
      setArmed(armed === action ? "" : action);
      return armed === action;
    },
    [armed],
  );
  return { armed, again };
}
