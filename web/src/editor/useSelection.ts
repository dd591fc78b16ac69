import type { RefObject } from "preact";
import { useRef } from "preact/hooks";
import { pictureAt, type Point } from "../board/ground";
import { valueAt, type Rec } from "./record";
import { pulledBox, pulledStrip, pulledTo, stripOf, type Corners } from "./shape";
import type { Held, Parts } from "./pieces";

/** Something on the drawing that can be taken hold of. */
export type Grip = { on: "piece" | "corner" | "between" | "end" | "spot"; number: number };

/** Changes the record; what has the same stroke is one change. */
export type Change = (make: (record: Rec) => Rec, stroke?: string) => void;

interface Drag {
  grip: Grip;
  from: Point;
  record: Rec;
  x: number;
  y: number;
  moved: boolean;
  stroke: string;
}

const DRAG_PX = 4;

export const gripName = ({ on, number }: Grip): string => `${on} ${number}`;

function gripOf(target: EventTarget | null): Grip | null {
  const found = (target as Element).closest<SVGElement>("[data-grip]")?.dataset["grip"]?.split(" ");
  return found ? { on: found[0] as Grip["on"], number: Number(found[1]) } : null;
}

interface Hands {
  svg: RefObject<SVGSVGElement | null>;
  parts: Parts;
  record: Rec;
  held: Held;
  onHold: (held: Held) => void;
  onChange: Change;
  /** Somebody clicked a point of the table where nothing is. */
  onPoint: (point: Point | null) => void;
  /** Whether the next click places something. */
  armed: boolean;
}

/** Taking hold of pieces, corners and spots, and dragging them. A finger drags only what is in hand already: else it moves the board. */
export function useSelection({ svg, parts, record, held, onHold, onChange, onPoint, armed }: Hands) {
  const drag = useRef<Drag | null>(null);
  const swallow = useRef(false);
  const strokes = useRef(0);
  const { ground, fine } = parts.spec;

  const pointAt = (event: PointerEvent | MouseEvent): Point => {
    const [x, y] = pictureAt(svg.current!, event);
    return [x, ground.height - y];
  };

  const down = (event: PointerEvent) => {
    swallow.current = false;
    const grip = gripOf(event.target);
    if (!grip || armed || event.button || !event.isPrimary) return;
    const mine = grip.on !== "piece" || (held?.of === "piece" && held.number === grip.number);
    const may = mine || event.pointerType === "mouse";
    // The zoom asks whether what is pressed is to be dragged.
    (event.target as Element).toggleAttribute("data-grab", may);
    if (!may) return;
    drag.current = { grip, from: pointAt(event), record, x: event.clientX, y: event.clientY, moved: false, stroke: `drag ${++strokes.current}` };
  };

  const move = (event: PointerEvent) => {
    const now = drag.current;
    if (!now || (!now.moved && Math.hypot(event.clientX - now.x, event.clientY - now.y) < DRAG_PX)) return;
    if (!now.moved) {
      svg.current!.setPointerCapture(event.pointerId);
      if (now.grip.on === "piece") onHold({ of: "piece", number: now.grip.number });
      if (now.grip.on === "spot") onHold({ of: "spot", number: now.grip.number });
    }
    now.moved = true;
    const step = event.shiftKey ? fine : ground.step;
    const next = pulled(parts, now.record, held, now.grip, now.from, pointAt(event), step);
    onChange(() => next, now.stroke);
  };

  const up = () => {
    swallow.current = drag.current?.moved ?? false;
    drag.current = null;
  };

  const click = (event: MouseEvent) => {
    if (swallow.current) {
      swallow.current = false;
      return;
    }
    const grip = gripOf(event.target);
    if (armed || !grip) onPoint(armed ? pointAt(event) : null);
    else if (grip.on === "piece" || grip.on === "spot") onHold({ of: grip.on, number: grip.number });
  };

  return { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: up, onClick: click };
}

/** The record after something was pulled from one point to another. */
export function pulled(parts: Parts, record: Rec, held: Held, grip: Grip, from: Point, to: Point, step: number): Rec {
  const way: Point = [to[0] - from[0], to[1] - from[1]];
  if (grip.on === "spot") {
    const spots = parts.spots(record).map((spot, i) => (i === grip.number ? pulledTo(spot, way, step, parts.table) : spot));
    return parts.withSpots(record, spots);
  }
  const number = grip.on === "piece" ? grip.number : held!.number;
  const piece = valueAt(record, [parts.spec.pieces, String(number)]) as Rec;
  if (grip.on === "piece") return parts.withPiece(record, number, parts.dragged(piece, way, step));
  return parts.withPiece(record, number, parts.withCorners(piece, reshaped(parts, piece, grip, way, step)));
}

function reshaped(parts: Parts, piece: Rec, grip: Grip, way: Point, step: number): Corners {
  const corners = parts.corners(piece);
  const shape = parts.reshape(piece);
  const point = pulledTo(gripPoint(parts, piece, grip), way, step, parts.table);
  if (shape === "box") return pulledBox(corners, grip.number, point);
  if (shape === "strip") return pulledStrip(corners, grip.number, point);
  if (grip.on === "between") return [...corners.slice(0, grip.number + 1), point, ...corners.slice(grip.number + 1)];
  return corners.map((corner, i) => (i === grip.number ? point : corner));
}

/** Where a grip of a piece is. */
export function gripPoint(parts: Parts, piece: unknown, { on, number }: Grip): Point {
  const corners = parts.corners(piece);
  const [a, b] = [corners[number]!, corners[(number + 1) % corners.length]!];
  if (on === "corner") return a;
  if (on === "between") return middle(a, b);
  return stripOf(corners)!.ends[number]!;
}

function middle([ax, ay]: Point, [bx, by]: Point): Point {
  return [(ax + bx) / 2, (ay + by) / 2];
}
