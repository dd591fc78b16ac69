/** The field of an address that names the calculator; all others are those of the question. */
const TOOL = "tool";

export interface Asked {
  /** The calculator; empty: the first of the game. */
  tool: string;
  ask: Record<string, string>;
}

/** What an address asks for. */
export function askedIn(search: string): Asked {
  const { [TOOL]: tool = "", ...ask } = Object.fromEntries(new URLSearchParams(search));
  return { tool, ask };
}

/** The address of a question: the whole of it, so that it can be given to others. */
export function oddsPath(game: string, tool = "", ask: Record<string, string> = {}): string {
  const query = new URLSearchParams(tool ? { [TOOL]: tool, ...ask } : ask).toString();
  // These may stand in an address as they are, and it stays readable.
  const shown = query.replaceAll("%3A", ":").replaceAll("%2C", ",");
  return `/study/${encodeURIComponent(game)}/odds${shown && `?${shown}`}`;
}

/** The rows of a value, and a value of rows. */
export const rowsOf = (value: string): string[][] => (value ? value.split(",").map((row) => row.split(":")) : []);
export const valueOf = (rows: string[][]): string => rows.map((row) => row.join(":")).join(",");
