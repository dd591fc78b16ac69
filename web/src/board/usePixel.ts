import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";
import type { Box } from "./art";

/** Keeps `--px` of a drawing at what a pixel of the screen is in its units before any zoom. */
export function usePixel(svg: RefObject<SVGSVGElement | null>, { width, height }: Box): void {
  useEffect(() => {
    const board = svg.current!;
    const measure = () => {
      const frame = board.getBoundingClientRect();
      const scale = Math.min(frame.width / width, frame.height / height);
      if (scale > 0) board.style.setProperty("--px", String(1 / scale));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(board);
    return () => observer.disconnect();
  }, [svg, width, height]);
}
