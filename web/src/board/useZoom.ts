import { select } from "d3-selection";
import { zoom, zoomIdentity, type D3ZoomEvent, type ZoomBehavior, type ZoomTransform } from "d3-zoom";
import type { RefObject } from "preact";
import { useCallback, useEffect, useRef } from "preact/hooks";
import type { Box } from "./art";

const MOST = 8;
const GLIDE_MS = 260;
/** A press that strays no farther than this is still a click. */
const CLICK_PX = 3;
/** Places of so many pixels are too small to read; a board of such opens filling its frame, but at most so far in. */
const SMALL = 28;
const MOST_FILL = 2;

/** Pan, wheel and pinch over an svg; moves `group` and leaves the drawing alone. `onZoom` hears of every change. */
export function useZoom(svg: RefObject<SVGSVGElement | null>, group: RefObject<SVGGElement | null>, box: Box, onZoom?: () => void) {
  const behavior = useRef<ZoomBehavior<SVGSVGElement, unknown> | null>(null);

  useEffect(() => {
    const target = group.current!;
    const { x, y, width, height } = box;
    const move = ({ transform: { x, y, k } }: D3ZoomEvent<SVGSVGElement, unknown>) => {
      target.style.transform = `translate(${x}px, ${y}px) scale(${k})`;
      target.style.setProperty("--k", String(k));
    };
    const made = zoom<SVGSVGElement, unknown>()
      // What is taken hold of to be dragged does not move the board with it.
      .filter((event: MouseEvent) => (event.type === "wheel" || !(event.target as Element).closest("[data-grab]")) && (!event.ctrlKey || event.type === "wheel") && !event.button)
      .clickDistance(CLICK_PX)
      .scaleExtent([1, MOST])
      .translateExtent([
        [x, y],
        [x + width, y + height],
      ])
      .on("zoom", (event: D3ZoomEvent<SVGSVGElement, unknown>) => {
        move(event);
        onZoom?.();
      });
    behavior.current = made;
    const selection = select(svg.current!);
    selection.call(made).on("dblclick.zoom", null);
    return () => {
      selection.on(".zoom", null);
    };
  }, [svg, group, box, onZoom]);

  const glide = useCallback(
    (change: (made: ZoomBehavior<SVGSVGElement, unknown>, selection: ReturnType<typeof select<SVGSVGElement, unknown>>) => void) => {
      const target = group.current;
      if (!target || !svg.current || !behavior.current) return;
      target.classList.add("gliding");
      change(behavior.current, select(svg.current));
      setTimeout(() => target.classList.remove("gliding"), GLIDE_MS);
    },
    [svg, group],
  );

  return {
    /** Goes at once so far in that a board of small places fills its frame, around a point. */
    fill: useCallback(
      (x: number, y: number, place: number) => {
        if (!svg.current || !behavior.current) return;
        const frame = svg.current.getBoundingClientRect();
        const scales = [frame.width / box.width, frame.height / box.height];
        const [least, most] = [Math.min(...scales), Math.max(...scales)];
        if (least <= 0 || place * least >= SMALL) return;
        const selection = select(svg.current);
        behavior.current.scaleTo(selection, Math.min(most / least, MOST_FILL));
        // Along the side that is filled the whole board is in sight.
        const across = scales[0]! > scales[1]!;
        behavior.current.translateTo(selection, across ? box.x + box.width / 2 : x, across ? y : box.y + box.height / 2);
      },
      [svg, box],
    ),
    fit: useCallback(() => glide((made, on) => made.transform(on, zoomIdentity)), [glide]),
    zoomBy: useCallback((factor: number) => glide((made, on) => made.scaleBy(on, factor)), [glide]),
    /** Brings a point into the middle, unless the whole board is in sight already. */
    showPoint: useCallback(
      (x: number, y: number) =>
        glide((made, on) => {
          const { k } = (on.node() as SVGSVGElement & { __zoom: ZoomTransform }).__zoom;
          if (k > 1) made.translateTo(on, x, y);
        }),
      [glide],
    ),
  };
}
