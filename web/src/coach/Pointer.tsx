import type { RefObject } from "preact";
import { useEffect, useState } from "preact/hooks";

interface Props {
  selectors: string[];
  from: RefObject<HTMLElement | null>;
  /** Told which share of the thing, or of what one has in hand, lies under the slip, if any does. */
  onCovered: (share: number) => void;
}

interface Way {
  ring: { x: number; y: number; width: number; height: number };
  line: { x1: number; y1: number; x2: number; y2: number };
}

/** The board is moved and zoomed under it: so often its place is looked up, in milliseconds. */
const LOOK_MS = 120;
const AROUND = 6;
const HELD = ".token.is-held";

/** An arrow from the slip to what it is about, and a ring around that. It lies over everything and takes no click. */
export function Pointer({ selectors, from, onCovered }: Props) {
  const [way, setWay] = useState<Way | null>(null);
  useEffect(() => {
    let settled = false;
    const look = () => {
      const target = selectors.map((one) => document.querySelector(one)).find((one) => one !== null);
      const shown = target && from.current && !underFight(target);
      const found = shown ? wayTo(from.current!.getBoundingClientRect(), target.getBoundingClientRect()) : null;
      // What has just come is still on its way to its place.
      if (found && settled) {
        // What one has in hand is to be seen, too.
        const held = document.querySelector(HELD)?.getBoundingClientRect();
        const slip = from.current!.getBoundingClientRect();
        const share = Math.max(covered(slip, found.ring), held ? covered(slip, held) : 0);
        if (share > 0) onCovered(share);
      }
      setWay((known) => (JSON.stringify(known) === JSON.stringify(found) ? known : found));
    };
    look();
    settled = true;
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [selectors]);
  if (!way) return null;
  return (
    <svg class="coach-pointer" aria-hidden="true">
      <defs>
        <marker id="coach-head" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="5" markerHeight="5" orient="auto">
          <path d="M0 0 10 5 0 10Z" />
        </marker>
      </defs>
      <rect {...way.ring} rx={10} />
      <line {...way.line} class="casing" />
      <line {...way.line} marker-end="url(#coach-head)" />
    </svg>
  );
}

/** From the middle of the slip's nearest side to the edge of the ring. */
export function wayTo(slip: DOMRect, target: DOMRect): Way {
  const ring = { x: target.left - AROUND, y: target.top - AROUND, width: target.width + 2 * AROUND, height: target.height + 2 * AROUND };
  const to = { x: ring.x + ring.width / 2, y: ring.y + ring.height / 2 };
  const start = edge({ x: slip.left, y: slip.top, width: slip.width, height: slip.height }, to);
  const end = edge(ring, start);
  return { ring, line: { x1: start.x, y1: start.y, x2: end.x, y2: end.y } };
}

/** Whether the picture of a fight lies over the middle of a thing of the board, which cannot be pointed at then. */
function underFight(thing: Element): boolean {
  const fight = document.querySelector(".stage-view");
  return fight !== null && !fight.contains(thing) && covers(fight.getBoundingClientRect(), thing.getBoundingClientRect());
}

/** Whether something lies over the middle of a thing. */
function covers({ left, top, right, bottom }: DOMRect, { x, y, width, height }: Box): boolean {
  const at = { x: x + width / 2, y: y + height / 2 };
  return left < at.x && at.x < right && top < at.y && at.y < bottom;
}

/** Which share of a box something lies over. */
function covered({ left, top, right, bottom }: DOMRect, { x, y, width, height }: Box): number {
  const wide = Math.min(right, x + width) - Math.max(left, x);
  const high = Math.min(bottom, y + height) - Math.max(top, y);
  return Math.max(0, wide) * Math.max(0, high) / (width * height);
}

type Box = Way["ring"];

/** Where the line from the middle of a box to a point leaves it; the point itself if it lies inside. */
function edge({ x, y, width, height }: Box, point: { x: number; y: number }): { x: number; y: number } {
  const middle = { x: x + width / 2, y: y + height / 2 };
  const dx = point.x - middle.x;
  const dy = point.y - middle.y;
  const part = Math.min(1, width / 2 / Math.max(1, Math.abs(dx)), height / 2 / Math.max(1, Math.abs(dy)));
  return { x: Math.round(middle.x + dx * part), y: Math.round(middle.y + dy * part) };
}
