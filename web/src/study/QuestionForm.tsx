import { useId } from "preact/hooks";
import { useText } from "../app/context";
import { Icon } from "../parts/Icon";
import { IconButton } from "../parts/IconButton";
import type { QuestionField, QuestionSection } from "../protocol";
import { rowsOf, valueOf } from "./address";

/** A number with no more values than this is chosen from a list, which knows no wrong ones. */
const FEW = 12;
/** Names no longer than this stand close together. */
const SHORT = 4;
const YES = "yes";
const NO = "no";

interface Props {
  sections: QuestionSection[];
  /** Values that were changed and not answered yet. */
  ask: Record<string, string>;
  onSet: (id: string, value: string) => void;
}

/** The form of a question, as its game describes it. */
export function QuestionForm({ sections, ask, onSet }: Props) {
  return (
    <form class="question" onSubmit={(event) => event.preventDefault()}>
      {sections.map((section) => (
        <fieldset key={section.fields[0]?.id} class="question-section">
          <legend>{section.title}</legend>
          {section.fields.map((field) => (
            <Field key={field.id} field={field} value={ask[field.id] ?? field.value} onSet={(value) => onSet(field.id, value)} />
          ))}
        </fieldset>
      ))}
    </form>
  );
}

interface FieldProps {
  field: QuestionField;
  value: string;
  onSet: (value: string) => void;
}

function Field({ field, value, onSet }: FieldProps) {
  const id = useId();
  const note = field.note && <small id={`${id}-note`}>{field.note}</small>;
  const about = field.note ? `${id}-note` : undefined;
  if (field.kind === "rows") return <Rows field={field} value={value} onSet={onSet} note={note} />;
  if (field.kind === "many") return <Many field={field} value={value} onSet={onSet} note={note} />;
  if (field.kind === "flag") {
    return (
      <div class="question-field is-flag">
        <label>
          <input type="checkbox" checked={value === YES} aria-describedby={about} onChange={(event) => onSet(event.currentTarget.checked ? YES : NO)} />
          <span>{field.name}</span>
        </label>
        {note}
      </div>
    );
  }
  return (
    <div class="question-field">
      <label>
        <span>{field.name}</span>
        <Single field={field} value={value} onSet={onSet} about={about} />
      </label>
      {note}
    </div>
  );
}

/** The input of a number or a choice. */
function Single({ field, value, onSet, label, about }: FieldProps & { label?: string; about?: string | undefined }) {
  const named = { class: `is-${field.kind}`, "aria-label": label, "aria-describedby": about };
  const few = field.kind === "number" && field.high - field.low < FEW;
  if (field.kind === "number" && !few)
    return <input type="number" inputMode="numeric" min={field.low} max={field.high} value={value} {...named} onChange={(event) => onSet(event.currentTarget.value)} />;
  const values = few ? Array.from({ length: field.high - field.low + 1 }, (_, n) => String(field.low + n)).map((n) => ({ id: n, name: n })) : field.values;
  return (
    <select value={value} {...named} onChange={(event) => onSet(event.currentTarget.value)}>
      {values.map((one) => (
        <option key={one.id} value={one.id}>
          {one.name}
        </option>
      ))}
    </select>
  );
}

type GroupProps = FieldProps & { note: preact.ComponentChildren };

/** Values of which any may be chosen. */
function Many({ field, value, onSet, note }: GroupProps) {
  const chosen = value ? value.split(",") : [];
  const toggle = (id: string, on: boolean) => onSet(field.values.map((one) => one.id).filter((one) => (one === id ? on : chosen.includes(one))).join(","));
  return (
    <fieldset class={field.values.every(({ name }) => name.length <= SHORT) ? "question-field is-many is-short" : "question-field is-many"}>
      <legend>{field.name}</legend>
      {note}
      {field.values.map((one) => (
        <label key={one.id}>
          <input type="checkbox" checked={chosen.includes(one.id)} onChange={(event) => toggle(one.id, event.currentTarget.checked)} />
          <span>{one.name}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Rows of values, each of which can go, and a button for one more. */
function Rows({ field, value, onSet, note }: GroupProps) {
  const t = useText();
  const rows = rowsOf(value);
  const nameOf = (part: QuestionField, id: string) => part.values.find((one) => one.id === id)?.name ?? id;
  const told = (row: string[]) => field.fields.map((part, n) => nameOf(part, row[n]!)).join(" ");
  const change = (at: number, n: number, to: string) => onSet(valueOf(rows.map((row, i) => (i === at ? row.map((old, j) => (j === n ? to : old)) : row))));
  const fresh = rows.at(-1) ?? field.fields.map((part) => part.value);
  return (
    <fieldset class="question-field is-rows">
      <legend>{field.name}</legend>
      {note}
      {rows.map((row, i) => (
        <div key={i} class="question-row">
          {field.fields.map((part, n) => (
            <Single key={part.id} field={part} value={row[n] ?? part.value} label={t("odds-part", { part: part.name, number: i + 1 })} onSet={(to) => change(i, n, to)} />
          ))}
          {rows.length > field.low && <IconButton icon="cross" label={t("odds-remove", { name: told(row) })} onClick={() => onSet(valueOf(rows.filter((_, at) => at !== i)))} />}
        </div>
      ))}
      {rows.length < field.high && (
        <button type="button" class="button" onClick={() => onSet(valueOf([...rows, fresh]))}>
          <Icon name="plus" /> {t("odds-add")}
        </button>
      )}
    </fieldset>
  );
}
