import type { BoardArt, Box } from "../board/art";
import type { Scene } from "../protocol";

/** So much of the board lies on each side of what can be answered: whoever solves it looks at the neighbours, too. */
const MARGIN = 0.08;
/** A part that is nearly as large as the board, in width and in height, is not worth looking at by itself. */
const LARGE = 0.85;

/**
 * The part of the board picture with all that can be answered; null if that is most of the board. An open table is shown as a
 * whole: a line of sight may come from anywhere.
 */
export function partToSolve(scene: Scene, { areas, viewBox }: BoardArt): Box | null {
  if (scene.ground) return null;
  const asked = scene.tokens.filter(({ choices }) => choices.length > 0).map(({ place }) => place);
  const places = [...scene.areas.filter(({ choices }) => choices.length > 0).map(({ id }) => id), ...asked];
  const spots = places.flatMap((place) => areas.get(place) ?? []);
  if (spots.length === 0) return null;
  const span = (of: "x" | "y", size: "width" | "height") => {
    const [all, margin] = [spots.map((spot) => spot[of]), MARGIN * viewBox[size]];
    const from = Math.max(viewBox[of], Math.min(...all) - margin);
    return { from, size: Math.min(viewBox[of] + viewBox[size], Math.max(...all) + margin) - from };
  };
  const [x, y] = [span("x", "width"), span("y", "height")];
  if (x.size > LARGE * viewBox.width && y.size > LARGE * viewBox.height) return null;
  return { x: x.from, y: y.from, width: x.size, height: y.size };
}
