import { useState } from "preact/hooks";
import { useText } from "../app/context";
import type { ArmyList } from "../protocol";

interface Props {
  lists: ArmyList[];
  list: string;
  year: number;
  onPick: (list: string, year: number) => void;
}

/** The army lists with the years they fight in. Another year keeps the men; another list begins anew. */
export function ListPicker({ lists, list, year, onPick }: Props) {
  const t = useText();
  const [chosen, setChosen] = useState(list);
  const known = lists.find(({ id }) => id === (list || chosen)) ?? null;
  const pick = (id: string) => {
    const next = lists.find((one) => one.id === id);
    setChosen(id);
    if (next) onPick(id, Math.min(Math.max(year || next.first, next.first), next.last));
  };
  return (
    <div class="list-picker">
      <label>
        <span>{t("army-list")}</span>
        <select value={list} onChange={(event) => pick(event.currentTarget.value)}>
          {!list && <option value="">{t("army-choose")}</option>}
          {lists.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {known && (
        <label>
          <span>{t("army-year")}</span>
          <select value={year} onChange={(event) => onPick(known.id, Number(event.currentTarget.value))}>
            {Array.from({ length: known.last - known.first + 1 }, (_, n) => known.first + n).map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </select>
        </label>
      )}
      {known && (
        <details>
          <summary>{known.note}</summary>
          <p>{known.text}</p>
        </details>
      )}
    </div>
  );
}
