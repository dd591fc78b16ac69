import { read, write } from "../app/storage";
import type { ClockPreset, ClockWish, GameInfo, NamedId, NewMatch } from "../protocol";

export type Pace = NonNullable<NewMatch["pace"]>;
export type TimeOut = NonNullable<NonNullable<NewMatch["clock"]>["time_out"]>;

/** What is set before a match: how the seats are shared, whose side one takes, against which bot, the options, the pace, the clock. */
export interface Setup {
  sharing: number;
  side: string;
  bot: string;
  options: Record<string, string>;
  pace: Pace;
  /** Null: nobody can have too little time. */
  clock: ClockPreset | null;
  timeOut: TimeOut;
  /** Whether a clock by days stands while its player is on holiday. */
  holidays: boolean;
}

/** A player with all seats of theirs. */
export interface Player extends NamedId {
  seats: string[];
}

/** Who says of each player who plays it: `me`, `open` or `bot:NAME`. */
export type WhoPlays = (player: string) => string;

/** The players of a game that shares its seats so. */
export function playersOf(game: GameInfo, sharing: number, lang: string): Player[] {
  const list = new Intl.ListFormat(lang);
  const nameOf = new Map(game.seats.map((seat) => [seat.id, seat.name]));
  return game.seatings[sharing]!.map((seats) => ({ id: seats[0]!, seats, name: list.format(seats.map((seat) => nameOf.get(seat)!)) }));
}

/** What somebody new begins with. Bots come from the weakest to the strongest: the one in the middle. */
function firstSetup(game: GameInfo): Setup {
  const bots = game.levels.length > 0 ? game.levels.map((level) => level.bot) : game.bots.map((bot) => bot.id);
  const defaults = Object.fromEntries(game.options.map((option) => [option.id, option.default]));
  return {
    sharing: 0,
    side: game.seatings[0]![0]![0]!,
    bot: bots[Math.floor((bots.length - 1) / 2)] ?? "",
    options: { ...defaults, ...game.recommended },
    pace: "live",
    clock: null,
    timeOut: "default",
    holidays: true,
  };
}

/** What was chosen last time, as far as there still is such a thing; for the rest what somebody new begins with. */
export function lastSetup(game: GameInfo): Setup {
  const first = firstSetup(game);
  const last = read<Partial<Setup>>(`setup.${game.id}`, {});
  const sharing = game.seatings[last.sharing ?? -1] ? last.sharing! : first.sharing;
  const sides = game.seatings[sharing]!.map((seats) => seats[0]!);
  const options = { ...first.options };
  for (const option of game.options) {
    const value = last.options?.[option.id];
    if (option.choices.some((choice) => choice.id === value)) options[option.id] = value!;
  }
  return {
    sharing,
    side: sides.includes(last.side ?? "") ? last.side! : sides[0]!,
    bot: game.bots.some((bot) => bot.id === last.bot) ? last.bot! : first.bot,
    options,
    pace: last.pace ?? first.pace,
    clock: last.clock ?? first.clock,
    timeOut: last.timeOut ?? first.timeOut,
    holidays: last.holidays ?? first.holidays,
  };
}

export function keepSetup(game: GameInfo, setup: Setup): void {
  write(`setup.${game.id}`, setup);
}

/** The clock that is wished for. */
function clockOf({ clock, timeOut, holidays }: Setup): ClockWish | null {
  if (!clock) return null;
  const { kind, bank_s, increment_s, cap_s } = clock;
  return { kind, bank_s, increment_s, cap_s, time_out: timeOut, holidays: kind === "days" && holidays };
}

/** The match that is wished for. */
export function wishFor(game: GameInfo, setup: Setup, whoPlays: WhoPlays, name: string): NewMatch {
  const groups = game.seatings[setup.sharing]!;
  const seats = Object.fromEntries(groups.flatMap((group) => group.map((seat) => [seat, whoPlays(group[0]!)])));
  return { game: game.id, options: setup.options, seats, players: groups.length, pace: setup.pace, clock: clockOf(setup), name, seed: null };
}
