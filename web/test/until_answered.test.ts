import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError, MatchApi } from "../src/app/api";

type Answer = Response | "none";
let sent: { path: string; body: string }[];
let answers: Answer[];
let leaving: AbortController;
let api: MatchApi;

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  sent = [];
  leaving = new AbortController();
  api = new MatchApi("m", "key", "en", leaving.signal);
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    sent.push({ path, body: String(init.body) });
    const answer = answers.shift();
    return answer instanceof Response ? Promise.resolve(answer) : Promise.reject(new TypeError("no network"));
  });
});

afterEach(() => {
  leaving.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a command", () => {
  const act = { seat: "red", ply: 7, action: "go" };

  it("is sent unchanged until it is answered", async () => {
    answers = ["none", new Response("bad gateway", { status: 502 }), "none", json({ ply: 8, held: false })];
    const done = api.act(act);
    for (let n = 1; n < 4; n++) {
      await vi.waitFor(() => expect(sent).toHaveLength(n));
      await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
      vi.advanceTimersByTime(15_000);
    }
    expect(await done).toEqual({ ply: 8, held: false });
    expect(sent).toHaveLength(4);
    expect(new Set(sent.map(({ path, body }) => path + body)).size).toBe(1);
    expect(JSON.parse(sent[0]!.body)).toEqual(act);
  });

  it("is sent at once when the device is connected again", async () => {
    answers = ["none", json({ ply: 8 })];
    const done = api.act(act);
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
    dispatchEvent(new Event("online"));
    await done;
    expect([sent.length, vi.getTimerCount()]).toEqual([2, 0]);
  });

  it("is sent no more when the table has refused it", async () => {
    answers = [json({ error: "stale", message: "", cite: "" }, 409)];
    await expect(api.act(act)).rejects.toMatchObject({ code: "stale" });
    answers = [json({ error: "try_again", message: "later", cite: "" }, 503)];
    await expect(api.undo({ seat: "red", ply: 7 })).rejects.toMatchObject({ code: "try_again" });
    expect(sent).toHaveLength(2);
  });

  it("is given up when the page is left", async () => {
    answers = ["none"];
    const done = api.act(act).catch((error: unknown) => error);
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
    leaving.abort();
    expect(((await done) as ApiError).code).toBe("offline");
  });

  it("is sent once if the table would do it twice", async () => {
    answers = ["none"];
    await expect(api.say({ text: "hello" })).rejects.toMatchObject({ code: "offline" });
    expect(sent).toHaveLength(1);
  });
});
