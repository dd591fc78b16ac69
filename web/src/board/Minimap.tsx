import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { whenIdle } from "../app/idle";
import type { Box } from "./art";

interface Props {
  /** The address of the picture of the board. */
  picture: string;
  board: Box;
  /** Told the part of the board in sight, whenever that changes. */
  onSeen: RefObject<((seen: Box) => void) | null>;
  onLook: (x: number, y: number) => void;
}

/** So long after there was time for it the picture is fetched: to lay it out holds up whoever clicks just then. */
const LATER_MS = 700;
/** Less than this share of the board out of sight is not missed. */
const SLACK = 0.02;

/** The whole board, small, with a frame round what is in sight; a press or a drag looks elsewhere. It is there only while something is out of sight. */
export function Minimap({ picture, board, onSeen, onLook }: Props) {
  const svg = useRef<SVGSVGElement>(null);
  const frame = useRef<SVGRectElement>(null);
  const [cropped, setCropped] = useState(false);
  const [settled, setSettled] = useState(false);

  // A picture of the whole board takes a while to draw: whoever has come wants the board itself first.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const takeBack = whenIdle(() => (timer = setTimeout(() => setSettled(true), LATER_MS)));
    return () => {
      takeBack();
      clearTimeout(timer);
    };
  }, []);

  useLayoutEffect(() => {
    // The frame follows the board without a render: this runs many times a second.
    onSeen.current = (seen) => {
      const missed = (from: number, size: number, all: number, most: number) => from > all + SLACK * most || from + size < all + most - SLACK * most;
      setCropped(missed(seen.x, seen.width, board.x, board.width) || missed(seen.y, seen.height, board.y, board.height));
      for (const [name, value] of Object.entries(seen)) frame.current?.setAttribute(name, String(value));
    };
    return () => {
      onSeen.current = null;
    };
  }, [board, onSeen]);

  const look = (event: PointerEvent) => {
    if (!(event.buttons & 1)) return;
    svg.current!.setPointerCapture(event.pointerId);
    const { a, d, e, f } = svg.current!.getScreenCTM()!;
    onLook((event.clientX - e) / a, (event.clientY - f) / d);
  };
  const { x, y, width, height } = board;
  return (
    <svg
      ref={svg}
      class="minimap"
      data-testid="minimap"
      viewBox={`${x} ${y} ${width} ${height}`}
      style={{ "--ratio": width / height }}
      aria-hidden="true"
      hidden={!cropped}
      onPointerDown={look}
      onPointerMove={look}
    >
      {cropped && settled && <image href={picture} x={x} y={y} width={width} height={height} />}
      <rect ref={frame} />
    </svg>
  );
}
