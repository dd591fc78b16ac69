import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { askedGames, askEarly, earlyGames, earlyLive, leaveEarly } from "../src/app/early";

let lines: { url: string; closed: boolean }[];

beforeEach(() => {
  lines = [];
  vi.stubGlobal(
    "WebSocket",
    class {
      readonly line: (typeof lines)[number];
      constructor(url: string) {
        this.line = { url, closed: false };
        lines.push(this.line);
      }
      close() {
        this.line.closed = true;
      }
    },
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("what is asked before the first page is there", () => {
  it("opens the connection of a match, and gives it away once", () => {
    askEarly({ page: "play", match: "sea", end: false }, "en");
    expect(lines.map(({ url }) => new URL(url).pathname)).toEqual(["/api/matches/sea/live"]);
    const live = earlyLive("sea", null);
    expect(live).not.toBeNull();
    expect(earlyLive("sea", null)).toBeNull();
    live!.close();
  });

  it("closes a connection that is not the one wished for", () => {
    askEarly({ page: "play", match: "sea", end: false }, "en");
    expect(earlyLive("sea", "another key")).toBeNull();
    expect(lines.map(({ closed }) => closed)).toEqual([true]);
  });

  it("closes a connection that nobody has taken when another page is shown", () => {
    askEarly({ page: "play", match: "sea", end: false }, "en");
    leaveEarly({ page: "play", match: "sea", end: true });
    expect(lines.map(({ closed }) => closed)).toEqual([false]);
    leaveEarly({ page: "home" });
    expect(lines.map(({ closed }) => closed)).toEqual([true]);
    expect(earlyLive("sea", null)).toBeNull();
  });

  it("asks for the games of the shelf in the language of the page, once", async () => {
    const asked = vi.fn(async (_: string) => new Response('[{"id": "hunt"}]'));
    vi.stubGlobal("fetch", asked);
    askEarly({ page: "home" }, "hu");
    await vi.waitFor(() => expect(earlyGames("hu")).toEqual([{ id: "hunt" }]));
    expect(asked.mock.calls.map(([path]) => path)).toEqual(["/api/games?lang=hu"]);
    expect(earlyGames("en")).toBeNull();
    expect(await askedGames("hu")).toEqual([{ id: "hunt" }]);
    expect(askedGames("hu")).toBeNull();
  });

  it("asks for nothing on other pages", () => {
    const asked = vi.fn();
    vi.stubGlobal("fetch", asked);
    askEarly({ page: "lobby" }, "en");
    expect([asked.mock.calls.length, lines.length]).toEqual([0, 0]);
  });
});
