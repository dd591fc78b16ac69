import type { Table } from "../protocol";

export type LiveState = "connecting" | "open" | "retrying" | "refused";

/** What a socket is told about the viewer; sent first, and again whenever it changes. */
export interface Hello {
  key: string | null;
  lang: string;
  seat: string | null;
}

interface Listener {
  table: (table: Table) => void;
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

/** The one live connection of a page; it comes back by itself when it breaks. */
export class Live {
  private socket: WebSocket | null = null;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private reason = "";
  private closed = false;

  constructor(
    private readonly match: string,
    private hello: Hello,
    private readonly listener: Listener,
  ) {
    addEventListener("online", this.retryNow);
    this.connect();
  }

  /** Changes language or seat. */
  greet(hello: Hello): void {
    this.hello = hello;
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(hello));
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
    socket.onopen = () => socket.send(JSON.stringify(this.hello));
    socket.onmessage = (event) => this.receive(String(event.data));
    socket.onclose = (event) => this.lost(event.code);
  }

  private receive(data: string): void {
    const message = JSON.parse(data) as { type: string; table?: Table; message?: string };
    if (message.type === "table" && message.table) {
      this.tries = 0;
      this.listener.state("open", "");
      this.listener.table(message.table);
    } else if (message.type === "error") {
      this.reason = message.message ?? "";
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
