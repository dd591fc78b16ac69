import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import { changePosition, type ApiError, type Position } from "../app/api";
import { useApp } from "../app/context";
import { useHistory } from "../editor/useHistory";
import type { PositionPage, Scene } from "../protocol";

/** A position in the making: what the table says of it, and its changes, which can be taken back. */
export function usePosition(game: string, first: Position, eyes: string) {
  const { t, prefs } = useApp();
  const history = useHistory(first);
  const { now, change } = history;
  const [page, setPage] = useState<PositionPage | null>(null);
  const [problem, setProblem] = useState("");
  /** The board as it was when it last was possible. */
  const scene = useRef<Scene | null>(null);
  const known = useRef<{ of: Position; as: string } | null>(null);
  const asked = useRef(0);
  const as = `${eyes} ${prefs.lang}`;

  const send = useCallback(
    async (draft: Position, item = "", value = ""): Promise<PositionPage | null> => {
      const number = (asked.current += 1);
      try {
        const answer = await changePosition(game, { draft, item, value, eyes: eyes || null }, prefs.lang);
        // A later change counts for more than an earlier one.
        if (number !== asked.current) return null;
        scene.current = answer.scene ?? scene.current;
        const after = item ? answer.draft : draft;
        known.current = { of: after, as };
        if (item) change(() => after);
        setPage(answer);
        setProblem("");
        return answer;
      } catch (error) {
        if (number === asked.current) setProblem((error as ApiError).message || t("offline"));
        return null;
      }
    },
    [game, eyes, prefs.lang, as, change, t],
  );
  useEffect(() => {
    if (known.current?.of !== now || known.current.as !== as) void send(now);
  }, [now, as, send]);

  // What was just opened or taken back has no answer yet: what the page still says is of the position before.
  const waiting = known.current?.of !== now;
  const draft = waiting ? now : (page?.draft ?? now);
  return { ...history, draft, waiting, page, problem, scene: page?.scene ?? scene.current, set: (item: string, value: string) => send(draft, item, value) };
}
