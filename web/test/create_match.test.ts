import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createMatch } from "../src/app/api";
import type { NewMatch } from "../src/protocol";

const WISH = { game: "fog", seats: { red: "me", blue: "open" }, seed: null } as NewMatch;

/** The words that went with the wishes, and what becomes of the next one: an answer, a refusal, or nothing at all. */
let words: string[];
let next: "made" | "refused" | "lost";

beforeEach(() => {
  words = [];
  vi.stubGlobal("fetch", async (_: string, init: RequestInit) => {
    words.push((JSON.parse(String(init.body)) as NewMatch).once!);
    if (next === "lost") throw new TypeError("no answer");
    if (next === "refused") return new Response(JSON.stringify({ error: "blank", message: "no" }), { status: 400 });
    return new Response(JSON.stringify({ match: "m", key: "k", seats: [], invitations: {} }), { status: 201 });
  });
});
afterEach(() => vi.unstubAllGlobals());

const send = async (wish: NewMatch, becomes: typeof next) => {
  next = becomes;
  await createMatch(wish, "en").catch(() => {});
};

describe("a new match", () => {
  it("is asked for with the same word until an answer has come", async () => {
    await send(WISH, "lost");
    await send(WISH, "lost");
    await send(WISH, "made");
    expect(new Set(words).size).toBe(1);
    await send(WISH, "made");
    expect(new Set(words).size).toBe(2);
  });

  it("is another one if the wish is another, or was refused", async () => {
    await send(WISH, "lost");
    await send({ ...WISH, name: "Anna" }, "refused");
    await send({ ...WISH, name: "Anna" }, "made");
    expect(new Set(words).size).toBe(3);
  });
});
