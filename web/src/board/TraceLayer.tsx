import type { Trace } from "../protocol";
import type { AreaShape } from "./art";
import { course } from "./traces";

/** Courses and routes over the board, their legs numbered in the order they were taken. */
export function TraceLayer({ traces, areas }: { traces: Trace[]; areas: Map<string, AreaShape> }) {
  return (
    <g class="traces" aria-hidden="true">
      <defs>
        <marker id="trace-head" viewBox="0 0 10 10" refX="7" refY="5" markerWidth="4.2" markerHeight="4.2" orient="auto-start-reverse">
          <path d="M0 0 10 5 0 10 2.5 5Z" fill="context-stroke" />
        </marker>
      </defs>
      {traces.map((trace) => {
        const drawn = course(trace, areas);
        if (!drawn) return null;
        const points = drawn.points.map(({ x, y }) => `${x},${y}`).join(" ");
        const mark = areas.get(trace.places[0]!)!.size * 0.085;
        return (
          <g key={trace.id} class={`trace is-${trace.style}`} data-tone={trace.tone} style={{ "--w": `${mark * 0.55}px` }}>
            <title>{trace.title}</title>
            <polyline class="casing" points={points} />
            <polyline class="line" points={points} marker-end="url(#trace-head)" />
            {trace.style === "course" &&
              drawn.legs.map(({ x, y, number }) => (
                <g key={number} class="leg" transform={`translate(${x} ${y})`}>
                  <circle r={mark} />
                  <text style={{ fontSize: `${mark * 1.25}px` }}>{number}</text>
                </g>
              ))}
          </g>
        );
      })}
    </g>
  );
}
