import type {
  AccountInfo,
  Act,
  ActionResult,
  Advice,
  AdviceWish,
  Agree,
  Back,
  BotsChange,
  Calculation,
  CalculatorInfo,
  Card,
  Chat,
  ClaimResult,
  Clocks,
  CoachPage,
  CreatedMatch,
  Draft,
  DraftCheck,
  EditorSpec,
  FreeSeat,
  GameInfo,
  GameReportInfo,
  GameReportState,
  GiveTime,
  GoOn,
  HintInfo,
  HintWish,
  HolderProof,
  Join,
  KeptMatch,
  Leave,
  Leaving,
  LessonInfo,
  LessonStars,
  ListingChange,
  LobbyPage,
  LogPage,
  MatchEnd,
  MatchPage,
  MatchRatings,
  MatchReport,
  MatchSummary,
  Me,
  MusterDraft,
  MusterSpec,
  MusterView,
  MuteWish,
  NewMatch,
  NewOffer,
  NextMatch,
  OfferAnswer,
  OfferResult,
  OpenTable,
  PersonPage as PersonInfo,
  PlanChange,
  PlyResult,
  PoolInfo,
  PositionDraft,
  PositionPage,
  PositionSample,
  Problem,
  PuzzlePage,
  PuzzleThemeInfo,
  PuzzleTry,
  PuzzleVerdict,
  PuzzleVote,
  Question,
  QuickWish,
  RatingList,
  Read,
  Resign,
  RuleExcerpt,
  RulesPage,
  SessionInfo,
  SettingsChange,
  SolverPage,
  Take,
  ThoughtInfo,
  TimeClaim,
  Undo,
  Unmute,
  VoteResult,
  WhatIf,
  WhatIfPage,
  Why,
  WhyResult,
} from "../protocol";
import { newOnce } from "./once";
import { untilAnswered } from "./untilAnswered";

/** What a proxy answers when it does not reach the table. */
const GATEWAY = new Set([502, 503, 504]);
/** The longest time for an answer, in milliseconds: the table itself tries for 20 seconds to write. */
const LONGEST_ANSWER = 30_000;

/** A refusal of the table: nothing has changed. `code` is "offline" when no answer came at all. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly cite: string,
  ) {
    super(message);
  }
}

interface Call {
  key?: string | null;
  body?: unknown;
  /** After so many milliseconds there will be no answer any more. */
  longest?: number;
}

const offline = (error: unknown) => error instanceof ApiError && error.code === "offline";

