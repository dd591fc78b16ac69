import { useEffect, useState } from "preact/hooks";
import { calculate, type ApiError } from "../app/api";
import { useApp } from "../app/context";
import type { Calculation } from "../protocol";
import { askedIn, oddsPath } from "./address";

/** A change is sent after so many milliseconds without another one. */
const PAUSE_MS = 150;

/** A question to a calculator, kept in the address, and what the table answers. What was answered last stays while another answer is awaited. */
export function useCalculation(game: string, tool: string) {
  const { t, prefs } = useApp();
  const [ask, setAsk] = useState(() => {
    const asked = askedIn(location.search);
    return asked.tool === tool || !asked.tool ? asked.ask : {};
  });
  const [found, setFound] = useState<Calculation | null>(null);
  const [problem, setProblem] = useState("");

  useEffect(() => {
    let current = true;
    const say = (answer: Calculation) => {
      if (!current) return;
      setFound(answer);
      setProblem("");
      history.replaceState(null, "", oddsPath(game, tool, answer.ask));
    };
    const failed = (error: ApiError) => current && setProblem(error.message || t("offline"));
    const timer = setTimeout(() => calculate(game, tool, { ask }, prefs.lang).then(say, failed), found ? PAUSE_MS : 0);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [game, tool, ask, prefs.lang]);

  const set = (id: string, value: string) => setAsk((now) => ({ ...now, [id]: value }));
  return { ask, found, problem, set, reset: () => setAsk({}) };
}
