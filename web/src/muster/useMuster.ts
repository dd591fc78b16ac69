import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import { ApiError, changeArmy } from "../app/api";
import { useApp } from "../app/context";
import { useHistory } from "../editor/useHistory";
import type { MusterView } from "../protocol";

export interface Refusal {
  text: string;
  cite: string;
}

/** So long a refusal is shown. */
const SHOWN_MS = 6000;

/** A draft with its history. Each change is sent to the table, one after the other; what it answered before is known when one goes back. */
export function useMuster(game: string, first: string) {
  const { t, prefs } = useApp();
  const history = useHistory(first);
  const { now: draft, change: push, restart } = history;
  const known = useRef(new Map<string, MusterView>());
  const latest = useRef(draft);
  const queue = useRef(Promise.resolve());
  const [view, setView] = useState<MusterView | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  latest.current = draft;

  const failed = useCallback(
    (error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      setRefusal({ text: error.message || t("offline"), cite: error.cite });
    },
    [t],
  );
  const keep = (found: MusterView) => known.current.set(`${prefs.lang} ${found.draft}`, found);

  useEffect(() => {
    const found = known.current.get(`${prefs.lang} ${draft}`);
    if (found) return setView(found);
    let current = true;
    changeArmy(game, { draft, change: "" }, prefs.lang).then((answer) => {
      keep(answer);
      if (current) setView(answer);
    }, failed);
    return () => {
      current = false;
    };
  }, [game, draft, prefs.lang]);
  useEffect(() => {
    const timer = refusal && setTimeout(() => setRefusal(null), SHOWN_MS);
    return () => clearTimeout(timer ?? undefined);
  }, [refusal]);

  /** Sends a change of the draft as it is when all changes before have been answered. */
  const change = (change: string) => {
    setRefusal(null);
    queue.current = queue.current.then(() =>
      changeArmy(game, { draft: latest.current, change }, prefs.lang).then((answer) => {
        keep(answer);
        latest.current = answer.draft;
        push(() => answer.draft);
        setView(answer);
      }, failed),
    );
  };
  const open = (text: string) => {
    setRefusal(null);
    latest.current = text;
    push(() => text);
  };
  return { ...history, restart, draft, view, refusal, change, open, say: (text: string, cite = "") => setRefusal({ text, cite }) };
}

export type Mustering = ReturnType<typeof useMuster>;
