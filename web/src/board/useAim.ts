import type { RefObject } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { stopsOr } from "../play/stations";
import type { Choice, Scene } from "../protocol";
import { filled, pieceAt, tableAt, unitsOf, within, type Point } from "./ground";

export interface TapeLine {
  from: Point;
  to: Point;
}

/** What the pointer drags: an end of the tape, or with the offset at which it was taken hold of, a piece or the ghost. */
type Drag = { of: "tape" } | { of: "piece" | "ghost"; offset: Point; x: number; y: number; moved: boolean };

/** So many pixels of movement make a press a drag; so near a second tap is meant for the ghost; so near the tape finds a piece. */
const DRAG_PX = 5;
const TAP_PX = 26;
const SNAP_PX = 12;
const LEAP = 5;

const ARROWS: Record<string, Point> = { ArrowUp: [0, 1], ArrowDown: [0, -1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

/**
 * Aiming at points of an open table. A click chooses at once; a finger sets a ghost first, which a second tap chooses; keys move the
 * ghost, too. A held piece can be dragged to its point. While the tape is out, pressing and dragging measures and chooses nothing.
 */
export function useAim(svg: RefObject<SVGSVGElement | null>, scene: Scene, onSpot: (choices: Choice[], point: Point, event: MouseEvent | KeyboardEvent) => void) {
  const { ground, tokens } = scene;
  const { spots } = scene.prompt;
  const held = tokens.find((token) => token.held && token.at) ?? null;
  const [ghost, setGhost] = useState<Point | null>(null);
  const [tape, setTape] = useState<TapeLine | null>(null);
  const [measuring, setMeasuring] = useState(false);
  const drag = useRef<Drag | null>(null);
  const laying = useRef(false);
  const swallow = useRef(false);
  const touch = useRef(false);

  const asked = spots.map((spot) => spot.action).join("\n");
  useEffect(() => setGhost(null), [asked, held?.id, held?.at?.join()]);

  const from: Point = held?.at ?? (ground ? within(ground, [ground.width / 2, ground.height / 2]) : [0, 0]);
  const snapped = (point: Point): Point => pieceAt(tokens, point, unitsOf(svg.current!, SNAP_PX))?.at ?? point;

  /** Offers what can be done with a point. */
  const choose = (point: Point, event: MouseEvent | KeyboardEvent, of: Choice[] = stopsOr(spots, event.shiftKey)) => {
    if (of.length === 0) return;
    if (of.length === 1 && !(event instanceof KeyboardEvent)) setGhost(null);
    onSpot(of.map((spot) => filled(spot, point)), point, event);
  };

  const toggleTape = () => {
    setMeasuring(!measuring);
    setTape(null);
    setGhost(null);
  };

  const down = (event: PointerEvent) => {
    swallow.current = false;
    touch.current = event.pointerType === "touch";
    const point = ground && tableAt(svg.current!, ground, event);
    if (!point || event.button || !event.isPrimary) return;
    const grabbed = (event.target as Element).closest("[data-grab]");
    if (measuring) {
      const at = snapped(point);
      setTape({ from: at, to: at });
      drag.current = { of: "tape" };
      svg.current!.setPointerCapture(event.pointerId);
    } else if (grabbed && spots.length > 0) {
      const of = grabbed.classList.contains("ghost") ? "ghost" : "piece";
      const middle = of === "ghost" ? (ghost ?? from) : from;
      drag.current = { of, offset: [middle[0] - point[0], middle[1] - point[1]], x: event.clientX, y: event.clientY, moved: false };
    }
  };

  const move = (event: PointerEvent) => {
    const now = drag.current;
    const point = now && ground && tableAt(svg.current!, ground, event);
    if (!now || !point) return;
    if (now.of === "tape") {
      setTape((line) => line && { ...line, to: snapped(point) });
      return;
    }
    if (!now.moved && Math.hypot(event.clientX - now.x, event.clientY - now.y) < DRAG_PX) return;
    if (!now.moved) svg.current!.setPointerCapture(event.pointerId);
    now.moved = true;
    setGhost(within(ground!, [point[0] + now.offset[0], point[1] + now.offset[1]]));
  };

  const up = (event: PointerEvent) => {
    const now = drag.current;
    drag.current = null;
    if (!now || now.of === "tape" || !now.moved) return;
    swallow.current = true;
    // What a finger drops lies under it: it may still be moved, and is chosen by another tap.
    if (now.of === "piece" && ghost && !touch.current) choose(ghost, event, spots.slice(0, 1));
  };

  const cancel = () => {
    drag.current = null;
    setGhost(null);
  };

  const catchClick = (event: MouseEvent) => {
    if (measuring || swallow.current) event.stopPropagation();
    swallow.current = false;
  };

  const click = (event: MouseEvent) => {
    const point = ground && tableAt(svg.current!, ground, event);
    if (!point || spots.length === 0) return;
    const near = ghost && Math.hypot(point[0] - ghost[0], point[1] - ghost[1]) <= unitsOf(svg.current!, TAP_PX);
    if (ghost && ((event.target as Element).closest(".ghost") || (touch.current && near))) choose(ghost, event);
    else if (touch.current) setGhost(point);
    else choose(point, event);
  };

  const keys = (event: KeyboardEvent) => {
    if (!ground || event.ctrlKey || event.metaKey || event.altKey) return;
    const way = ARROWS[event.key];
    const point = ghost ?? from;
    if (way) {
      const step = ground.step * (event.shiftKey ? LEAP : 1);
      const next = within(ground, [point[0] + way[0] * step, point[1] + way[1] * step]);
      setGhost(next);
      if (measuring && laying.current) setTape((line) => line && { ...line, to: snapped(next) });
    } else if (event.key === "Enter" || event.key === " ") {
      if (!measuring) choose(point, event);
      else {
        if (!laying.current) setTape({ from: snapped(point), to: snapped(point) });
        laying.current = !laying.current;
      }
    } else if (event.key === "Escape") {
      setGhost(null);
      setTape(null);
      laying.current = false;
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return {
    ghost,
    tape,
    measuring,
    held,
    /** Where the ghost is, or will be when it is called. */
    spot: ghost ?? from,
    toggleTape,
    keys,
    /** Whether the last press was that of a finger. */
    byFinger: () => touch.current,
    /** What ends a way at a point, or is done there; and what makes it a stop on the way. */
    ends: stopsOr(spots, false),
    stops: spots.some(({ station }) => !station) ? spots.filter(({ station }) => station) : [],
    /** Offers some of what can be done with the point the ghost is at. */
    take: (event: MouseEvent, of: Choice[]) => ghost && choose(ghost, event, of),
    /** Shows the ghost to whoever comes to it by key. */
    show: () => setGhost((now) => now ?? from),
    pointer: { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: cancel, onClickCapture: catchClick, onClick: click },
  };
}

export type Aim = ReturnType<typeof useAim>;
