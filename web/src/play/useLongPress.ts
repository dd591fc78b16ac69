import { useEffect, useRef } from "preact/hooks";
import { LONG_MS, whenRested } from "./rest";

/** A thing of the board: a piece and where it lies, or a place alone; and what is drawn of it. */
export interface Pressed {
  token: string;
  place: string;
  element: Element;
}

interface Props {
  /** Whether there is something to be done with a thing. */
  wanted: (pressed: Pressed) => boolean;
  act: (pressed: Pressed, at: { x: number; y: number }) => void;
}

/** A finger that rests on a thing of the board asks what can be done with it. */
export function useLongPress(props: Props): void {
  const latest = useRef(props);
  latest.current = props;

  useEffect(() => {
    let stop = () => {};
    /** The press that rests on something wanted, and whether it has rested long enough. */
    let resting = false;
    let long = false;
    const down = (event: PointerEvent) => {
      stop();
      long = false;
      const pressed = event.pointerType === "touch" && event.isPrimary ? pressedAt(event.target as Element) : null;
      resting = pressed !== null && latest.current.wanted(pressed);
      if (!pressed || !resting) return;
      const at = { x: event.clientX, y: event.clientY };
      const ended = whenRested(event, LONG_MS, () => {
        // Meanwhile somebody else may have acted.
        if (!latest.current.wanted(pressed)) return;
        long = true;
        latest.current.act(pressed, at);
      });
      stop = () => {
        ended();
        resting = false;
      };
    };
    // The menu or the click that the browser makes of the long press is none.
    const still = (event: Event) => {
      const byFinger = event.type === "click" || (event as PointerEvent).pointerType === "touch";
      if (!byFinger || (!long && !(event.type === "contextmenu" && resting))) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const lift = () => (resting = false);
    addEventListener("pointerdown", down, true);
    addEventListener("pointerup", lift);
    addEventListener("pointercancel", lift);
    addEventListener("contextmenu", still, true);
    addEventListener("click", still, true);
    return () => {
      stop();
      removeEventListener("pointerdown", down, true);
      removeEventListener("pointerup", lift);
      removeEventListener("pointercancel", lift);
      removeEventListener("contextmenu", still, true);
      removeEventListener("click", still, true);
    };
  }, []);
}

function pressedAt(target: Element): Pressed | null {
  const element = target.closest?.<SVGElement>(".board-svg [data-token], .board-svg [data-place]");
  return element ? { token: element.dataset["token"] ?? "", place: element.dataset["at"] ?? element.dataset["place"] ?? "", element } : null;
}
