import { useEffect, useState } from "preact/hooks";
import { useApp } from "../app/context";
import type { BotAccountInfo } from "../protocol";
import { botsFor } from "./botApi";

/** The bot accounts that play a game; none as long as they are not known. */
export function useBots(game: string): BotAccountInfo[] {
  const { prefs } = useApp();
  const [bots, setBots] = useState<BotAccountInfo[]>([]);
  useEffect(() => {
    let current = true;
    // Without an answer there are other ways to play.
    botsFor(game, prefs.lang).then((found) => current && setBots(found), () => {});
    return () => {
      current = false;
    };
  }, [game, prefs.lang]);
  return bots;
}
