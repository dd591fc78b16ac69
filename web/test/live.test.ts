import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Live } from "../src/app/live";
import type { MatchPage } from "../src/protocol";

/** Stands in for the connection: what the page says, and what it is told. */
class Line {
  static readonly OPEN = 1;
  static all: Line[] = [];
  readonly said: Record<string, unknown>[] = [];
  readyState = Line.OPEN;
  binaryType = "";
  onopen = () => {};
  onmessage = (_: { data: string | ArrayBuffer }) => {};
  onclose = (_: { code: number }) => {};

  constructor() {
    Line.all.push(this);
  }
  send(text: string) {
    this.said.push(JSON.parse(text));
  }
  close() {}
  tell(message: unknown) {
    this.onmessage({ data: JSON.stringify(message) });
  }
  tellPacked(message: unknown) {
    const bytes = gzipSync(JSON.stringify(message));
    this.onmessage({ data: new Uint8Array(bytes).buffer });
  }
}

const whole = (rev: string, ply: number) => ({ type: "table", rev, table: { ply, seats: [{ id: "red" }] } });
const step = (from: string, to: string, ply: number) => ({ type: "delta", from, to, patch: { fields: { ply: { set: ply } } } });
let tables: MatchPage[];
let states: string[];
let live: Live;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.stubGlobal("WebSocket", Line);
  Line.all = [];
  tables = [];
  states = [];
  live = new Live("match", "key", "en", {
    table: (table) => tables.push(table),
    state: (state) => states.push(state),
  });
  Line.all[0]!.onopen();
});

afterEach(() => {
  live.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const plies = () => tables.map((table) => table.ply);

describe("the live connection", () => {
  it("asks for what has changed and puts the tables together, in order, packed or not", async () => {
    const [line] = Line.all;
    expect(line!.said).toEqual([{ key: "key", lang: "en", seat: null, deltas: true, have: null }]);
    line!.tellPacked(whole("a", 1));
    line!.tell(step("a", "b", 2));
    line!.tellPacked(step("b", "c", 3));
    await vi.waitFor(() => expect(plies()).toEqual([1, 2, 3]));
    expect(tables[2]!.seats).toBe(tables[0]!.seats);
    expect(states.at(-1)).toBe("open");
  });

  it("asks for the whole when it is out of step", async () => {
    const [line] = Line.all;
    line!.tell(whole("a", 1));
    line!.tell(step("b", "c", 3));
    await vi.waitFor(() => expect(line!.said).toHaveLength(2));
    expect(line!.said[1]!["have"]).toBeNull();
    line!.tell(step("c", "d", 4));
    line!.tell(whole("e", 5));
    await vi.waitFor(() => expect(plies()).toEqual([1, 5]));
  });

  it("says what it has when it comes back, and goes on from there", async () => {
    Line.all[0]!.tell(whole("a", 1));
    Line.all[0]!.onclose({ code: 1006 });
    await vi.waitFor(() => expect(states.at(-1)).toBe("retrying"));
    vi.advanceTimersByTime(20_000);
    const again = Line.all[1]!;
    again.onopen();
    expect(again.said[0]!["have"]).toBe("a");
    again.tell(step("a", "a", 1));
    await vi.waitFor(() => expect(states.at(-1)).toBe("open"));
    expect(tables[1]).toBe(tables[0]);
  });
});
