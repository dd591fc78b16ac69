import { select } from "d3-selection";
import { zoom, zoomIdentity, zoomTransform, type D3ZoomEvent, type ZoomBehavior } from "d3-zoom";
import type { RefObject } from "preact";
import { useCallback, useLayoutEffect, useRef } from "preact/hooks";
import type { Box } from "./art";
import { fillOf, viewOf, wayInto } from "./camera";

/** How much farther in than the whole board one can go. */
const MOST = 8;
/** So much of the board's size may be left empty beside it, so that nothing must stay under what floats above the board. */
const MARGIN = 0.15;
const GLIDE_MS = 260;
/** A press that strays no farther than this is still a click. */
const CLICK_PX = 3;
/** What is to be seen lies at least so far from the edge. */
const EDGE_PX = 60;

interface Props {
  svg: RefObject<SVGSVGElement | null>;
  /** What is moved. */
  group: RefObject<SVGGElement | null>;
  /** What is told by `--k` how many pixels a unit of the board has. The picture is not in it: all of it would be styled anew at each zoom. */
  scaled: RefObject<SVGGElement | null>;
  /** The part of the screen over which nothing lies. */
  free: RefObject<Element | null>;
  board: Box;
  /** The part of the board to begin with, and the point of it that matters most. */
  first: Box;
  focus?: [number, number] | undefined;
  /** Told which part of the board is in sight, and how many pixels a unit of it has. */
  onMove?: (seen: Box, k: number) => void;
  /** The player has moved the board himself. */
  onHand?: () => void;
}

/** Pan, wheel and pinch over a board, and the parts of it worth looking at. */
export function useCamera({ svg, group, scaled, free, board, first, focus, onMove, onHand }: Props) {
  const behavior = useRef<ZoomBehavior<SVGSVGElement, unknown> | null>(null);
  /** What is shown as long as nobody has moved the board. */
  const part = useRef({ box: first, focus });
  const moved = useRef(false);
  /** The point that was to come into sight: it does so again whenever the board is put in its place. */
  const revealed = useRef<[number, number] | null>(null);
  const hand = useRef(onHand);
  hand.current = onHand;

  /** The free part of the screen, as the drawing sees it; nothing once the board is gone. */
  const area = useCallback((): Box => {
    if (!svg.current || !free.current) return { x: 0, y: 0, width: 0, height: 0 };
    const [all, open] = [svg.current, free.current].map((element) => element.getBoundingClientRect());
    return { x: open!.x - all!.x, y: open!.y - all!.y, width: open!.width, height: open!.height };
  }, [svg, free]);

  /** Moves the board only as far as a point needs to come out from under what lies over it. */
  const bring = useCallback(
    (point: [number, number]) => {
      const view = zoomTransform(svg.current!);
      const [dx, dy] = wayInto(view, point, area(), EDGE_PX);
      if (dx || dy) behavior.current!.translateBy(select(svg.current!), dx / view.k, dy / view.k);
    },
    [svg, area],
  );

  const put = useCallback(() => {
    const { box, focus } = part.current;
    const { x, y, k } = focus ? fillOf(box, area(), focus) : viewOf(box, area());
    behavior.current!.transform(select(svg.current!), zoomIdentity.translate(x, y).scale(k));
    if (revealed.current) bring(revealed.current);
  }, [svg, area, bring]);

  // Before anything is painted: letters that are drawn at another size are laid out anew.
  useLayoutEffect(() => {
    part.current = { box: first, focus };
    const made = zoom<SVGSVGElement, unknown>()
      // What is taken hold of to be dragged does not move the board with it, nor does a frame that is drawn with Shift.
      .filter((event: MouseEvent) => (event.type === "wheel" || !((event instanceof MouseEvent && event.shiftKey) || (event.target as Element).closest("[data-grab]"))) && (!event.ctrlKey || event.type === "wheel") && !event.button)
      .clickDistance(CLICK_PX)
      .extent(() => {
        const { x, y, width, height } = area();
        return [[x, y], [x + width, y + height]];
      })
      .translateExtent([
        [board.x - MARGIN * board.width, board.y - MARGIN * board.height],
        [board.x + (1 + MARGIN) * board.width, board.y + (1 + MARGIN) * board.height],
      ])
      .on("zoom", ({ transform: { x, y, k }, sourceEvent }: D3ZoomEvent<SVGSVGElement, unknown>) => {
        moved.current ||= Boolean(sourceEvent);
        if (sourceEvent) hand.current?.();
        // Whoever asks for a place after the board has been moved has all of it laid out once more.
        const room = area();
        group.current!.style.transform = `translate(${x}px, ${y}px) scale(${k})`;
        scaled.current!.style.setProperty("--k", String(k));
        onMove?.({ x: (room.x - x) / k, y: (room.y - y) / k, width: room.width / k, height: room.height / k }, k);
      });
    behavior.current = made;
    const selection = select(svg.current!);
    selection.call(made).on("dblclick.zoom", null);
    const fit = () => {
      const room = area();
      if (room.width <= 0 || room.height <= 0) return;
      const { k } = viewOf(board, room);
      made.scaleExtent([k, k * MOST]);
      if (moved.current) made.scaleBy(selection, 1);
      else put();
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(free.current!);
    return () => {
      observer.disconnect();
      selection.on(".zoom", null);
    };
  }, [svg, group, scaled, free, board, onMove, area, put]);

  const glide = useCallback(
    (change: (made: ZoomBehavior<SVGSVGElement, unknown>) => void) => {
      const target = group.current;
      if (!target || !behavior.current || area().width <= 0) return;
      target.classList.add("gliding");
      change(behavior.current);
      setTimeout(() => target.classList.remove("gliding"), GLIDE_MS);
    },
    [group, area],
  );

  return {
    /** Shows a part of the board; from then on the board follows the window again. */
    show: useCallback(
      (box: Box, focus?: [number, number]) => {
        part.current = { box, focus };
        moved.current = false;
        revealed.current = null;
        glide(put);
      },
      [glide, put],
    ),
    zoomBy: useCallback(
      (factor: number) =>
        glide((made) => {
          moved.current = true;
          hand.current?.();
          made.scaleBy(select(svg.current!), factor);
        }),
      [glide, svg],
    ),
    /** Brings a point of the board into the middle. */
    look: useCallback(
      (x: number, y: number) => {
        moved.current = true;
        hand.current?.();
        behavior.current?.translateTo(select(svg.current!), x, y);
      },
      [svg],
    ),
    /** Brings a point into sight, and moves the board no farther than that. */
    reveal: useCallback(
      (x: number, y: number) => {
        revealed.current = [x, y];
        glide(() => bring([x, y]));
      },
      [glide, bring],
    ),
  };
}
