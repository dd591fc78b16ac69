import { describe, expect, it } from "vitest";
import { boardSvg, fieldSvg, symbolsSvg } from "../mock/board.mjs";
import { openTable } from "../mock/open.mjs";
import { table } from "../mock/tables.mjs";
import { readBoard, readSymbols } from "../src/board/art";
import { nearest } from "../src/board/compass";
import { fan, focusOf, isCrowded, layTokens, spread, underneath } from "../src/board/layout";
import { course } from "../src/board/traces";
import type { MatchPage } from "../src/protocol";

const board = readBoard(boardSvg());
const { scene } = table("en", 0) as unknown as MatchPage;

describe("reading pictures", () => {
  it("finds every area with its anchor and geometry", () => {
    expect(board.areas.size).toBe(48);
    const area = board.areas.get("20")!;
    expect(area.tag).toBe("polygon");
    expect(area.shape["points"]?.split(" ")).toHaveLength(6);
    expect(area.size).toBeGreaterThan(0);
    expect(board.viewBox).toEqual({ x: 0, y: 0, width: 810, height: 740 });
  });
  it("keeps the shapes of areas in the picture unless they draw nothing", () => {
    const drawn = (source: string) => readBoard(source).picture.querySelectorAll("[data-area]").length;
    expect(drawn(boardSvg())).toBe(48);
    const clear = boardSvg().replace("<svg ", '<svg data-areas="clear" ');
    expect(drawn(clear)).toBe(0);
    expect(readBoard(clear).areas).toEqual(board.areas);
  });
  it("finds symbols and the room they leave for labels", () => {
    const { symbols } = readSymbols(symbolsSvg());
    expect([...symbols.keys()]).toEqual(["ship", "group", "figure", "eye"]);
    expect(symbols.get("group")!.label).toEqual({ x: 32, y: 33, size: 30, onTone: false });
    expect(symbols.get("ship")!.label).toBeNull();
  });
});

describe("what a board is looked at around", () => {
  const field = readBoard(fieldSvg());
  const { scene } = openTable("en", 0) as unknown as MatchPage;
  const calm = { ...scene, areas: [], tokens: scene.tokens.map((token) => ({ ...token, choices: [] })) };
  const asked = { action: "activate a1", label: "", group: "", disabled: false } as unknown as (typeof scene.tokens)[0]["choices"][0];
  it("is its middle, if it is not asked about anything", () => {
    const { x, y, width, height } = field.viewBox;
    expect(focusOf(calm, field)).toEqual([x + width / 2, y + height / 2]);
  });
  it("is the piece that is asked about, at whatever point of an open table it stands", () => {
    const one = { ...calm.tokens[0]!, at: [300, 100] as [number, number], choices: [asked] };
    expect(focusOf({ ...calm, tokens: [one, ...calm.tokens.slice(1)] }, field)).toEqual([300, scene.ground!.height - 100]);
  });
});

describe("pieces that share a place", () => {
  it.each([1, 2, 3, 4, 5, 7, 9, 12, 20])("%i of them keep inside and keep apart", (n) => {
    const slots = fan(n);
    expect(slots).toHaveLength(n);
    for (const { dx, dy, side } of slots) {
      expect(Math.abs(dx) + side / 2).toBeLessThanOrEqual(0.62);
      expect(Math.abs(dy) + side / 2).toBeLessThanOrEqual(0.62);
    }
    expect(new Set(slots.map(({ dx, dy }) => `${dx.toFixed(3)},${dy.toFixed(3)}`)).size).toBe(n);
  });
  it("lie in the order of their stack, and paint in an order that lasts", () => {
    const laid = layTokens(scene.tokens, board.areas);
    expect(laid).toHaveLength(scene.tokens.length);
    expect(laid.map(({ token }) => token.id)).toEqual([...laid.map(({ token }) => token.id)].sort());
    const x = (id: string) => laid.find(({ token }) => token.id === id)!.spot.x;
    expect(x("g")).toBeLessThan(x("h"));
  });
  it("are left out where the board has no such place", () => {
    const lost = { ...scene.tokens[0]!, place: "nowhere" };
    expect(layTokens([lost], board.areas)).toEqual([]);
  });
});

