import { useText } from "../app/context";
import { Icon } from "../parts/Icon";
import type { Die } from "../protocol";

/** Middles of the pips of a die on a grid of 3 by 3, by its value. */
const PIPS: Record<number, [number, number][]> = {
  1: [[2, 2]],
  2: [[1, 1], [3, 3]],
  3: [[1, 1], [2, 2], [3, 3]],
  4: [[1, 1], [3, 1], [1, 3], [3, 3]],
  5: [[1, 1], [3, 1], [2, 2], [1, 3], [3, 3]],
  6: [[1, 1], [3, 1], [1, 2], [3, 2], [1, 3], [3, 3]],
};

/** One die from above: pips up to 6, else the number. `delay` says how many dice come to rest before it. */
export function DieFace({ value, delay = 0 }: { value: number; delay?: number }) {
  return (
    <svg class="die-face" viewBox="0 0 40 40" role="img" aria-label={String(value)} style={{ "--n": delay }}>
      <rect x="1.5" y="1.5" width="37" height="37" rx="8" />
      {PIPS[value]?.map(([x, y]) => <circle key={`${x}${y}`} cx={x * 10} cy={y * 10} r="3.6" />) ?? (
        <text x="20" y="20">
          {value}
        </text>
      )}
    </svg>
  );
}

/** The last dice; a new one gets a new element by its id, and so rolls once. */
export function DiceTray({ dice }: { dice: Die[] }) {
  const t = useText();
  if (dice.length === 0) return null;
  return (
    <div class="dice" role="group" aria-label={t("dice")}>
      {dice.map((die) => (
        <div key={die.id} class={die.good ? "die is-good" : "die"}>
          <DieFace value={die.value} />
          <span class="die-text">
            <Icon name={die.good ? "check" : "cross"} />
            {die.text}
          </span>
        </div>
      ))}
    </div>
  );
}
