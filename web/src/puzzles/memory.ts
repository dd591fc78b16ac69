import { read, write } from "../app/storage";

/** So many ids of puzzles are remembered, the latest: they go to the server in an address. */
const MOST = 80;

/** What this browser remembers of puzzles. */
export interface PuzzleMemory {
  /** The puzzles that were tried, the latest last. */
  known: string[];
  /** How many were right in a row at the first try, up to now and at most. */
  streak: number;
  best: number;
  /** The day of the last daily puzzle that was tried, by game. */
  days: Record<string, string>;
}

export function puzzleMemory(): PuzzleMemory {
  return read<PuzzleMemory>("puzzles", { known: [], streak: 0, best: 0, days: {} });
}

/** Remembers a try. Only the first one of a puzzle counts for the row. */
export function keepTry(game: string, id: string, day: string, right: boolean): PuzzleMemory {
  const { known, streak, best, days } = puzzleMemory();
  const now = known.includes(id) ? streak : right ? streak + 1 : 0;
  const kept = { known: [...known.filter((one) => one !== id), id].slice(-MOST), streak: now, best: Math.max(best, now), days: day ? { ...days, [game]: day } : days };
  write("puzzles", kept);
  return kept;
}

/** The ids of a game's puzzles that are not to come again. */
export function knownOf(game: string): string[] {
  return puzzleMemory().known.filter((id) => id.startsWith(`${game}-`));
}
