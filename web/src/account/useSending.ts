import { useState } from "preact/hooks";
import { useApp } from "../app/context";
import { problemOf } from "./problemOf";

/** Sends what a form asks for: whether that is going on, and what went wrong. */
export function useSending() {
  const { t } = useApp();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const send = <T>(sending: Promise<T>, onDone: (answer: T) => void) => {
    setBusy(true);
    setProblem("");
    sending.then(onDone, (error: unknown) => setProblem(problemOf(error, t))).finally(() => setBusy(false));
  };
  return { busy, problem, send };
}
