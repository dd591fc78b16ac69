import type { Delta, Frame, Hello, MatchPage, SocketProblem } from "../protocol";
import { patched, type Patch } from "./patch";
import type { Lang } from "./prefs";

export type LiveState = "connecting" | "open" | "retrying" | "refused";

interface Listener {
  table: (table: MatchPage) => void;
  state: (state: LiveState, reason: string) => void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
/** Close codes after which another try cannot help. */
const FINAL = new Set([4400, 4401, 4404]);

/** How long to wait before try number `n` (from 0): doubled each time, with some jitter so that many clients spread out. */
export function backoff(n: number, random: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** n) * (0.75 + random / 2);
}

function unpacked(data: ArrayBuffer): Promise<string> {
  return new Response(new Blob([data]).stream().pipeThrough(new DecompressionStream("gzip"))).text();
}

/** The one live connection of a page; it comes back by itself when it breaks. */
export class Live {
  private socket: WebSocket | null = null;
  private tries = 0;
  private seat: string | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private reason = "";
  private closed = false;
  /** The newest MatchPage and its name: the table sends what has changed since. */
  private shown: Pick<Frame, "rev" | "table"> | null = null;
  /** What came is taken in order, though unpacking takes its time. */
  private inbox = Promise.resolve();

  constructor(
    private readonly match: string,
    private readonly key: string | null,
    private lang: Lang,
    private readonly listener: Listener,
  ) {
    addEventListener("online", this.retryNow);
    this.connect();
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
    clearTimeout(this.timer);
    removeEventListener("online", this.retryNow);
    this.socket?.close();
  }

  private readonly retryNow = (): void => {
    if (this.socket !== null || this.closed) return;
    clearTimeout(this.timer);
    this.connect();
  };

  private connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/matches/${encodeURIComponent(this.match)}/live`);
    this.socket = socket;
    socket.binaryType = "arraybuffer";
    socket.onopen = () => this.greet(socket);
    socket.onmessage = ({ data }) => this.later(async () => this.receive(typeof data === "string" ? data : await unpacked(data)));
    socket.onclose = ({ code }) => this.later(() => this.lost(code));
  }

  private later(work: () => void | Promise<void>): void {
    this.inbox = this.inbox.then(work);
  }

  private greet(socket: WebSocket): void {
    const hello: Hello = { key: this.key, lang: this.lang, seat: this.seat, deltas: true, have: this.shown?.rev ?? null };
    socket.send(JSON.stringify(hello));
  }

  private show(rev: string, table: MatchPage): void {
    this.shown = { rev, table };
    this.tries = 0;
    this.listener.state("open", "");
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
    if (this.closed) return;
    if (FINAL.has(code)) {
      this.listener.state("refused", this.reason);
      return;
    }
    this.listener.state("retrying", "");
    this.timer = setTimeout(() => this.connect(), backoff(this.tries++, Math.random()));
  }
}
