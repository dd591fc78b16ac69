/** A part of the window, in pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** So far a card stays from the places it acts on, and from the edge of what is free. */
const MARGIN = 12;

/**
 * How far a card of a size is moved from the middle of what is free of the board, so that the places it acts on stay in sight:
 * to a side of them, or to the upper or lower edge. Where none of that has room it stays in the middle.
 */
export function aside(free: Box, size: { width: number; height: number }, places: Box[]): { x: number; y: number } {
  const none = { x: 0, y: 0 };
  if (places.length === 0) return none;
  const middle = { x: free.left + free.width / 2, y: free.top + free.height / 2 };
  const half = { x: size.width / 2 + MARGIN, y: size.height / 2 + MARGIN };
  const covers = ({ x, y }: { x: number; y: number }) =>
    places.some((place) => {
      const at = { x: place.left + place.width / 2, y: place.top + place.height / 2 };
      return Math.abs(at.x - middle.x - x) < half.x + Math.min(place.width / 2, MARGIN) && Math.abs(at.y - middle.y - y) < half.y + Math.min(place.height / 2, MARGIN);
    });
  const room = { x: free.width / 2 - half.x, y: free.height / 2 - half.y };
  const centres = places.map((place) => place.left + place.width / 2);
  const left = Math.min(...centres) - half.x - MARGIN - middle.x - 1;
  const right = Math.max(...centres) + half.x + MARGIN - middle.x + 1;
  const sides = [left, right].sort((a, b) => Math.abs(a) - Math.abs(b)).map((x) => ({ x, y: 0 }));
  const edges = [room.y, -room.y].map((y) => ({ x: 0, y }));
  const within = ({ x, y }: { x: number; y: number }) => Math.abs(x) <= Math.max(0, room.x) && Math.abs(y) <= Math.max(0, room.y);
  return [none, ...sides, ...edges].find((way) => within(way) && !covers(way)) ?? none;
}
