import type { Trace } from "../protocol";
import { ArrowHead, CasedLine } from "./arrow";
import type { AreaShape } from "./art";
import { course } from "./traces";

/** Courses and routes over the board, their legs numbered in the order they were taken. */
export function TraceLayer({ traces, areas }: { traces: Trace[]; areas: Map<string, AreaShape> }) {
  return (
    <g class="traces" aria-hidden="true">
      <ArrowHead id="trace-head" size={4.2} />
      {traces.map((trace) => {
        const drawn = course(trace, areas);
        if (!drawn) return null;
        const points = drawn.points.map(({ x, y }) => `${x},${y}`).join(" ");
        const mark = areas.get(trace.places[0]!)!.size * 0.085;
        return (
          <g key={trace.id} class={`trace is-${trace.style}`} data-tone={trace.tone} style={{ "--w": `${mark * 0.55}px` }}>
            <title>{trace.title}</title>
            <CasedLine points={points} head="trace-head" />
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
