export interface Target {
  x: number;
  y: number;
}

const DIRECTIONS: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The nearest target in the direction of an arrow key; sideways distance counts double, so that straight ahead wins. */
export function nearest<T extends Target>(from: Target, key: string, targets: T[]): T | null {
  const direction = DIRECTIONS[key];
  if (!direction) return null;
  const [ax, ay] = direction;
  let best: T | null = null;
  let bestCost = Infinity;
  for (const target of targets) {
    const dx = target.x - from.x;
    const dy = target.y - from.y;
    const ahead = dx * ax + dy * ay;
    const aside = Math.abs(dx * ay) + Math.abs(dy * ax);
    const cost = ahead + 2 * aside;
    if (ahead > 1 && cost < bestCost) {
      best = target;
      bestCost = cost;
    }
  }
  return best;
}
