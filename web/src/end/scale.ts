/** Where numbers lie on a chart: round steps on the upright axis, and labels on the other one that do not run into each other. */

const STEPS = [1, 2, 5];

/** The least round step with which at most so many steps lead over this span. */
export function roundStep(span: number, most: number): number {
  for (let power = 1; ; power *= 10) {
    for (const step of STEPS) if (span / (step * power) <= most) return step * power;
  }
}

/** The marks of the upright axis, from below the least number to above the largest one. */
export function ticks(numbers: number[], most = 5): number[] {
  const low = Math.min(0, ...numbers);
  const high = Math.max(1, ...numbers);
  const step = roundStep(high - low, most);
  const found: number[] = [];
  for (let at = Math.floor(low / step) * step; at < high + step; at += step) found.push(at);
  return found;
}

/** Which of so many moments have their names written, at most so many, the first and the last one among them. */
export function named(count: number, most: number): number[] {
  if (count <= 1) return count === 1 ? [0] : [];
  const parts = Math.max(1, Math.min(count, most) - 1);
  return [...new Set(Array.from({ length: parts + 1 }, (_, i) => Math.round((i * (count - 1)) / parts)))];
}

/** Heights moved apart so that no two are nearer than this; their order stays. */
export function apart(heights: number[], least: number, lowest: number): number[] {
  const order = heights.map((_, i) => i).sort((a, b) => heights[a]! - heights[b]!);
  const found = [...heights];
  order.forEach((one, n) => {
    const before = order[n - 1];
    if (before !== undefined) found[one] = Math.max(found[one]!, found[before]! + least);
  });
  const over = Math.max(0, (found[order[order.length - 1]!] ?? 0) - lowest);
  return found.map((height) => height - over);
}
