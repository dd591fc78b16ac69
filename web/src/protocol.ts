// Made by tools/make_protocol.py from the Python definitions; do not edit.

/** An action somebody may take by clicking: the notation to send and the words for it. */
export interface Choice {
  action: string;
  label: string;
  cite: string;
  unprompted: boolean;
  why: string;
}

/** A place of the board that has something to say now: a highlight, a badge, actions, a title. */
export interface Area {
  id: string;
  title: string;
  highlight: string;
  badge: string;
  choices: Choice[];
  tone: string;
}

/** A piece on the board. */
export interface Token {
  id: string;
  symbol: string;
  place: string;
  title: string;
  tone: string;
  label: string;
  badge: string;
  sign: string;
  face: string;
  stack: number;
  faded: boolean;
  held: boolean;
  choices: Choice[];
  at: [number, number] | null;
  size: number;
  turn: number | null;
  name: string;
}

/** One public fact of a window, with a value it may have and the words for it: a place, what happened. */
export interface Case {
  fact: string;
  value: string;
  label: string;
}

/** What a card offers in reaction windows, for standing orders: the action, and in which windows it fits. */
export interface Reaction {
  action: string;
  cases: Case[];
}

/** A card: ``value`` is its number of points as printed, ``kind`` a short line under the title. */
export interface Card {
  id: string;
  title: string;
  value: string;
  kind: string;
  text: string;
  note: string;
  tone: string;
  symbols: string[];
  face: string;
  choices: Choice[];
  reaction: Reaction | null;
}

/** Cards that lie together: a hand, a discard pile. ``count`` counts hidden cards too. */
export interface CardGroup {
  id: string;
  title: string;
  count: number;
  cards: Card[];
  style: string;
  tone: string;
}

/** A row of labelled boxes with a marker on some of them (indices into ``boxes``). */
export interface Track {
  id: string;
  title: string;
  boxes: string[];
  marks: number[];
  tone: string;
  note: string;
}

/** A part of a page: a table of ``rows``, each as long as ``heads``, and below it entries, pairs of name and text. */
export interface Section {
  title: string;
  heads: string[];
  rows: string[][];
  entries: [string, string][];
}

/** Something to be printed, black on white, and taken along from the table. ``note`` is a line under the title. */
export interface Page {
  title: string;
  note: string;
  sections: Section[];
}

/** A titled list of facts: pairs of name and value. ``urgent``: what is decided now hangs on it, so it comes first. */
export interface Panel {
  id: string;
  title: string;
  rows: [string, string][];
  tone: string;
  urgent: boolean;
  page: Page | null;
}

/** A line over the board from place to place (a secret course, a route). ``style`` is ``course`` or ``route``. */
export interface Trace {
  id: string;
  title: string;
  places: string[];
  style: string;
  tone: string;
}

/** A shape over an open table: what can be reached, seen or hit. It is looked at and never clicked. */
export interface Mark {
  id: string;
  style: string;
  shape: string;
  lines: number[][];
  title: string;
  radius: number;
  badge: string;
  spot: [number, number] | null;
}

/** Something about the board that the viewer may switch on, such as the supply of one side. */
export interface Overlay {
  id: string;
  title: string;
  areas: Area[];
  note: string;
  tone: string;
  marks: Mark[];
}

/** A choice that has no place on the board. A disabled button says why (``why``, ``cite``). */
export interface Button {
  label: string;
  action: string;
  enabled: boolean;
  why: string;
  cite: string;
  primary: boolean;
}

/** What the viewer is asked, or whom the table waits for. */
export interface Prompt {
  text: string;
  mine: boolean;
  seat: string;
  cite: string;
  why_pattern: string;
  spots: Choice[];
  radius: number;
}

/** The last dice rolled, to be shown and, when new (``id`` changed), animated. */
export interface Die {
  id: string;
  value: number;
  text: string;
  good: boolean;
}

/** The coordinates of an open table of ``width`` by ``height`` units: x to the right, y upwards from the lower left corner. */
export interface Ground {
  width: number;
  height: number;
  measure: string;
  units: number;
  step: number;
}

