import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Stage } from "../protocol";
import { play, soundOf } from "../theatre/sounds";
import { actMs, acts } from "./steps";

/** So long a brief fight that is over is shown; any other until it is closed. */
const BRIEF_MS = 6000;

export interface StagePlay {
  /** The fight to be shown; one that is over stays until something is done or it is closed. */
  stage: Stage | null;
  /** How many of its acts have been told. */
  told: number;
  playing: boolean;
  /** Ends what is playing, and closes what is over; tells whether there was either. */
  skip: () => boolean;
  /** Tells the fight again from its beginning. */
  again: () => void;
}

/**
 * Tells the acts of a stage one after the other as they happen. What there was when the page came is not told again.
 * A fight of the `past` that one looks at is told as if it were now. `speed` 0 tells nothing, and leaves no fight that is over on the page.
 */
export function useStage(now: Stage | null, whose: string, speed: number, sound: boolean, past = false): StagePlay {
  const last = useRef({ whose, past, stage: now });
  const at = useRef({ id: now?.id ?? "", told: acts(now).length });
  /** How far the fight of the present had been told when somebody began to look back. */
  const kept = useRef(at.current);
  const closed = useRef("");
  const [, setTick] = useState(0);
  const returned = last.current.past && !past;
  if (past && !last.current.past) kept.current = { ...at.current };
  if (returned) at.current = kept.current;
  if (now || returned || last.current.whose !== whose || !last.current.stage?.over) {
    if (now && at.current.id !== now.id) at.current = { id: now.id, told: last.current.whose === whose && !returned ? 0 : acts(now).length };
    last.current = { whose, past, stage: now };
  }
  last.current.past = past;
  const { stage } = last.current;
  const end = acts(stage).length;
  const told = speed === 0 ? end : Math.min(at.current.told, end);
  at.current.told = told;
  const playing = told < end;
  const name = stage?.over ? `${stage.id} ${end}` : "";

  useEffect(() => {
    if (!playing || !stage) return;
    const heard = soundOf(acts(stage)[told]!);
    if (sound && heard) play(heard);
    const timer = setTimeout(() => {
      at.current.told = told + 1;
      setTick((tick) => tick + 1);
    }, actMs(end - told) / speed);
    return () => clearTimeout(timer);
  }, [stage?.id, told, playing, speed]);

  const skip = useCallback(() => {
    const shown = name !== "" && closed.current !== name;
    if (!playing && !shown) return false;
    at.current.told = end;
    if (!playing) closed.current = name;
    setTick((tick) => tick + 1);
    return true;
  }, [playing, name, end]);
  const again = useCallback(() => {
    at.current.told = 0;
    setTick((tick) => tick + 1);
  }, []);
  const passing = stage?.brief === true && name !== "" && !playing;
  useEffect(() => {
    if (!passing) return;
    const timer = setTimeout(skip, BRIEF_MS / (speed || 1));
    return () => clearTimeout(timer);
  }, [passing, name, speed]);
  const open = name !== "" && (closed.current === name || speed === 0) ? null : stage;
  return useMemo(() => ({ stage: open, told, playing, skip, again }), [open, told, playing, skip]);
}
