import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import type { Token } from "../protocol";

/** A pointer or a focus that rests on a stack so long spreads it; one that has been gone so long lets it close. */
const REST_MS = 250;
const GONE_MS = 300;
/** So far around a stack that is spread the pointer may be, in pixels. */
const NEAR_PX = 14;

export interface Fan {
  /** The place whose stack is spread; empty if none is. */
  place: string;
  /** Follows what is pointed at or has the focus. */
  point: (token: Token | null) => void;
  /** Spreads the stack of a piece that a finger has tapped; false if that changes nothing. */
  tap: (token: Token) => boolean;
}

/** Which stack is spread, so that each of its pieces can be seen and chosen. `crowded` tells which stacks are worth it. */
export function useFan(crowded: (place: string) => boolean): Fan {
  const [place, setPlace] = useState("");
  const open = useRef("");
  open.current = place;
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const finger = useRef(false);
  /** Whether something is being dragged. */
  const pressed = useRef(false);
  const latest = useRef(crowded);
  latest.current = crowded;

  const later = useCallback((next: string, ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setPlace(next && latest.current(next) ? next : ""), ms);
  }, []);
  const point = useCallback(
    (token: Token | null) => {
      if (token && !token.at && token.place === open.current) clearTimeout(timer.current);
      else if (token && !token.at && (finger.current || !pressed.current)) later(token.place, REST_MS);
      // A finger that is lifted points at nothing, and is yet to choose.
      else if (!finger.current || !open.current) later("", GONE_MS);
    },
    [later],
  );
  const tap = useCallback((token: Token) => {
    if (!finger.current || token.at || token.place === open.current || !latest.current(token.place)) return false;
    clearTimeout(timer.current);
    setPlace(token.place);
    return true;
  }, []);

  useEffect(() => {
    const down = (event: PointerEvent) => {
      finger.current = event.pointerType === "touch";
      pressed.current = true;
      // Whoever takes a piece drags it: nothing is spread meanwhile.
      if (!finger.current) clearTimeout(timer.current);
      if (open.current && !isNear(open.current, event)) setPlace("");
    };
    // The pieces themselves may be out of reach of the pointer: what counts is where it is.
    let over = "";
    const move = (event: PointerEvent) => {
      if (finger.current || pressed.current) return;
      if (open.current && isNear(open.current, event)) return clearTimeout(timer.current);
      const thing = (event.target as Element).closest?.<SVGElement>(".board-svg [data-token], .board-svg [data-place]");
      const place = thing?.dataset["at"] ?? thing?.dataset["place"] ?? "";
      const now = place && isNear(place, event) ? place : "";
      if (now !== over || open.current) later(now, now ? REST_MS : GONE_MS);
      over = now;
    };
    const lift = () => (pressed.current = false);
    addEventListener("pointerdown", down, true);
    addEventListener("pointerup", lift, true);
    addEventListener("pointercancel", lift, true);
    addEventListener("pointermove", move);
    return () => {
      clearTimeout(timer.current);
      removeEventListener("pointerdown", down, true);
      removeEventListener("pointerup", lift, true);
      removeEventListener("pointercancel", lift, true);
      removeEventListener("pointermove", move);
    };
  }, [later]);
  return { place, point, tap };
}

function isNear(place: string, { clientX: x, clientY: y }: PointerEvent): boolean {
  const boxes = [...document.querySelectorAll(`.board-svg .token[data-at="${CSS.escape(place)}"]`)].map((piece) => piece.getBoundingClientRect());
  const least = (of: "left" | "top") => Math.min(...boxes.map((box) => box[of])) - NEAR_PX;
  const most = (of: "right" | "bottom") => Math.max(...boxes.map((box) => box[of])) + NEAR_PX;
  return boxes.length > 0 && x >= least("left") && x <= most("right") && y >= least("top") && y <= most("bottom");
}
