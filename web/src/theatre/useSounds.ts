import { useEffect } from "preact/hooks";
import type { Cue } from "./cues";
import { play } from "./sounds";

/** Lets the player hear what is shown, and that it is his turn. */
export function useSounds(cue: Cue | null, mine: boolean, on: boolean): void {
  useEffect(() => {
    if (on && cue) play(cue.line.dice.length > 0 ? "rattle" : "paper");
  }, [cue?.key]);
  useEffect(() => {
    if (on && mine) play("bell");
  }, [mine]);
}
