import { useState } from "preact/hooks";
import { ApiError, type MatchApi } from "../app/api";
import type { MatchPage } from "../protocol";
import type { Commands } from "./useCommands";

export interface HandOver {
  /** What was handed over is being done; until then nothing else can be chosen. */
  taking: boolean;
  /** Hands over what is left of the question: the bot chooses it; if it cannot, `action` is taken. */
  handOver: (action: string) => void;
}

/** The rest of a question in the hands of the strongest bot. */
export function useHandOver(api: MatchApi, table: MatchPage, commands: Commands): HandOver {
  // Until the table has what was sent before, there is another question than the one that is on the page.
  const { seat, problem, busy } = commands;
  const { ply } = table;
  const [until, setUntil] = useState(0);
  const taking = ply < until;
  return {
    taking,
    handOver(action) {
      if (taking || busy) return;
      setUntil(Infinity);
      takeAll(api, seat, ply, action).then(setUntil, (error: unknown) => (setUntil(0), problem(error)));
    },
  };
}

/** As many actions go in one message. */
const MOST = 60;

/** Takes what the bot chooses, in one; or only `instead`, if it has nothing to say. Answers with the ply afterwards. */
async function takeAll(api: MatchApi, seat: string, ply: number, instead: string): Promise<number> {
  const actions = await api.advise({ seat, ply }).then(
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
