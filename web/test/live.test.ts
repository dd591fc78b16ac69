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
  onopen: (() => void) | null = null;
  onmessage: ((_: { data: string | ArrayBuffer }) => void) | null = null;
  onclose: ((_: { code: number }) => void) | null = null;

  constructor() {
    Line.all.push(this);
  }
  send(text: string) {
    this.said.push(JSON.parse(text));
  }
  close() {
    this.readyState = 3;
  }
  open() {
    this.onopen?.();
  }
  break(code: number) {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  tell(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  tellPacked(message: unknown) {
    const bytes = gzipSync(JSON.stringify(message));
    this.onmessage?.({ data: new Uint8Array(bytes).buffer });
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
  Line.all[0]!.open();
});

afterEach(() => {
  live.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Lets what was told come through; unlike waiting for it, that moves no clock. */
const settled = async () => {
  for (let n = 0; n < 20; n++) await Promise.resolve();
};
const plies = () => tables.map((table) => table.ply);

describe("the live connection", () => {
  it("tells whoever comes later what is known: the table, or that it is refused", () => {
    const [line] = Line.all;
    line!.tell(whole("a", 7));
    const heard: unknown[] = [];
    const listener = { table: (table: MatchPage) => heard.push(table.ply), state: (state: string) => heard.push(state) };
    return vi.waitFor(() => expect(tables).toHaveLength(1)).then(async () => {
      live.tell(listener);
      expect(heard).toEqual(["open", 7]);
      line!.break(4404);
      await vi.waitFor(() => expect(heard).toEqual(["open", 7, "refused"]));
      live.tell(listener);
      expect(heard.at(-1)).toBe("refused");
      expect(tables).toHaveLength(1);
    });
  });

  it("tells whoever comes later that there is no connection", async () => {
    Line.all[0]!.break(1006);
    await settled();
    vi.advanceTimersByTime(2000);
    const heard: string[] = [];
    live.tell({ table: () => {}, state: (state) => heard.push(state) });
    expect(heard).toEqual(["retrying"]);
  });

  it("asks for what has changed and puts the tables together, in order, packed or not", async () => {
    const [line] = Line.all;
    expect(line!.said).toEqual([{ key: "key", lang: "en", seat: null, deltas: true, have: null, seen: true }]);
    line!.tellPacked(whole("a", 1));
    line!.tell(step("a", "b", 2));
    line!.tellPacked(step("b", "c", 3));
    await vi.waitFor(() => expect(plies()).toEqual([1, 2, 3]));
    expect(tables[2]!.seats).toBe(tables[0]!.seats);
    expect(states.at(-1)).toBe("open");
  });

  it("says every half minute that it can be seen, and once when it cannot any more", () => {
    const visible = vi.spyOn(document, "visibilityState", "get").mockReturnValue("visible");
    const [line] = Line.all;
    const seen = () => line!.said.map((hello) => hello["seen"]);
    const passes = (seconds: number) => {
      // Something always comes, so the page has no need to ask if the connection stands.
      for (let n = 0; n < seconds / 5; n++) {
        line!.tell(whole("a", n));
        vi.advanceTimersByTime(5000);
      }
    };
    passes(90);
    expect(seen()).toEqual([true, true, true, true]);
    visible.mockReturnValue("hidden");
    document.dispatchEvent(new Event("visibilitychange"));
    passes(120);
    expect(seen().slice(4)).toEqual([false]);
    visible.mockReturnValue("visible");
    document.dispatchEvent(new Event("visibilitychange"));
    expect(seen().at(-1)).toBe(true);
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
    await vi.waitFor(() => expect(states.at(-1)).toBe("open"));
    Line.all[0]!.break(1006);
    await settled();
    vi.advanceTimersByTime(20_000);
    expect(states.at(-1)).toBe("retrying");
    const again = Line.all[1]!;
    again.open();
    expect(again.said[0]!["have"]).toBe("a");
    again.tell(step("a", "a", 1));
    await vi.waitFor(() => expect(states.at(-1)).toBe("open"));
    expect(tables[1]).toBe(tables[0]);
  });

  it("says nothing of a break that is over within two seconds", async () => {
    Line.all[0]!.tell(whole("a", 1));
    await settled();
    expect(states).toEqual(["open"]);
    Line.all[0]!.break(1006);
    await settled();
    vi.advanceTimersByTime(1000);
    Line.all[1]!.open();
    Line.all[1]!.tell(step("a", "b", 2));
    await settled();
    vi.advanceTimersByTime(5000);
    expect(states).toEqual(["open", "open"]);
  });

  it("comes back within two seconds when the table is opened anew, and waits longer and longer when it is not", async () => {
    Line.all[0]!.tell(whole("a", 1));
    await settled();
    expect(states).toEqual(["open"]);
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    const waits: number[] = [];
    for (let n = 0; n < 8; n++) {
      Line.all[n]!.break(n === 0 ? 1012 : 1006);
      await settled();
      let waited = 0;
      while (Line.all.length === n + 1 && waited < 60_000) {
        vi.advanceTimersByTime(100);
        waited += 100;
      }
      waits.push(waited);
    }
    expect(waits).toEqual([1000, 500, 1000, 2000, 4000, 8000, 15_000, 15_000]);
  });

  it("tries at once when the device is connected again, and gives up a dead connection when it is not", async () => {
    Line.all[0]!.tell(whole("a", 1));
    await settled();
    expect(states).toEqual(["open"]);
    dispatchEvent(new Event("offline"));
    expect(Line.all).toHaveLength(1);
    dispatchEvent(new Event("online"));
    expect(Line.all).toHaveLength(2);
    // Whatever the old one still says is of no interest.
    expect([Line.all[0]!.onmessage, Line.all[0]!.onclose]).toEqual([null, null]);
  });

  it("asks after a long silence, and looks for another connection when there is no answer", async () => {
    const [line] = Line.all;
    line!.tell(whole("a", 1));
    await settled();
    vi.advanceTimersByTime(30_000);
    expect(line!.said.at(-1)!["have"]).toBe("a");
    line!.tell(step("a", "a", 1));
    await settled();
    vi.advanceTimersByTime(29_000);
    expect([line!.said.length, Line.all.length]).toEqual([2, 1]);
    vi.advanceTimersByTime(1000);
    expect(line!.said).toHaveLength(3);
    vi.advanceTimersByTime(11_000);
    expect(Line.all).toHaveLength(2);
  });
});
