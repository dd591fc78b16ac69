import { useEffect, useState } from "preact/hooks";
import { problemOf } from "../account/problemOf";
import { useApp } from "../app/context";

/** What the server answers, asked for anew by `again`, and in another `lang` if it answers in words; what it refuses, in words. */
export function useAsked<T>(ask: () => Promise<T>, lang = "") {
  const { t } = useApp();
  const [answer, setAnswer] = useState<T | null>(null);
  const [problem, setProblem] = useState("");
  const [times, setTimes] = useState(0);
  useEffect(() => {
    let current = true;
    ask().then(
      (found) => current && (setAnswer(found), setProblem("")),
      (error: unknown) => current && setProblem(problemOf(error, t)),
    );
    return () => {
      current = false;
    };
  }, [times, lang]);
  return { answer, problem, again: () => setTimes((before) => before + 1) };
}
