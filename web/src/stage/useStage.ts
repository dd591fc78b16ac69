import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Stage } from "../protocol";
import { play } from "../theatre/sounds";
import { actMs, acts } from "./steps";

/** So long a shot that is over is shown; a fight until it is closed. */
const SHOT_MS = 6000;

export interface StagePlay {
  /** The fight to be shown; one that is over stays until something is done or it is closed. */
  stage: Stage | null;
  /** How many of its acts have been told. */
  told: number;
  playing: boolean;
  /** Ends what is playing, and closes what is over; tells whether there was either. */
  skip: () => boolean;
}

/**
 * Tells the acts of a stage one after the other as they happen. What there was when the page came is not told again.
 * `speed` 0 tells nothing, and leaves no fight that is over on the page.
 */
export function useStage(now: Stage | null, whose: string, speed: number, sound: boolean): StagePlay {
  const last = useRef({ whose, stage: now });
  const at = useRef({ id: now?.id ?? "", told: acts(now).length });
  const closed = useRef("");
  const [, setTick] = useState(0);
  if (now || last.current.whose !== whose || !last.current.stage?.over) {
    if (now && at.current.id !== now.id) at.current = { id: now.id, told: last.current.whose === whose ? 0 : acts(now).length };
    last.current = { whose, stage: now };
  }
  const { stage } = last.current;
  const end = acts(stage).length;
  const told = speed === 0 ? end : Math.min(at.current.told, end);
  at.current.told = told;
  const playing = told < end;
  const name = stage?.over ? `${stage.id} ${end}` : "";

  useEffect(() => {
    if (!playing || !stage) return;
    if (sound && acts(stage)[told]!.dice.length > 0) play("rattle");
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
  const passing = stage?.form === "shot" && name !== "" && !playing;
  useEffect(() => {
    if (!passing) return;
    const timer = setTimeout(skip, SHOT_MS / (speed || 1));
    return () => clearTimeout(timer);
  }, [passing, name, speed]);
  const open = name !== "" && (closed.current === name || speed === 0) ? null : stage;
  return useMemo(() => ({ stage: open, told, playing, skip }), [open, told, playing, skip]);
}