/** One moment of one game as one seat (or a spectator) may see it, laid out for drawing. */
export interface Scene {
  board: string;
  prompt: Prompt;
  areas: Area[];
  tokens: Token[];
  cards: CardGroup[];
  tracks: Track[];
  panels: Panel[];
  traces: Trace[];
  overlays: Overlay[];
  buttons: Button[];
  dice: Die[];
  captions: Record<string, string>;
  ground: Ground | null;
  marks: Mark[];
}

/** One of the few values that a field can have. */
export interface FormValue {
  value: boolean | number | string | unknown[] | Record<string, unknown> | null;
  name: string;
}

/** A field of a form: what it is called, where its value lies in the record, and what that may be. */
export interface FormField {
  path: string[];
  name: string;
  kind: string;
  low: number;
  high: number;
  unit: string;
  note: string;
  default: boolean | number | string | unknown[] | Record<string, unknown> | null;
  optional: boolean;
  values: FormValue[];
  turn: boolean;
  fields: FormField[];
  fresh: Record<string, boolean | number | string | unknown[] | Record<string, unknown> | null>;
  onward: Record<string, number>;
  count: string;
  mark: string;
}

/** Kinds of pieces that are offered together. */
export interface PieceGroup {
  id: string;
  name: string;
}

/** Something that can be put on a board. */
export interface PieceKind {
  id: string;
  name: string;
  group: string;
  note: string;
  shape: string;
  corners: [number, number][];
  fresh: Record<string, boolean | number | string | unknown[] | Record<string, unknown> | null>;
  form: string;
}

/** Points of a board that have a meaning of their own: the list that holds them, what one is called, how many there may be. */
export interface PointList {
  path: string;
  name: string;
  note: string;
  most: number;
}

/** A board to begin with. */
export interface StarterBoard {
  id: string;
  name: string;
  note: string;
}

/** What boards are made of, with what one calls making one (``title``) and the board as a whole (``board_name``). */
export interface EditorSpec {
  title: string;
  board_name: string;
  intro: string;
  saved: string;
  ground: Ground;
  fine: number;
  records: string;
  extra_lists: string[];
  pieces: string;
  id: string;
  kind: string;
  corners: string;
  max_pieces: number;
  max_corners: number;
  groups: PieceGroup[];
  kinds: PieceKind[];
  forms: Record<string, FormField[]>;
  board_fields: FormField[];
  spots: PointList;
  samples: StarterBoard[];
  captions: Record<string, string>;
}

/** One thing that is wrong with a draft, in words: the number of the piece (-1: the board itself) and the field. */
export interface Diagnostic {
  piece: number;
  path: string[];
  text: string;
}

/** What a draft looks like (SVG) and what is wrong with it. ``kinds`` are those that its own file adds to the EditorSpec. */
export interface DraftCheck {
  picture: string;
  diagnostics: Diagnostic[];
  kinds: PieceKind[];
}

/** What to do in a window: ``use`` the action, if it is offered, ``pass``, or ``ask`` me. */
export interface StandingOrder {
  do: "use" | "pass" | "ask";
  action: string;
  when: Record<string, string[]>;
}

/** A match to be made. ``seats``: ``me``, ``open`` or ``bot:NAME`` for each seat, the same for all seats of a player. */
export interface NewMatch {
  game: string;
  seats: Record<string, string>;
  players?: number | null;
  pace?: "live" | "slow" | "instant";
  options?: Record<string, string>;
  name?: string;
  seed?: string | null;
}

/** Somebody sits down on the seats of an invitation. */
export interface Take {
  name: string;
  once?: string | null;
}

/** An action of a seat, taken at a ply. */
export interface Act {
  seat: string;
  ply: number;
  action: string;
}

/** The wish to take back one's last action. */
export interface Undo {
  seat: string;
  ply: number;
}

/** The question whether, and why not, an action is legal. */
export interface Why {
  seat: string;
  action: string;
}

/** The end of a match by giving up. */
export interface Resign {
  seat: string;
}

/** Something said at the table. */
export interface Chat {
  text: string;
}

/** New settings of a seat; what is not named stays as it is. */
export interface SettingsChange {
  seat: string;
  autopass?: boolean | null;
  pass_turn?: boolean | null;
  orders?: StandingOrder[] | null;
  name?: string | null;
}

/** A board of somebody's own, to be looked over: its record, and the lists of its file that belong to it. */
export interface Draft {
  draft: Record<string, unknown>;
  extra_lists?: Record<string, unknown[]>;
}

