import { useMemo } from "preact/hooks";
import type { Ground, Mark } from "../protocol";
import { badgeAt, onPicture, pathOf } from "./ground";
import { Plate } from "./Plate";

/** The hatchings that tell the styles apart without colour, as paths on a square of 12. */
const HATCHES: Record<string, string> = {
  sight: "M-3 3 3-3M0 12 12 0M9 15 15 9",
  blocked: "M0 0 12 12M12 0 0 12",
  danger: "M-3 9 3 15M0 0 12 12M9-3 15 3",
  blast: "M3 3h.01M9 9h.01",
  zone: "M0 6H12",
};

/** So many pixels over the end of a line stands its badge, so that it does not cover the head. */
const OVER = 20;

/** The shapes over an open table, in their order; nothing of them catches a click. */
export function GroundMarks({ ground, marks, pitch }: { ground: Ground; marks: Mark[]; pitch: number }) {
  const paths = useMemo(() => marks.map((mark) => pathOf(mark, ground)), [marks, ground]);
  return (
    <g class="ground-marks">
      <defs>
        {Object.entries(HATCHES).map(([style, d]) => (
          <pattern key={style} id={`hatch-${style}`} width={12} height={12} patternUnits="userSpaceOnUse" patternTransform={`scale(${pitch / 12})`}>
            <path class={`hatch is-${style}`} d={d} />
          </pattern>
        ))}
        <marker id="path-head" viewBox="0 0 10 10" refX="7" refY="5" markerWidth="5" markerHeight="5" orient="auto">
          <path class="path-head" d="M0 0 10 5 0 10 2.5 5Z" />
        </marker>
      </defs>
      {marks.map((mark, i) => (
        <g key={mark.id} class={`ground-mark is-${mark.style}`} role="img" aria-label={mark.title || mark.badge}>
          {mark.shape !== "line" && <path class="tint" d={paths[i]} fill-rule={mark.shape === "polygon" ? "evenodd" : "nonzero"} />}
          {mark.shape !== "line" && mark.style in HATCHES && (
            <path d={paths[i]} fill={`url(#hatch-${mark.style})`} fill-rule={mark.shape === "polygon" ? "evenodd" : "nonzero"} />
          )}
          <path class="casing" d={paths[i]} />
          <path class="line" d={paths[i]} marker-end={mark.style === "path" && mark.shape === "line" ? "url(#path-head)" : undefined} />
        </g>
      ))}
    </g>
  );
}

/** The badges of the shapes, over the pieces. */
export function GroundBadges({ ground, marks }: { ground: Ground; marks: Mark[] }) {
  return (
    <g class="ground-badges" aria-hidden="true">
      {marks.map((mark) => {
        const at = badgeAt(mark);
        const over = mark.shape === "line" && !mark.spot ? OVER : 0;
        return at && <Plate key={mark.id} at={onPicture(ground, at)} text={mark.badge} kind={`ground-badge is-${mark.style}`} over={over} />;
      })}
    </g>
  );
}
