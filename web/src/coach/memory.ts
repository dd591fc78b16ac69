import { read, write } from "../app/storage";

/** What is remembered of the coach of a match: whether it is called, and the hints that were given, in their order. */
export interface Memory {
  open: boolean;
  done: string[];
}

export function remembered(match: string): Memory {
  return read<Memory>(`coach.${match}`, { open: false, done: [] });
}

export function remember(match: string, memory: Memory): void {
  write(`coach.${match}`, memory);
}
