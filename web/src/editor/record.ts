/** A record of a file: plain data, of which only the fields that a EditorSpec names are known. It is never changed, only replaced. */
export type Rec = Record<string, unknown>;

export const isRec = (value: unknown): value is Rec => typeof value === "object" && value !== null && !Array.isArray(value);

/** The value at the end of a path of names and numbers. */
export function valueAt(record: unknown, path: readonly string[]): unknown {
  let found = record;
  for (const step of path) found = isRec(found) ? found[step] : Array.isArray(found) ? found[Number(step)] : undefined;
  return found;
}

/** The record with another value at the end of a path; `undefined` takes the field away, and what is empty without it. */
export function withValue(record: Rec, path: readonly string[], value: unknown): Rec {
  return changed(record, path, value) as Rec;
}

function changed(old: unknown, [step, ...rest]: readonly string[], value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(old)) return old.map((entry, i) => (i === Number(step) ? changed(entry, rest, value) : entry));
  const held = isRec(old) ? old : {};
  const inner = changed(held[step], rest, value);
  if (inner !== undefined && !(rest.length && isRec(inner) && Object.keys(inner).length === 0)) return { ...held, [step]: inner };
  const { [step]: _gone, ...others } = held;
  return others;
}

/** The entries of a list in a record; none if there is no list. */
export function entriesAt(record: unknown, path: readonly string[]): unknown[] {
  const found = valueAt(record, path);
  return Array.isArray(found) ? found : [];
}

/** A name like this that nobody has yet: `door`, `door_2`, `door_3` … A number at its end is counted on. */
export function freshName(wish: string, taken: ReadonlySet<string>): string {
  if (wish && !taken.has(wish)) return wish;
  const [, stem = "", digits = ""] = /^(.*?)_?(\d*)$/.exec(wish)!;
  const join = /\d$/.test(wish) && !/_\d+$/.test(wish) ? "" : "_";
  for (let number = digits ? Number(digits) + 1 : 2; ; number++) {
    const name = `${stem}${join}${digits.startsWith("0") ? String(number).padStart(digits.length, "0") : number}`;
    if (!taken.has(name)) return name;
  }
}
