import type { Effect, LogLine, Stage } from "../protocol";
import { actMs, acts } from "../stage/steps";
import { EFFECT_MS, type Cue } from "./cues";

/** What is shown on the board for a moment. */
export interface Sights {
  /** Changes with what is shown, so that it begins anew. */
  key: string;
  now: Effect[];
  /** What will be shown next: whoever falls then stands until it comes. */
  coming: Effect[];
  ms: number;
}

interface Shown {
  stage: Stage | null;
  told: number;
  playing: boolean;
}

/**
 * What is shown on the board now: what belongs to the act that a stage is telling, or to the line that the theatre shows; at a moment of the past
 * that is looked at, without a stage, to its `lines`. `speed` 0 shows nothing.
 */
export function sightsOf({ stage, told, playing }: Shown, cue: Cue | null, lines: LogLine[], speed: number): Sights | null {
  if (speed === 0) return null;
  if (stage) {
    const done = acts(stage);
    const act = playing ? done[told] : undefined;
    const coming = done.slice(told + 1).flatMap((step) => step.effects);
    return act ? { key: `${stage.id} ${told}`, now: act.effects, coming, ms: actMs(done.length - told) / speed } : null;
  }
  if (cue) return { key: cue.key, now: cue.line.effects, coming: [], ms: cue.ms / speed };
  const now = lines.flatMap((line) => line.effects);
  return now.length > 0 ? { key: `ply ${lines[0]!.ply}`, now, coming: [], ms: EFFECT_MS / speed } : null;
}

/** The lines of a moment of the past that show something on the board. */
export function seenAt(lines: LogLine[], ply: number | null): LogLine[] {
  return ply === null ? [] : lines.filter((line) => line.ply === ply && line.effects.length > 0);
}
