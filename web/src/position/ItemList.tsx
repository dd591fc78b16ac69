import { useState } from "preact/hooks";
import { useText } from "../app/context";
import type { EditorItem, PositionSheet } from "../protocol";

interface Props {
  sheet: PositionSheet;
  held: string;
  /** The place of the board that is looked at: what lies there comes first. */
  place: string;
  placeName: string;
  onHold: (item: string) => void;
  onSet: (item: string, value: string) => void;
}

/** All that can be set, group by group; what is in hand shows its values. */
export function ItemList({ sheet, held, place, placeName, onHold, onSet }: Props) {
  const t = useText();
  const [open, setOpen] = useState("moment");
  const [sought, setSought] = useState("");
  const row = (item: EditorItem) => <ItemRow key={item.id} item={item} sheet={sheet} held={held === item.id} onHold={() => onHold(held === item.id ? "" : item.id)} onSet={(value) => onSet(item.id, value)} />;
  const here = place ? sheet.items.filter((item) => placeOf(item, sheet) === place || item.at === place) : [];
  const found = sought.trim() ? sheet.items.filter(({ name }) => name.toLowerCase().includes(sought.trim().toLowerCase())).slice(0, 30) : [];
  return (
    <div class="position-items">
      {place && (
        <section aria-label={t("position-here", { place: placeName })}>
          <h3>{t("position-here", { place: placeName })}</h3>
          <ul>{here.map(row)}</ul>
        </section>
      )}
      <label class="position-find">
        <span class="sr-only">{t("position-find")}</span>
        <input type="search" placeholder={t("position-find")} value={sought} onInput={(event) => setSought(event.currentTarget.value)} />
      </label>
      {found.length > 0 && <ul>{found.map(row)}</ul>}
      {sheet.groups.map((group) => (
        <section key={group.id}>
          <button type="button" class="position-group" aria-expanded={open === group.id} onClick={() => setOpen(open === group.id ? "" : group.id)}>
            {group.name}
          </button>
          {open === group.id && <ul>{sheet.items.filter((item) => item.group === group.id).map(row)}</ul>}
        </section>
      ))}
    </div>
  );
}

/** The place of the board on which an item lies; empty if it lies on none. */
export function placeOf(item: EditorItem, sheet: PositionSheet): string {
  return sheet.values[item.values]?.find(({ id }) => id === item.value)?.area ?? "";
}

interface RowProps {
  item: EditorItem;
  sheet: PositionSheet;
  held: boolean;
  onHold: () => void;
  onSet: (value: string) => void;
}

function ItemRow({ item, sheet, held, onHold, onSet }: RowProps) {
  const values = sheet.values[item.values] ?? [];
  const now = values.find(({ id }) => id === item.value)?.name ?? item.value;
  return (
    <li class={held ? "is-held" : ""}>
      <button type="button" aria-expanded={held} onClick={onHold}>
        <span>{item.name}</span> <b>{now}</b>
      </button>
      {held && item.kind === "number" && (
        <input type="number" aria-label={item.name} min={item.low} max={item.high} value={item.value} onChange={(event) => onSet(event.currentTarget.value)} />
      )}
      {held && item.kind !== "number" && (
        <select aria-label={item.name} value={item.value} onChange={(event) => onSet(event.currentTarget.value)}>
          {!values.some(({ id }) => id === item.value) && <option value={item.value}>{now}</option>}
          {values.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </li>
  );
}
