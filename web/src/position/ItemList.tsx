import { useEffect, useId, useState } from "preact/hooks";
import { useText } from "../app/context";
import type { EditorItem, PositionSheet } from "../protocol";

interface Props {
  sheet: PositionSheet;
  held: string;
  /** The place of the board that is looked at: what lies there comes first. */
  place: string;
  placeName: string;
  /** What the field in hand says that it cannot say. */
  wrong: string;
  onHold: (item: string) => void;
  onSet: (item: EditorItem, value: string) => void;
  onWrong: (problem: string) => void;
}

/** All that can be set, group by group; what is in hand shows its values. */
export function ItemList({ sheet, held, place, placeName, wrong, onHold, onSet, onWrong }: Props) {
  const t = useText();
  const [open, setOpen] = useState("moment");
  const [sought, setSought] = useState("");
  const row = (item: EditorItem, group = "") => (
    <ItemRow key={item.id} item={item} sheet={sheet} group={group} held={held === item.id} wrong={held === item.id ? wrong : ""} onHold={() => onHold(held === item.id ? "" : item.id)} onSet={(value) => onSet(item, value)} onWrong={onWrong} />
  );
  const groupOf = (item: EditorItem) => sheet.groups.find(({ id }) => id === item.group)?.name;
  const here = place ? sheet.items.filter((item) => placeOf(item, sheet) === place || item.at === place) : [];
  const found = sought.trim() ? sheet.items.filter(({ name }) => name.toLowerCase().includes(sought.trim().toLowerCase())).slice(0, 30) : [];
  useEffect(() => {
    // What is taken in hand on the board, or by its flaw, is seen in the list.
    const item = sheet.items.find(({ id }) => id === held);
    if (item && ![...here, ...found].includes(item)) setOpen(item.group);
  }, [held]);
  return (
    <div class="position-items">
      {place && (
        <section aria-label={t("position-here", { place: placeName })}>
          <h3>{t("position-here", { place: placeName })}</h3>
          <ul>{here.map((item) => row(item, groupOf(item)))}</ul>
        </section>
      )}
      <label class="position-find">
        <span class="sr-only">{t("position-find")}</span>
        <input type="search" placeholder={t("position-find")} value={sought} onInput={(event) => setSought(event.currentTarget.value)} />
      </label>
      {found.length > 0 && <ul>{found.map((item) => row(item, groupOf(item)))}</ul>}
      {sheet.groups.map((group) => (
        <section key={group.id}>
          <button type="button" class="position-group" aria-expanded={open === group.id} onClick={() => setOpen(open === group.id ? "" : group.id)}>
            {group.name}
          </button>
          {open === group.id && <ul>{sheet.items.filter((item) => item.group === group.id).map((item) => row(item))}</ul>}
        </section>
      ))}
    </div>
  );
}

/** The place of the board on which an item lies; empty if it lies on none. */
export function placeOf(item: EditorItem, sheet: PositionSheet): string {
  return sheet.values[item.values]?.find(({ id }) => id === item.value)?.area ?? "";
}

/** Whether an item can be put on the board: on one of its places, or at a point. */
export const hasPlaces = (item: EditorItem, sheet: PositionSheet) => item.kind === "point" || (sheet.values[item.values] ?? []).some(({ area }) => area);

/**
 * The id that an item has after it was set. Pieces that are all alike are numbered by where they lie: the one that was set may
 * have another number then.
 */
export function sameItem(items: EditorItem[], { id, kind, group, values }: EditorItem, value: string): string {
  const now = items.find((item) => item.id === id);
  if (kind !== "choice" || now?.value === value) return id;
  const family = id.replace(/\d+$/, "");
  return items.find((item) => item.group === group && item.values === values && item.value === value && item.id.startsWith(family))?.id ?? id;
}

interface RowProps {
  item: EditorItem;
  sheet: PositionSheet;
  /** The name of its group, where that is not read above it. */
  group: string;
  held: boolean;
  wrong: string;
  onHold: () => void;
  onSet: (value: string) => void;
  onWrong: (problem: string) => void;
}

function ItemRow({ item, sheet, group, held, wrong, onHold, onSet, onWrong }: RowProps) {
  const values = sheet.values[item.values] ?? [];
  const now = values.find(({ id }) => id === item.value)?.name ?? item.value;
  return (
    <li class={held ? "is-held" : ""}>
      <button type="button" aria-expanded={held} onClick={onHold}>
        <span>
          {item.name} {group && <small>{group}</small>}
        </span>{" "}
        <b>{now}</b>
      </button>
      {held && item.kind === "number" && <NumberField item={item} wrong={wrong} onSet={onSet} onWrong={onWrong} />}
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

/** A number; what is none of the item's numbers is refused here, and stays in the field. */
function NumberField({ item, wrong, onSet, onWrong }: Pick<RowProps, "item" | "wrong" | "onSet" | "onWrong">) {
  const t = useText();
  const problem = useId();
  const [text, setText] = useState(item.value);
  useEffect(() => setText(item.value), [item.value]);
  const fits = ({ value, validity }: HTMLInputElement) => value !== "" && validity.valid;
  return (
    <>
      <input
        type="number"
        aria-label={item.name}
        aria-invalid={wrong !== ""}
        aria-describedby={wrong ? problem : undefined}
        min={item.low}
        max={item.high}
        value={text}
        onInput={({ currentTarget: field }) => {
          setText(field.value);
          onWrong(fits(field) ? "" : t("position-number", { low: item.low, high: item.high }));
        }}
        onChange={({ currentTarget: field }) => fits(field) && onSet(String(Number(field.value)))}
      />
      {wrong && (
        <p id={problem} class="notice" role="alert">
          {wrong}
        </p>
      )}
    </>
  );
}
