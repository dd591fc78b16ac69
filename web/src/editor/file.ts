import type { EditorSpec } from "../protocol";
import { entriesAt, isRec, valueAt, type Rec } from "./record";

/** A file in the editor: all that it holds, and which of its records is worked on. */
export interface OpenFile {
  content: Rec;
  number: number;
}

/** Why a file cannot be opened: it is no JSON, or holds no record of the kind. */
export type Unreadable = "json" | "records";

/** A line no longer than this is kept in one. */
const LINE = 118;

/** Under which name a browser remembers what was last in the editor of a game. */
export const lastFile = (game: string) => `workshop.${game}`;

/** A file of one new record. */
export const fileOf = (spec: EditorSpec, record: Rec): OpenFile => ({ content: { [spec.records]: [record] }, number: 0 });

export function recordOf(spec: EditorSpec, { content, number }: OpenFile): Rec {
  return valueAt(content, [spec.records, String(number)]) as Rec;
}

export function withRecord(spec: EditorSpec, { content, number }: OpenFile, record: Rec): OpenFile {
  const records = entriesAt(content, [spec.records]).map((old, i) => (i === number ? record : old));
  return { content: { ...content, [spec.records]: records }, number };
}

/** The lists of a file that belong to its record. */
export function extraListsOf(spec: EditorSpec, { content }: OpenFile): Record<string, unknown[]> {
  return Object.fromEntries(spec.extra_lists.flatMap((name) => (Array.isArray(content[name]) ? [[name, content[name]]] : [])));
}

/** What a text holds; the first of its records is opened. */
export function readFile(spec: EditorSpec, text: string): OpenFile | Unreadable {
  let content: unknown;
  try {
    content = JSON.parse(text.replace(/^\ufeff/, ""));
  } catch {
    return "json";
  }
  const number = entriesAt(content, [spec.records]).findIndex(isRec);
  return isRec(content) && number >= 0 ? { content, number } : "records";
}

/** The text of a file: JSON, with as much on a line as fits. */
export function writeFile({ content }: OpenFile): string {
  return `${written(content, "")}\n`;
}

function written(value: unknown, indent: string): string {
  const line = inline(value);
  if (line.length + indent.length <= LINE || typeof value !== "object" || value === null) return line;
  const deeper = `${indent}  `;
  const parts = Array.isArray(value)
    ? value.map((entry) => written(entry, deeper))
    : Object.entries(value).map(([name, entry]) => `${JSON.stringify(name)}: ${written(entry, deeper)}`);
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  return `${open}\n${parts.map((part) => deeper + part).join(",\n")}\n${indent}${close}`;
}

function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(", ")}]`;
  if (isRec(value)) return `{${Object.entries(value).map(([name, entry]) => `${JSON.stringify(name)}: ${inline(entry)}`).join(", ")}}`;
  return JSON.stringify(value);
}

/** Hands a text over as a file. */
export function download(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
