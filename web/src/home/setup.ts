import { read, write } from "../app/storage";
import type { Translate } from "../app/texts";
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
  /** The bot that takes over when somebody's time is over. */
  standIn: string;
  /** Whether a clock by days stands while its player is on holiday. */
  holidays: boolean;
  /** Whether bots help everybody. */
  teaching: boolean;
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
    standIn: game.stand_in,
    holidays: true,
    teaching: false,
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
    standIn: game.bots.some((bot) => bot.id === last.standIn) ? last.standIn! : first.standIn,
    holidays: last.holidays ?? first.holidays,
    // It is asked of people for one match.
    teaching: false,
  };
}

export function keepSetup(game: GameInfo, setup: Setup): void {
  write(`setup.${game.id}`, setup);
}

/** With so many sides a match is over as soon as somebody has lost. */
const TWO = 2;

/** Whether the others play on, against a bot, when somebody has lost by time. */
const othersPlayOn = (game: GameInfo, sharing: number) => (game.sides[sharing] ?? TWO) > TWO;

/** What it means for somebody to lose by time in a game that shares its seats so. */
export function forfeitWords(game: GameInfo, sharing: number, t: Translate): string {
  if (othersPlayOn(game, sharing)) return t("time-out-forfeit-three");
  return game.seatings[sharing]!.length > TWO ? t("time-out-forfeit-side") : t("time-out-forfeit");
}

/** What there is to know of what happens when somebody's time is over; empty: nothing. */
export function timeOutHint(game: GameInfo, { sharing, timeOut }: Setup, t: Translate): string {
  if (timeOut === "default") return t("time-out-default-hint");
  if (timeOut === "wait") return t("time-out-wait-hint");
  return timeOut === "forfeit" && othersPlayOn(game, sharing) ? t("time-out-three-hint") : "";
}

/** Whether a bot may take over when somebody's time is over. */
export function botPlaysOn(game: GameInfo, { sharing, timeOut }: Setup): boolean {
  return game.bots.length > 0 && (timeOut !== "forfeit" || othersPlayOn(game, sharing));
}

/** The clock that is wished for. */
function clockOf(game: GameInfo, setup: Setup): ClockWish | null {
  if (!setup.clock) return null;
  const { kind, bank_s, increment_s, cap_s } = setup.clock;
  const bot = botPlaysOn(game, setup) && setup.standIn ? { bot: setup.standIn } : {};
  return { kind, bank_s, increment_s, cap_s, time_out: setup.timeOut, ...bot, holidays: kind === "days" && setup.holidays };
}

/** The match that is wished for. */
export function wishFor(game: GameInfo, setup: Setup, whoPlays: WhoPlays, name: string): NewMatch {
  const groups = game.seatings[setup.sharing]!;
  const seats = Object.fromEntries(groups.flatMap((group) => group.map((seat) => [seat, whoPlays(group[0]!)])));
  return { game: game.id, options: setup.options, seats, players: groups.length, pace: setup.pace, clock: clockOf(game, setup), name, seed: null, ...(setup.teaching ? { teaching: true } : {}) };
}
