import type { Ground, LogLine } from "../protocol";
import { ArrowHead, CasedLine } from "../board/arrow";
import type { BoardArt } from "../board/art";
import { placeOf } from "../board/ground";
import { isGhost } from "./cues";

interface Props {
  lines: LogLine[];
  board: BoardArt;
  ground: Ground | null;
  toneOf: (seat: string) => string;
}

/** How wide an arrow is, as a share of the height of the board. */
const WIDTH = 0.0045;
/** How large a piece that fell is drawn, as a share of its place; symbols have a side of 64. */
const GHOST = 0.5;
const UNIT = 64;

/** Arrows along the ways that pieces went, and the pieces that fell, crossed out; nothing of them catches a click. */
export function LastMoves({ lines, board, ground, toneOf }: Props) {
  return (
    <g class="last-moves" aria-hidden="true" style={{ "--w": `${board.viewBox.height * WIDTH}px` }}>
      <ArrowHead id="move-head" size={3.6} />
      {lines.flatMap((line) =>
        line.effects.filter(isGhost).map((effect) => {
          const area = board.areas.get(effect.places[0]!);
          if (!area) return null;
          return (
            <g key={`${line.ply} ${effect.piece || effect.symbol} ${area.id}`} class="last-fall" data-tone={effect.tone} style={{ transform: `translate(${area.x}px, ${area.y}px) scale(${(area.size * GHOST) / UNIT})` }}>
              <title>{line.text}</title>
              <use href={`#${effect.symbol}`} x={-UNIT / 2} y={-UNIT / 2} width={UNIT} height={UNIT} />
              <path d="M-24-24 24 24M24-24-24 24" />
            </g>
          );
        }),
      )}
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
