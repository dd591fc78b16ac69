/** So long a finger lies on a thing before it takes it along, and before it asks what can be done with it, in milliseconds. */
export const HOLD_MS = 150;
export const LONG_MS = 500;
/** Who strays farther, in pixels, does not rest. */
const STRAY_PX = 6;

/** Tells when the pointer of a press has rested for so long. Lifting it or straying ends that, as does what this returns. */
export function whenRested({ pointerId, clientX, clientY }: PointerEvent, ms: number, then: () => void): () => void {
  const end = () => {
    clearTimeout(timer);
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", lift);
    removeEventListener("pointercancel", lift);
  };
  const move = (event: PointerEvent) => event.pointerId === pointerId && Math.hypot(event.clientX - clientX, event.clientY - clientY) > STRAY_PX && end();
  const lift = (event: PointerEvent) => event.pointerId === pointerId && end();
  const timer = setTimeout(() => {
    end();
    then();
  }, ms);
  addEventListener("pointermove", move);
  addEventListener("pointerup", lift);
  addEventListener("pointercancel", lift);
  return end;
}
