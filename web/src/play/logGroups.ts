import type { LogLine } from "../protocol";
import type { Story } from "./useLog";

/** Lines of the log that are told as one: a single line, or several of one kind and seat in a row. */
export interface LogGroup {
  /** The number of the first line. */
  from: number;
  lines: LogLine[];
  /** How it is told: once for all, the same words several times, or by its first line. */
  told: "alone" | "many" | "same" | "first";
}

/** So many lines with different words are folded: of two, the second would be as long as what is said of it. */
const FOLDED = 3;

/** The lines of the log in groups. A heading stands alone, and what was taken back is not told with what stands. */
export function grouped({ from, lines }: Story, takenBack: (ply: number) => boolean = () => false): LogGroup[] {
  const groups: LogGroup[] = [];
  let start = 0;
  for (let end = 1; end <= lines.length; end++) {
    if (end < lines.length && belong(lines[end - 1]!, lines[end]!, takenBack)) continue;
    const run = lines.slice(start, end);
    const told = telling(run);
    if (told === "alone") run.forEach((line, index) => groups.push({ from: from + start + index, lines: [line], told }));
    else groups.push({ from: from + start, lines: run, told });
    start = end;
  }
  return groups;
}

function belong(before: LogLine, line: LogLine, takenBack: (ply: number) => boolean): boolean {
  if (takenBack(before.ply) !== takenBack(line.ply)) return false;
  // What nobody clicked says so itself.
  if (before.by || line.by) return false;
  return line.kind !== "" && line.level >= 0 && line.kind === before.kind && line.seat === before.seat && line.many === before.many;
}

function telling(run: LogLine[]): LogGroup["told"] {
  if (run.length === 1) return "alone";
  if (run[0]!.many) return "many";
  if (run.every(({ text }) => text === run[0]!.text)) return "same";
  return run.length < FOLDED ? "alone" : "first";
}

/** The words of a group; `rest` says how many lines more there are than the one that is said. */
export function wordsOf({ lines, told }: LogGroup, rest: (count: number) => string): string {
  const [first] = lines;
  if (told === "many") return first!.many.replace("#", String(lines.length));
  if (told === "same") return `${lines.length} × ${first!.text}`;
  return told === "first" ? `${first!.text} ${rest(lines.length - 1)}` : first!.text;
}

/** All places of a group, each once. */
export function placesOf(lines: LogLine[]): string[] {
  return [...new Set(lines.flatMap(({ places }) => places))];
}

/** Whether a line begins a turn or a phase. */
export function isHeading({ level }: LogLine): boolean {
  return level < 0;
}
