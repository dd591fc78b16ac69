import type { RefObject } from "preact";
import { useCallback, useLayoutEffect, useRef } from "preact/hooks";
import type { BoardArt, Box } from "./art";
import { fitLabels, type Fit, type Label } from "./labels";

/** The names are drawn anew when the board has kept its size for so long: not in every frame of a zoom. */
const REST_MS = 80;
/** A change of the size by less than this share changes no name. */
const SAME = 0.005;
/** Lines of one name lie no farther apart than so many times their size. */
const LEADING = 1.4;

/** How a name is printed. */
const PRINTED: Fit = { scale: 1, dx: 0, dy: 0, crowded: false };

/** A line of a name: what is drawn, and where it is printed. */
interface Line {
  element: SVGTextElement;
  x: number;
  y: number;
}

interface Name extends Label {
  lines: Line[];
  /** The faces it is written in, as a style sheet names them. */
  families: string;
}

/**
 * Keeps the names of the picture (what has a `data-tier`) readable: tell it how many pixels a unit of the board has.
 * `words` changes when the names do; null: the picture is not there yet.
 */
export function useLabels(svg: RefObject<SVGSVGElement | null>, { picture, viewBox }: BoardArt, words: object | null): (k: number) => void {
  const names = useRef<Name[] | null>(null);
  /** The faces that were there when the names were read: that they have come is often told only later. */
  const measured = useRef<Set<FontFace>>(new Set());
  const wished = useRef(0);
  const drawn = useRef(0);
  const there = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const draw = useCallback(() => {
    if (!svg.current || wished.current === 0 || !there.current) return;
    clearTimeout(timer.current);
    if (!names.current) {
      names.current = readNames(svg.current);
      measured.current = new Set([...(document.fonts ?? [])].filter(({ status }) => status === "loaded"));
    }
    drawn.current = wished.current;
    fitLabels(names.current, wished.current, viewBox).forEach((fit, n) => drawName(names.current![n]!, fit));
  }, [svg, viewBox]);

  // Before anything is painted: to draw the names in two sizes takes twice as long.
  useLayoutEffect(() => {
    there.current = words !== null;
    const anew = () => {
      for (const name of names.current ?? []) drawName(name, PRINTED);
      names.current = null;
      draw();
    };
    anew();
    // Another face has letters of another width; that of the titles concerns no name.
    const onFaces = ({ fontfaces }: FontFaceSetLoadEvent) => {
      const written = new Set(names.current?.map(({ families }) => families));
      const late = fontfaces.filter((face) => !measured.current.has(face));
      if (late.some(({ family }) => [...written].some((families) => families.includes(unquoted(family))))) anew();
    };
    document.fonts?.addEventListener("loadingdone", onFaces);
    return () => {
      clearTimeout(timer.current);
      document.fonts?.removeEventListener("loadingdone", onFaces);
    };
  }, [picture, words, draw]);

  return useCallback(
    (k: number) => {
      wished.current = k;
      clearTimeout(timer.current);
      if (Math.abs(k / drawn.current - 1) > SAME) timer.current = setTimeout(draw, drawn.current === 0 ? 0 : REST_MS);
    },
    [draw],
  );
}

function unquoted(family: string): string {
  return family.replace(/^["']|["']$/g, "");
}

/** The names as they are printed; lines that follow one another below each other are one name. */
function readNames(svg: SVGSVGElement): Name[] {
  const found: Name[] = [];
  for (const element of svg.querySelectorAll<SVGTextElement>(".picture text[data-tier]")) {
    const { tier } = element.dataset;
    const line = { element, x: Number(element.getAttribute("x")), y: Number(element.getAttribute("y")) };
    const before = found.at(-1);
    const above = before?.lines.at(-1);
    if (before && above && above.element.nextElementSibling === element && above.x === line.x && line.y > above.y && line.y - above.y < before.size * LEADING) {
      before.lines.push(line);
      before.y = (before.lines[0]!.y + line.y) / 2;
      before.box = around(before.box, boxOf(element));
    } else {
      const [x, y] = onBoard(element, line.x, line.y);
      const { fontSize, fontFamily } = getComputedStyle(element);
      found.push({ tier: Number(tier), size: parseFloat(fontSize), box: boxOf(element), x, y, lines: [line], families: fontFamily });
    }
  }
  return found;
}

/** Draws a name so many times larger than it is printed; its lines keep to its middle. */
function drawName({ lines, size }: Name, { scale, dx, dy, crowded }: Fit): void {
  const middle = (lines[0]!.y + lines.at(-1)!.y) / 2;
  for (const { element, y } of lines) {
    element.style.fontSize = scale === 1 ? "" : `${size * scale}px`;
    element.style.translate = dx === 0 && dy === 0 ? "" : `${dx}px ${dy}px`;
    if (lines.length > 1) element.setAttribute("y", String(middle + (y - middle) * scale));
    element.classList.toggle("is-crowded", crowded);
  }
}

/** The box of a text on the board, turned as it is. */
function boxOf(element: SVGTextElement): Box {
  const { x, y, width, height } = element.getBBox();
  const corners = [[x, y], [x + width, y], [x, y + height], [x + width, y + height]].map(([a, b]) => onBoard(element, a!, b!));
  const [xs, ys] = [corners.map(([a]) => a), corners.map(([, b]) => b)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

function onBoard(element: SVGTextElement, x: number, y: number): [number, number] {
  const turns = element.transform.baseVal;
  // To consolidate them would change the picture, and after each name all of it would be laid out anew.
  let [atX, atY] = [x, y];
  for (let n = turns.numberOfItems - 1; n >= 0; n--) {
    const { a, b, c, d, e, f } = turns.getItem(n).matrix;
    [atX, atY] = [a * atX + c * atY + e, b * atX + d * atY + f];
  }
  return [atX, atY];
}

function around(a: Box, b: Box): Box {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return { x, y, width: Math.max(a.x + a.width, b.x + b.width) - x, height: Math.max(a.y + a.height, b.y + b.height) - y };
}
