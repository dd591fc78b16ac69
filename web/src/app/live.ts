import type { Delta, Frame, Hello, MatchPage, SocketProblem } from "../protocol";
import { backoff } from "./backoff";
import { patched, type Patch } from "./patch";
import type { Lang } from "./prefs";

export type LiveState = "connecting" | "open" | "retrying" | "refused";

export interface Listener {
  table: (table: MatchPage) => void;
  state: (state: LiveState, reason: string) => void;
}

/** Close codes after which another try cannot help. */
const FINAL = new Set([4400, 4401, 4404]);
/** The close code of a server that is closed to be opened again. */
const RESTART = 1012;
/** Within this time after it the pages come back, not all at once. */
const RESTART_SPREAD = 2000;
/** A connection that is away for less than this is nobody's business. */
const QUIET = 2000;
/** After so long without a word the page asks if the connection still stands. */
const SILENCE = 30_000;
/** An answer takes less than this, or the connection is dead though nobody has closed it. */
const PATIENCE = 10_000;
/** So often a page says that it can be seen: who looks is sent no mails about the game. */
const SEEN = 30_000;

function unpacked(data: ArrayBuffer): Promise<string> {
  return new Response(new Blob([data]).stream().pipeThrough(new DecompressionStream("gzip"))).text();
}

/** The one live connection of a page; it comes back by itself when it breaks. */
export class Live {
  private socket: WebSocket | null = null;
  private tries = 0;
  private seat: string | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private quiet: ReturnType<typeof setTimeout> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private seen: ReturnType<typeof setTimeout> | undefined;
  private reason = "";
  private closed = false;
  private state: LiveState = "connecting";
  /** The newest MatchPage and its name: the table sends what has changed since. */
  private shown: Pick<Frame, "rev" | "table"> | null = null;
  /** What came is taken in order, though unpacking takes its time. */
  private inbox = Promise.resolve();

  constructor(
    private readonly match: string,
    private readonly key: string | null,
    private lang: Lang,
    private listener: Listener,
  ) {
    addEventListener("online", this.retryNow);
    addEventListener("offline", this.drop);
    document.addEventListener("visibilitychange", this.wakened);
    this.hush();
    this.connect();
  }

  /** Tells somebody else from now on, and at once what is known. */
  tell(listener: Listener): void {
    this.listener = listener;
    this.say(this.state);
    if (this.shown && this.state !== "refused") listener.table(this.shown.table);
  }

  private say(state: LiveState): void {
    this.state = state;
    this.listener.state(state, this.reason);
  }

  /** Asks for the table in another language. */
  speak(lang: Lang): void {
    if (lang === this.lang) return;
    this.lang = lang;
    if (this.socket?.readyState === WebSocket.OPEN) this.greet(this.socket);
  }

  /** Asks for the table with the eyes of this seat; with `null`, of whichever must choose. */
  look(seat: string | null): void {
    if (seat === this.seat) return;
    this.seat = seat;
    if (this.socket?.readyState === WebSocket.OPEN) this.greet(this.socket);
  }

  close(): void {
    this.closed = true;
    for (const timer of [this.timer, this.quiet, this.silence, this.seen]) clearTimeout(timer);
    removeEventListener("online", this.retryNow);
    removeEventListener("offline", this.drop);
    document.removeEventListener("visibilitychange", this.wakened);
    this.socket?.close();
  }

  private readonly retryNow = (): void => {
    if (this.socket !== null || this.closed) return;
    clearTimeout(this.timer);
    this.connect();
  };

  /** The connection is dead, whether or not the browser has noticed. */
  private readonly drop = (): void => {
    const { socket } = this;
    if (socket === null || this.closed) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
    this.lost(1006);
  };

  /** A device that slept may hold a connection that nobody else does. Who looks away is to be told what happens. */
  private readonly wakened = (): void => {
    if (document.visibilityState === "visible") this.ask();
    else if (this.socket?.readyState === WebSocket.OPEN) this.greet(this.socket);
  };

  /** Asks what is new; an answer comes in any case. */
  private readonly ask = (): void => {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.greet(this.socket);
    clearTimeout(this.silence);
    this.silence = setTimeout(this.drop, PATIENCE);
  };

  /** Something came: the connection stands. */
  private heard(): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(this.ask, SILENCE);
  }

  /** Tells the page after a while that there is no connection, if there is none by then. */
  private hush(): void {
    this.quiet ??= setTimeout(() => this.say("retrying"), QUIET);
  }

  private connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/matches/${encodeURIComponent(this.match)}/live`);
    this.socket = socket;
    socket.binaryType = "arraybuffer";
    socket.onopen = () => this.greet(socket);
    socket.onmessage = ({ data }) => {
      this.heard();
      this.later(async () => this.receive(typeof data === "string" ? data : await unpacked(data)));
    };
    socket.onclose = ({ code }) => this.later(() => this.socket === socket && this.lost(code));
  }

  private later(work: () => unknown): void {
    this.inbox = this.inbox.then(work).then(() => {});
  }

  private greet(socket: WebSocket): void {
    const seen = document.visibilityState === "visible";
    const hello: Hello = { key: this.key, lang: this.lang, seat: this.seat, deltas: true, have: this.shown?.rev ?? null, seen };
    socket.send(JSON.stringify(hello));
    clearTimeout(this.seen);
    if (seen) this.seen = setTimeout(this.wakened, SEEN);
  }

  private show(rev: string, table: MatchPage): void {
    this.shown = { rev, table };
    this.tries = 0;
    this.reason = "";
    clearTimeout(this.quiet);
    this.quiet = undefined;
    this.say("open");
    this.listener.table(table);
  }

  private change(delta: Delta): void {
    if (delta.from !== this.shown?.rev) {
      // Out of step, whyever: then all of it is asked for.
      this.shown = null;
      if (this.socket?.readyState === WebSocket.OPEN) this.greet(this.socket);
    } else if (delta.to === delta.from) this.show(delta.to, this.shown.table);
    else this.show(delta.to, patched(this.shown.table, delta.patch as Patch) as MatchPage);
  }

  private receive(data: string): void {
    if (this.closed) return;
    const message = JSON.parse(data) as Frame | Delta | SocketProblem;
    if (message.type === "table") {
      this.show(message.rev, message.table);
    } else if (message.type === "delta") {
      this.change(message);
    } else {
      this.reason = message.message;
    }
  }

  private lost(code: number): void {
    this.socket = null;
    clearTimeout(this.silence);
    if (this.closed) return;
    if (FINAL.has(code)) {
      clearTimeout(this.quiet);
      this.say("refused");
      return;
    }
    this.hush();
    const wait = code === RESTART ? RESTART_SPREAD * Math.random() : backoff(this.tries++, Math.random());
    this.timer = setTimeout(() => this.connect(), wait);
  }
}
