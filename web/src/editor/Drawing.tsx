import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import { useApp } from "../app/context";
import { readBoard } from "../board/art";
import { lengthText, onPicture, unitsOf, type Point } from "../board/ground";
import { Picture } from "../board/Picture";
import { pinned } from "../board/Plate";
import { useCamera } from "../board/useCamera";
import { IconButton } from "../parts/IconButton";
import { pieceNumber, type Held, type Parts } from "./pieces";
import { entriesAt, type Rec } from "./record";
import { boundsOf, type Corners } from "./shape";
import { gripName, gripPoint, pulled, useSelection, type Change, type Grip } from "./useSelection";

interface Props {
  parts: Parts;
  record: Rec;
  picture: string;
  held: Held;
  faulty: ReadonlySet<number>;
  /** What the next click places, in words; empty: nothing. */
  armed: string;
  onHold: (held: Held) => void;
  onChange: Change;
  onPlace: (point: Point) => void;
  onRemove: () => void;
  onTurn: (degrees: number) => void;
}

/** Pieces that look smaller than this on the screen show no grips: there must be room to take hold of the piece itself. */
const ROOM_PX = 44;
/** Between two corners so far apart a new one can be pulled out. */
const EDGE_PX = 54;
const TURN = 15;

const ARROWS: Record<string, Point> = { ArrowUp: [0, 1], ArrowDown: [0, -1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

/** The board in the editor: its picture, and over it what can be taken hold of. */
export function Drawing({ parts, record, picture, held, faulty, armed, onHold, onChange, onPlace, onRemove, onTurn }: Props) {
  const { t, prefs } = useApp();
  const { ground, captions, fine } = parts.spec;
  const svg = useRef<SVGSVGElement>(null);
  const group = useRef<SVGGElement>(null);
  const art = useMemo(() => readBoard(picture), [picture]);
  const { x, y, width, height } = art.viewBox;
  const box = useMemo(() => ({ x, y, width, height }), [x, y, width, height]);
  /** How many units a pixel is. */
  const [unit, setUnit] = useState(2);
  const look = useCallback(() => setUnit(unitsOf(svg.current!, 1)), []);
  const { show, zoomBy } = useCamera({ svg, group, scaled: group, free: svg, board: box, first: box, onMove: look });
  useEffect(() => {
    const observer = new ResizeObserver(look);
    observer.observe(svg.current!);
    return () => observer.disconnect();
  }, [look]);

  const selection = useSelection({ svg, parts, record, held, onHold, onChange, onPoint: (point) => (point ? onPlace(point) : onHold(null)), armed: armed !== "" });
  const pieces = entriesAt(record, [parts.spec.pieces]);
  const spots = parts.spots(record);
  const inHand = held?.of === "piece" ? pieces[held.number] : undefined;
  const lengthOf = (units: number) => lengthText(ground, units, prefs.lang);
  const placeText = ([x, y]: Point) => t("point", { x: lengthOf(x), y: lengthOf(y) });

  /** Arrow keys move what has the focus: a grip, or what is in hand. */
  const nudge = (grip: Grip, [dx, dy]: Point, event: KeyboardEvent) => {
    const step = event.shiftKey ? fine : ground.step;
    event.preventDefault();
    event.stopPropagation();
    onChange((now) => pulled(parts, now, held, grip, [0, 0], [dx * step, dy * step], step), `arrow ${gripName(grip)}`);
  };

  const keys = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const way = ARROWS[event.key];
    if (way && held) return nudge({ on: held.of, number: held.number }, way, event);
    const all = pieces.length;
    if ((event.key === "n" || event.key === "p") && all > 0) onHold({ of: "piece", number: (pieceNumber(held) + (event.key === "n" ? 1 : all + (held ? -1 : 0))) % all });
    else if (event.key === "Escape") onHold(null);
    else if (event.key === "Enter" && armed) onPlace([ground.width / 2, ground.height / 2]);
    else if ((event.key === "Delete" || event.key === "Backspace") && held) onRemove();
    else if (event.key === "r" || event.key === "R") onTurn(event.shiftKey ? -TURN : TURN);
    else if (event.key === "+") zoomBy(1.4);
    else if (event.key === "-") zoomBy(1 / 1.4);
    else if (event.key === "f") show(box);
    else return;
    event.preventDefault();
  };

  const gripKeys = (grip: Grip) => (event: KeyboardEvent) => {
    const way = ARROWS[event.key];
    if (way) return nudge(grip, way, event);
    if (event.key !== "Delete" && event.key !== "Backspace") return;
    event.preventDefault();
    event.stopPropagation();
    if (grip.on === "spot") onChange((now) => parts.without(now, { of: "spot", number: grip.number }));
    else if (grip.on === "corner" && parts.reshape(inHand) === "free" && parts.corners(inHand).length > 3)
      onChange((now) => {
        const piece = entriesAt(now, [parts.spec.pieces])[held!.number] as Rec;
        return parts.withPiece(now, held!.number, parts.withCorners(piece, parts.corners(piece).filter((_, i) => i !== grip.number)));
      });
  };

  const outline = (corners: Corners) => `M${corners.map((point) => onPicture(ground, point).join(" ")).join("L")}Z`;

  return (
    <div class="drawing">
      <svg
        ref={svg}
        class={armed ? "board-svg is-armed" : "board-svg"}
        role="application"
        tabindex={0}
        aria-label={t("editor-board")}
        onKeyDown={keys}
        {...selection}
      >
        <g ref={group} class="board-moving">
          <Picture source={art.picture} captions={captions} />
          <g class="shapes">
            {parts.bySize(record).map(({ number, corners }) => (
              <path
                key={number}
                class={[faulty.has(number) && "is-faulty", number === pieceNumber(held) && "is-held"].filter(Boolean).join(" ")}
                data-grip={gripName({ on: "piece", number })}
                d={outline(corners)}
              />
            ))}
          </g>
          {spots.map((spot, number) => (
            <g
              key={number}
              class={held?.of === "spot" && held.number === number ? "spot is-held" : "spot"}
              data-grip={gripName({ on: "spot", number })}
              data-grab=""
              tabindex={0}
              role="button"
              aria-label={`${parts.spec.spots.name} ${number}: ${placeText(spot)}`}
              style={{ transform: pinned(onPicture(ground, spot)) }}
              onFocus={() => !armed && !(held?.of === "spot" && held.number === number) && onHold({ of: "spot", number })}
              onKeyDown={gripKeys({ on: "spot", number })}
            >
              <circle class="grip-hit" r={15} />
              <circle r={11} />
              <text>{number}</text>
            </g>
          ))}
          {inHand !== undefined && !armed && <Grips parts={parts} piece={inHand} unit={unit} placeText={placeText} onKeys={gripKeys} />}
        </g>
      </svg>
      <div class="board-bar">
        <p class="board-caption" role="status">
          {armed || <Said parts={parts} record={record} held={held} lengthOf={lengthOf} placeText={placeText} />}
        </p>
        <IconButton icon="plus" label={t("zoom-in")} onClick={() => zoomBy(1.5)} />
        <IconButton icon="minus" label={t("zoom-out")} onClick={() => zoomBy(1 / 1.5)} />
        <IconButton icon="fit" label={t("zoom-fit")} onClick={() => show(box)} />
      </div>
    </div>
  );
}

interface GripsProps {
  parts: Parts;
  piece: unknown;
  unit: number;
  placeText: (point: Point) => string;
  onKeys: (grip: Grip) => (event: KeyboardEvent) => void;
}

/** What the piece in hand can be reshaped by. */
function Grips({ parts, piece, unit, placeText, onKeys }: GripsProps) {
  const { t } = useApp();
  const corners = parts.corners(piece);
  if (corners.length < 3) return null;
  const { west, south, east, north } = boundsOf(corners);
  if (Math.max(east - west, north - south) < ROOM_PX * unit) return null;
  const shape = parts.reshape(piece);
  const grips: Grip[] = shape === "strip" ? [0, 1].map((number) => ({ on: "end", number })) : corners.map((_, number) => ({ on: "corner", number }));
  const long = (number: number) => {
    const [[ax, ay], [bx, by]] = [corners[number]!, corners[(number + 1) % corners.length]!];
    return Math.hypot(ax - bx, ay - by) > EDGE_PX * unit;
  };
  return (
    <g class="grips">
      {shape === "free" &&
        corners.map((_, number) => {
          const grip: Grip = { on: "between", number };
          return (
            long(number) && (
              <g key={`b${number}`} class="grip is-between" data-grip={gripName(grip)} data-grab="" style={{ transform: pinned(onPicture(parts.spec.ground, gripPoint(parts, piece, grip))) }}>
                <circle class="grip-hit" r={12} />
                <path d="M-4 0H4M0-4V4" />
              </g>
            )
          );
        })}
      {grips.map((grip) => {
        const point = gripPoint(parts, piece, grip);
        const said = { number: grip.number + 1, place: placeText(point) };
        return (
          <g
            key={gripName(grip)}
            class="grip"
            data-grip={gripName(grip)}
            data-grab=""
            tabindex={0}
            role="button"
            aria-label={grip.on === "end" ? t("editor-end", said) : t("editor-corner", said)}
            style={{ transform: pinned(onPicture(parts.spec.ground, point)) }}
            onKeyDown={onKeys(grip)}
          >
            <circle class="grip-hit" r={14} />
            {grip.on === "end" ? <rect x={-6} y={-6} width={12} height={12} rx={2} /> : <circle r={6} />}
          </g>
        );
      })}
    </g>
  );
}

interface SaidProps {
  parts: Parts;
  record: Rec;
  held: Held;
  lengthOf: (units: number) => string;
  placeText: (point: Point) => string;
}

/** What is in hand, where it is and how large. */
function Said({ parts, record, held, lengthOf, placeText }: SaidProps) {
  const { t } = useApp();
  if (held?.of === "spot") {
    const spot = parts.spots(record)[held.number];
    return <>{spot ? `${parts.spec.spots.name} ${held.number}: ${placeText(spot)}` : ""}</>;
  }
  const piece = held ? parts.pieces(record)[held.number] : undefined;
  const corners = parts.corners(piece);
  if (piece === undefined || corners.length === 0) return <>{t("editor-hint")}</>;
  const { west, south, east, north } = boundsOf(corners);
  return (
    <>
      <strong>{parts.nameOf(piece)}</strong> {placeText([west, south])} · {lengthOf(east - west)} × {lengthOf(north - south)}
    </>
  );
}