describe("traces", () => {
  const trace = { id: "t", title: "", style: "course", tone: "german" };
  it("number their legs and stop short of the last piece", () => {
    const drawn = course({ ...trace, places: ["02", "11", "12"] }, board.areas)!;
    expect(drawn.legs.map((leg) => leg.number)).toEqual([1, 2]);
    expect(drawn.points).toHaveLength(3);
    expect(drawn.points[2]).not.toEqual({ x: board.areas.get("12")!.x, y: board.areas.get("12")!.y });
  });
  it("draw nothing for a ship that stayed", () => {
    expect(course({ ...trace, places: ["02", "02"] }, board.areas)).toBeNull();
  });
});

describe("arrow keys", () => {
  const targets = [
    { x: 100, y: 0 },
    { x: 0, y: 100 },
    { x: 60, y: 55 },
  ];
  it("go to the nearest target in their direction", () => {
    expect(nearest({ x: 0, y: 0 }, "ArrowRight", targets)).toBe(targets[0]);
    expect(nearest({ x: 0, y: 0 }, "ArrowDown", targets)).toBe(targets[1]);
    expect(nearest({ x: 0, y: 0 }, "ArrowLeft", targets)).toBeNull();
    expect(nearest({ x: 0, y: 0 }, "Enter", targets)).toBeNull();
  });
});

describe("a stack that is spread", () => {
  const one = scene.tokens[0]!;
  const place = one.place;
  const pile = Array.from({ length: 6 }, (_, n) => ({ ...one, id: `piece-${n}`, stack: n }));
  const laid = layTokens(pile, board.areas);
  it("is one whose pieces lie over each other, or are small", () => {
    expect(isCrowded(laid, place, 0)).toBe(true);
    expect(isCrowded(layTokens(pile.slice(0, 3), board.areas), place, 0)).toBe(false);
    expect(isCrowded(layTokens(pile.slice(0, 3), board.areas), place, 1000)).toBe(true);
    expect(isCrowded(layTokens(pile.slice(0, 1), board.areas), place, 1000)).toBe(false);
    expect(isCrowded(laid, "elsewhere", 1000)).toBe(false);
  });
  it("shows every piece whole, none smaller than it was or than asked for, around the same middle", () => {
    const least = 2 * laid[0]!.spot.side;
    const spots = spread(laid, place, least).map(({ spot }) => spot);
    expect(Math.min(...spots.map(({ side }) => side))).toBeGreaterThanOrEqual(least);
    spots.forEach((a, n) => {
      for (const b of spots.slice(n + 1)) expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThan(a.side);
    });
    const mean = (of: { x: number }[]) => of.reduce((sum, { x }) => sum + x, 0) / of.length;
    expect(mean(spots)).toBeCloseTo(mean(laid.map(({ spot }) => spot)));
  });
  it("leaves all other pieces where they are, and names those under it", () => {
    const { spot } = laid[0]!;
    const near = { token: { ...one, id: "near", place: "elsewhere" }, spot };
    const far = { token: { ...one, id: "far", place: "far away" }, spot: { ...spot, x: spot.x + 5000 } };
    const all = spread([...laid, near, far], place, 2 * spot.side);
    expect(all.slice(-2)).toEqual([near, far]);
    expect([...underneath(all, place)]).toEqual(["near"]);
  });
});

it("draws the pieces larger where a fight goes on", () => {
  const one = scene.tokens[0]!;
  const [usual, fought] = ["", one.place].map((fight) => layTokens([one], board.areas, fight)[0]!.spot.side);
  expect(fought).toBeGreaterThan(1.3 * usual!);
});
