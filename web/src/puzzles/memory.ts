import { read, write } from "../app/storage";

/** So many ids of a game's puzzles are remembered, the latest: they go to the server in an address. */
const MOST = 160;

/** What this browser remembers of puzzles. */
export interface PuzzleMemory {
  /** The puzzles that were tried, of each game the latest last. */
  known: string[];
  /** How many were right in a row at the first try, up to now and at most. */
  streak: number;
  best: number;
}

export function puzzleMemory(): PuzzleMemory {
  return read<PuzzleMemory>("puzzles", { known: [], streak: 0, best: 0 });
}

const isOf = (game: string) => (id: string) => id.startsWith(`${game}-`);

/** Remembers a try. Only the first one of a puzzle counts for the row. */
export function keepTry(game: string, id: string, right: boolean): PuzzleMemory {
  const { known, streak, best } = puzzleMemory();
  const now = known.includes(id) ? streak : right ? streak + 1 : 0;
  const others = known.filter((one) => one !== id);
  const kept = {
    known: [...others.filter((one) => !isOf(game)(one)), ...[...others.filter(isOf(game)), id].slice(-MOST)],
    streak: now,
    best: Math.max(best, now),
  };
  write("puzzles", kept);
  return kept;
}

/** The ids of a game's puzzles that are not to come again. */
export function knownOf(game: string): string[] {
  return puzzleMemory().known.filter(isOf(game));
}
