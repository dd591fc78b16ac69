import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";

/** The things of the board that can be chosen, as the page has them, in reading order. */
export function targetsOf(svg: SVGSVGElement): SVGElement[] {
  const y = (element: SVGElement) => Number(element.dataset["y"]);
  const x = (element: SVGElement) => Number(element.dataset["x"]);
  return [...svg.querySelectorAll<SVGElement>("[data-target]")].sort((a, b) => y(a) - y(b) || x(a) - x(b));
}

/** Makes the board one stop of the Tab key: what has or had the focus, else the first thing that can be chosen. */
export function useStop(svg: RefObject<SVGSVGElement | null>): (event: FocusEvent) => void {
  const set = (stop: SVGElement | undefined, targets: SVGElement[]) => targets.forEach((target) => target.setAttribute("tabindex", target === stop ? "0" : "-1"));
  useLayoutEffect(() => {
    const targets = targetsOf(svg.current!);
    set(targets.find((target) => target === document.activeElement || target.getAttribute("tabindex") === "0") ?? targets[0], targets);
  });
  return ({ target }) => {
    // A board that is being taken away may still be told where the focus goes.
    if (!svg.current) return;
    const targets = targetsOf(svg.current);
    if (targets.includes(target as SVGElement)) set(target as SVGElement, targets);
  };
}
