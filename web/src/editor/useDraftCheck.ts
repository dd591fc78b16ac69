import { useEffect, useRef, useState } from "preact/hooks";
import { checkDraft, ApiError } from "../app/api";
import { useApp } from "../app/context";
import type { Draft, DraftCheck } from "../protocol";

/** So long after the last change a draft is sent; nothing is sent while another one is under way. */
const PAUSE_MS = 120;
/** After a refusal (too many of them, no connection) it is tried again. */
const AGAIN_MS = 2000;

export interface Proving {
  check: DraftCheck | null;
  /** Whether the check is that of the draft as it is now. */
  current: boolean;
  problem: string;
}

/** Has the table look a draft over whenever it has changed. */
export function useDraftCheck(game: string, draft: Draft | null): Proving {
  const { t, prefs } = useApp();
  const [found, setFound] = useState<{ of: Draft; lang: string; check: DraftCheck } | null>(null);
  const [problem, setProblem] = useState("");
  const [tries, setTries] = useState(0);
  const busy = useRef(false);
  const current = found !== null && found.of === draft && found.lang === prefs.lang;

  useEffect(() => {
    if (!draft || current) return;
    const timer = setTimeout(
      () => {
        if (busy.current) return;
        busy.current = true;
        checkDraft(game, draft, prefs.lang).then(
          (check) => {
            busy.current = false;
            setFound({ of: draft, lang: prefs.lang, check });
            setProblem("");
          },
          (error: ApiError) => {
            busy.current = false;
            setProblem(error.message || t("offline"));
            setTries((count) => count + 1);
          },
        );
      },
      problem ? AGAIN_MS : PAUSE_MS,
    );
    return () => clearTimeout(timer);
    // What came back for an older draft sets `found`, and with that the newer one is sent.
  }, [game, draft, prefs.lang, current, found, tries, t]);

  return { check: found?.check ?? null, current, problem };
}
