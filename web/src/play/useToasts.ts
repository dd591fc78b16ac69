import { useCallback, useState } from "preact/hooks";

export interface Toast {
  id: number;
  text: string;
  cite: string;
}

const SHOWN_MS = 9000;
let count = 0;

/** Short messages that go away by themselves; the same words are not shown twice at once. */
export function useToasts() {
  const [toasts, setToasts] = useState<Toast[]>([]);
  const drop = useCallback((id: number) => setToasts((all) => all.filter((toast) => toast.id !== id)), []);
  const show = useCallback(
    (text: string, cite = "") => {
      const id = ++count;
      setToasts((all) => [...all.filter((toast) => toast.text !== text), { id, text, cite }].slice(-3));
      setTimeout(() => drop(id), SHOWN_MS);
    },
    [drop],
  );
  return { toasts, show, drop };
}
