import type { Translate } from "../app/texts";
import type { ChartLine, MatchEnd, MatchPage } from "../protocol";

export interface Verdict {
  result: "won" | "lost" | "draw" | "over";
  /** By how much, if the numbers decided; else 0. */
  by: number;
}

const last = (line: ChartLine) => line.values[line.values.length - 1] ?? 0;
const best = (lines: ChartLine[]) => Math.max(...lines.map(last));

/** How the match ended for the viewer; whoever held all sides, or watched, neither won nor lost. */
export function verdict(table: MatchPage, end: MatchEnd | null): Verdict {
  const mine = table.seats.filter((seat) => seat.mine).map((seat) => seat.id);
  if (table.winners.length === 0) return { result: "draw", by: 0 };
  if (mine.length === 0 || mine.length === table.seats.length) return { result: "over", by: 0 };
  const won = mine.some((seat) => table.winners.includes(seat));
  return { result: won ? "won" : "lost", by: margin(table, mine, won, end) };
}

function margin(table: MatchPage, mine: string[], won: boolean, end: MatchEnd | null): number {
  const chart = end?.charts[0];
  if (!chart?.decisive) return 0;
  const winning = chart.lines.filter((line) => line.seats.some((seat) => table.winners.includes(seat)));
  const losing = chart.lines.filter((line) => !winning.includes(line));
  const against = won ? losing : losing.filter((line) => line.seats.some((seat) => mine.includes(seat)));
  return winning.length > 0 && against.length > 0 ? Math.max(0, best(winning) - best(against)) : 0;
}

/** The line of the chart whose seats are just those that have won. */
export function winningSide(table: MatchPage, end: MatchEnd | null): ChartLine | undefined {
  return end?.charts[0]?.lines.find(
    ({ seats }) => seats.length > 0 && seats.length === table.winners.length && seats.every((seat) => table.winners.includes(seat)),
  );
}

/** Who has won, by the name of their side if they are one. */
export function winnersOf(table: MatchPage, end: MatchEnd | null, lang: string): string {
  const side = winningSide(table, end);
  if (side) return side.name;
  const names = table.seats.filter((seat) => table.winners.includes(seat.id)).map((seat) => seat.name);
  return new Intl.ListFormat(lang).format(names);
}

/** The headline: the result as the viewer sees it, else who has won. */
export function headline({ result, by }: Verdict, winners: string, t: Translate): string {
  if (result === "over") return t("won", { seats: winners });
  return t("verdict", { result, by });
}
