// Made by tools/make_protocol.py from the Python definitions; do not edit.

/** The picture of a choice, a symbol in the colour of a tone, and the word below it. */
export interface Tile {
  symbol: string;
  name: string;
  tone: string;
  art: string;
  effect: string;
}

/** An action somebody may take by clicking: the notation to send and the words for it. */
export interface Choice {
  action: string;
  label: string;
  cite: string;
  unprompted: boolean;
  why: string;
  main: boolean;
  stake: string;
  then: string[];
  grasp: boolean;
  places: string[];
  tile: Tile | null;
  station: boolean;
  by: string[];
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
  event_id: string;
  event_kind: string;
}

/** One public fact of a window, with a value it may have and the words for it: a place, what happened. */
export interface Case {
  fact: string;
  value: string;
  label: string;
}

/** The use of a card in reaction windows, for standing orders: the action, and the windows it fits. */
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
  effect: string;
  art: string;
  event_id: string;
  cite: string;
  symbol_names: string[];
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
  role: string;
  stake: string;
  then: string[];
}

/** Several things of one kind that are given up together: from ``low`` to ``high`` of those that offer a choice of ``verb``. */
export interface Pick {
  verb: string;
  low: number;
  high: number;
  kept: boolean;
  end: string;
}

/** The question to the viewer, or the seat that the table waits for. */
export interface Prompt {
  text: string;
  mine: boolean;
  seat: string;
  cite: string;
  why_pattern: string;
  spots: Choice[];
  radius: number;
  pick: Pick | null;
}

/** The last dice rolled, to be shown and, when new (``id`` changed), animated. */
export interface Die {
  id: string;
  value: number;
  text: string;
  good: boolean;
  sides: number;
  need: number;
  over: boolean;
}

/** The coordinates of an open table of ``width`` by ``height`` units: x to the right, y upwards from the lower left corner. */
export interface Ground {
  width: number;
  height: number;
  measure: string;
  units: number;
  step: number;
}

/** The present moment of the game: a title ("Summer 1940"), and the parts of this turn with the index of the present one. */
export interface Clock {
  title: string;
  phases: string[];
  at: number;
}

/** A number of a seat that is watched: its ``value``, of ``most`` (0: without a limit). ``icon`` names a line icon. */
export interface Meter {
  label: string;
  value: number;
  most: number;
  icon: string;
}

/** A short statement about a seat ("War: Axis"). ``title`` says it at length. */
export interface Chip {
  text: string;
  tone: string;
  title: string;
  icon: string;
  about: string;
  count: number;
}

/** The public facts of a seat, always shown: its score, cards held and left (-1: none), meters, statements. */
export interface Plate {
  seat: string;
  team: string;
  team_score: string;
  score: string;
  note: string;
  hand: number;
  deck: number;
  meters: Meter[];
  chips: Chip[];
}

/** A part of the board picture worth looking at: left, top, width and height in the picture's units. */
export interface Frame {
  id: string;
  title: string;
  box: [number, number, number, number];
}

/** A piece on a stage: drawn as a `Token`, whose ``symbol``, ``tone`` and ``label`` it has, and larger. */
export interface StageUnit {
  id: string;
  symbol: string;
  title: string;
  tone: string;
  token: string;
  label: string;
  note: string;
  pips: number;
  most: number;
  state: string;
  choices: Choice[];
}

/** One side on a stage: its units in the order in which they act, a card it has laid down, what is counted of it. */
export interface StageSide {
  seat: string;
  title: string;
  tone: string;
  note: string;
  units: StageUnit[];
  card: Card | null;
  meters: Meter[];
}

/** Something that happens on the board and is over in a moment; it is drawn over the board and leaves nothing behind. */
export interface Effect {
  style: string;
  places: string[];
  tone: string;
  text: string;
  good: boolean;
  radius: number;
  piece: string;
  symbol: string;
}

/** One act on a stage, past or to come, with its dice. ``state`` is ``done``, ``acting`` or ``""``. */
export interface StageStep {
  title: string;
  note: string;
  state: string;
  tone: string;
  dice: Die[];
  by: string;
  hits: string[];
  effects: Effect[];
  leaves: boolean;
}

/** The luck of a side: what the dice gave it (``got``), beside what they owed it on average. ``label`` says both. */
export interface Odds {
  seat: string;
  label: string;
  tone: string;
  got: number;
  owed: number;
}

/** The chance of one outcome of a fight, from 0 to 1: ``before`` it began, and ``now``. ``label`` says both. */
export interface Chance {
  seat: string;
  label: string;
  tone: string;
  before: number;
  now: number;
}

/** A fight shown large, over one edge of the board: who faces whom, who acts when, with which dice. */
export interface Stage {
  id: string;
  form: string;
  title: string;
  note: string;
  place: string;
  sides: StageSide[];
  order: StageStep[];
  result: string;
  odds: Odds[];
  chances: Chance[];
  over: boolean;
  brief: boolean;
}

/** A question about this moment for one of the game's calculators (`vezerkar.engine.calculator`). */
export interface CalculatorLink {
  calculator: string;
  label: string;
  ask: Record<string, string>;
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
  clock: Clock | null;
  plates: Plate[];
  frames: Frame[];
  stage: Stage | null;
  muster: string;
  calculators: CalculatorLink[];
}

/** One of the values that a field can have. */
export interface FieldValue {
  id: string;
  name: string;
}

/** A field of a form, with the value it has now. */
export interface QuestionField {
  id: string;
  name: string;
  kind: string;
  value: string;
  default: string;
  note: string;
  low: number;
  high: number;
  values: FieldValue[];
  fields: QuestionField[];
}

/** Fields that belong together, under a title. */
export interface QuestionSection {
  title: string;
  fields: QuestionField[];
}

/** A chance, from 0 to 1, to be drawn as long as it is great; ``text`` says it in figures, ``tone`` gives it its colour. */
export interface Bar {
  name: string;
  share: number;
  text: string;
  tone: string;
}

/** A fact that follows, with the rule it comes from, if one says it. */
export interface ResultLine {
  name: string;
  value: string;
  cite: string;
}

/** Facts in rows and columns: ``head`` names the columns; the first of each row names the row. */
export interface ResultTable {
  title: string;
  head: string[];
  rows: string[][];
}

/** The answer of a calculator. ``headline`` says the chief thing in a sentence; ``basis`` how it was found and what it */
export interface Findings {
  headline: string;
  basis: string;
  bars: Bar[];
  lines: ResultLine[];
  tables: ResultTable[];
}

/** A question with its form and its answer. ``ask`` is the question without what has its default. */
export interface Calculation {
  calculator: string;
  title: string;
  ask: Record<string, string>;
  sections: QuestionSection[];
  notices: string[];
  findings: Findings;
}

