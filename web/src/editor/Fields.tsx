import { useId, useState } from "preact/hooks";
import { useText } from "../app/context";
import { Icon } from "../parts/Icon";
import { IconButton } from "../parts/IconButton";
import type { Diagnostic, FormField } from "../protocol";
import { boxFrom, newEntry, numbered } from "./pieces";
import { entriesAt, isRec, valueAt, withValue, type Rec } from "./record";
import { boundsOf, cornersOf } from "./shape";
import type { Point } from "../board/ground";

interface Props {
  fields: FormField[];
  record: Rec;
  /** What is wrong with this record; the paths are those of its fields. */
  diagnostics: Diagnostic[];
  /** Where boxes of new entries begin. */
  middle: Point;
  onChange: (record: Rec) => void;
}

/** A form: the fields of a record. */
export function Fields({ fields, record, diagnostics, middle, onChange }: Props) {
  return (
    <div class="fields">
      {fields.map((field) => {
        const within = diagnostics.filter(({ path }) => field.path.every((step, i) => path[i] === step));
        const rest = within.map((diagnostic) => ({ ...diagnostic, path: diagnostic.path.slice(field.path.length) }));
        const set = (value: unknown) => onChange(withValue(record, field.path, value));
        const key = field.path.join(".");
        if (field.kind === "list") return <ListField key={key} field={field} record={record} diagnostics={rest} middle={middle} onChange={set} />;
        return <Field key={key} field={field} value={valueAt(record, field.path)} diagnostics={rest} onChange={set} />;
      })}
    </div>
  );
}

export function Diagnostics({ diagnostics, id }: { diagnostics: Diagnostic[]; id?: string }) {
  if (diagnostics.length === 0) return null;
  return (
    <div class="diagnostic" id={id}>
      {diagnostics.map(({ text }, i) => (
        <p key={i}>{text}</p>
      ))}
    </div>
  );
}

interface FieldProps {
  field: FormField;
  value: unknown;
  diagnostics: Diagnostic[];
  onChange: (value: unknown) => void;
}

/** One field with its label, and below it what is wrong. */
function Field({ field, value, diagnostics, onChange }: FieldProps) {
  const id = useId();
  const shown = value === undefined ? field.default : value;
  const about = [field.note && `${id}-note`, diagnostics.length > 0 && `${id}-diagnostic`].filter(Boolean).join(" ");
  const said = { "aria-describedby": about || undefined, "aria-invalid": diagnostics.length > 0 || undefined };
  const classes = ["field", `is-${field.kind}`, diagnostics.length > 0 && "is-faulty"].filter(Boolean).join(" ");
  const below = (
    <>
      {field.note && <small id={`${id}-note`}>{field.note}</small>}
      <Diagnostics diagnostics={diagnostics} id={`${id}-diagnostic`} />
    </>
  );
  if (field.kind === "box") {
    return (
      <fieldset class={classes}>
        <legend>{field.name}</legend>
        <BoxInputs value={value} onChange={onChange} />
        {below}
      </fieldset>
    );
  }
  return (
    <div class={classes}>
      <label>
        {field.kind === "flag" && (
          <input type="checkbox" checked={shown === true} {...said} onChange={(event) => onChange(event.currentTarget.checked)} />
        )}
        <span>
          {field.name}
          {field.unit && ` (${field.unit})`}
        </span>
        {field.kind === "number" && <NumberInput value={shown} low={field.low} high={field.high} onChange={onChange} {...said} />}
        {field.kind === "text" && <TextInput value={String(shown ?? "")} most={field.high} onChange={(text) => onChange(textOf(field, text))} {...said} />}
        {field.kind === "choice" && (
          <select
            {...said}
            value={field.values.findIndex((one) => one.value === (shown ?? null))}
            onChange={(event) => onChange(field.values[Number(event.currentTarget.value)]!.value ?? undefined)}
          >
            {field.values.map((one, i) => (
              <option key={i} value={i}>
                {one.name}
              </option>
            ))}
          </select>
        )}
      </label>
      {below}
    </div>
  );
}

function textOf(field: FormField, text: string): string | undefined {
  return text.trim() || (field.optional ? undefined : "");
}

/** What is being typed: it stays until it is taken over, whatever else the page has to show meanwhile. */
function useTyped(value: string, onChange: (text: string) => void) {
  const [typed, setTyped] = useState<string | null>(null);
  return {
    value: typed ?? value,
    onInput: (event: { currentTarget: { value: string } }) => setTyped(event.currentTarget.value),
    onChange: (event: { currentTarget: { value: string } }) => {
      onChange(event.currentTarget.value);
      setTyped(null);
    },
    onBlur: () => setTyped(null),
  };
}

interface TextProps {
  value: string;
  most: number;
  onChange: (text: string) => void;
}

