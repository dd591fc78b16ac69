import type { RefObject } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Ground } from "../protocol";
import { tableAt, type Point } from "./ground";

/** The point of an open table under the pointer; null beside it, and always for a finger, which covers what it points at. */
export function useOver(svg: RefObject<SVGSVGElement | null>, ground: Ground): Point | null {
  const [over, setOver] = useState<Point | null>(null);
  useEffect(() => {
    const board = svg.current!;
    const move = (event: PointerEvent) => setOver(event.pointerType === "touch" ? null : tableAt(board, ground, event));
    const leave = () => setOver(null);
    board.addEventListener("pointermove", move);
    board.addEventListener("pointerleave", leave);
    return () => {
      board.removeEventListener("pointermove", move);
      board.removeEventListener("pointerleave", leave);
    };
  }, [svg, ground]);
  return over;
}
