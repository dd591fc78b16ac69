import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { ApiError, type MatchApi } from "../app/api";
import type { MatchPage } from "../protocol";
import { advisedIn, type Advised } from "./advice";
import type { Commands } from "./useCommands";

export interface AdviceState {
  /** Whether the viewer may ask, and is asked something. */
  open: boolean;
  thinking: boolean;
  /** What was handed over is being done; until then nothing else can be chosen. */
  taking: boolean;
  advised: Advised | null;
  ask: () => void;
  drop: () => void;
  /** Hands over what is left of the question: the bot chooses it; if it cannot, `action` is taken. */
  handOver: (action: string) => void;
}

/** What the strongest bot would do now. It is asked only when the viewer asks, and forgotten when the question is another one. */
export function useAdvice(api: MatchApi, table: MatchPage, commands: Commands, past: boolean): AdviceState {
  // Until the table has what was sent before, there is another question than the one that is on the page.
  const { seat, problem, busy } = commands;
  const { ply, scene } = table;
  const [found, setFound] = useState<{ question: string; action: string } | null>(null);
  const [thinking, setThinking] = useState(false);
  const [until, setUntil] = useState(0);
  const taking = ply < until;
  // Not the ply: where several choose at once, the others change it. What is offered no more is not advised either.
  const question = `${seat} ${scene.prompt.text}`;
  const now = useRef(question);
  now.current = question;
  useEffect(() => setFound(null), [question]);
  const advised = useMemo(() => (found?.question === question && !past ? advisedIn(scene, found.action) : null), [found, question, scene, past]);
  return {
    open: table.advice && scene.prompt.mine && !past && !table.over,
    thinking: thinking || taking,
    taking,
    advised,
    ask() {
      if (thinking || busy) return;
      setThinking(true);
      const asked = question;
      api
        .advise({ seat, ply })
        .then(({ actions }) => now.current === asked && setFound({ question: asked, action: actions[0]! }), problem)
        .finally(() => setThinking(false));
    },
    drop: () => setFound(null),
    handOver(action) {
      if (taking || thinking || busy) return;
      setUntil(Infinity);
      takeAll(api, seat, ply, action).then(setUntil, (error: unknown) => (setUntil(0), problem(error)));
    },
  };
}

/** As many actions go in one message. */
const MOST = 60;

/** Takes what the bot chooses, in one; or only `instead`, if it has nothing to say. Answers with the ply afterwards. */
async function takeAll(api: MatchApi, seat: string, ply: number, instead: string): Promise<number> {
  const actions = await api.advise({ seat, ply, rest: true }).then(
    (advice) => advice.actions,
    (error: unknown) => {
      // In a rated match no bot chooses for anybody: what the rules themselves do with the rest is done.
      if (error instanceof ApiError && ["no_advice", "no_advice_now", "slow_down"].includes(error.code)) return [instead];
      throw error;
    },
  );
  let at = ply;
  for (let first = 0; first < actions.length; first += MOST) at = (await api.act({ seat, ply: at, actions: actions.slice(first, first + MOST) })).ply;
  return at;
}
