import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { MatchApi } from "../app/api";
import { thingsOf } from "../coach/pointing";
import { advisedIn, type Advised } from "../play/advice";
import type { Commands } from "../play/useCommands";
import type { HintInfo, MatchPage } from "../protocol";

export interface Hints {
  /** Whether the viewer may ask, and is asked something. */
  open: boolean;
  thinking: boolean;
  /** What was told of the question so far; null: nothing. */
  hint: HintInfo | null;
  /** What it names, as far as the table still offers it, the best one first. */
  options: Option[];
  /** What on the table it is about. */
  things: string[];
  cards: string[];
  /** Asks for the first step, or for the one after the last. */
  ask: () => void;
  drop: () => void;
}

/** A named action, in the words of the table. */
export type Option = Advised & { equal: boolean };

/** The last step: it says why. */
const LAST = 3;

/** The hints for what the viewer is asked now, step by step. They are forgotten when the question is another one. */
export function useHints(api: MatchApi, table: MatchPage, commands: Commands, past: boolean): Hints {
  const { seat, problem, busy } = commands;
  const { ply, scene } = table;
  const [found, setFound] = useState<{ question: string; hint: HintInfo } | null>(null);
  const [thinking, setThinking] = useState(false);
  // Not the ply: where several choose at once, the others change it. What is offered no more is not named either.
  const question = `${seat} ${scene.prompt.text}`;
  const now = useRef(question);
  now.current = question;
  useEffect(() => setFound(null), [question]);
  const hint = found?.question === question && !past ? found.hint : null;
  const options = useMemo(() => optionsOf(hint, scene), [hint, scene]);
  const shown = useMemo(() => {
    if (!hint) return { things: [], cards: [] };
    if (hint.step === 1) return thingsOf(hint.at);
    const named = hint.step < LAST ? options : options.slice(0, 1);
    return { things: named.flatMap(({ things }) => things), cards: named.flatMap(({ cards }) => cards) };
  }, [hint, options]);
  return {
    open: table.hints && scene.prompt.mine && !past && !table.over,
    thinking,
    hint,
    options,
    ...shown,
    ask() {
      if (thinking || busy || hint?.step === LAST) return;
      setThinking(true);
      const asked = question;
      api
        .hint({ seat, ply, step: (hint?.step ?? 0) + 1 })
        .then((told) => now.current === asked && setFound({ question: asked, hint: told }), problem)
        .finally(() => setThinking(false));
    },
    drop: () => setFound(null),
  };
}

function optionsOf(hint: HintInfo | null, scene: MatchPage["scene"]): Option[] {
  const named = hint?.options ?? [];
  return named.flatMap(({ action, equal }) => {
    const advised = advisedIn(scene, action);
    return advised ? [{ ...advised, equal }] : [];
  });
}
