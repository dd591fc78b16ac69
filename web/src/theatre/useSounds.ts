import { useEffect, useRef } from "preact/hooks";
import type { Cue } from "./cues";
import { play, soundOf } from "./sounds";

/** Lets the player hear what is shown, that it is `mine` to choose, and that the game is `over`. */
export function useSounds(cue: Cue | null, mine: boolean, over: boolean, on: boolean): void {
  useEffect(() => {
    if (on && cue) play(soundOf(cue.line) ?? "paper");
  }, [cue?.key]);
  useEffect(() => {
    if (on && mine) play("bell");
  }, [mine]);
  // A game that was over when the page came ends no more.
  const ended = useRef(over);
  useEffect(() => {
    if (on && over && !ended.current) play("end");
    ended.current ||= over;
  }, [over]);
}
