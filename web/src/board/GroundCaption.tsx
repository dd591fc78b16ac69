import type { RefObject } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Ground, Token } from "../protocol";
import { tableAt, type Point } from "./ground";

interface Props {
  svg: RefObject<SVGSVGElement | null>;
  ground: Ground;
  /** The point that is aimed at; without one it is that under the pointer. */
  aimed: Point | null;
  piece: Token | null;
  describe: (point: Point) => string[];
  note: string;
}

/** What lies at a point of an open table, in words: the piece, where that is, how far, in which marks. */
export function GroundCaption({ svg, ground, aimed, piece, describe, note }: Props) {
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

  const point = aimed ?? over;
  const words = point ? describe(point) : [];
  return (
    <div class="board-caption">
      {piece && !aimed && <strong aria-hidden="true">{piece.title}</strong>}
      {words.map((word, index) => (
        <span key={index} aria-hidden="true">
          {word}
        </span>
      ))}
      {!piece && !point && <span>{note}</span>}
      <span class="sr-only" role="status">
        {aimed ? words.join(", ") : ""}
      </span>
    </div>
  );
}
