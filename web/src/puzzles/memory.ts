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

/** Remembers a guest's try. Only the first one of a puzzle counts for the row. */
export function keepTry(game: string, id: string, right: boolean): PuzzleMemory {
  const { known } = puzzleMemory();
  const others = known.filter((one) => one !== id);
  return keep(right, known.includes(id), [...others.filter((one) => !isOf(game)(one)), ...[...others.filter(isOf(game)), id].slice(-MOST)]);
}

/** Remembers the row of somebody with an account. Which puzzles were tried the table knows, for this account alone. */
export function keepRow(right: boolean, again: boolean): PuzzleMemory {
  return keep(right, again, puzzleMemory().known);
}

function keep(right: boolean, again: boolean, known: string[]): PuzzleMemory {
  const { streak, best } = puzzleMemory();
  const now = again ? streak : right ? streak + 1 : 0;
  const kept = {
    known,
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
