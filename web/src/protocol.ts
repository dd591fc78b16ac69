/** What the table sends: the Scene, field by field, and what HTTP and the socket wrap around it. */

export interface Choice {
  action: string;
  label: string;
  cite: string;
}

export interface Area {
  id: string;
  title: string;
  highlight: string;
  badge: string;
  choices: Choice[];
}

export interface Token {
  id: string;
  symbol: string;
  place: string;
  title: string;
  tone: string;
  label: string;
  badge: string;
  face: string;
  stack: number;
  faded: boolean;
  choices: Choice[];
}

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
}

export interface CardGroup {
  id: string;
  title: string;
  count: number;
  cards: Card[];
  style: string;
  tone: string;
}

export interface Track {
  id: string;
  title: string;
  boxes: string[];
  marks: number[];
  tone: string;
  note: string;
}

export interface Panel {
  id: string;
  title: string;
  rows: [string, string][];
  tone: string;
}

export interface Trace {
  id: string;
  title: string;
  places: string[];
  style: string;
  tone: string;
}

export interface Button {
  label: string;
  action: string;
  enabled: boolean;
  why: string;
  cite: string;
  primary: boolean;
}

export interface Prompt {
  text: string;
  mine: boolean;
  seat: string;
  cite: string;
  ask: string;
}

export interface Die {
  id: string;
  value: number;
  text: string;
  good: boolean;
}

export interface Scene {
  board: string;
  prompt: Prompt;
  areas: Area[];
  tokens: Token[];
  cards: CardGroup[];
  tracks: Track[];
  panels: Panel[];
  traces: Trace[];
  buttons: Button[];
  dice: Die[];
}

export interface Named {
  id: string;
  name: string;
}

export interface GameOption {
  id: string;
  name: string;
  default: string;
  choices: Named[];
}

export interface BotInfo {
  id: string;
  name: string;
  note: string;
}

export interface GameInfo {
  id: string;
  title: string;
  blurb: string;
  players: string;
  seats: Named[];
  options: GameOption[];
  bots: BotInfo[];
}

export interface SeatInfo {
  id: string;
  name: string;
  tone: string;
  holder: string;
  kind: string;
  mine: boolean;
  online: boolean;
  waiting: boolean;
}

export interface LogEntry {
  ply: number;
  text: string;
  kind: string;
  seat: string;
  places: string[];
  level: number;
}

export interface ChatLine {
  name: string;
  text: string;
  at: string;
}

export interface Settings {
  autopass: boolean;
}

export interface Table {
  match: string;
  game: string;
  title: string;
  ply: number;
  lang: string;
  seats: SeatInfo[];
  scene: Scene;
  log: LogEntry[];
  text: string[];
  undo: boolean;
  over: boolean;
  outcome: string;
  commitment: string;
  seed: string | null;
  chat: ChatLine[];
  settings: Settings;
  invitations: Record<string, string>;
}

export interface NewMatch {
  game: string;
  options: Record<string, string>;
  seats: Record<string, string>;
  name: string;
  seed: null;
}

export interface Created {
  match: string;
  key: string;
  seats: string[];
  invitations: Record<string, string>;
}

export interface Reason {
  legal: boolean;
  message: string;
  cite: string;
}

export interface RulesText {
  title: string;
  html: string;
}
