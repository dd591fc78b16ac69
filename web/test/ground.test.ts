import { describe, expect, it } from "vitest";
import { openTable } from "../mock/open.mjs";
import { standTokens } from "../src/board/layout";
import { badgeAt, distance, filled, fitsSpot, isUnder, lengthText, onPicture, pathOf, pieceAt, within } from "../src/board/ground";
import type { Choice, Mark, MatchPage } from "../src/protocol";

const { scene } = openTable("en", 1) as unknown as MatchPage;
const ground = scene.ground!;
const mark = (id: string) => scene.marks.find((one) => one.id === id)!;

describe("points of an open table", () => {
  it("count y upwards, and the picture downwards", () => {
    expect(onPicture(ground, [100, 200])).toEqual([100, 1000]);
    const stood = standTokens(scene.tokens, ground);
    expect(stood.map(({ token }) => token.id)).toEqual(["bill", "jan", "piet", "sara", "tom"]);
    expect(stood[2]!.spot).toEqual({ x: 330, y: 940, side: 30 });
  });
  it("are whole and on the table", () => expect(within(ground, [-3, 1200.6])).toEqual([0, 1200]));
  it("are told apart from pieces, whose middle a tape finds", () => {
    expect(pieceAt(scene.tokens, [820, 634], 0)?.id).toBe("tom");
    expect(pieceAt(scene.tokens, [820, 636], 0)).toBeNull();
    expect(pieceAt(scene.tokens, [820, 640], 20)?.id).toBe("tom");
  });
});

describe("distances", () => {
  it("are rounded up, so that what shows a limit keeps it", () => {
    expect(distance([0, 0], [200, 0])).toBe(200);
    expect(distance([0, 0], [200, 1])).toBe(201);
    expect(distance([0, 0], [30, 40])).toBe(50);
  });
  it("are written in the unit of the table and in the language", () => {
    expect(lengthText(ground, 1234, "en")).toBe("123.4 cm");
    expect(lengthText(ground, 1234, "hu")).toBe("123,4 cm");
    expect(lengthText({ ...ground, measure: "", units: 1 }, 12, "en")).toBe("12");
  });
});

describe("what can be done with a point", () => {
  const spot = (action: string): Choice => ({ action, label: "", cite: "", unprompted: false, why: "", main: false, stake: "", then: [], grasp: false, places: [], tile: null, station: false, by: [] });
  it("is a notation with its coordinates", () => {
    expect(filled(spot("move {x},{y} 90"), [12, 340]).action).toBe("move 12,340 90");
  });
  it("is known again by its form", () => {
    expect(fitsSpot([spot("move {x},{y} 90")], "move 12,340 90")).toBe(true);
    expect(fitsSpot([spot("move {x},{y} 90")], "move 12,340 91")).toBe(false);
    expect(fitsSpot([spot("a.b {x} {y}")], "a-b 1 2")).toBe(false);
    expect(fitsSpot([], "move 1,2 90")).toBe(false);
  });
});

describe("marks", () => {
  it("may have holes", () => {
    expect(pathOf(mark("reach"), ground)).toMatch(/^M480 900L.*ZM380 820L420 820L420 780L380 780Z$/);
    expect(isUnder(mark("reach"), [350, 300], 0)).toBe(true);
    expect(isUnder(mark("reach"), [400, 400], 0)).toBe(false);
    expect(isUnder(mark("reach"), [700, 300], 0)).toBe(false);
  });
  it("are circles and lines as well", () => {
    expect(isUnder(mark("goal"), [1050, 300], 0)).toBe(true);
    expect(isUnder(mark("goal"), [1051, 300], 0)).toBe(false);
    const path = { ...mark("path"), lines: [[0, 0, 100, 0]] };
    expect(isUnder(path, [50, 5], 5)).toBe(true);
    expect(isUnder(path, [50, 6], 5)).toBe(false);
    expect(isUnder(path, [106, 0], 5)).toBe(false);
  });
  it("show their badge where they say, else where it covers least", () => {
    const of = (shape: string, more: Partial<Mark> = {}) => badgeAt({ ...mark("goal"), shape, lines: [[10, 20, 30, 40]], radius: 5, spot: null, ...more });
    expect([of("polygon"), of("line"), of("circle")]).toEqual([[10, 20], [30, 40], [10, 25]]);
    expect(of("circle", { spot: [7, 8] })).toEqual([7, 8]);
    expect(of("line", { badge: "" })).toBeNull();
  });
});
