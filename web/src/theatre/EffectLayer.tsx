import type { BoardArt } from "../board/art";
import { placeOf, type Point } from "../board/ground";
import { Plate } from "../board/Plate";
import type { Effect, Ground, Token } from "../protocol";
import type { Sights } from "./effects";

interface Props {
  sights: Sights | null;
  board: BoardArt;
  ground: Ground | null;
  /** The pieces that are or were on the board, by the names that events give them. */
  known: Map<string, Token>;
}

/** How thick lines are, and how large a piece is whose Token nobody knows, as shares of the board's height and of its place. */
const WIDTH = 0.005;
const PIECE = 0.5;
/** A shot that misses goes so much farther than its target, and so far past it. */
const BEYOND = 1.22;
const ASIDE = 0.09;
/** How high something thrown flies, as a share of how far. */
const ARC = 0.3;
/** What is said of a piece stands so many pixels above it. */
const OVER = 26;
/** Pieces are drawn in units of a symbol of 64. */
const UNIT = 64;

/** What happens, over the board: shots, bursts, falls. Nothing of it catches a click, and the live region says the same in words. */
export function EffectLayer({ sights, board, ground, known }: Props) {
  if (!sights) return null;
  const { key, now, coming, ms } = sights;
  const width = board.viewBox.height * WIDTH;
  const draw = (effect: Effect, n: number, waits: boolean) => {
    const at = effect.places.flatMap((place) => {
      const point = placeOf(place, board.areas, ground);
      return point ? [point] : [];
    });
    const side = board.areas.get(effect.places[0] ?? "")?.size ?? 10 * width;
    return at.length > 0 && <Sight key={`${waits} ${n}`} effect={effect} at={at} side={side} width={width} token={known.get(effect.piece)} waits={waits} />;
  };
  return (
    <g class="effects" key={key} aria-hidden="true" data-testid="effects" style={{ "--ms": `${ms}ms`, "--w": `${width}px` }}>
      {coming.filter(({ style }) => style === "fall").map((effect, n) => draw(effect, n, true))}
      {now.map((effect, n) => draw(effect, n, false))}
    </g>
  );
}

interface SightProps {
  effect: Effect;
  at: Point[];
  /** The size of the place. */
  side: number;
  width: number;
  token: Token | undefined;
  /** Whether it has yet to come. */
  waits: boolean;
}

function Sight({ effect, at, side, width, token, waits }: SightProps) {
  const { style, tone, text, good } = effect;
  const [from, to] = [at[0]!, at[at.length - 1]!];
  const ends = style === "tracer" && !good ? past(from, to) : to;
  return (
    <g class={`effect is-${style}${good ? " is-good" : ""}${waits ? " is-waiting" : ""}`} data-tone={tone} data-effect={style}>
      {style === "tracer" && at.length > 1 && <Tracer from={from} to={ends} width={width} />}
      {style === "tracer" && good && <Impact at={to} radius={width * 3.4} />}
      {style === "lob" && <Lob from={from} to={to} width={width} />}
      {(style === "burst" || style === "smoke") && at.map((point, n) => <Burst key={n} at={point} radius={effect.radius || side / 2} />)}
      {style === "strip" && <line class="effect-strip" x1={from[0]} y1={from[1]} x2={to[0]} y2={to[1]} style={{ strokeWidth: `${2 * effect.radius}px` }} />}
      {style === "clash" && <Impact at={middle(from, to)} radius={at.length > 1 ? width * 4 : side / 2} />}
      {style === "fall" && <Fallen at={from} side={token?.size || side * PIECE} symbol={token?.symbol ?? effect.symbol} tone={token?.tone ?? tone} />}
      {text && <Stamp at={to} text={text} />}
    </g>
  );
}

/** Where a shot goes that misses: past its target. */
function past([x, y]: Point, [toX, toY]: Point): Point {
  const [dx, dy] = [toX - x, toY - y];
  return [x + BEYOND * dx - ASIDE * dy, y + BEYOND * dy + ASIDE * dx];
}

function middle([x, y]: Point, [toX, toY]: Point): Point {
  return [(x + toX) / 2, (y + toY) / 2];
}

/** The line of fire, and a streak that runs along it. */
function Tracer({ from: [x, y], to: [toX, toY], width }: { from: Point; to: Point; width: number }) {
  const [dx, dy] = [toX - x, toY - y];
  const far = Math.hypot(dx, dy) || 1;
  const long = Math.min(far / 3, width * 14);
  return (
    <>
      <line class="effect-line" x1={x} y1={y} x2={toX} y2={toY} />
      <g class="effect-run" style={{ "--dx": `${dx}px`, "--dy": `${dy}px` }}>
        <line class="effect-streak" x1={x - (dx / far) * long} y1={y - (dy / far) * long} x2={x} y2={y} />
      </g>
    </>
  );
}

/** Something that flies in an arc: along the ground one way, up and down the other. */
function Lob({ from: [x, y], to: [toX, toY], width }: { from: Point; to: Point; width: number }) {
  const [dx, dy] = [toX - x, toY - y];
  const high = Math.hypot(dx, dy) * ARC;
  return (
    <>
      <path class="effect-line" d={`M${x} ${y}Q${x + dx / 2} ${y + dy / 2 - 2 * high} ${toX} ${toY}`} />
      <g class="effect-run" style={{ "--dx": `${dx}px`, "--dy": `${dy}px` }}>
        <g class="effect-rise" style={{ "--up": `${-high}px` }}>
          <circle class="effect-shell" cx={x} cy={y} r={width * 1.5} />
        </g>
      </g>
    </>
  );
}

/** A circle that flashes. */
function Burst({ at: [x, y], radius }: { at: Point; radius: number }) {
  return (
    <g style={{ transform: `translate(${x}px, ${y}px)` }}>
      <circle class="effect-area" r={radius} />
      <circle class="effect-flash" r={radius} />
      <circle class="effect-ring" r={radius} />
    </g>
  );
}

/** A star where something strikes. */
function Impact({ at: [x, y], radius }: { at: Point; radius: number }) {
  const corners = Array.from({ length: 16 }, (_, n) => {
    const [angle, far] = [(n * Math.PI) / 8, n % 2 ? radius * 0.45 : radius];
    return `${far * Math.cos(angle)},${far * Math.sin(angle)}`;
  });
  return (
    <g style={{ transform: `translate(${x}px, ${y}px)` }}>
      <polygon class="effect-star" points={corners.join(" ")} />
    </g>
  );
}

/** A piece that is no longer there: it stands, tilts and is gone. */
function Fallen({ at: [x, y], side, symbol, tone }: { at: Point; side: number; symbol: string; tone: string }) {
  return (
    <g data-tone={tone} style={{ transform: `translate(${x}px, ${y}px) scale(${side / UNIT})` }}>
      <g class="effect-piece">{symbol && <use href={`#${symbol}`} x={-UNIT / 2} y={-UNIT / 2} width={UNIT} height={UNIT} />}</g>
      <path class="effect-cross" d="M-22-22 22 22M22-22-22 22" />
    </g>
  );
}

/** A short word over a piece. */
function Stamp({ at, text }: { at: Point; text: string }) {
  return (
    <g class="effect-stamp">
      <Plate at={at} text={text} kind="effect-plate" over={OVER} />
    </g>
  );
}
