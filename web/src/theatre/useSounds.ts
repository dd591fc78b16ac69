import { useEffect, useRef } from "preact/hooks";
import type { Cue } from "./cues";
import { play, soundOf, type Sound } from "./sounds";

/** Lets the player hear what is shown, that it is `mine` to choose, and that the game is `over`; `heard` plays a sound. */
export function useSounds(cue: Cue | null, mine: boolean, over: boolean, on: boolean, heard: (sound: Sound) => void = play): void {
  useEffect(() => {
    if (on && cue) heard(soundOf(cue.line) ?? "paper");
  }, [cue?.key]);
  useEffect(() => {
    if (on && mine) heard("bell");
  }, [mine]);
  // A game that was over when the page came ends no more.
  const ended = useRef(over);
  useEffect(() => {
    if (on && over && !ended.current) heard("end");
    ended.current ||= over;
  }, [over]);
}
