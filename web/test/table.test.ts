import { describe, expect, it } from "vitest";
import { table } from "../mock/tables.mjs";
import { backoff } from "../src/app/backoff";
import { keyInHash, parseRoute, rulePath } from "../src/app/routes";
import { allChoices } from "../src/play/choices";
import { inert } from "../src/play/inert";
import { letters } from "../src/play/seats";
import type { MatchPage } from "../src/protocol";

const at = (step: number) => table("en", step) as unknown as MatchPage;

describe("addresses", () => {
  it("lead to pages", () => {
    expect(parseRoute("/")).toEqual({ page: "home" });
    expect(parseRoute("/play/k3v9")).toEqual({ page: "play", match: "k3v9", end: false });
    expect(parseRoute("/rules/fog")).toEqual({ page: "rules", game: "fog" });
    expect(parseRoute("/elsewhere/x/y")).toEqual({ page: "lost" });
    expect(parseRoute("/elsewhere/%E0%A4")).toEqual({ page: "lost" });
    expect(parseRoute("/play/%")).toEqual({ page: "play", match: "%", end: false });
  });
  it("carry the key behind the hash", () => {
    expect(keyInHash("#k=a-b_c")).toBe("a-b_c");
    expect(keyInHash("")).toBeNull();
  });
  it.each([
    ["HUNT 36", "/rules/g#rule-36"],
    ["HUNT 24a", "/rules/g#rule-24a"],
    ["HUNT G11", "/rules/g#rule-G11"],
    ["QMG R-46", "/rules/g#rule-R-46"],
    ["QMG R-46, F-43", "/rules/g#rule-F-43"],
    ["QMG-2 46", "/rules/g#rule-46"],
    ["T&T 12.44", "/rules/g#rule-12.44"],
    ["T&T 12.44, B-49b", "/rules/g#rule-B-49b"],
    ["T&T C-Combat", "/rules/g#rule-C-Combat"],
    ["preface", "/rules/g"],
  ])("of the rule cited as %s", (cite, path) => expect(rulePath("g", cite)).toBe(path));
});

describe("choices", () => {
  it("are all listed once, with what they belong to", () => {
    const choices = allChoices(at(0).scene);
    const actions = choices.map((choice) => choice.action);
    expect(new Set(actions).size).toBe(actions.length);
    expect(actions).toEqual(expect.arrayContaining(["to 19", "search g", "play c1 event", "end"]));
    expect(actions).not.toContain("search");
    const label = (action: string) => choices.find((choice) => choice.action === action)!.label;
    expect(label("play c1 event")).toBe("Night Run: Event");
    expect(label("to 19")).toBe("→ 19");
  });
  it("are none in the past", () => {
    const scene = inert(at(0).scene);
    expect(allChoices(scene)).toEqual([]);
    expect(scene.prompt.mine).toBe(false);
    expect(scene.tokens).toHaveLength(at(0).scene.tokens.length);
  });
});

describe("seats", () => {
  it("are told apart by letters", () => {
    const seat = at(0).seats[0]!;
    const letterOf = letters([
      { ...seat, tone: "a", name: "Reds" },
      { ...seat, tone: "b", name: "Rebels" },
    ]);
    expect([letterOf("a"), letterOf("b"), letterOf("neutral")]).toEqual(["R", "E", ""]);
    const sideOf = letters([
      { ...seat, tone: "a", name: "Side A" },
      { ...seat, tone: "b", name: "Side B" },
    ]);
    expect([sideOf("a"), sideOf("b")]).toEqual(["A", "B"]);
  });
});

describe("reconnecting", () => {
  it("waits longer each time, up to a limit, with jitter", () => {
    expect(backoff(0, 0.5)).toBe(500);
    expect(backoff(3, 0.5)).toBe(4000);
    expect(backoff(50, 1)).toBe(18_750);
    expect(backoff(1, 0)).toBeLessThan(backoff(1, 1));
  });
});
