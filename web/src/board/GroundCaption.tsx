import type { RefObject } from "preact";
import type { Ground, Token } from "../protocol";
import type { Point } from "./ground";
import { useOver } from "./useOver";

interface Props {
  svg: RefObject<SVGSVGElement | null>;
  ground: Ground;
  /** The point that is aimed at; without one it is that under the pointer. */
  aimed: Point | null;
  piece: Token | null;
  /** The place under the pointer or the focus. */
  place: string;
  describe: (point: Point) => string[];
  /** What is said while nothing is pointed at. */
  notes: string[];
}

/** What lies at a point of an open table, in words: the piece, where that is, how far, in which marks. */
export function GroundCaption({ svg, ground, aimed, piece, place, describe, notes }: Props) {
  const over = useOver(svg, ground);
  const point = aimed ?? over;
  const words = point ? describe(point) : [];
  const idle = !piece && !place && !point;
  return (
    <div class={idle ? "board-caption is-told" : "board-caption"}>
      {(piece || place) && !aimed && <strong aria-hidden="true">{piece?.title ?? place}</strong>}
      {words.map((word, index) => (
        <span key={index} aria-hidden="true">
          {word}
        </span>
      ))}
      {idle && notes.map((note, index) => <span key={index}>{note}</span>)}
      <span class="sr-only" role="status">
        {aimed ? words.join(", ") : ""}
      </span>
    </div>
  );
}
