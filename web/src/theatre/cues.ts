import type { Effect, LogLine } from "../protocol";

/** Something that is shown for a moment: the cards, the dice or the effects of a line of the log. */
export interface Cue {
  key: string;
  line: LogLine;
  ms: number;
}

/** How long the effects of a line are shown on the board. */
export const EFFECT_MS = 1000;
const CARD_MS = 2100;
const DICE_MS = 700;
const DIE_MS = 120;
const MOST_DICE_MS = 1600;
/** A player knows what he did himself: his own dice are shown so much shorter, his own cards not at all. */
const OWN = 0.4;
/** One reads two cards at once, not ten. */
const MOST_CARDS = 2;
/** Of a longer queue only the cards are shown; one that is longer still is not shown: somebody was away. */
const LONG_MS = 15_000;
const TOO_LONG_MS = 60_000;
/** More dice than one throws at once. */
const MOST_DICE = 12;
/** The newest moves are marked; the older ones are told by the log. */
const MOST_MOVES = 12;

/** What new lines of the log give to show, in their order; `from` is the number of the first line. */
export function cuesOf(lines: LogLine[], from: number, own: Set<string>): Cue[] {
  const cues = lines.flatMap((line, index) => {
    const ms = lasting(line, own.has(line.seat));
    return ms > 0 ? [{ key: `${from + index}`, line, ms }] : [];
  });
  if (total(cues) <= LONG_MS) return cues;
  const cards = cues.filter(({ line }) => line.cards.length > 0);
  return total(cards) <= TOO_LONG_MS ? cards : [];
}

function total(cues: Cue[]): number {
  return cues.reduce((sum, { ms }) => sum + ms, 0);
}

function lasting({ cards, dice, effects, level }: LogLine, own: boolean): number {
  if (level > 1) return 0;
  if (effects.length > 0) return EFFECT_MS * (own ? OWN : 1);
  if (dice.length > 0 && dice.length <= MOST_DICE) return Math.min(DICE_MS + DIE_MS * dice.length, MOST_DICE_MS) * (own ? OWN : 1);
  if (own || level > 0 || cards.length === 0 || cards.length > MOST_CARDS) return 0;
  return CARD_MS;
}

/** The lines with moves and losses to be marked on the board: those since the last line of one's own, or at a moment of the past. */
export function movesSince(lines: LogLine[], own: Set<string>, ply: number | null): LogLine[] {
  const told = ply === null ? lines.slice(afterOwn(lines, own)) : lines.filter((line) => line.ply === ply);
  return told.filter((line) => line.path.length > 1 || line.effects.some(isGhost)).slice(-MOST_MOVES);
}

/** Whether a piece fell that is drawn once more where it fell. */
export function isGhost({ style, symbol }: Effect): boolean {
  return style === "fall" && symbol !== "";
}

/** The number of the line after one's own last; who only watches sees the moves of the seat that acted last. */
function afterOwn(lines: LogLine[], own: Set<string>): number {
  const seats = lines.map((line) => line.seat);
  const last = seats.filter(Boolean).pop();
  return seats.map((seat) => (own.size > 0 ? own.has(seat) : seat !== "" && seat !== last)).lastIndexOf(true) + 1;
}

/** Where what is shown happens: the places of its line, and of the lines that came of the same act. */
export function happensAt(lines: LogLine[], cue: Cue | null): string[] {
  return cue ? lines.filter((line) => line.ply === cue.line.ply).flatMap((line) => line.places) : [];
}
