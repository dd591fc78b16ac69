import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import { Live, type LiveState } from "../app/live";
import type { Lang } from "../app/prefs";
import type { Table } from "../protocol";

/** The newest Table of a match, how the connection stands, and the key, which may be changed for another when an invitation is taken up. */
export function useLive(match: string, firstKey: string | null, lang: Lang) {
  const [table, setTable] = useState<Table | null>(null);
  const [key, setKey] = useState(firstKey);
  const [link, setLink] = useState<{ state: LiveState; reason: string }>({ state: "connecting", reason: "" });
  const live = useRef<Live | null>(null);

  useEffect(() => {
    setKey(firstKey);
    setLink({ state: "connecting", reason: "" });
    const opened = new Live(match, firstKey, lang, {
      table: setTable,
      key: setKey,
      state: (state, reason) => setLink({ state, reason }),
    });
    live.current = opened;
    return () => opened.close();
  }, [match, firstKey]);

  useEffect(() => live.current?.speak(lang), [lang]);

  const look = useCallback((seat: string | null) => live.current?.look(seat), []);

  return { table, key, look, ...link };
}
