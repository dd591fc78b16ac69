import type { Stage, StageStep, StageUnit } from "../protocol";

/** The acts of a stage that have happened, the oldest first. */
export function acts(stage: Stage | null): StageStep[] {
  return stage ? stage.order.filter((step) => step.state === "done") : [];
}

/** A unit as it was when only so many acts had been told: what hit it later has not hit it yet, and where it went later it has not gone yet. */
export function unitAt(unit: StageUnit, stage: Stage, told: number): StageUnit {
  const done = acts(stage);
  const later = done.slice(told);
  const pips = unit.pips + later.reduce((sum, step) => sum + losses(step, unit.id), 0);
  const own = later.filter((step) => step.by === unit.id);
  const still = (unit.state === "lost" && pips > unit.pips) || (unit.state === "gone" && own.some(({ leaves }) => leaves)) || (unit.state === "done" && own.length > 0);
  const state = still ? "" : unit.state;
  return pips === unit.pips && state === unit.state ? unit : { ...unit, pips, state, note: state === unit.state ? unit.note : "" };
}

/** How much strength an act takes from a unit. */
export function losses(step: StageStep | null, unit: string): number {
  return step ? step.hits.filter((hit) => hit === unit).length : 0;
}

/** How long each of so many acts is shown at normal speed: a long fight is told faster. */
export function actMs(waiting: number): number {
  return Math.max(300, Math.min(1100, 9000 / Math.max(1, waiting)));
}
