import { useState } from "preact/hooks";
import { useText } from "../app/context";
import { filled, within, type Point } from "../board/ground";
import { Cite } from "../parts/Cite";
import type { Choice, Ground } from "../protocol";

interface Props {
  ground: Ground;
  spots: Choice[];
  game: string;
  onPick: (choice: Choice) => void;
}

/** Any point of an open table, for those who choose in words: its coordinates, and what can be done there. */
export function SpotForm({ ground, spots, game, onPick }: Props) {
  const t = useText();
  const [point, setPoint] = useState<Point>(within(ground, [ground.width / 2, ground.height / 2]));
  const field = (axis: 0 | 1, label: string) => (
    <label>
      {label}
      <input
        type="number"
        min={0}
        max={(axis ? ground.height : ground.width) / ground.units}
        step={1 / ground.units}
        value={point[axis] / ground.units}
        onInput={(event) => {
          const value = event.currentTarget.valueAsNumber * ground.units;
          if (!Number.isNaN(value)) setPoint(within(ground, axis ? [point[0], value] : [value, point[1]]));
        }}
      />
    </label>
  );
  return (
    <fieldset class="spot-form">
      <legend>{t("any-point")}</legend>
      {field(0, t("point-x", { measure: ground.measure }))}
      {field(1, t("point-y", { measure: ground.measure }))}
      <ul>
        {spots.map((spot) => (
          <li key={spot.action}>
            <button type="button" class="button" onClick={() => onPick(filled(spot, point))}>
              {spot.label}
            </button>
            <Cite game={game} cite={spot.cite} />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
