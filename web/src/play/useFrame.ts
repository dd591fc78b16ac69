import { useEffect, useRef, useState } from "preact/hooks";
import { frameOf, isFramed, type Frame } from "./party";

/** A press becomes a frame after so many pixels. */
const FRAME_PX = 6;

/** A frame that is drawn around pieces with Shift; at its end `take` is told which lie in it. Null as long as none is drawn. */
export function useFrame(open: boolean, take: (tokens: string[]) => void): Frame | null {
  const [frame, setFrame] = useState<Frame | null>(null);
  const latest = useRef({ open, take });
  latest.current = { open, take };

  useEffect(() => {
    let from: [number, number] | null = null;
    let drawn: Frame | null = null;
    const end = () => {
      from = drawn = null;
      setFrame(null);
    };
    const down = (event: PointerEvent) => {
      const free = latest.current.open && event.shiftKey && !event.button && event.isPrimary;
      from = free && (event.target as Element).closest?.(".board-svg") ? [event.clientX, event.clientY] : null;
    };
    const move = (event: PointerEvent) => {
      if (!from) return;
      const far = Math.hypot(event.clientX - from[0], event.clientY - from[1]) >= FRAME_PX;
      if (!drawn && !far) return;
      drawn = frameOf(from, [event.clientX, event.clientY]);
      setFrame(drawn);
    };
    const up = () => {
      const made = drawn;
      end();
      if (!made) return;
      const inside = [...document.querySelectorAll<SVGElement>(".board-svg [data-token]")].filter((piece) => isFramed(made, piece.getBoundingClientRect()));
      latest.current.take(inside.map((piece) => piece.dataset["token"]!));
      // The click that the browser makes of the end of a frame is none.
      const none = (event: MouseEvent) => event.stopPropagation();
      addEventListener("click", none, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", none, true), 0);
    };
    const cancel = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !drawn) return;
      event.stopPropagation();
      end();
    };
    addEventListener("pointerdown", down, true);
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", end);
    addEventListener("keydown", cancel, true);
    return () => {
      removeEventListener("pointerdown", down, true);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", end);
      removeEventListener("keydown", cancel, true);
    };
  }, []);
  return frame;
}
