import { useEffect, useRef, useState } from "preact/hooks";
import { Live, type LiveState } from "../app/live";
import type { Table } from "../protocol";

/** The newest Table of a match and how the connection stands. */
export function useLive(match: string, key: string | null, lang: string) {
  const [table, setTable] = useState<Table | null>(null);
  const [link, setLink] = useState<{ state: LiveState; reason: string }>({ state: "connecting", reason: "" });
  const live = useRef<Live | null>(null);

  useEffect(() => {
    const opened = new Live(
      match,
      { key, lang, seat: null },
      { table: setTable, state: (state, reason) => setLink({ state, reason }) },
    );
    live.current = opened;
    return () => opened.close();
  }, [match, key]);

  useEffect(() => live.current?.greet({ key, lang, seat: null }), [key, lang]);

  return { table, ...link };
}
