import { useState } from "preact/hooks";
import { beginLesson, type ApiError } from "../app/api";
import { useApp } from "../app/context";
import { rememberHere } from "../app/matches";
import { navigate, playPath } from "../app/routes";

interface LessonStart {
  begin: (lesson: string) => void;
  busy: boolean;
  problem: string;
}

/** Makes a match of a lesson and goes there. It is no match to come back to, so this tab alone keeps its key. */
export function useLesson(): LessonStart {
  const { t, prefs } = useApp();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const begin = async (lesson: string) => {
    setBusy(true);
    setProblem("");
    try {
      const { match, key } = await beginLesson(lesson, prefs.lang);
      rememberHere(match, key);
      navigate(playPath(match));
    } catch (error) {
      setProblem((error as ApiError).message || t("offline"));
    } finally {
      setBusy(false);
    }
  };
  return { begin: (lesson) => void begin(lesson), busy, problem };
}