async function request(method: string, path: string, { key, body, longest }: Call): Promise<Response> {
  // Tells the table that a page of its own has sent this: see docs/http-api.md.
  const headers: Record<string, string> = { "X-Vezerkar": "1" };
  if (key) headers["Authorization"] = `Bearer ${key}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const init: RequestInit = { method, headers };
  if (longest !== undefined) init.signal = AbortSignal.timeout(longest);
  if (body !== undefined) init.body = JSON.stringify(body);
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new ApiError("offline", "", "");
  }
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => ({}))) as Partial<Problem>;
  if (GATEWAY.has(answer.status) && problem.error === undefined) throw new ApiError("offline", "", "");
  throw new ApiError(problem.error ?? `http_${answer.status}`, problem.message ?? "", problem.cite ?? "");
}

export async function json<T>(method: string, path: string, call: Call = {}): Promise<T> {
  return (await request(method, path, call)).json() as Promise<T>;
}

/** A position as plain data, see docs/positions-and-records.md. */
export type Position = Record<string, unknown>;

const at = (match: string, rest = "") => `/api/matches/${encodeURIComponent(match)}${rest}`;

export const listGames = (lang: string) => json<GameInfo[]>("GET", `/api/games?lang=${lang}`);

/** What time it is at the table, and the clocks it offers. */
export const clocksNow = () => json<Clocks>("GET", "/api/clocks");

export const rulesOf = (game: string, lang: string) =>
  json<RulesPage>("GET", `/api/games/${encodeURIComponent(game)}/rules?lang=${lang}`);

/** What has been fetched and never changes, by its path. */
const kept = new Map<string, Promise<unknown>>();

function once<T>(path: string): Promise<T> {
  let answer = kept.get(path) as Promise<T> | undefined;
  if (!answer) {
    answer = json<T>("GET", path);
    answer.catch(() => kept.delete(path));
    kept.set(path, answer);
  }
  return answer;
}

/** A card as it is printed. */
export const cardOf = (game: string, card: string, lang: string) =>
  once<Card>(`/api/games/${encodeURIComponent(game)}/cards/${encodeURIComponent(card)}?lang=${lang}`);

/** The beginning of a rule, by its name. */
export const ruleOf = (game: string, rule: string, lang: string) =>
  once<RuleExcerpt>(`/api/games/${encodeURIComponent(game)}/rules/${encodeURIComponent(rule)}?lang=${lang}`);

const editorAt = (game: string, rest = "") => `/api/games/${encodeURIComponent(game)}/editor${rest}`;

export const editorOf = (game: string, lang: string) => json<EditorSpec>("GET", `${editorAt(game)}?lang=${lang}`);

export const starterOf = (game: string, name: string) =>
  json<Record<string, unknown>>("GET", editorAt(game, `/${encodeURIComponent(name)}`));

export const checkDraft = (game: string, draft: Draft, lang: string) =>
  json<DraftCheck>("POST", `${editorAt(game)}?lang=${lang}`, { body: draft });

const musterAt = (game: string) => `/api/games/${encodeURIComponent(game)}/muster`;

export const musterOf = (game: string, lang: string) => json<MusterSpec>("GET", `${musterAt(game)}?lang=${lang}`);

export const changeArmy = (game: string, wish: MusterDraft, lang: string) =>
  json<MusterView>("POST", `${musterAt(game)}?lang=${lang}`, { body: wish });

const positionsAt = (game: string, rest = "") => `/api/games/${encodeURIComponent(game)}/positions${rest}`;

/** The positions with which the position editor can begin. */
export const positionSamples = (game: string, lang: string) => json<PositionSample[]>("GET", `${positionsAt(game)}?lang=${lang}`);

export const samplePosition = (game: string, sample: string) => json<Position>("GET", positionsAt(game, `/${encodeURIComponent(sample)}`));

/** A position in the making, after a change. */
export const changePosition = (game: string, wish: PositionDraft, lang: string) => json<PositionPage>("POST", `${positionsAt(game)}?lang=${lang}`, { body: wish });

const oddsAt = (game: string, rest = "") => `/api/games/${encodeURIComponent(game)}/odds${rest}`;

export const calculatorsOf = (game: string, lang: string) => json<CalculatorInfo[]>("GET", `${oddsAt(game)}?lang=${lang}`);

export const calculate = (game: string, tool: string, question: Question, lang: string) =>
  json<Calculation>("POST", `${oddsAt(game, `/${encodeURIComponent(tool)}`)}?lang=${lang}`, { body: question });

export const lessonsOf = (game: string, lang: string) => json<LessonInfo[]>("GET", `/api/games/${encodeURIComponent(game)}/lessons?lang=${lang}`);

const puzzlesAt = (game: string, rest: string, lang: string) => `/api/games/${encodeURIComponent(game)}/puzzles${rest}${rest.includes("?") ? "&" : "?"}lang=${lang}`;

export const puzzleThemes = (game: string, lang: string) => json<PuzzleThemeInfo[]>("GET", puzzlesAt(game, "", lang));

/** The puzzle of today, the same for everybody. */
export const dailyPuzzle = (game: string, lang: string) => json<PuzzlePage>("GET", puzzlesAt(game, "/daily", lang));

/** A puzzle of a theme (empty: of any) that is not among those known. */
export const nextPuzzle = (game: string, theme: string, known: string[], lang: string) =>
  json<PuzzlePage>("GET", puzzlesAt(game, `/next?${new URLSearchParams({ theme, known: known.join(",") })}`, lang));

export const puzzleOf = (id: string, lang: string) => json<PuzzlePage>("GET", `/api/puzzles/${encodeURIComponent(id)}?lang=${lang}`);

export const tryPuzzle = (id: string, wish: PuzzleTry, lang: string) => json<PuzzleVerdict>("POST", `/api/puzzles/${encodeURIComponent(id)}/try?lang=${lang}`, { body: wish });

/** What the account thinks of a puzzle that it has tried. */
export const voteOnPuzzle = (id: string, wish: PuzzleVote) => json<VoteResult>("POST", `/api/puzzles/${encodeURIComponent(id)}/vote`, { body: wish });

/** The level of the account at a game's puzzles, and its tries. */
export const ownPuzzles = (game: string, lang: string) => json<SolverPage>("GET", puzzlesAt(game, "/mine", lang));

/** Adds the stars of lessons that this browser remembers to those of the account; tells the most of both. */
export const keepLessons = async (stars: Record<string, number>) => (await json<LessonStars>("POST", "/api/me/lessons", { body: { stars } })).stars;

/** A new match of a lesson. */
export const beginLesson = (lesson: string, lang: string) =>
  json<CreatedMatch>("POST", `/api/lessons/${encodeURIComponent(lesson)}?lang=${lang}`, { body: {} });

/** The match that is to be made, as long as no answer has come. */
let tried: { wish: string; once: string } | null = null;

/** Makes a match. The same wish again, after an answer that was lost, makes no second one. */
export async function createMatch(wish: NewMatch, lang: string): Promise<CreatedMatch> {
  const said = JSON.stringify(wish);
  if (tried?.wish !== said) tried = { wish: said, once: newOnce() };
  try {
    const made = await json<CreatedMatch>("POST", `/api/matches?lang=${lang}`, { body: { ...wish, once: tried.once } });
    tried = null;
    return made;
  } catch (error) {
    if (error instanceof ApiError && !offline(error)) tried = null;
    throw error;
  }
}

/** The matches that these keys open, in short. */
export const mineOf = (keys: string[], lang: string) => json<MatchSummary[]>("GET", `/api/mine?lang=${lang}`, { key: keys.join(",") });

/** Who is signed in at this browser; null for a guest. */
export const whoAmI = async () => (await json<Me>("GET", "/api/me")).account;

const enter = async (path: string, lang: string, name: string, password: string): Promise<AccountInfo> =>
  (await json<Me>("POST", `${path}?lang=${lang}`, { body: { name, password } })).account!;

export const register = (name: string, password: string, lang: string) => enter("/api/accounts", lang, name, password);

export const signIn = (name: string, password: string, lang: string) => enter("/api/session", lang, name, password);

export const signOut = () => json<unknown>("DELETE", "/api/session", { body: {} });

/** Gives the account another password; all other browsers are signed out. */
export const changePassword = async ({ password, passkey }: HolderProof, after: string, lang: string) =>
  (await json<Me>("POST", `/api/me/password?lang=${lang}`, { body: { old: password, passkey, new: after } })).account!;

/** Gives the account another name. */
export const rename = async (name: string, lang: string) =>
  (await json<Me>("PATCH", `/api/me?lang=${lang}`, { body: { name } })).account!;

/** Deletes the account: it is signed out everywhere, and signing in undoes it until it is erased. */
export const leaveTable = (proof: HolderProof, lang: string) => json<Leaving>("DELETE", `/api/me?lang=${lang}`, { body: proof });

/** Lets the seats of the account in a match open with the account alone. */
export const onlyAccount = (match: string) =>
  json<ClaimResult>("POST", `/api/me/matches/${encodeURIComponent(match)}/only`, { body: {} });

export const mySessions = () => json<SessionInfo[]>("GET", "/api/me/sessions");

export const endSession = (id: string) => json<unknown>("DELETE", `/api/me/sessions/${encodeURIComponent(id)}`, { body: {} });

/** Lets the account keep the seats of a key. */
export const claimSeats = (match: string, key: string) => json<ClaimResult>("POST", "/api/me/claims", { body: { match, key } });

/** The matches in which the account keeps seats, in short. */
export const accountMatches = (lang: string) => json<MatchSummary[]>("GET", `/api/me/matches?lang=${lang}`);

/** A page of the open tables; empty texts ask for anything. */
export const lobbyOf = (wanted: Record<"game" | "clock" | "speaks" | "rated" | "bots" | "before", string>, lang: string) => {
  const query = new URLSearchParams(Object.entries({ lang, ...wanted }).filter(([, value]) => value));
  return json<LobbyPage>("GET", `/api/lobby?${query}`);
};

/** The matches that go on and want somebody for a seat. */
export const substituteTables = (game: string, lang: string) =>
  json<OpenTable[]>("GET", `/api/lobby/substitutes?${new URLSearchParams(game ? { lang, game } : { lang })}`);

/** The matches that anybody may watch. */
export const runningTables = (game: string, lang: string) =>
  json<OpenTable[]>("GET", `/api/watch?${new URLSearchParams(game ? { lang, game } : { lang })}`);

/** Joins the oldest open table of a game, or opens one. */
export const quickMatch = (wish: QuickWish, lang: string) =>
  json<CreatedMatch>("POST", `/api/lobby/quick?lang=${lang}`, { body: wish });

/** Sits down at an open table. */
export const joinTable = (match: string, join: Join, lang: string, keys: string[] = []) =>
  json<CreatedMatch>("POST", `/api/lobby/${encodeURIComponent(match)}/join?lang=${lang}`, { body: join, key: keys.join(",") || null });

/** The pools in which somebody has a rating. */
export const ratingPools = (lang: string) => json<PoolInfo[]>("GET", `/api/ratings?lang=${lang}`);

/** The ratings of a pool, the best first. */
export const ratingsOf = (pool: string, lang: string) => json<RatingList>("GET", `/api/ratings/${encodeURIComponent(pool)}?lang=${lang}`);

/** Somebody with an account: ratings and rated matches. */
export const personOf = (name: string, lang: string) => json<PersonInfo>("GET", `/api/people/${encodeURIComponent(name)}?lang=${lang}`);

/** The next match that waits for whoever has these keys, or is signed in, coming from one. */
export const nextMatch = (keys: string[], after: string) =>
  json<NextMatch>("POST", "/api/me/next", { key: keys.join(","), body: { after } });

/** The board of a match as its key sees it, as SVG. */
export const pictureOf = async (match: string, key: string | null, lang: string) =>
  (await request("GET", at(match, `/picture.svg?lang=${lang}`), { key })).text();

/**
 * The commands of one match, sent with the key of this browser and answered in its language. Those that are done once however
 * often they come are sent until they are answered, or until the page is `left`.
 */
export class MatchApi {
  constructor(
    readonly match: string,
    readonly key: string | null,
    readonly lang: string,
    private readonly left?: AbortSignal,
  ) {}

  /** The table as it is, with the eyes of the seat that must choose. */
  tableNow(): Promise<MatchPage> {
    return json("GET", at(this.match, `?lang=${this.lang}`), { key: this.key });
  }

  /** The table as it was, with the eyes of a seat; without one, of a spectator or of the seat that must choose now. */
  tableAt(ply: number, seat: string | null): Promise<MatchPage> {
    const query = new URLSearchParams({ lang: this.lang, ply: String(ply) });
    if (seat) query.set("seat", seat);
    return json("GET", at(this.match, `?${query}`), { key: this.key });
  }

  /** Lines of the log that are older than those before this one. */
  logBefore(before: number, seat: string | null): Promise<LogPage> {
    const query = new URLSearchParams({ lang: this.lang, before: String(before) });
    if (seat) query.set("seat", seat);
    return json("GET", at(this.match, `/log?${query}`), { key: this.key });
  }

  /** What the coach says of what this seat is asked now. */
  coach(seat: string): Promise<CoachPage> {
    return json("GET", at(this.match, `/coach?${new URLSearchParams({ lang: this.lang, seat })}`), { key: this.key });
  }

  take(take: Take): Promise<CreatedMatch> {
    return this.insist("take", take);
  }

  act(act: Act): Promise<ActionResult> {
    return this.insist("actions", act);
  }

  undo(undo: Undo): Promise<PlyResult> {
    return this.insist("undo", undo);
  }

  why(why: Why): Promise<WhyResult> {
    return this.post("why", why);
  }

  /** What would come of a line of moves; the match does not change. */
  whatIf(wish: WhatIf): Promise<WhatIfPage> {
    return this.post("whatif", wish);
  }

  /** The position at the end of a line, as the position editor takes it. */
  position(wish: WhatIf): Promise<Position> {
    return this.post("position", wish);
  }

  /** What a bot would choose for the rest of the question. */
  advise(wish: AdviceWish): Promise<Advice> {
    return this.post("advice", wish);
  }

  /** What looked best to a bot when it chose, in a match that is over. */
  thought(seat: string, ply: number): Promise<ThoughtInfo> {
    return json("GET", at(this.match, `/thought?${new URLSearchParams({ lang: this.lang, seat, ply: String(ply) })}`), { key: this.key });
  }

  /** Where to look, what looks best, and why. */
  hint(wish: HintWish): Promise<HintInfo> {
    return this.post("hint", wish);
  }

  resign(resign: Resign): Promise<unknown> {
    return this.insist("resign", resign);
  }

  leave(leave: Leave): Promise<unknown> {
    return this.post("leave", leave);
  }

  back(back: Back): Promise<unknown> {
    return this.insist("back", back);
  }

  say(chat: Chat): Promise<unknown> {
    return this.post("say", chat);
  }

  /** Says something among those who watch. */
  sayWatching(chat: Chat): Promise<unknown> {
    return this.post("watchers/say", chat);
  }

  free(wish: FreeSeat): Promise<unknown> {
    return this.insist("free", wish);
  }

  /** Has the server send nothing more of what somebody says. */
  mute(wish: MuteWish): Promise<unknown> {
    return this.insist("mutes", wish);
  }

  unmute(wish: Unmute): Promise<unknown> {
    return this.insist("unmute", wish);
  }

  /** The report of this match that is over, or how far it is. */
  gameReport(): Promise<GameReportInfo> {
    return json("GET", at(this.match, `/game-report?lang=${this.lang}`), { key: this.key });
  }

  /** Has the report of this match made. */
  makeGameReport(): Promise<GameReportState> {
    return this.post("game-report", {});
  }

  /** Asks moderators to look at something in this match. */
  report(report: MatchReport): Promise<unknown> {
    return this.post("reports", report);
  }

  settings(change: SettingsChange): Promise<unknown> {
    return this.insist("settings", change);
  }

  plan(change: PlanChange): Promise<unknown> {
    return this.insist("plan", change);
  }

  bots(change: BotsChange): Promise<unknown> {
    return this.insist("bots", change);
  }

  goOn(go: GoOn): Promise<unknown> {
    return this.insist("go-on", go);
  }

  read(read: Read): Promise<unknown> {
    return this.post("read", read);
  }

  upgrade(answer: Agree): Promise<unknown> {
    return this.post("upgrade", answer);
  }

  giveTime(gift: GiveTime): Promise<unknown> {
    return this.post("give-time", gift);
  }

  claim(claim: TimeClaim): Promise<unknown> {
    return this.insist("claims", claim);
  }

  offer(offer: NewOffer): Promise<OfferResult> {
    return this.insist("offers", offer);
  }

  answer(id: string, answer: OfferAnswer): Promise<OfferResult> {
    return this.insist(`offers/${id}`, answer);
  }

  /** Offers a match that has not begun to anybody, or no more. */
  changeListing(change: ListingChange): Promise<unknown> {
    return this.insist("listing", change);
  }

  /** Begins at an open table, with bots on the free seats. */
  begin(): Promise<unknown> {
    return this.post("begin", {});
  }

  rematch(): Promise<CreatedMatch> {
    return this.insist("rematch", {});
  }

  async record(): Promise<Blob> {
    return (await request("GET", at(this.match, "/record"), { key: this.key })).blob();
  }

  /** What is kept of a match whose rules this server does not have. */
  kept(): Promise<KeptMatch> {
    return json("GET", at(this.match, `/kept?lang=${this.lang}`), { key: this.key });
  }

  /** The address of the board of such a match at its end. */
  keptPicture(): string {
    return at(this.match, `/kept.svg?lang=${this.lang}`);
  }

  /** What is told of the match when it is over. */
  end(): Promise<MatchEnd> {
    return json("GET", at(this.match, `/end?lang=${this.lang}`), { key: this.key });
  }

  /** What a rated match has changed, once it is over. */
  ratings(): Promise<MatchRatings> {
    return json("GET", at(this.match, `/ratings?lang=${this.lang}`), { key: this.key });
  }

  private post<T>(command: string, body: unknown): Promise<T> {
    return json("POST", this.path(command), { key: this.key, body });
  }

  private insist<T>(command: string, body: unknown): Promise<T> {
    const call = { key: this.key, body, longest: LONGEST_ANSWER };
    return untilAnswered(() => json<T>("POST", this.path(command), call), offline, this.left);
  }

  private path(command: string): string {
    return at(this.match, `/${command}?lang=${this.lang}`);
  }
}
