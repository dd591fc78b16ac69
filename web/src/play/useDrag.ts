import { useEffect, useRef, useState } from "preact/hooks";
import { useText } from "../app/context";
import { filled, tableAt, type Point } from "../board/ground";
import type { Choice, MatchPage } from "../protocol";
import { HOLD_MS, whenRested } from "./rest";
import { grasped, meant, offeredAt, thingOf, used, type Thing } from "./taking";

/** A press becomes a drag after so many pixels. */
const DRAG_PX = 6;
/** A drop waits at most so long for the table to say what it means. */
const WAIT_MS = 800;

interface Target {
  place: string;
  token: string;
  board: boolean;
  x: number;
  y: number;
}

interface Press {
  thing: Thing;
  x: number;
  y: number;
  pointer: number;
  ready: boolean;
  /** The ply at which it was taken in hand by this drag; null if it was not. */
  taken: number | null;
  /** Whether it was let go of by key, while the button was still down. */
  over: boolean;
}

interface Props {
  table: MatchPage;
  open: boolean;
  busy: boolean;
  choose: (choice: Choice) => void;
  offer: (choices: Choice[], at: Point) => void;
  undo: () => void;
  why: (place: string) => void;
  say: (text: string) => void;
}

/**
 * Dragging: a press takes a thing in hand, and a drop uses it where it is dropped. The thing follows the pointer at once; what the
 * drop means is read off the Scene that comes of the press, for which it waits a moment. The mouse's click that follows is no click.
 */