/** A text, in more than one line if it may be long. */
function TextInput({ value, most, onChange, ...said }: TextProps) {
  const typed = useTyped(value, onChange);
  return most > 100 ? <textarea rows={2} maxLength={most} {...said} {...typed} /> : <input type="text" maxLength={most} {...said} {...typed} />;
}

interface NumberProps {
  value: unknown;
  low: number;
  high: number;
  label?: string;
  onChange: (value: number) => void;
}

/** A whole number; what is none is forgotten. */
export function NumberInput({ value, low, high, label, onChange, ...said }: NumberProps) {
  const typed = useTyped(typeof value === "number" ? String(value) : "", (text) => {
    const number = Number(text);
    if (text && Number.isInteger(number)) onChange(number);
  });
  return <input type="number" inputMode="numeric" step={1} min={low} max={high} aria-label={label} {...said} {...typed} />;
}

/** A rectangle along the edges of the board: its corner in the south-west, and how wide and deep it is. */
export function BoxInputs({ value, onChange }: { value: unknown; onChange: (value: unknown) => void }) {
  const t = useText();
  const corners = cornersOf(value);
  const { west, south, east, north } = boundsOf(corners.length ? corners : [[0, 0]]);
  const [wide, deep] = [east - west, north - south];
  const far = 10_000;
  return (
    <div class="box-inputs">
      <label>
        <span>x</span>
        <NumberInput value={west} low={0} high={far} onChange={(x) => onChange(boxFrom(x, south, wide, deep))} />
      </label>
      <label>
        <span>y</span>
        <NumberInput value={south} low={0} high={far} onChange={(y) => onChange(boxFrom(west, y, wide, deep))} />
      </label>
      <label>
        <span>{t("editor-wide")}</span>
        <NumberInput value={wide} low={1} high={far} onChange={(x) => onChange(boxFrom(west, south, x, deep))} />
      </label>
      <label>
        <span>{t("editor-deep")}</span>
        <NumberInput value={deep} low={1} high={far} onChange={(y) => onChange(boxFrom(west, south, wide, y))} />
      </label>
    </div>
  );
}

interface ListProps {
  field: FormField;
  record: Rec;
  diagnostics: Diagnostic[];
  middle: Point;
  onChange: (entries: unknown[]) => void;
}

/** A list of entries with fields of their own, each folded up. */
function ListField({ field, record, diagnostics, middle, onChange }: ListProps) {
  const t = useText();
  const entries = entriesAt(record, field.path);
  const set = (next: unknown[]) => onChange(numbered(field, next));
  return (
    <fieldset class="field is-list">
      <legend>
        {field.name} ({entries.length})
      </legend>
      {field.note && <small>{field.note}</small>}
      <Diagnostics diagnostics={diagnostics.filter(({ path }) => path.length === 0)} />
      <ol>
        {entries.map((entry, number) => {
          const own = diagnostics.filter(({ path }) => path[0] === String(number)).map((diagnostic) => ({ ...diagnostic, path: diagnostic.path.slice(1) }));
          const name = `${number + (field.count ? 0 : 1)}. ${summary(field, entry)}`;
          return (
            <li key={number}>
              <details>
                <summary class={own.length > 0 ? "is-faulty" : ""}>
                  {own.length > 0 && <Icon name="alert" />}
                  {name}
                </summary>
                {isRec(entry) && (
                  <Fields fields={field.fields} record={entry} diagnostics={own} middle={middle} onChange={(next) => set(entries.map((old, i) => (i === number ? next : old)))} />
                )}
                <Diagnostics diagnostics={own.filter(({ path }) => path.length === 0)} />
              </details>
              <IconButton icon="trash" label={t("editor-remove", { name })} disabled={entries.length <= field.low} onClick={() => set(entries.filter((_, i) => i !== number))} />
            </li>
          );
        })}
      </ol>
      <button type="button" class="button" disabled={entries.length >= field.high} onClick={() => set([...entries, newEntry(field, entries, middle)])}>
        <Icon name="plus" /> {t("editor-entry")}
      </button>
    </fieldset>
  );
}

/** An entry in a few words: what is chosen in it, else its first numbers. */
function summary(field: FormField, entry: unknown): string {
  const chosen = field.fields.filter(({ kind }) => kind === "choice").slice(0, 2);
  const numbers = field.fields.filter(({ kind }) => kind === "number").slice(0, chosen.length ? 1 : 2);
  const names = chosen.flatMap((one) => one.values.find(({ value }) => value === valueAt(entry, one.path))?.name ?? []);
  const lengths = numbers.map((one) => `${String(valueAt(entry, one.path) ?? one.default ?? "?")} ${one.unit}`);
  return [...names, lengths.join(" – ")].join(", ");
}
