import { createElement } from "preact";
import { isAsked, spoken } from "../play/choices";
import type { Area } from "../protocol";
import type { AreaShape } from "./art";
import { HIGHLIGHT_SIGNS } from "./signs";

interface Props {
  shapes: Map<string, AreaShape>;
  areas: Map<string, Area>;
  hot: Set<string>;
  /** The places that are marked as stations of a way. */
  stations: readonly string[];
  names: (id: string) => string;
  onArea: (id: string, event: MouseEvent | KeyboardEvent) => void;
  /** Shows what can be done with a place; false if that is nothing. */
  onVerbs: (id: string, event: MouseEvent) => boolean;
  onHover: (id: string | null) => void;
}

/** Every place of the board as a transparent shape over the picture: highlighted, hovered, focused and clicked here. */
export function AreaLayer({ shapes, areas, hot, stations, names, onArea, onVerbs, onHover }: Props) {
  return (
    <g class="areas board">
      {[...shapes.values()].map((shape) => {
        const area = areas.get(shape.id);
        const isStation = stations.includes(shape.id);
        const open = isStation || isAsked(area?.choices ?? []);
        const classes = ["area", area?.highlight, open && "is-open", isStation && "is-station", hot.has(shape.id) && "is-hot", area?.tone && "is-held"];
        const button = open && {
          tabindex: -1,
          role: "button" as const,
          "aria-label": `${names(shape.id)}: ${spoken(area?.choices ?? [])}`,
          "aria-pressed": isStation || undefined,
          "data-x": shape.x,
          "data-y": shape.y,
          "data-target": "",
        };
        return createElement(shape.tag, {
          ...shape.shape,
          ...button,
          key: shape.id,
          "data-place": shape.id,
          class: classes.filter(Boolean).join(" "),
          "data-tone": area?.tone || undefined,
          onClick: (event: MouseEvent) => onArea(shape.id, event),
          onContextMenu: (event: MouseEvent) => {
            if (!onVerbs(shape.id, event)) return;
            event.preventDefault();
            event.stopPropagation();
          },
          onKeyDown: (event: KeyboardEvent) => {
            if (open && (event.key === "Enter" || event.key === " ")) {
              event.preventDefault();
              event.stopPropagation();
              onArea(shape.id, event);
            }
          },
          onPointerEnter: () => onHover(shape.id),
          onPointerLeave: () => onHover(null),
          onFocus: () => onHover(shape.id),
          onBlur: () => onHover(null),
        });
      })}
    </g>
  );
}

/** The marks of all areas, over the pieces; `least` is the least height of a badge, in units of the board. */
export function MarkLayer({ shapes, areas, least }: { shapes: Map<string, AreaShape>; areas: Map<string, Area>; least: number }) {
  return (
    <g class="marks">
      {[...areas.values()].map((area) => {
        const shape = shapes.get(area.id);
        return shape && <AreaMarks key={area.id} area={area} shape={shape} least={least} />;
      })}
    </g>
  );
}

/** What an area says besides its outline: its badge, and a sign for highlights that would else be told by colour alone. */
function AreaMarks({ area, shape, least }: { area: Area; shape: AreaShape; least: number }) {
  const sign = HIGHLIGHT_SIGNS[area.highlight];
  if (!sign && !area.badge) return null;
  const { x, y, size } = shape;
  const font = Math.max(size * 0.15, least);
  return (
    <g class="area-marks" aria-hidden="true">
      {sign && (
        <text x={x - size * 0.3} y={y - size * 0.26} class="sign" style={{ fontSize: `${size * 0.22}px` }}>
          {sign}
        </text>
      )}
      {area.badge && (
        <g class="area-badge" transform={`translate(${x} ${y + size * 0.4})`}>
          <rect
            x={(-area.badge.length * font * 0.62 - font * 0.7) / 2}
            y={-font * 0.75}
            width={area.badge.length * font * 0.62 + font * 0.7}
            height={font * 1.5}
            rx={font * 0.75}
          />
          <text style={{ fontSize: `${font}px` }}>{area.badge}</text>
        </g>
      )}
    </g>
  );
}
