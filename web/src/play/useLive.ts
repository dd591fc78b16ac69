import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { earlyLive } from "../app/early";
import { Live, type Listener, type LiveState } from "../app/live";
import type { Lang } from "../app/prefs";
import type { MatchPage } from "../protocol";

/** The newest MatchPage of a match as a key shows it, and how the connection stands. */
export function useLive(match: string, key: string | null, lang: Lang) {
  const [table, setTable] = useState<MatchPage | null>(null);
  const [link, setLink] = useState<{ state: LiveState; reason: string }>({ state: "connecting", reason: "" });
  const live = useRef<Live | null>(null);

  // Before anything is painted: the table may be here already.
  useLayoutEffect(() => {
    setLink({ state: "connecting", reason: "" });
    const listener: Listener = { table: setTable, state: (state, reason) => setLink({ state, reason }) };
    const early = earlyLive(match, key);
    early?.tell(listener);
    const opened = early ?? new Live(match, key, lang, listener);
    live.current = opened;
    return () => opened.close();
  }, [match, key]);

  useEffect(() => live.current?.speak(lang), [lang]);

  const look = useCallback((seat: string | null) => live.current?.look(seat), []);

  return { table, look, ...link };
}
