import { useCallback, useState } from "preact/hooks";

interface History<T> {
  past: T[];
  now: T;
  future: T[];
  /** What the last change was a part of: the next one of the same joins it. */
  stroke: string;
  at: number;
}

const LONGEST = 200;
/** After such a pause something new begins. */
const PAUSE_MS = 1500;

/** A value that can be changed, and changed back. Changes of one stroke (a drag, some presses of an arrow) are taken back at once. */
export function useHistory<T>(first: T) {
  const [history, setHistory] = useState<History<T>>({ past: [], now: first, future: [], stroke: "", at: 0 });
  const change = useCallback((make: (old: T) => T, stroke = "") => {
    setHistory((old) => {
      const now = make(old.now);
      if (now === old.now) return old;
      const at = Date.now();
      const joined = stroke !== "" && stroke === old.stroke && at - old.at < PAUSE_MS;
      return { past: joined ? old.past : [...old.past, old.now].slice(-LONGEST), now, future: [], stroke, at };
    });
  }, []);
  const step = useCallback((back: boolean) => {
    setHistory((old) => {
      const from = back ? old.past : old.future;
      if (from.length === 0) return old;
      const now = back ? from[from.length - 1]! : from[0]!;
      if (back) return { past: from.slice(0, -1), now, future: [old.now, ...old.future], stroke: "", at: 0 };
      return { past: [...old.past, old.now], now, future: from.slice(1), stroke: "", at: 0 };
    });
  }, []);
  return {
    now: history.now,
    change,
    undo: useCallback(() => step(true), [step]),
    redo: useCallback(() => step(false), [step]),
    /** Something else altogether: there is no way back from it. */
    restart: useCallback((now: T) => setHistory({ past: [], now, future: [], stroke: "", at: 0 }), []),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
  };
}