/** A calculator of a game: its id, its name, and what it is for. */
export interface CalculatorInfo {
  id: string;
  title: string;
  note: string;
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
  picture: string;
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

/** The parts that boards are made of. ``title`` names the making of one, ``board_name`` the board as a whole. */
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

/** The check of a draft: its picture (SVG) and what is wrong with it. ``kinds`` are those that its file adds. */
export interface DraftCheck {
  picture: string;
  diagnostics: Diagnostic[];
  kinds: PieceKind[];
}

/** A list from which an army can be built: the years it fights in, and the text that says what it is like. */
export interface ArmyList {
  id: string;
  name: string;
  note: string;
  text: string;
  first: number;
  last: number;
}

/** An army of the library, with its draft. */
export interface ReadyArmy {
  id: string;
  name: string;
  note: string;
  text: string;
  points: number;
  draft: string;
}

/** Everything there is to build from. ``limits`` are the usual points, ``limit`` those to begin with. */
export interface MusterSpec {
  title: string;
  lists: ArmyList[];
  ready: ReadyArmy[];
  limits: number[];
  limit: number;
  cite: string;
  tone: string;
}

/** A kind of man, for the row of this id: ``action`` adds one; if it is refused, ``why`` says so. */
export interface Recruit {
  id: string;
  row: string;
  name: string;
  note: string;
  text: string;
  symbol: string;
  points: number;
  count: number;
  most: number;
  action: string;
  why: string;
  cite: string;
}

/** Something a man has, or may take: ``take`` takes it (refused: ``why``), ``give`` gives it up; either may be empty. */
export interface Thing {
  id: string;
  name: string;
  text: string;
  symbol: string;
  points: number;
  count: number;
  take: string;
  give: string;
  why: string;
  cite: string;
}

/** A man of a draft: ``profile`` are pairs of name and value, ``arms`` his weapons, first the one that counts. */
export interface Man {
  number: number;
  kind: string;
  name: string;
  note: string;
  symbol: string;
  points: number;
  profile: [string, string][];
  arms: Thing[];
  things: Thing[];
  abilities: [string, string][];
  changes: [string, string][];
}

/** The men of one role, as indices of the MusterView's: how many are still ``wanted``, for how many more there is ``room``. */
export interface Row {
  id: string;
  title: string;
  note: string;
  men: number[];
  wanted: number;
  room: number;
}

/** Something that a draft lacks or has too much of, with the rule; ``man`` is the number of a man, or 0 for the army. */
export interface Fault {
  text: string;
  cite: string;
  man: number;
}

/** A draft as it is. ``orders`` are the actions that build it in a match; ``facts`` sum it up, to be compared. */
export interface MusterView {
  draft: string;
  title: string;
  points: number;
  limit: number;
  faults: Fault[];
  rows: Row[];
  men: Man[];
  recruits: Recruit[];
  facts: [string, string][];
  orders: string[];
  page: Page | null;
  list_id: string;
  year: number;
}

/** A value that an item can have. ``area`` is the place of the board that it stands for, empty if it is none. */
export interface EditorValue {
  id: string;
  name: string;
  area: string;
}

/** Something of a position that can be set: its id is its path in the position, so that a flaw leads to it. */
export interface EditorItem {
  id: string;
  name: string;
  group: string;
  kind: string;
  value: string;
  values: string;
  low: number;
  high: number;
  at: string;
  piece: string;
}

/** Items that are listed together. */
export interface EditorGroup {
  id: string;
  name: string;
}

/** All items of a draft. ``values`` are lists of values, for items name them. */
export interface PositionSheet {
  groups: EditorGroup[];
  values: Record<string, EditorValue[]>;
  items: EditorItem[];
}

/** Something that can be answered: its id, its name, and the `Area` or the `Token` of the Scene that is clicked for it. */
export interface PuzzleOption {
  id: string;
  name: string;
  area: string;
  token: string;
}

/** A step of a proof in words, with the rule that it follows from. */
export interface ProofLine {
  text: string;
  cite: string;
}

/** A place of the board in words and what is there; without a ``place`` something about the whole board. */
export interface BoardLine {
  place: string;
  text: string;
}

/** A part of the way from a side's chance at the start to the result. ``error`` is the standard error, if there is one. */
export interface ReportPart {
  id: string;
  name: string;
  value: number;
  error: number | null;
}

/** A side with its account: ``start`` and all ``parts`` add up to the ``result``. */
export interface ReportSide {
  id: string;
  name: string;
  seats: string[];
  start: number;
  parts: ReportPart[];
  result: number;
}

/** A side's chance at a moment: ``known`` is what it could know, within ``low`` and ``high`` in most of its worlds. */
export interface ReportChance {
  side: string;
  known: number;
  low: number;
  high: number;
  open: number;
}

/** A moment of the curve. ``sure``: the judge says more than a guess by then. */
export interface ReportPoint {
  ply: number;
  title: string;
  sure: boolean;
  chances: ReportChance[];
}

/** A chance event: what it ``gave`` the side that it favoured, and the standard error of that. */
export interface ReportLuck {
  ply: number;
  kind: string;
  name: string;
  text: string;
  side: string;
  gave: number;
  error: number;
}

/** An action in one of the worlds that the seat could not tell apart; of the better one also what would have come of it. */
export interface ReportLine {
  action: string;
  text: string;
  cues: string[];
}

/** A reason for a loss, and how much of it it makes. */
export interface ReportReason {
  text: string;
  points: number;
}

/** A choice that lost something: ``ply`` is the moment at which it was made. */
export interface ReportChoice {
  ply: number;
  seat: string;
  name: string;
  title: string;
  size: string;
  strength: string;
  word: string;
  loss: number;
  error: number;
  games: number | null;
  games_error: number | null;
  summary: string;
  taken: ReportLine;
  best: ReportLine;
  reasons: ReportReason[];
}

/** A turn in which much changed for a side. ``ply`` is the moment to look at, ``moment`` the point of the curve at its end. */
export interface ReportTurning {
  ply: number;
  moment: number;
  title: string;
  side: string;
  name: string;
  before: number;
  now: number;
  luck: number;
  play: number;
  fog: number;
  games: number | null;
  games_error: number | null;
  strength: string;
  summary: string;
  text: string;
}

/** A report in one language. All chances and parts of them are from 0 to 1. */
export interface ReportPage {
  game: string;
  title: string;
  plies: number;
  verdict: string;
  verdict_side: string;
  headline: string;
  notes: string[];
  fitted: boolean;
  judges_choices: boolean;
  compiled: boolean;
  sides: ReportSide[];
  points: ReportPoint[];
  turning: ReportTurning[];
  choices: ReportChoice[];
  luck: ReportLuck[];
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

/** A board of somebody's own, to be looked over: its record, and the lists of its file that belong to it. */
export interface Draft {
  draft: Record<string, unknown>;
  extra_lists?: Record<string, unknown[]>;
}

/** An army in the making, as the text of its game, and a change of it; without one it is only looked over. */
export interface MusterDraft {
  draft?: string;
  change?: string;
}

/** A question to a calculator: the values of its fields by their ids. What is left out has its default. */
export interface Question {
  ask?: Record<string, string>;
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

/** A level of play, ``easy`` to ``expert``, its name, and the bot that plays at it. */
export interface LevelInfo {
  id: string;
  name: string;
  bot: string;
}

/** The match in which a game's coach teaches it, as a `NewMatch` names its parts: the viewer's seats are ``me``. */
export interface PreparedMatch {
  seats: Record<string, string>;
  seed: string;
  players: number | null;
  options: Record<string, string>;
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
  recommended: Record<string, string>;
  bots: BotInfo[];
  levels: LevelInfo[];
  minutes: number[];
  weight: string;
  cover: string;
  editor: string;
  muster: string;
  calculators: string;
  positions: string;
  lessons: string;
  puzzles: string;
  learn: PreparedMatch | null;
  table_sizes: number[];
  sides: number[];
  stand_in: string;
}

/** The rules of a game in our own words. */
export interface RulesPage {
  title: string;
  html: string;
}

/** The beginning of one rule, to be read where it is named: its name, the heading it stands under, its first sentences. */
export interface RuleExcerpt {
  name: string;
  heading: string;
  text: string;
}

/** An automatic answer to a reaction window: ``use`` the action, if it is offered, ``pass``, or ``ask`` me. */
export interface StandingOrder {
  do: "use" | "pass" | "ask";
  action: string;
  when: Record<string, string[]>;
  turn?: number | null;
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
  clock?: ClockWish | null;
  listing?: "link" | "open";
  about?: string;
  rated?: boolean;
  teaching?: boolean;
  rating_from?: number | null;
  rating_to?: number | null;
  position?: Record<string, unknown> | null;
  open_setup?: boolean;
  once?: string | null;
}

/** Somebody sits down on the seats of an invitation. */
export interface Take {
  name: string;
  once?: string | null;
  held?: string | null;
}

/** An action of a seat, taken at a ply; or a batch of several ``actions``, one after another, which are taken back as one. */
export interface Act {
  seat: string;
  ply: number;
  action?: string | null;
  actions?: string[] | null;
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

/** The question what a bot would choose for all that a seat may hand over to the table now. */
export interface AdviceWish {
  seat: string;
  ply: number;
}

/** The end of a match by giving up. */
export interface Resign {
  seat: string;
}

/** Somebody leaves a match that goes on: the seats are free for somebody else (``replace``), or a ``bot`` has them. */
export interface Leave {
  seat: string;
  mode?: "replace" | "bot";
}

/** Somebody for whose seat a bot plays is back. */
export interface Back {
  seat: string;
}

/** New settings of a seat; what is not named stays as it is. */
export interface SettingsChange {
  seat: string;
  autopass?: boolean | null;
  pass_turn?: boolean | null;
  orders?: StandingOrder[] | null;
  name?: string | null;
}

/** The speed of the bots of a match from now on. */
export interface BotsChange {
  speed: "paused" | "slow" | "normal" | "instant";
}

/** The answer to the question if the match shall go on under the present rules. */
export interface Agree {
  agree: boolean;
}

/** ``upgraded``: all have agreed, and the match goes on under the present rules. */
export interface AgreeResult {
  upgraded: boolean;
}

/** Nobody takes back the action that led to this ply: bots need not wait. */
export interface GoOn {
  ply: number;
}

/** Somebody looks at what has happened, or is ``done`` with that: bots wait meanwhile. */
export interface Read {
  done: boolean;
}

/** The first message on a socket: the key, the language and the seat whose view is wanted. */
export interface Hello {
  key?: string | null;
  lang?: "en" | "hu";
  seat?: string | null;
  deltas?: boolean;
  have?: string | null;
  seen?: boolean;
}

/** Somebody's way into a match: the key, its seats, and for each seat that is still open the invitation to its player's */
export interface CreatedMatch {
  match: string;
  key: string;
  seats: string[];
  invitations: Record<string, string>;
}

/** The number of entries that the log has now. */
export interface PlyResult {
  ply: number;
}

/** The number of entries that the log has now. ``held``: the answer is kept, and will be given when its time has come. */
export interface ActionResult {
  ply: number;
  held: boolean;
}

/** The actions of the strongest bot at this ply, one after the other. */
export interface Advice {
  ply: number;
  actions: string[];
}

/** True if an action is legal. If not, the reason and the rule. */
export interface WhyResult {
  legal: boolean;
  message: string;
  cite: string;
}

/** Something that the seat has seen happen: an event of this ``kind`` (empty: of any) that has all these ``names``. */
export interface Seen {
  kind?: string;
  names?: string[];
}

/** A line of a plan: if all of it was ``seen``, and the question is by the rule ``cite`` (empty: by any), ``play`` this. */
export interface PlanLine {
  play: string[];
  seen?: Seen[];
  cite?: string;
  after?: number;
}

/** A new plan of a ``seat`` in place of the former one, made of what there was at a ``ply``. Without lines there is none. */
export interface PlanChange {
  seat: string;
  ply: number;
  lines: PlanLine[];
}

/** A plan as it is now: it was written at a ``ply``, and counts what was seen ``since``. */
export interface Plan {
  lines: PlanLine[];
  ply: number;
  since: number;
  at: number;
  next: number;
  waits: boolean;
  played: string[];
}

/** The end of a plan. ``end`` tells why, ``played`` what was played of it. */
export interface PlanReport {
  end: "done" | "no_line" | "illegal" | "other_move" | "taken_back";
  mark: string;
  played: string[];
  action: string;
  cite: string;
}

/** Something said at the table, or among those who watch. */
export interface Chat {
  text: string;
}

/** Whom one does not want to read: whoever wrote a ``line`` of a ``room``, or whoever has a ``seat``. */
export interface MuteWish {
  seat?: string | null;
  line?: number | null;
  room?: "table" | "watchers";
}

/** The number of a mute that is to end. */
export interface Unmute {
  id: number;
}

/** An account that one does not want to read. ``block``: nor sit down at one table with. */
export interface NameMute {
  name: string;
  block?: boolean;
}

/** Somebody whom one has muted, under the name that they had then. ``id`` names the mute. */
export interface MutedPerson {
  id: number;
  name: string;
  block: boolean;
}

/** An open table, to its viewer. */
export interface ListingInfo {
  about: string;
  gathering: boolean;
  mine: boolean;
  wanted: boolean;
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
  time: SeatTime | null;
  stand_in: string;
  by_bot: boolean;
  vacant_until: number | null;
  gone: "" | "left" | "resigned" | "late";
  listed: boolean;
}

/** The decision of the viewer's seat, for programs: the legal actions (or a sample, if ``sampled``) and the default. */
export interface DecisionInfo {
  options: string[];
  default: string;
  cite: string;
  args: Record<string, number | string>;
  window: boolean;
  sampled: boolean;
}

/** A part of a text that names a card, space, piece, seat, nation or rule (``role``): from ``start`` to before ``end``. */
export interface Span {
  start: number;
  end: number;
  role: string;
  id: string;
}

/** The luck of a roll: the successes that were ``owed`` on average, and those that it ``got``. */
export interface RollLuck {
  owed: number;
  got: number;
}

/** Something that happened, in words, and what of it a board can show. */
export interface LogLine {
  ply: number;
  text: string;
  kind: string;
  seat: string;
  places: string[];
  level: number;
  spans: Span[];
  path: string[];
  cards: string[];
  dice: number[];
  many: string;
  effects: Effect[];
  luck: RollLuck | null;
  by: string;
}

/** Something that was said in a ``room``: at the ``table``, or among the ``watchers``. ``line`` counts the lines of the room */
export interface ChatLine {
  name: string;
  text: string;
  at: string;
  line: number;
  room: "table" | "watchers";
}

/** The settings of the viewer's seat. ``held_answer`` is what was answered in the present window and does not show yet. */
export interface Settings {
  autopass: boolean;
  pass_turn: boolean;
  orders: StandingOrder[];
  held_answer: string | null;
  may_plan: boolean;
  plan: Plan | null;
  plan_report: PlanReport | null;
}

/** Some lines of the log, and how many there are before them. */
export interface LogPage {
  log_from: number;
  log: LogLine[];
}

/** The present version of the rules, and the seats whose players want the match to go on under it. */
export interface Upgrade {
  version: string;
  agreed: string[];
}

/** The content of a page. */
export interface MatchPage {
  match: string;
  game: string;
  title: string;
  rules: string;
  upgrade: Upgrade | null;
  ply: number;
  latest_ply: number;
  turn: number | null;
  pace: string;
  bots: string;
  bots_mine: boolean;
  bots_slowed: boolean;
  acted: number;
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
  muted: MutedPerson[];
  settings: Settings;
  invitations: Record<string, string>;
  rematch: string | null;
  invited: string[];
  hints: boolean;
  clock: MatchClock | null;
  offers: OfferInfo[];
  may_offer: ("draw" | "abandon" | "pause" | "resume" | "takeback" | "replace")[];
  listing: ListingInfo | null;
  rated: boolean;
  teaching: boolean;
  tournament: string | null;
  may_give: string[];
  may_claim: ClaimInfo[];
  may_replace: string[];
  may_free: string[];
  taken_back: TakenBack[];
  may_take_back: number[];
  lesson: LessonState | null;
  placed: boolean;
  analysis: boolean;
  plays_on: boolean;
  muted_until: string;
  lost_seat: boolean;
  prompt_spans: Span[];
}

/** The score of a seat, or of a side of several: its name and the number in words. */
export interface Score {
  name: string;
  score: string;
}

/** A match in short, to whoever holds a key of it. It holds nothing that the MatchPage of that key does not. */
export interface MatchSummary {
  match: string;
  game: string;
  title: string;
  ply: number;
  seats: SeatInfo[];
  mine: string[];
  my_turn: boolean;
  gathering: boolean;
  moment: string;
  turn: number | null;
  scores: Score[];
  last: string;
  at: string;
  over: boolean;
  outcome: string;
  winners: string[];
}

/** A match that other rules wrote, as far as it can be told without them: all that happened, who played, what was said. */
export interface KeptMatch {
  match: string;
  game: string;
  title: string;
  then: string;
  now: string;
  ply: number;
  over: boolean;
  outcome: string;
  winners: string[];
  seats: SeatInfo[];
  log: LogLine[];
  text_view: string[];
  chat: ChatLine[];
  picture: boolean;
  taken_back: TakenBack[];
}

/** A MatchPage on a socket. ``rev`` names just this MatchPage: another one has another. */
export interface Frame {
  type: "table";
  rev: string;
  table: MatchPage;
}

/** A patch that makes a MatchPage on a socket out of the one before, as `vezerkar.server.pages.delta` says. */
export interface Delta {
  type: "delta";
  from: string;
  to: string;
  patch: Record<string, unknown>;
}

/** A stretch of a match that is over, under one title, to its last ply. */
export interface ChartMoment {
  ply: number;
  title: string;
}

/** One line of a chart: of a seat, or of a team of several, with a number for each moment. */
export interface ChartLine {
  id: string;
  name: string;
  tone: string;
  seats: string[];
  values: number[];
}

/** Something that was counted all through a match. ``goal`` is worth a line (0: none); ``decisive``: it decided the match. */
export interface ChartInfo {
  id: string;
  title: string;
  goal: number;
  decisive: boolean;
  lines: ChartLine[];
}

/** A moment, by its number, in which a line of the first chart changed much, and what was told of it at ``ply``. */
export interface TurningPoint {
  moment: number;
  ply: number;
  name: string;
  tone: string;
  before: number;
  after: number;
  text: string;
}

/** Luck of one kind of one seat: the chances it had, the successes that were to be expected, those that came. */
export interface LuckInfo {
  kind: string;
  title: string;
  seat: string;
  name: string;
  chances: number;
  owed: number;
  got: number;
}

/** A die that the log tells of: the word at this index of the stream modulo ``sides``, plus one, is the ``face``. */
export interface DieProof {
  index: number;
  sides: number;
  face: number;
  half: boolean;
}

/** The words that were taken from the stream at a ply, the first and the last one, and the dice among them. */
export interface PlyProof {
  ply: number;
  first: number;
  last: number;
  dice: DieProof[];
}

/** The help that a seat had while the match went on: ``hint`` or ``whatif``, and at how many moments. */
export interface HelpInfo {
  seat: string;
  kind: string;
  moments: number;
}

/** The end of a match, told to everybody. */
export interface MatchEnd {
  match: string;
  ply: number;
  cite: string;
  history: string;
  moments: ChartMoment[];
  charts: ChartInfo[];
  turning_points: TurningPoint[];
  luck: LuckInfo[];
  rolls: number;
  proof: PlyProof[];
  skipped: number;
  helps: HelpInfo[];
}

/** A hint of the coach: its words, its rule, the legal action it would take (empty: it only tells). */
export interface CoachHint {
  id: string;
  text: string;
  cite: string;
  action: string;
  at: string[];
}

/** The hints that fit what the viewer's seat must choose at this ply, in their order, out of ``total``. */
export interface CoachPage {
  ply: number;
  total: number;
  hints: CoachHint[];
  action: string;
}

/** A lesson of a game: its chapter, what is to be done in it, the name of the learner's seat, and how many stars there are. */
export interface LessonInfo {
  id: string;
  number: number;
  title: string;
  brief: string;
  seat: string;
  most_stars: number;
  practice: string;
}

/** Something to be reached in a lesson, or to be avoided: that is done when the lesson is. */
export interface LessonGoal {
  text: string;
  done: boolean;
  failed: boolean;
}

/** A sentence about what the learner is asked now, its rule (empty: none), and what of the Scene it is about, as in a */
export interface LessonSlip {
  text: string;
  cite: string;
  at: string[];
}

/** The state of a lesson, to its learner alone. ``failed`` says why it cannot be done any more, ``end`` what was learned once */
export interface LessonState {
  id: string;
  number: number;
  title: string;
  brief: string;
  goals: LessonGoal[];
  slip: LessonSlip | null;
  failed: string;
  end: string;
  stars: number;
  most_stars: number;
  next: string;
  practice: string;
}

/** The most stars that an account has got in each lesson, by their ids. */
export interface LessonStars {
  stars: Record<string, number>;
}

/** The stars that a browser remembers, by the ids of the lessons. */
export interface OwnLessons {
  stars: Record<string, number>;
}

/** A position in the making, and an ``item`` of it that gets a new ``value``; without one it is only looked over. */
export interface PositionDraft {
  draft: Record<string, unknown>;
  item?: string;
  value?: string;
  eyes?: string | null;
}

/** A position to begin with. */
export interface PositionSample {
  id: string;
  name: string;
}

/** A reason why a draft is no position: the ``item`` that it is about, empty if it is none, in words, and what the rules say. */
export interface PositionFlaw {
  item: string;
  text: string;
  detail: string;
}

/** A draft after a change: what can be set in it, and the board, None while it is no position. ``asked`` are the seats that */
export interface PositionPage {
  draft: Record<string, unknown>;
  sheet: PositionSheet | null;
  scene: Scene | null;
  flaws: PositionFlaw[];
  asked: string[];
}

/** A theme of a game's puzzles: its id, its name, and how many puzzles there are of it. */
export interface PuzzleThemeInfo {
  id: string;
  name: string;
  count: number;
}

/** A puzzle without its answer. The choices of the ``scene`` are the ids of its ``options``; ``words`` tell its board. */
export interface PuzzlePage {
  id: string;
  game: string;
  theme: string;
  title: string;
  seat: string;
  question: string;
  several: boolean;
  options: PuzzleOption[];
  scene: Scene;
  words: BoardLine[];
  day: string;
  tried: boolean;
}

/** The options that somebody has marked, by their ids. */
export interface PuzzleTry {
  chosen: string[];
  known?: boolean;
}

/** The first try of an account at a puzzle, which alone counts. ``counted``: it is the one that was just sent. */
export interface KeptTry {
  counted: boolean;
  right: boolean;
  before: number | null;
  after: number | null;
  provisional: boolean;
  vote: number;
}

/** The answer to a try: if it was right, the ids of the options that are, and why, each reason with its rule. */
export interface PuzzleVerdict {
  right: boolean;
  answer: string[];
  proof: ProofLine[];
  level: number;
  tries: number;
  solved: number;
  kept: KeptTry | null;
}

/** An opinion on a puzzle that one has tried: it is ``good``, bad (false), or nothing any more (null). */
export interface PuzzleVote {
  good: boolean | null;
}

/** The opinion that is kept now: 1 good, -1 bad, 0 none. */
export interface VoteResult {
  vote: number;
}

/** The tries of an account at the puzzles of a theme, and how many of them were right. */
export interface ThemeScore {
  id: string;
  name: string;
  tries: number;
  solved: number;
}

/** A try of an account: the puzzle, the name of its theme, and what came of it, as in a `KeptTry`. */
export interface PastTry {
  puzzle: string;
  title: string;
  at: string;
  right: boolean;
  before: number | null;
  after: number | null;
}

/** The tries of an account at the puzzles of a game: its level, how it went by theme, and the last ones. */
export interface SolverPage {
  level: number;
  provisional: boolean;
  tries: number;
  solved: number;
  themes: ThemeScore[];
  last: PastTry[];
}

/** An account to be made: a name that others see, and a password. */
export interface Registration {
  name: string;
  password: string;
}

/** Somebody who has an account, and says so. */
export interface SignIn {
  name: string;
  password: string;
}

/** Another name for one's account. */
export interface Rename {
  name: string;
}

/** Seats that an account is to keep: those of a key. */
export interface Claim {
  match: string;
  key: string;
}

/** An account, to its holder. ``role`` is ``player``, ``bot``, ``moderator`` or ``admin``. */
export interface AccountInfo {
  name: string;
  role: string;
  name_until: string;
}

/** The account that is signed in at this browser; null: a guest. */
export interface Me {
  account: AccountInfo | null;
}

/** An account that was deleted: signing in undoes it ``until`` it is erased. */
export interface Leaving {
  until: string;
}

/** A browser that is signed in: its family ("": not known), the network it came from, and whether it is the one that asks. */
export interface SessionInfo {
  id: string;
  browser: string;
  place: string;
  made: string;
  seen: string;
  current: boolean;
}

/** The seats that an account keeps now. */
export interface ClaimResult {
  seats: string[];
}

/** The answer of a passkey to a challenge: ``id`` of the credential, and the parts of its response. */
export interface PasskeyAnswer {
  id: string;
  client_data: string;
  authenticator_data: string;
  signature: string;
  user_handle?: string;
}

/** A proof that the holder of the account is there: its password, or the answer of one of its passkeys, not both. */
export interface HolderProof {
  password?: string | null;
  passkey?: PasskeyAnswer | null;
}

/** Another password for one's account, and what shows who is there: the ``old`` one, or a passkey. */
export interface PasswordChange {
  new: string;
  old?: string | null;
  passkey?: PasskeyAnswer | null;
}

/** A passkey that an authenticator has made: ``id`` of the credential, and the parts of its response. */
export interface NewPasskey {
  id: string;
  client_data: string;
  attestation: string;
}

/** The name of an account that is to be made with a passkey. */
export interface WishedName {
  name: string;
}

/** An account to be made with a passkey and without a password. ``label`` is what its holder calls the passkey. */
export interface PasskeyRegistration {
  passkey: NewPasskey;
  label?: string;
}

/** Somebody who has a passkey of an account. */
export interface PasskeySignIn {
  passkey: PasskeyAnswer;
}

/** Another name for a passkey. */
export interface PasskeyRename {
  label: string;
}

/** The ``address`` at whose pages alone this server's passkeys can be used. Empty: nowhere. */
export interface PasskeySite {
  address: string;
}

/** A question to a browser: ``options`` are those of the Web Authentication API, good for so many ``seconds``. */
export interface PasskeyChallenge {
  options: Record<string, unknown>;
  seconds: number;
}

/** A passkey of the account: what its holder calls it, since when there is one, and when it was used last. */
export interface PasskeyInfo {
  id: string;
  label: string;
  made: string;
  seen: string;
}

/** The ways into the account: whether it has a ``password``, and its passkeys, the one made first at the top. */
export interface WaysIn {
  password: boolean;
  passkeys: PasskeyInfo[];
}

/** A clock: the seconds that each seat has, those that are added, the most that may be gathered (``days`` alone). */
export interface ClockWish {
  kind: "live" | "days";
  bank_s: number;
  increment_s: number;
  cap_s?: number | null;
  time_out?: "default" | "bot" | "forfeit" | "wait" | null;
  bot?: string | null;
  holidays?: boolean | null;
}

/** Some time for an opponent. */
export interface GiveTime {
  seat: string;
}

/** A claim, since the time of a seat is over: that a ``bot`` plays for it, or that it loses (``forfeit``). */
export interface TimeClaim {
  seat: string;
  claim: "bot" | "forfeit";
}

/** The claims that the viewer may make, since the time of a seat is over. ``plays_on``: if it loses, the others play on. */
export interface ClaimInfo {
  seat: string;
  claims: ("bot" | "forfeit")[];
  plays_on: boolean;
}

/** A clock that is offered when a match is made, as a `ClockWish` describes it. */
export interface ClockPreset {
  id: string;
  kind: "live" | "days";
  bank_s: number;
  increment_s: number;
  cap_s: number | null;
}

/** The least and the most seconds that a clock of a kind may have, and the most for its ``cap_s`` (None: it has none). */
export interface ClockLimits {
  kind: "live" | "days";
  bank_s: number[];
  increment_s: number[];
  cap_s: number | null;
}

/** This moment by the clock of the table, in milliseconds since 1970, the clocks that it offers, and the limits of others. */
export interface Clocks {
  now: number;
  presets: ClockPreset[];
  limits: ClockLimits[];
}

/** The clock of a match, as its `ClockWish`. ``outage_ms`` is how long the table was out of reach, which cost nobody time. */
export interface MatchClock {
  kind: "live" | "days";
  bank_s: number;
  increment_s: number;
  cap_s: number | null;
  time_out: "default" | "bot" | "forfeit" | "wait";
  outage_ms: number;
  paused_until: number | null;
  holidays: boolean;
}

/** A holiday of the player of a seat, by the clock of the table, in milliseconds since 1970: it may be to come, or over. */
export interface SeatAway {
  begins: number;
  until: number;
}

/** The clock of a seat: the milliseconds that were left when it last stood, and since when it runs (None: it stands). */
export interface SeatTime {
  left_ms: number;
  since: number | null;
  flags: number;
  away: SeatAway | null;
}

/** A holiday of so many days that ``begins`` at a moment to come, in milliseconds since 1970, or now (None). */
export interface HolidayWish {
  days: number;
  begins?: number | null;
}

/** A holiday: from when until when, in milliseconds since 1970, and how many days that is. */
export interface HolidayInfo {
  begins: number;
  until: number;
  days: number;
}

/** The days of holiday that are left of a year (UTC). */
export interface YearDays {
  year: number;
  left: number;
}

/** One's holiday, which goes on or is to come (None: there is none), and the days that are left of this year and of the next. */
export interface Holidays {
  holiday: HolidayInfo | null;
  years: YearDays[];
  most: number;
}

/** An offer to all others, made at a ply: a ``draw``, the end without a result (``abandon``), to let the clocks stand */
export interface NewOffer {
  seat: string;
  kind: "draw" | "abandon" | "pause" | "resume" | "takeback" | "replace";
  ply: number;
  until?: number | null;
  to?: number | null;
  player?: string | null;
  bot?: string | null;
  listed?: boolean | null;
}

/** The answer to an offer, which names the ply of the offer. Whoever made it can only ``withdraw`` it. */
export interface OfferAnswer {
  answer: "accept" | "decline" | "withdraw";
  ply: number;
}

/** The number of an offer, and what has become of it. */
export interface OfferResult {
  id: string;
  state: "open" | "accepted" | "declined" | "withdrawn" | "stale" | "expired";
}

/** A number of things of a seat; no seat: they are nobody's. */
export interface SeatCount {
  seat: string;
  count: number;
}

/** All that was learned since a ply, as far as the reader may know: it does not become unknown if that is taken back. */
export interface Learned {
  actions: SeatCount[];
  rolls: SeatCount[];
  draws: SeatCount[];
  reveals: string[];
}

/** At this ``ply`` all was taken back that was done after the ply ``to``. */
export interface TakenBack {
  ply: number;
  to: number;
}

/** An offer, to everybody at the table: who made it at which ply, who agrees, whose no has ended it. */
export interface OfferInfo {
  id: string;
  kind: "draw" | "abandon" | "pause" | "resume" | "takeback" | "replace";
  seat: string;
  ply: number;
  state: "open" | "accepted" | "declined" | "withdrawn" | "stale" | "expired";
  accepted: string[];
  declined: string[];
  due: number;
  until: number | null;
  to: number | null;
  learned: Learned | null;
  player: string;
  bot: string;
  listed: boolean;
}

/** A match is to be ``open`` to anybody, with a line ``about`` it; or no more, for those who have a ``link`` alone. */
export interface ListingChange {
  listing: "link" | "open";
  about?: string;
}

/** The seat of somebody who shall not play in a match that has not begun. */
export interface FreeSeat {
  seat: string;
}

/** An open table is to begin, with this bot, or the usual one, on each seat that nobody has. */
export interface Begin {
  bot?: string | null;
}

/** Somebody joins an open table, as a ``player``: the first seat of those to be taken. */
export interface Join {
  player: string;
  name: string;
  once?: string | null;
  held?: string | null;
}

/** Somebody wants to play a game against anybody, with a clock of this kind. */
export interface QuickWish {
  game: string;
  name: string;
  clock?: "live" | "days";
  mine?: string[];
}

/** Somebody wants to go on to another match; ``after`` is the one to come from. */
export interface NextWish {
  after?: string | null;
}

/** The next match that waits for somebody, if there is one, and how many there are. */
export interface NextMatch {
  match: string | null;
  count: number;
}

/** A seat of an open table. ``kind`` is ``human``, ``bot`` or ``open``; seats with the same ``player`` are one player's. */
export interface TableSeat {
  id: string;
  player: string;
  name: string;
  kind: string;
  player_name: string;
  rating: number | null;
  provisional: boolean;
  by_bot: boolean;
  vacant_until: number | null;
  stand_in: string;
}

/** An option of a game and its value, in words. */
export interface TableOption {
  name: string;
  value: string;
}

/** The clock of an open table. */
export interface TableClock {
  kind: string;
  bank_s: number;
  increment_s: number;
  cap_s: number | null;
}

/** A table that anybody may join. ``maker`` may be empty; ``account`` tells whether it is the name of an account. */
export interface OpenTable {
  match: string;
  game: string;
  title: string;
  about: string;
  maker: string;
  account: boolean;
  lang: string;
  options: TableOption[];
  seats: TableSeat[];
  pace: string;
  clock: TableClock | null;
  at: string;
  rated: boolean;
  teaching: boolean;
  rating_from: number | null;
  rating_to: number | null;
  ply: number | null;
  followed: string[];
  apart: boolean;
}

/** Open tables, the newest first. ``next`` is what ``before`` must be for those that follow; null: there are no more. */
export interface LobbyPage {
  tables: OpenTable[];
  next: string | null;
}

/** An address that an account is to have, and what shows who is there. ``zone`` is the time zone of the browser. */
export interface MailWish {
  password?: string | null;
  passkey?: PasskeyAnswer | null;
  mail: string;
  zone?: string;
}

/** An address whose account has lost its password. */
export interface Forgotten {
  mail: string;
}

/** The random text of a link in a mail. */
export interface LinkToken {
  token: string;
}

/** The random text of a link in a mail, and another password. */
export interface PasswordReset {
  token: string;
  password: string;
}

/** The address of an account, empty if it has none, and one that waits to be confirmed. */
export interface MailInfo {
  on: boolean;
  mail: string;
  waiting: string;
  broken: boolean;
}

/** The name of the account whose address has changed. */
export interface MailResult {
  name: string;
}

/** One field of the table of wishes: whether an event is told by a channel at once, in the daily digest, or not. */
export interface Wish {
  event: "turn" | "live_turn" | "short" | "began" | "ended" | "offer" | "left" | "paired" | "round_ends" | "invited" | "chat" | "news";
  channel: "push" | "mail" | "webhook";
  mode: "now" | "digest" | "off";
}

/** The wishes of an account: a field for each event and channel, and the hours of its day. */
export interface Wishes {
  zone: string;
  quiet_from: number;
  quiet_to: number;
  digest_hour: number;
  channels: ("push" | "mail" | "webhook")[];
  mail: boolean;
  wishes: Wish[];
}

/** Other wishes. Fields of the table that are not named stay as they are. */
export interface WishesChange {
  zone: string;
  quiet_from: number;
  quiet_to: number;
  digest_hour: number;
  wishes: Wish[];
}

/** A webhook of the account. ``host`` is that of its URL, which is not shown again: whoever knows it can post there. */
export interface ChannelInfo {
  id: string;
  form: "json" | "discord";
  host: string;
  broken: boolean;
  error: string;
}

/** A webhook that an account is to have. */
export interface NewChannel {
  form: "json" | "discord";
  url: string;
}

/** A new webhook, and the secret by which what is posted there is signed. It is shown this once. */
export interface MadeChannel {
  id: string;
  secret: string;
}

/** The reason why a webhook, or pushing to a browser, does not work, as in `ChannelInfo`; empty if it does. */
export interface ChannelTest {
  error: string;
}

/** The event of which no mail is sent any more, or ``digest``: there is no daily mail any more. */
export interface Unsubscribed {
  event: string;
}

/** The key by which this server is known to push services (RFC 8292): an uncompressed point of P-256, in base64url. */
export interface PushKey {
  key: string;
}

/** A subscription of this browser to push messages, as its page has it from the browser; the keys are in base64url. */
export interface NewPushDevice {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** A browser to which notices are pushed; ``current``: it is the one that asks. */
export interface PushDevice {
  id: string;
  browser: string;
  place: string;
  made: string;
  current: boolean;
  error: string;
}

/** A notice in the bell: ``id`` names it, ``text`` is what has happened, and ``others`` are the other people at the table. */
export interface BellNotice {
  id: string;
  event: "turn" | "live_turn" | "short" | "began" | "ended" | "offer" | "left" | "paired" | "round_ends" | "invited" | "chat" | "lost_seat" | "replaced" | "late" | "reseated" | "declined" | "care" | "password" | "passkey" | "round" | "finished" | "called_off" | "too_few" | "organiser" | "round_late" | "plan" | "signed_in" | "mail" | "broken";
  match: string;
  game: string;
  page: string;
  text: string;
  others: string[];
  at: string;
  read: boolean;
}

/** The bell of an account: the newest notices, the newest first, and how many of them are not read. */
export interface Bell {
  unread: number;
  notices: BellNotice[];
}

/** Notices of the bell that were read, by their ids. */
export interface BellSeen {
  ids: string[];
}

/** The number of notices of the bell that are not read. The socket of the bell sends it. */
export interface BellCount {
  type: "bell";
  unread: number;
}

/** The matches that are rated together: of a game, for so many players, with such a clock. ``people`` have a rating there. */
export interface PoolInfo {
  pool: string;
  game: string;
  title: string;
  players: number;
  clock: "live" | "days";
  people: number;
  bots: boolean;
}

/** Somebody in a list of ratings. ``last`` is when the last of the games ended, ``bot``: it is a bot account. */
export interface RankedPerson {
  name: string;
  rating: number;
  provisional: boolean;
  games: number;
  last: string;
  bot: boolean;
}

/** A side in a scenario: how many points of a rating it is worth more than no side (less: negative), after so many games. */
export interface SideStrength {
  name: string;
  options: TableOption[];
  edge: number;
  sure: boolean;
  games: number;
}

/** The ratings of a pool, the best first: the people who have played enough, and lately; the others; and the sides. */
export interface RatingList {
  pool: PoolInfo;
  ranked: RankedPerson[];
  others: RankedPerson[];
  sides: SideStrength[];
}

/** Somebody's rating in a pool. */
export interface PersonRating {
  pool: PoolInfo;
  rating: number;
  provisional: boolean;
  games: number;
  last: string;
}

/** A rated match of somebody that is over: the seats in words, the opponents by name, and the rating before and after. */
export interface PersonMatch {
  match: string;
  pool: PoolInfo;
  ended: string;
  seats: string;
  opponents: string[];
  result: "won" | "drawn" | "lost";
  left: boolean;
  before: number | null;
  after: number | null;
}

/** Somebody with an account, to everybody: since when, the ratings, the last rated matches. */
export interface PersonPage {
  name: string;
  since: string;
  me: boolean;
  bot: boolean;
  ratings: PersonRating[];
  matches: PersonMatch[];
}

/** The effect of a match on the rating of somebody. */
export interface MovedRating {
  name: string;
  former: boolean;
  bot: boolean;
  seats: string[];
  left: boolean;
  before: number;
  after: number;
  provisional: boolean;
}

/** The effect of a rated match on ratings. */
export interface MatchRatings {
  state: "running" | "waits" | "rated" | "unrated";
  pool: PoolInfo | null;
  people: MovedRating[];
}

/** A file of an archive: lines of JSON packed by gzip (``ndjson``), or ``parquet``. ``sha256`` is the hash of its bytes. */
export interface ArchiveFile {
  name: string;
  form: "ndjson" | "parquet";
  bytes: number;
  sha256: string;
}

/** The archive of a day (UTC), such as ``2026-11-23``: so many ``games`` that ended on it. */
export interface ArchiveDay {
  day: string;
  games: number;
  files: ArchiveFile[];
}

/** The archives of a table, the last days first, with their licence. ``on``: archives are made here. */
export interface OpenData {
  on: boolean;
  license: string;
  days: ArchiveDay[];
  more: boolean;
}

/** A title, and how many of its public games are over: of people alone, and those in which bots have played. */
export interface TitleCount {
  game: string;
  title: string;
  games: number;
  with_bots: number;
}

/** The results of a side, or of somebody. ``share`` is that of wins in all games. */
export interface Results {
  games: number;
  won: number;
  drawn: number;
  share: number;
  low: number;
  high: number;
}

/** The lengths of games: how much was done there and not taken back. */
export interface PlyCounts {
  least: number;
  median: number;
  mean: number;
  most: number;
}

/** The games with a clock of a kind; ``hours`` is how long one takes on average. */
export interface PaceCount {
  clock: "live" | "days" | "none";
  games: number;
  hours: number;
}

/** The games by versions of the rules that begin with this number. */
export interface RulesCount {
  rules: string;
  games: number;
}

/** A side, by the names of its seats, and its results. */
export interface SideResults {
  name: string;
  results: Results;
}

/** The games of a scenario for so many players. ``options`` are those that make sides stronger or weaker. */
export interface ScenarioResults {
  options: TableOption[];
  players: number;
  games: number;
  drawn: number;
  sides: SideResults[];
  plies: PlyCounts;
}

/** The statistics of a title: those of people alone, or those in which ``bots`` have played. */
export interface GameStatistics {
  game: string;
  title: string;
  bots: boolean;
  games: number;
  paces: PaceCount[];
  rules: RulesCount[];
  scenarios: ScenarioResults[];
}

/** Somebody's results with a side of a game in a scenario. */
export interface PersonSide {
  game: string;
  title: string;
  options: TableOption[];
  players: number;
  side: string;
  results: Results;
}

/** Somebody's results in games with a clock of a kind. */
export interface PersonPace {
  clock: "live" | "days" | "none";
  results: Results;
}

/** Somebody's results against another with an account. ``bot``: it is that of a bot. */
export interface PersonOpponent {
  name: string;
  bot: boolean;
  results: Results;
}

/** A rating after a match that ended then. */
export interface RatingMoment {
  at: string;
  rating: number;
}

/** The ratings of somebody in a pool, in the order in which the matches ended. */
export interface RatingHistory {
  pool: PoolInfo;
  ratings: RatingMoment[];
}

/** The public games of somebody that are over. */
export interface PersonStatistics {
  name: string;
  results: Results;
  sides: PersonSide[];
  paces: PersonPace[];
  opponents: PersonOpponent[];
  histories: RatingHistory[];
}

/** A tournament to be made: its game with ``options``, its ``form``, the clock of its matches, and how many may enter. */
export interface TournamentWish {
  game: string;
  name: string;
  form: "swiss" | "round_robin" | "knockout" | "groups";
  clock: ClockWish;
  about?: string;
  rounds?: number;
  places?: number;
  rated?: boolean;
  round_days?: number;
  players?: number;
  group_size?: number;
  go_on?: number;
  at_once?: boolean;
  starts_full?: boolean;
  starts_at?: string;
  options?: Record<string, string>;
}

/** A tournament that was made. */
export interface MadeTournament {
  tournament: string;
}

/** Somebody enters: whoever asks, or a ``bot`` that the organiser lets enter. */
export interface Entry {
  bot?: string | null;
}

/** Somebody withdraws: whoever asks, or the ``entrant`` of this number, whom the organiser takes out. */
export interface Withdrawal {
  entrant?: number | null;
  reason?: string;
}

/** The result that the organiser gives to a table of the round, and why. */
export interface Settlement {
  table: number;
  round: number;
  result: "first" | "second" | "draw" | "neither" | "123" | "132" | "213" | "231" | "312" | "321" | "113" | "131" | "311" | "111" | "122" | "212" | "221" | "133" | "313" | "331" | "333";
  reason: string;
}

/** So many days more for the round, and why. They begin at its date, or now if that has passed. */
export interface Extension {
  round: number;
  until: string;
  days: number;
  reason: string;
}

/** A tournament in short. ``rounds`` is 0 where nobody can say yet how many there are, ``round`` is 0 before the first. */
export interface TournamentInfo {
  id: string;
  name: string;
  about: string;
  game: string;
  title: string;
  form: "swiss" | "round_robin" | "knockout" | "groups";
  state: "draft" | "open" | "running" | "finished" | "cancelled";
  rounds: number;
  round: number;
  entered: number;
  places: number;
  rated: boolean;
  organiser: string;
  made: string;
  began: string;
  ended: string;
  round_days: number;
  players: number;
  group_size: number;
  go_on: number;
  group_rounds: number;
  at_once: boolean;
  starts_full: boolean;
  starts_at: string;
  least: number;
}

/** Somebody who has entered. ``bot``: it is one. ``former``: the account is gone, and has no page. ``me``: it is who asks. */
export interface EntrantInfo {
  number: number;
  name: string;
  bot: boolean;
  former: boolean;
  withdrawn: boolean;
  me: boolean;
  may_take_out: boolean;
}

/** An entrant in the table, the points first and then what breaks ties, in its order. Points may be halves. */
export interface StandingInfo {
  entrant: number;
  points: number;
  direct: number;
  sonneborn: number;
  buchholz: number;
  wins: number;
  performance: number;
  won: number;
  drawn: number;
  lost: number;
}

/** The table of a group, the best first. ``go_on`` are those who play the knock-out, none while that is not known. */
export interface GroupInfo {
  standings: StandingInfo[];
  go_on: number[];
}

/** Entrants at a table, the ``first`` with the first side; without a ``second`` it is a bye, without a ``third`` they are two. */
export interface PairingInfo {
  table: number;
  first: number;
  second: number | null;
  match: string | null;
  result: "first" | "second" | "draw" | "neither" | "123" | "132" | "213" | "231" | "312" | "321" | "113" | "131" | "311" | "111" | "122" | "212" | "221" | "133" | "313" | "331" | "333" | null;
  unplayed: boolean;
  reason: string;
  may_settle: boolean;
  third: number | null;
}

/** The date of a round as it was put off once, and why. */
export interface ExtensionInfo {
  until: string;
  reason: string;
}

/** Until when a round is to be played. ``late``: that has passed, and matches are open. ``extensions``: how it was put off. */
export interface RoundDateInfo {
  round: number;
  until: string;
  late: boolean;
  extensions: ExtensionInfo[];
}

/** A tournament with all that belongs to it. ``dates`` are those of its rounds that have one. */
export interface TournamentPage {
  info: TournamentInfo;
  options: TableOption[];
  clock: TableClock;
  sides: string[];
  entrants: EntrantInfo[];
  standings: StandingInfo[];
  rounds: PairingInfo[][];
  commitment: string;
  seed: string | null;
  may: ("open" | "start" | "cancel" | "settle" | "extend" | "enter" | "enter_bots" | "withdraw")[];
  dates: RoundDateInfo[];
  groups: GroupInfo[];
}

/** A line of moves from the moment after a ``ply``, as a ``seat`` knew it then. */
export interface WhatIf {
  seat: string;
  ply: number;
  line?: string[];
  worlds?: number;
  true?: boolean;
  world?: number | null;
  eyes?: string | null;
  faces?: boolean;
}

/** A number from the dice: ``got`` of 1 to ``of``. */
export interface TakenNumber {
  of: number;
  got: number;
}

/** Worlds in which the seat has learned the same, and the lines of the log that tell it. */
export interface WhatIfGroup {
  worlds: number[];
  share: number;
  log: LogLine[];
}

/** A move of a line: what was done in the first world of its group, the numbers that took, and all groups, the largest first. */
export interface WhatIfStep {
  move: string;
  done: string;
  numbers: TakenNumber[];
  chance: number;
  groups: WhatIfGroup[];
  dropped: number[];
  window: boolean;
}

/** The end of a line: the table as it would be, its worlds and how it came to it. */
export interface WhatIfPage {
  table: MatchPage;
  world: number;
  worlds: number[];
  true: number | null;
  share: number;
  steps: WhatIfStep[];
  bot: string;
  faces: WhatIfStep[];
}

/** Something in a match that a moderator should look at: a ``line`` of chat of a ``room``, or whoever has a ``seat``. */
export interface MatchReport {
  reason: string;
  seat?: string | null;
  line?: number | null;
  room?: "table" | "watchers";
}

/** The acts on the account that its holder has read: all up to the ``last``. */
export interface ActsSeen {
  last: number;
}

/** A name that a moderator should look at. */
export interface PersonReport {
  reason: string;
}

/** A report, to a moderator. ``name`` is whoever is reported; ``account`` is False for a guest. ``said`` is the line of chat. */
export interface ReportInfo {
  id: number;
  at: string;
  name: string;
  account: boolean;
  reason: string;
  by: string;
  match: string;
  ply: number;
  seat: string;
  line: number | null;
  said: string;
  room: "table" | "watchers";
}

/** An act of a moderator about a ``report`` or the account of a ``name``, and the reason for it. */
export interface ModeratorAct {
  kind: "warn" | "mute" | "ban" | "hide" | "rename" | "pardon" | "dismiss";
  reason: string;
  report?: number | null;
  name?: string | null;
  days?: number | null;
}

/** An act on an account. ``until`` is when it ends, empty if it never does; ``lasts``: it has not ended. */
export interface ActInfo {
  id: number;
  kind: string;
  at: string;
  until: string;
  lasts: boolean;
  reason: string;
  name: string;
  seen: boolean;
}

/** The reason for a deed that does no harm when it is done once more. */
export interface AdminReason {
  reason: string;
}

/** The reason for a deed, and the proof that the holder of the account is there who has it done. */
export interface AdminOrder {
  password?: string | null;
  passkey?: PasskeyAnswer | null;
  reason: string;
}

/** Another role for an account. */
export interface RoleOrder {
  password?: string | null;
  passkey?: PasskeyAnswer | null;
  reason: string;
  role: "player" | "moderator" | "admin";
}

/** An account. ``leaves`` is when it is erased, as its holder has asked for; ``muted_until`` and ``banned_until`` are empty */
export interface AdminPerson {
  id: number;
  name: string;
  role: string;
  made: string;
  seen: string;
  leaves: string;
  muted_until: string;
  banned_until: string;
  for_good: boolean;
  mail: boolean;
  refused: boolean;
}

/** Some accounts, and whether there are ``more`` after the last one. */
export interface AdminPeople {
  people: AdminPerson[];
  more: boolean;
}

/** A seat of a match. ``kind`` is ``human``, ``bot`` or ``open``; ``holder`` is a name, or that of a bot. */
export interface AdminSeat {
  seat: string;
  name: string;
  player: string;
  kind: string;
  holder: string;
  account: string;
  keys: number;
  asked: boolean;
  left_ms: number | null;
  runs: boolean;
  flags: number;
}

/** Work for later. ``due`` is empty if it is ``dead``: it has failed too often. Until ``taken`` somebody works on it. */
export interface AdminJob {
  id: number;
  kind: string;
  key: string;
  dead: boolean;
  due: string;
  taken: string;
  attempts: number;
  error: string;
}

/** A match as it is stored, without its secrets. ``lines`` and ``chat`` are the numbers of lines. */
export interface AdminMatch {
  id: string;
  game: string;
  title: string;
  version: string;
  pace: string;
  over: boolean;
  frozen: boolean;
  paused: boolean;
  rated: boolean;
  tournament: string;
  rematch: string;
  made: string;
  moved: string;
  lines: number;
  chat: number;
  own: boolean;
  seats: AdminSeat[];
  jobs: AdminJob[];
}

/** Something that is wrong with what is stored of a match, and the ply at which, if it is one. */
export interface AdminFault {
  what: "gap" | "rules" | "action" | "events" | "position" | "checkpoint" | "over" | "running" | "asked";
  ply: number | null;
}

/** Everything that is wrong with what is stored of a match; ``mendable``: all of it follows from the log. */
export interface AdminFaults {
  faults: AdminFault[];
  mendable: boolean;
}

/** The seats that are open again, and the key of the invitation that leads to them. It is told this once. */
export interface ReopenedSeats {
  seats: string[];
  key: string;
}

/** The work for later: the numbers of all jobs and of those that are dead, and some of them, the dead ones first. */
export interface AdminJobs {
  all: number;
  dead: number;
  jobs: AdminJob[];
}

/** Ratings that are being made anew: ``done`` of so many ``pools``, with so many ``games``, until it has ``ended``. */
export interface AdminRebuild {
  asked: string;
  pools: number;
  done: number;
  games: number;
  ended: string;
  failed: boolean;
}

/** The rated games that are over, those that wait to be taken in, and the last time that all were made anew. */
export interface AdminRatings {
  games: number;
  waiting: number;
  rebuild: AdminRebuild | null;
}

/** So many matches of a game that a version of its rules wrote, all ``over`` or all running. */
export interface AdminRulesVersion {
  game: string;
  version: string;
  over: boolean;
  matches: number;
  standing: "present" | "archived" | "replayed" | "missing" | "no_game";
}

/** An archive of former rules: its file, why it cannot be used (``fault``, empty if it can), whether a match needs it. */
export interface AdminArchive {
  file: string;
  game: string;
  version: string;
  fault: string;
  needed: boolean;
}

/** The versions of rules that stored matches need, and the archives there are. */
export interface AdminRules {
  versions: AdminRulesVersion[];
  archives: AdminArchive[];
}

/** Something that the doctor has found, in words of the language asked for. */
export interface AdminFinding {
  grade: "good" | "note" | "wrong";
  text: string;
}

/** Whatever keeps this process from being ready, and what the doctor has found; ``looked``: it could look. */
export interface AdminHealth {
  failing: string[];
  looked: boolean;
  findings: AdminFinding[];
}

/** A deed of whoever runs the table, or of a moderator. Accounts that are not gone have their names. */
export interface AdminAct {
  at: string;
  who: string;
  deed: string;
  match: string;
  about: string;
}

/** A token to be made: its name, for its owner, and what programs may do with it. It outlives the session. */
export interface NewToken {
  password?: string | null;
  passkey?: PasskeyAnswer | null;
  name: string;
  scope: "read" | "bot:play";
}

/** A token that was made. ``token`` is shown this once. */
export interface MadeToken {
  id: string;
  token: string;
}

/** A token, to its owner: when it was made, and when it was used last ("": never). */
export interface TokenInfo {
  id: string;
  name: string;
  scope: "read" | "bot:play";
  made: string;
  seen: string;
}

/** The challenges that a bot takes: the ``games`` (null: all), so many matches at once, ``rated`` ones or not. */
export interface BotAccepts {
  games?: string[] | null;
  most?: number;
  rated?: boolean;
}

/** A bot account that may be challenged. */
export interface BotAccountInfo {
  name: string;
  online: boolean;
  free: boolean;
  rated: boolean;
  games: string[];
}

/** The bot account of this name is to take the seats of a ``player``: the first of them. */
export interface NewChallenge {
  player: string;
  name: string;
}

/** A challenge to a bot account, to those who sit in the match. */
export interface ChallengeInfo {
  id: string;
  player: string;
  name: string;
  state: "open" | "accepted" | "declined";
}

/** The answer of a bot to a challenge. */
export interface ChallengeAnswer {
  accept: boolean;
}

/** The seats that a bot has taken; none: it has declined. */
export interface TakenSeats {
  match: string;
  seats: string[];
}

/** The account of this name is to take the open seats of a ``player``: the first of them. */
export interface NewInvitation {
  player: string;
  name: string;
}

/** An invitation, to those who may invite: whom it asks to be which ``player``, and until when. ``by`` is whoever has sent it. */
export interface SentInvitation {
  id: string;
  player: string;
  name: string;
  by: string;
  state: "sent" | "taken" | "declined" | "gone";
  expires: string;
}

/** An invitation, to whoever is invited: the ``seats``, by whom, and until when. */
export interface Invited {
  id: string;
  match: string;
  seats: string[];
  by: string;
  state: "sent" | "taken" | "declined" | "gone";
  at: string;
  expires: string;
  summary: MatchSummary | null;
}

/** The answer to an invitation: the seats are taken, or it is declined. */
export interface InvitationAnswer {
  accept: boolean;
  held?: string | null;
}

/** An account that one follows; ``bot``: a program plays for it. */
export interface FollowedPerson {
  name: string;
  bot: boolean;
}

/** The account of this name is to be followed, or no more. */
export interface Follow {
  name: string;
}

/** The state of a report: nobody has asked for it, it waits, it is being made (``progress`` in per cent), or it is ready. */
export interface GameReportState {
  state: "none" | "impossible" | "waiting" | "working" | "ready" | "failed";
  progress: number;
}

/** The same, with the ``report`` if there is one, be it a former one. ``stale``: by now the judge is another one. */
export interface GameReportInfo {
  state: "none" | "impossible" | "waiting" | "working" | "ready" | "failed";
  progress: number;
  stale: boolean;
  report: ReportPage | null;
}

/** The question what to do. Step 1 says where to look and which rule matters, 2 what looks best, 3 also why. */
export interface HintWish {
  seat: string;
  ply: number;
  step: number;
}

/** An action that looks good. ``equal``: it is about as good as the first one. */
export interface HintChoice {
  action: string;
  equal: boolean;
  chance: number | null;
  behind: number | null;
  error: number | null;
}

/** A reason for the first action, and how much it makes, as a chance of winning. */
export interface HintReason {
  text: string;
  points: number;
}

/** An action that looked good to a bot, with its words. The rest is as in a `HintChoice`. */
export interface ThoughtChoice {
  action: string;
  text: string;
  equal: boolean;
  chance: number | null;
  behind: number | null;
  error: number | null;
}

/** The actions that looked best to a bot, and what it has ``taken``, with its words. The rest is as in a `HintInfo`. */
export interface ThoughtInfo {
  ply: number;
  seat: string;
  taken: string;
  text: string;
  judged: "search" | "rule";
  options: ThoughtChoice[];
  reasons: HintReason[];
  against: number;
}

/** A hint for the question at a ply, up to the step that was asked for. */
export interface HintInfo {
  ply: number;
  step: number;
  text: string;
  cite: string;
  at: string[];
  judged: "search" | "rule" | "";
  options: HintChoice[];
  reasons: HintReason[];
  against: number;
}
