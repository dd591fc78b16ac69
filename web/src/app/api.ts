import type { Created, GameInfo, NewMatch, Reason, RulesText, Settings, Table } from "../protocol";

/** A refusal of the table: nothing has changed. `code` is "offline" when no answer came at all. */
export class Refused extends Error {
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
}

async function request(method: string, path: string, { key, body }: Call): Promise<Response> {
  const headers: Record<string, string> = {};
  if (key) headers["Authorization"] = `Bearer ${key}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const init: RequestInit = { method, headers };
  if (body !== undefined) init.body = JSON.stringify(body);
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new Refused("offline", "", "");
  }
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => ({}))) as { error?: string; message?: string; cite?: string };
  throw new Refused(problem.error ?? `http_${answer.status}`, problem.message ?? "", problem.cite ?? "");
}

async function json<T>(method: string, path: string, call: Call = {}): Promise<T> {
  return (await request(method, path, call)).json() as Promise<T>;
}

const at = (match: string, rest = "") => `/api/matches/${encodeURIComponent(match)}${rest}`;

export const listGames = (lang: string) => json<GameInfo[]>("GET", `/api/games?lang=${lang}`);

export const rulesOf = (game: string, lang: string) =>
  json<RulesText>("GET", `/api/games/${encodeURIComponent(game)}/rules?lang=${lang}`);

export const createMatch = (wish: NewMatch, lang: string) =>
  json<Created>("POST", `/api/matches?lang=${lang}`, { body: wish });

/** The commands of one match, sent with the key of this browser and answered in its language. */
export class MatchApi {
  constructor(
    readonly match: string,
    readonly key: string | null,
    readonly lang: string,
  ) {}

  tableAt(ply: number, seat: string | null): Promise<Table> {
    const query = new URLSearchParams({ lang: this.lang, ply: String(ply) });
    if (seat) query.set("seat", seat);
    return json("GET", at(this.match, `?${query}`), { key: this.key });
  }

  act(seat: string, ply: number, action: string): Promise<{ ply: number }> {
    return this.post("actions", { seat, ply, action });
  }

  undo(seat: string, ply: number): Promise<{ ply: number }> {
    return this.post("undo", { seat, ply });
  }

  why(seat: string, action: string): Promise<Reason> {
    return this.post("why", { seat, action });
  }

  resign(seat: string): Promise<unknown> {
    return this.post("resign", { seat });
  }

  say(text: string): Promise<unknown> {
    return this.post("say", { text });
  }

  settings(seat: string, change: Partial<Settings> & { name?: string }): Promise<unknown> {
    return this.post("settings", { seat, ...change });
  }

  rematch(): Promise<Created> {
    return this.post("rematch", {});
  }

  async record(): Promise<Blob> {
    return (await request("GET", at(this.match, "/record"), { key: this.key })).blob();
  }

  private post<T>(command: string, body: unknown): Promise<T> {
    return json("POST", at(this.match, `/${command}?lang=${this.lang}`), { key: this.key, body });
  }
}
