import type { BoardArt, Box } from "../board/art";
import type { Scene } from "../protocol";

/** So much of the board lies on each side of what can be answered: whoever solves it looks at the neighbours, too. */
const MARGIN = 0.08;
/** A part that is nearly as wide or as high as the board is not worth looking at by itself. */
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
  const spread = (of: "x" | "y", size: "width" | "height") => {
    const all = spots.map((spot) => spot[of]);
    const [from, to] = [Math.min(...all), Math.max(...all)];
    return { middle: (from + to) / 2, share: (to - from) / viewBox[size] + 2 * MARGIN };
  };
  const [x, y] = [spread("x", "width"), spread("y", "height")];
  // In the shape of the board: of a wider or higher part the screen would cut off what can be answered.
  const share = Math.max(x.share, y.share);
  if (share > LARGE) return null;
  const [width, height] = [share * viewBox.width, share * viewBox.height];
  const within = (from: number, least: number, most: number) => Math.min(Math.max(from, least), most);
  return {
    x: within(x.middle - width / 2, viewBox.x, viewBox.x + viewBox.width - width),
    y: within(y.middle - height / 2, viewBox.y, viewBox.y + viewBox.height - height),
    width,
    height,
  };
}
