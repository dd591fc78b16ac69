import { useEffect, useRef } from "preact/hooks";

/** So long after a new question no key answers it: it was meant for the one before. */
const GRACE_MS = 250;
const ANSWERS = new Set(["Enter", " ", "p", "P"]);

/** Lets no key answer a question before it can have been seen, and none that is held down answer at all. */
export function useGrace(question: string): void {
  const since = useRef({ question, at: -Infinity });
  if (since.current.question !== question) since.current = { question, at: performance.now() };
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!ANSWERS.has(event.key) || (event.target as Element).closest("input, textarea, select, dialog")) return;
      if (!event.repeat && performance.now() - since.current.at >= GRACE_MS) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    addEventListener("keydown", listen, true);
    return () => removeEventListener("keydown", listen, true);
  }, []);
}