export function useDrag(props: Props) {
  const t = useText();
  const latest = useRef(props);
  latest.current = props;
  const ghost = useRef<HTMLDivElement>(null);
  const [dragged, setDragged] = useState<Thing | null>(null);
  const press = useRef<Press | null>(null);
  const moving = useRef(false);
  const waiting = useRef<{ drop: Target; taken: boolean; after: number; timer: ReturnType<typeof setTimeout> } | null>(null);
  const taken = useRef<number | null>(null);

  const follow = (x: number, y: number, touch: boolean) => {
    if (ghost.current) ghost.current.style.transform = `translate(${x}px, ${y - (touch ? 60 : 0)}px)`;
  };
  const letGo = () => {
    press.current = null;
    moving.current = false;
    setDragged(null);
  };

  /** Does what a drop means now that the Scene is there; true if it has been dealt with. */
  const settle = (drop: Target, inHand: boolean): boolean => {
    const { table, choose, offer, undo, why } = latest.current;
    const { scene } = table;
    const { spots } = scene.prompt;
    const svg = document.querySelector<SVGSVGElement>(".board-svg");
    if (!scene.prompt.mine) return true;
    if (inHand && spots.length > 0 && scene.ground && svg) {
      const point = tableAt(svg, scene.ground, { clientX: drop.x, clientY: drop.y });
      if (point) choose(filled(spots[0]!, point));
      return true;
    }
    const choices = offeredAt(scene, drop.place, drop.token);
    if (choices.length === 1) choose(choices[0]!);
    else if (choices.length > 1) offer(choices, [drop.x, drop.y]);
    else if (inHand) {
      if (drop.place) why(drop.place);
      if (table.undo && taken.current !== null) undo();
    }
    return true;
  };

  useEffect(() => {
    const wait = waiting.current;
    if (!wait || props.table.ply <= wait.after) return;
    clearTimeout(wait.timer);
    waiting.current = null;
    settle(wait.drop, wait.taken);
  }, [props.table.ply]);

  useEffect(() => {
    const later = (drop: Target, inHand: boolean, after: number) => {
      if (waiting.current) clearTimeout(waiting.current.timer);
      const timer = setTimeout(() => {
        waiting.current = null;
        latest.current.say(t("drop-late"));
      }, WAIT_MS);
      waiting.current = { drop, taken: inHand, after, timer };
    };

    const begin = (now: Press) => {
      const { table, choose, busy } = latest.current;
      moving.current = true;
      setDragged(now.thing);
      const choice = busy || now.thing.held ? null : grasped(now.thing.choices);
      if (!choice) return;
      now.taken = taken.current = table.ply;
      choose(choice);
    };

    const drop = (now: Press, at: Target) => {
      const { table, choose, offer, undo, why } = latest.current;
      const { thing } = now;
      const home = at.place !== "" && at.place === thing.place;
      if (home || !at.board) {
        if (now.taken === null) return;
        if (table.ply > now.taken) undo();
        else later({ ...at, place: "", token: "", x: -1, y: -1 }, true, now.taken);
        return;
      }
      const there = meant(thing, at.place, offeredAt(table.scene, at.place, at.token));
      if (there.length === 1) return choose(there[0]!);
      if (there.length > 1) return offer(there, [at.x, at.y]);
      if (now.taken !== null || thing.held) {
        if (now.taken === null || table.ply > now.taken) settle(at, true);
        else later(at, true, now.taken);
        return;
      }
      const choice = thing.id.startsWith("card ") ? used(thing.choices) : null;
      if (choice) {
        later(at, false, table.ply);
        choose(choice);
      } else if (at.place) why(at.place);
    };

    const down = (event: PointerEvent) => {
      const { open, table } = latest.current;
      const element = (event.target as Element).closest?.<HTMLElement | SVGElement>("[data-drag]");
      if (!open || !element || event.button || event.shiftKey || !event.isPrimary || moving.current) return;
      const thing = thingOf(table.scene, element.dataset["drag"]!);
      if (!thing) return;
      const touch = event.pointerType === "touch";
      const now: Press = { thing, x: event.clientX, y: event.clientY, pointer: event.pointerId, ready: !touch, taken: null, over: false };
      press.current = now;
      if (touch) whenRested(event, HOLD_MS, () => (now.ready = true));
    };
    const move = (event: PointerEvent) => {
      const now = press.current;
      if (!now || event.pointerId !== now.pointer || now.over) return;
      const far = Math.hypot(event.clientX - now.x, event.clientY - now.y) >= DRAG_PX;
      if (!moving.current) {
        if (!far) return;
        if (!now.ready) return letGo();
        begin(now);
      }
      follow(event.clientX, event.clientY, event.pointerType === "touch");
    };
    const up = (event: PointerEvent) => {
      const now = press.current;
      if (!now || event.pointerId !== now.pointer) return;
      const dragging = moving.current;
      letGo();
      if (dragging || now.over) swallow();
      if (dragging) drop(now, targetAt(event.clientX, event.clientY));
    };
    const cancel = (event: Event) => {
      if (event instanceof KeyboardEvent && (event.key !== "Escape" || !moving.current)) return;
      const now = press.current;
      if (now && moving.current && now.taken !== null) {
        if (latest.current.table.ply > now.taken) latest.current.undo();
        else later({ place: "", token: "", board: false, x: -1, y: -1 }, true, now.taken);
      }
      letGo();
      if (now && event instanceof KeyboardEvent) {
        press.current = { ...now, over: true };
        // To put it back is all that the key means now.
        event.stopPropagation();
      }
    };
    // While something is dragged, a finger neither scrolls the hand nor moves the board.
    const still = (event: TouchEvent) => moving.current && event.cancelable && event.preventDefault();
    addEventListener("pointerdown", down, true);
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", cancel);
    addEventListener("keydown", cancel, true);
    addEventListener("touchmove", still, { passive: false });
    return () => {
      removeEventListener("pointerdown", down, true);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", cancel);
      removeEventListener("keydown", cancel, true);
      removeEventListener("touchmove", still);
      if (waiting.current) clearTimeout(waiting.current.timer);
    };
  }, [t]);

  return {
    /** What follows the pointer; null if nothing is dragged. */
    dragged,
    ghost,
    /** Notes that a click has taken something in hand. */
    take: (ply: number) => (taken.current = ply),
    /** Puts back what was taken in hand last; false if nothing was. */
    back: (): boolean => {
      const { table, undo } = latest.current;
      if (taken.current === null || table.ply !== taken.current + 1 || !table.undo) return false;
      undo();
      return true;
    },
  };
}

/** What lies under a point of the screen. */
function targetAt(x: number, y: number): Target {
  const found: Target = { place: "", token: "", board: false, x, y };
  for (const element of document.elementsFromPoint(x, y)) {
    const token = element.closest<SVGElement>("[data-token]");
    const area = element.closest<SVGElement>("[data-place]");
    if (token && !found.token && !found.place) {
      found.token = token.dataset["token"]!;
      found.place = token.dataset["at"] ?? "";
    }
    if (area && !found.place) found.place = area.dataset["place"]!;
    if (element.closest(".board-svg")) found.board = true;
    else if (!found.board && element.closest(".hand, .rail, .bar, .drawer, .menu")) return found;
  }
  return found;
}

/** The click that the browser makes of the end of a drag is none. */
function swallow(): void {
  const stop = (event: MouseEvent) => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener("click", stop, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", stop, true), 0);
}
