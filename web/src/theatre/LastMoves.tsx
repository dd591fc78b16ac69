import type { Ground, LogLine } from "../protocol";
import { ArrowHead, CasedLine } from "../board/arrow";
import type { BoardArt } from "../board/art";
import { placeOf } from "../board/ground";

interface Props {
  lines: LogLine[];
  board: BoardArt;
  ground: Ground | null;
  toneOf: (seat: string) => string;
}

/** How wide an arrow is, as a share of the height of the board. */
const WIDTH = 0.0045;

/** Arrows along the ways that pieces went; nothing of them catches a click. */
export function LastMoves({ lines, board, ground, toneOf }: Props) {
  return (
    <g class="last-moves" aria-hidden="true" style={{ "--w": `${board.viewBox.height * WIDTH}px` }}>
      <ArrowHead id="move-head" size={3.6} />
      {lines.map((line) => {
        const points = line.path.map((stop) => placeOf(stop, board.areas, ground)).filter((place) => place !== null);
        if (points.length < 2) return null;
        const way = points.join(" ");
        return (
          <g key={`${line.ply} ${line.path.join(" ")}`} class="last-move" data-tone={toneOf(line.seat)}>
            <title>{line.text}</title>
            <CasedLine points={way} head="move-head" />
          </g>
        );
      })}
    </g>
  );
}