/** Who looks through a socket, in which language, with the eyes of which seat. */
export interface Hello {
  key?: string | null;
  lang?: "en" | "hu";
  seat?: string | null;
  deltas?: boolean;
  have?: string | null;
}

/** A refusal. */
export interface Problem {
  error: string;
  message: string;
  cite: string;
}

/** A refusal on a socket. */
export interface SocketProblem {
  type: "error";
  error: string;
  message: string;
}

/** Somebody's way into a match: the key, its seats, and for each seat that is still open the invitation to its player's */
export interface CreatedMatch {
  match: string;
  key: string;
  seats: string[];
  invitations: Record<string, string>;
}

/** How many entries the log has now. */
export interface PlyResult {
  ply: number;
}

/** How many entries the log has now. ``held``: the answer is kept, and will be given when its time has come. */
export interface ActionResult {
  ply: number;
  held: boolean;
}

/** Whether an action is legal, and if not, why not. */
export interface WhyResult {
  legal: boolean;
  message: string;
  cite: string;
}

/** Something with an id and a name. */
export interface NamedId {
  id: string;
  name: string;
}

/** A choice made when a match is set up. */
export interface OptionInfo {
  id: string;
  name: string;
  default: string;
  choices: NamedId[];
}

/** A bot that plays a game. */
export interface BotInfo {
  id: string;
  name: string;
  note: string;
}

/** A registered game. ``seatings``: for each number of players, the usual one first, the seats that each of them holds. */
export interface GameInfo {
  id: string;
  title: string;
  blurb: string;
  players: string;
  seats: NamedId[];
  seatings: string[][][];
  options: OptionInfo[];
  bots: BotInfo[];
  editor: string;
}

/** The rules of a game in our own words. */
export interface RulesPage {
  title: string;
  html: string;
}

/** A seat and who has it. Seats with the same ``player`` are one player's. */
export interface SeatInfo {
  id: string;
  player: string;
  name: string;
  tone: string;
  player_name: string;
  kind: string;
  mine: boolean;
  online: boolean;
  waiting: boolean;
}

/** What the viewer's seat must choose now, for programs: the legal actions (or a sample, if ``sampled``) and the default. */
export interface DecisionInfo {
  options: string[];
  default: string;
  cite: string;
  args: Record<string, number | string>;
  window: boolean;
  sampled: boolean;
}

/** A part of a text that names a card, space, piece or seat (``role``): the characters from ``start`` to before ``end``. */
export interface Span {
  start: number;
  end: number;
  role: string;
  id: string;
}

/** Something that happened, in words. */
export interface LogLine {
  ply: number;
  text: string;
  kind: string;
  seat: string;
  places: string[];
  level: number;
  spans: Span[];
}

/** Something that was said. */
export interface ChatLine {
  name: string;
  text: string;
  at: string;
}

/** The settings of the viewer's seat. ``held_answer`` is what was answered in the present window and does not show yet. */
export interface Settings {
  autopass: boolean;
  pass_turn: boolean;
  orders: StandingOrder[];
  held_answer: string | null;
}

/** Some lines of the log, and how many there are before them. */
export interface LogPage {
  log_from: number;
  log: LogLine[];
}

/** What a page shows. It holds nothing the viewer may not see. ``log_from`` lines of the log are older than those in it. */
export interface MatchPage {
  match: string;
  game: string;
  title: string;
  ply: number;
  latest_ply: number;
  turn: number | null;
  pace: string;
  lang: string;
  seat: string | null;
  seats: SeatInfo[];
  view: Record<string, unknown>;
  scene: Scene;
  decision: DecisionInfo | null;
  log_from: number;
  log: LogLine[];
  text_view: string[];
  undo: boolean;
  over: boolean;
  outcome: string;
  winners: string[];
  commitment: string;
  seed: string | null;
  chat: ChatLine[];
  settings: Settings;
  invitations: Record<string, string>;
  rematch: string | null;
  invited: string[];
}

/** A MatchPage on a socket. ``rev`` names just this MatchPage: another one has another. */
export interface Frame {
  type: "table";
  rev: string;
  table: MatchPage;
}

/** What makes a MatchPage on a socket out of the one before: a patch, as `vezerkar.server.delta` says. */
export interface Delta {
  type: "delta";
  from: string;
  to: string;
  patch: Record<string, unknown>;
}
