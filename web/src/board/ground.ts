import { zoomTransform } from "d3-zoom";
import type { Choice, Ground, Mark, Token } from "../protocol";
import type { AreaShape } from "./art";

/** A point of an open table: x to the right, y upwards. */
export type Point = [number, number];

/** Where the board picture shows a point: there y goes down. */
export function onPicture(ground: Ground, [x, y]: Point): Point {
  return [x, ground.height - y];
}

/** The point that a log names `x,y` or `x,y,z`; null if it is no point. */
export function pointNamed(name: string): Point | null {
  const [x, y] = name.split(",").map(Number);
  return Number.isFinite(x) && Number.isFinite(y) ? [x!, y!] : null;
}

/** Where the picture shows a space, or a point of an open table; null for what the board does not show. */
export function placeOf(name: string, areas: Map<string, AreaShape>, ground: Ground | null): Point | null {
  const area = areas.get(name);
  if (area) return [area.x, area.y];
  const point = ground && pointNamed(name);
  return point && onPicture(ground, point);
}

/** The point of the picture under the pointer, whatever the zoom. */
export function pictureAt(svg: SVGSVGElement, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { a, d, e, f } = svg.getScreenCTM()!;
  return zoomTransform(svg).invert([(clientX - e) / a, (clientY - f) / d]);
}

/** So many pixels beside the table are still its edge, for nobody hits a line. */
const EDGE_PX = 12;

/** The point of the table under the pointer, in whole units; null beside the table. */
export function tableAt(svg: SVGSVGElement, ground: Ground, event: { clientX: number; clientY: number }): Point | null {
  const [x, y] = pictureAt(svg, event);
  const point = within(ground, [x, ground.height - y]);
  return Math.hypot(point[0] - x, ground.height - point[1] - y) <= unitsOf(svg, EDGE_PX) ? point : null;
}

/** The nearest point that is on the table. */
export function within(ground: Ground, [x, y]: Point): Point {
  return [Math.min(Math.max(Math.round(x), 0), ground.width), Math.min(Math.max(Math.round(y), 0), ground.height)];
}

/** How many units lie under so many pixels. */
export function unitsOf(svg: SVGSVGElement, pixels: number): number {
  return pixels / (svg.getScreenCTM()!.a * zoomTransform(svg).k);
}

/** A distance in whole units, rounded up: what shows no more than 20 is no more than 20. */
export function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.ceil(Math.sqrt((ax - bx) ** 2 + (ay - by) ** 2));
}

/** A length in the unit people measure in, as it is written in a language. */
export function lengthText(ground: Ground, units: number, lang: string): string {
  const digits = Math.ceil(Math.log10(ground.units));
  const number = new Intl.NumberFormat(lang, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(units / ground.units);
  return ground.measure ? `${number} ${ground.measure}` : number;
}

/** The piece whose middle is nearest, if the point lies on it or at most `slack` units from its middle. */
export function pieceAt(tokens: Token[], [x, y]: Point, slack: number): Token | null {
  let best: Token | null = null;
  let least = Infinity;
  for (const token of tokens) {
    if (!token.at) continue;
    const far = Math.hypot(token.at[0] - x, token.at[1] - y);
    if (far < least && far <= Math.max(token.size / 2, slack)) [best, least] = [token, far];
  }
  return best;
}

/** The pieces whose middles are at most so far from a point, the nearest first. */
export function piecesNear(tokens: Token[], [x, y]: Point, slack: number): Token[] {
  const far = ({ at }: Token) => (at ? Math.hypot(at[0] - x, at[1] - y) : Infinity);
  return tokens.filter((token) => far(token) <= slack).sort((a, b) => far(a) - far(b));
}

/** The pieces with a name whose middles are at most so far from a point, in the order of their names. */
export function standing(tokens: Token[], point: Point, radius: number): Token[] {
  return piecesNear(tokens, point, radius).filter((token) => token.name).sort((a, b) => a.name.localeCompare(b.name, undefined, { numeric: true }));
}

/** What of a point a notation with `{x}` and `{y}` says. */
export function filled(spot: Choice, [x, y]: Point): Choice {
  const put = (form: string) => form.replaceAll("{x}", String(x)).replaceAll("{y}", String(y));
  return { ...spot, action: put(spot.action), then: spot.then.map(put) };
}

/** Whether an action is what one of these notations says of some point. */
export function fitsSpot(spots: Choice[], action: string): boolean {
  return pointInSpots(spots, action) !== null;
}

/** The choice among those of any point that an action is, with its point; null if it is none of them. */
export function pointInSpots(spots: Choice[], action: string): { choice: Choice; point: Point } | null {
  for (const choice of spots) {
    if (!choice.action.includes("{")) continue;
    const order = [...choice.action.matchAll(/\{([xy])\}/g)].map(([, name]) => name);
    const pattern = choice.action.split(/\{[xy]\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
    const found = new RegExp(`^${pattern.join("(\\d+)")}$`).exec(action);
    if (found) return { choice, point: [Number(found[order.indexOf("x") + 1]), Number(found[order.indexOf("y") + 1])] };
  }
  return null;
}

/** Lists of coordinates as points. */
export function pointsOf(line: number[]): Point[] {
  const points: Point[] = [];
  for (let i = 0; i + 1 < line.length; i += 2) points.push([line[i]!, line[i + 1]!]);
  return points;
}

/** The outline of a mark as an SVG path in the picture. */
export function pathOf(mark: Mark, ground: Ground): string {
  const shown = mark.lines.map((line) => pointsOf(line).map((point) => onPicture(ground, point)));
  const r = mark.radius;
  if (mark.shape === "circle") return shown.flat().map(([x, y]) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`).join("");
  const end = mark.shape === "polygon" ? "Z" : "";
  return shown.map((points) => `M${points.map(([x, y]) => `${x} ${y}`).join("L")}${end}`).join("");
}

/** Where the badge of a mark is shown, if it has one. */
export function badgeAt({ badge, spot, shape, lines, radius }: Mark): Point | null {
  const points = pointsOf(lines[0] ?? []);
  const [first, last] = [points[0], points[points.length - 1]];
  if (!badge || !first || !last) return null;
  if (spot) return spot;
  if (shape === "circle") return [first[0], first[1] + radius];
  return shape === "line" ? last : first;
}

/** Whether a point lies in a mark, or at most `slack` units from it if it is a line. */
export function isUnder(mark: Mark, point: Point, slack: number): boolean {
  const lines = mark.lines.map(pointsOf);
  if (mark.shape === "circle") return lines.flat().some((middle) => Math.hypot(middle[0] - point[0], middle[1] - point[1]) <= mark.radius);
  if (mark.shape === "line") return lines.some((line) => line.some((to, i) => i > 0 && offLeg(line[i - 1]!, to, point) <= slack));
  return lines.filter((outline) => isInside(outline, point)).length % 2 === 1;
}

function isInside(outline: Point[], [x, y]: Point): boolean {
  let inside = false;
  outline.forEach(([bx, by], i) => {
    const [ax, ay] = outline[(i || outline.length) - 1]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}

/** How far a point is from a leg of a line. */
function offLeg([ax, ay]: Point, [bx, by]: Point, [x, y]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const along = Math.min(Math.max(((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1), 0), 1);
  return Math.hypot(ax + along * dx - x, ay + along * dy - y);
}
