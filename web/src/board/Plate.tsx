import type { Point } from "./ground";

/** The transform that puts something at a point of the picture and keeps it as large as on the screen, whatever the zoom. */
export function pinned([x, y]: Point): string {
  return `translate(${x}px, ${y}px) scale(calc(var(--plate, 1) / var(--k, 1)))`;
}

/** A word on a plate that stays as large as it is while the board is zoomed, `over` pixels above its point. */
export function Plate({ at, text, kind, over = 0 }: { at: Point; text: string; kind: string; over?: number }) {
  const width = 14 + text.length * 7.6;
  return (
    <g class={`plate ${kind}`} style={{ transform: pinned(at) }}>
      <rect x={-width / 2} y={-11 - over} width={width} height={22} rx={11} />
      <text y={-over}>{text}</text>
    </g>
  );
}
