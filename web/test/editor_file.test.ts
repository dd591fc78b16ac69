import { describe, expect, it } from "vitest";
import type { EditorSpec, PieceKind } from "../src/protocol";
import { fileOf, readFile, recordOf, withRecord, writeFile } from "../src/editor/file";
import { newEntry, numbered, Parts } from "../src/editor/pieces";
import { freshName, valueAt, withValue, type Rec } from "../src/editor/record";
import { areaOf, boxOf, isBox, pulledBox, pulledStrip, pulledTo, snappedShift, stripCorners, stripOf, turned, type Corners } from "../src/editor/shape";
import { pulled } from "../src/editor/useSelection";
import { spec } from "../mock/editor.mjs";

const made = spec("en") as unknown as EditorSpec;
const parts = new Parts(made, []);
const kind = (id: string) => made.kinds.find((one) => one.id === id) as PieceKind;
const empty: Rec = { id: "mine", things: [], goals: [[100, 100]] };
const square: Corners = boxOf({ west: 100, south: 100, east: 200, north: 160 });

describe("a record", () => {
  const record: Rec = { a: { b: [1, { c: 2 }] }, d: "x" };
  it("is read by paths", () => {
    expect(valueAt(record, ["a", "b", "1", "c"])).toBe(2);
    expect(valueAt(record, ["a", "z", "1"])).toBeUndefined();
  });
  it("is replaced, never changed", () => {
    const next = withValue(record, ["a", "b", "1", "c"], 3);
    expect(next).toEqual({ a: { b: [1, { c: 3 }] }, d: "x" });
    expect(record).toEqual({ a: { b: [1, { c: 2 }] }, d: "x" });
  });
  it("loses a field that is emptied, and what held nothing else", () => {
    expect(withValue({ name: { en: "a", hu: "b" } }, ["name", "en"], undefined)).toEqual({ name: { hu: "b" } });
    expect(withValue({ id: "x", name: { en: "a" } }, ["name", "en"], undefined)).toEqual({ id: "x" });
    expect(withValue({ id: "x" }, ["name", "hu"], "c")).toEqual({ id: "x", name: { hu: "c" } });
  });
  it("gives things names that nothing has yet", () => {
    expect(freshName("wall", new Set())).toBe("wall");
    expect(freshName("wall", new Set(["wall", "wall_2"]))).toBe("wall_3");
    expect(freshName("o1", new Set(["o1", "o2"]))).toBe("o3");
    expect(freshName("farm_09", new Set(["farm_09"]))).toBe("farm_10");
    expect(freshName("farm_01", new Set(["farm_01"]))).toBe("farm_02");
  });
});

describe("shapes", () => {
  it("snap where they move, and stay on the table", () => {
    const odd: Corners = [
      [103, 207],
      [143, 207],
      [143, 227],
    ];
    expect(snappedShift(odd, [11, 0], 10, [1000, 800])).toEqual([7, 0]);
    expect(snappedShift(odd, [-500, 900], 10, [1000, 800])).toEqual([-103, 573]);
    expect(pulledTo([103, 207], [9, 0], 10, [1000, 800])).toEqual([110, 207]);
  });
  it("turn a quarter exactly, and back in four", () => {
    let corners = square;
    for (let i = 0; i < 4; i++) corners = turned(corners, [150, 130], 90);
    expect(corners).toEqual(square);
    expect(areaOf(turned(square, [150, 130], 30))).toBeCloseTo(6000, -2);
  });
  it("are boxes only along the edges, from the south-west on", () => {
    expect(isBox(square)).toBe(true);
    expect(isBox([square[1]!, square[2]!, square[3]!, square[0]!])).toBe(false);
    expect(pulledBox(square, 2, [300, 400])).toEqual(boxOf({ west: 100, south: 100, east: 300, north: 400 }));
    expect(pulledBox(square, 0, [900, 120])).toEqual(boxOf({ west: 196, south: 120, east: 200, north: 160 }));
  });
  it("are strips if they are rectangles at any angle", () => {
    const wall = boxOf({ west: 100, south: 100, east: 220, north: 115 });
    expect(stripOf(wall)).toEqual({ ends: [[100, 107.5], [220, 107.5]], width: 15 });
    expect(stripCorners(stripOf(wall)!)).toEqual(wall);
    expect(stripOf(turned(wall, [160, 107], 40))?.width).toBeCloseTo(15, -1);
    expect(stripOf([[0, 0], [100, 0], [100, 10], [0, 40]])).toBeNull();
    expect(pulledStrip(wall, 1, [300, 107.5])).toEqual(boxOf({ west: 100, south: 100, east: 300, north: 115 }));
    expect(pulledStrip(wall, 1, [101, 107.5]), "not shorter than it is wide").toEqual(wall);
  });
});

describe("pieces", () => {
  it("come with all that belongs to them, on the grid", () => {
    const record = parts.withNew(parts.withNew(empty, kind("hut"), [406, 296]), kind("hut"), [406, 296]);
    const [first, second] = parts.pieces(record) as Rec[];
    expect(first).toMatchObject({ id: "hut", sort: "hut", outline: boxOf({ west: 360, south: 270, east: 460, north: 330 }) });
    expect(valueAt(first, ["steps", "0", "at"])).toEqual(boxOf({ west: 370, south: 280, east: 390, north: 300 }));
    expect(second!["id"]).toBe("hut_2");
  });
  it("turn with all that is in them", () => {
    const record = parts.withNew(empty, kind("hut"), [410, 300]);
    const piece = parts.pieces(record)[0] as Rec;
    const left = parts.turned(piece, 15)!;
    expect(parts.corners(left)).toEqual(boxOf({ west: 380, south: 250, east: 440, north: 350 }));
    expect(valueAt(left, ["steps", "0", "at"])).toEqual(boxOf({ west: 410, south: 260, east: 430, north: 280 }));
    expect(valueAt(left, ["steps", "0", "way"])).toBe("east");
    expect(valueAt(left, ["holes", "0", "side"])).toBe(1);
    expect(parts.turned(left, -15)).toEqual(piece);
  });
  it("do not turn or grow over the edge", () => {
    const record = parts.withNew(empty, kind("wall"), [300, 0]);
    const wall = parts.pieces(record)[0] as Rec;
    expect(parts.turned(wall, 45)).toBeNull();
    const pond = parts.pieces(parts.withNew(empty, kind("pond"), [40, 40]))[0] as Rec;
    expect(parts.resized(pond, 1.5)).toBeNull();
    expect(areaOf(parts.corners(parts.resized(pond, 0.5)!))).toBeLessThan(areaOf(parts.corners(pond)));
  });
  it("are reshaped as their kind says, while their corners are such", () => {
    const wall = parts.pieces(parts.withNew(empty, kind("wall"), [300, 300]))[0] as Rec;
    expect(parts.reshape(wall)).toBe("strip");
    expect(parts.reshape(parts.withCorners(wall, square.slice(0, 3)))).toBe("free");
    const hut = parts.pieces(parts.withNew(empty, kind("hut"), [300, 300]))[0] as Rec;
    expect(parts.reshape(hut)).toBe("box");
    expect(parts.reshape(parts.withCorners(hut, turned(square, [150, 130], 20)))).toBe("free");
  });
  it("are copied beside themselves and taken away", () => {
    const record = parts.withCopy(parts.withNew(empty, kind("wall"), [300, 300]), 0);
    expect(parts.pieces(record).map((piece) => parts.idOf(piece))).toEqual(["wall", "wall_2"]);
    expect(parts.corners(parts.pieces(record)[1])[0]![0]).toBeGreaterThan(parts.corners(parts.pieces(record)[0])[1]![0]);
    expect(parts.pieces(parts.without(record, { of: "piece", number: 0 }))).toHaveLength(1);
    expect(parts.spots(parts.without(record, { of: "spot", number: 0 }))).toEqual([]);
  });
  it("lie on the drawing with the smallest on top", () => {
    const record = parts.withNew(parts.withNew(empty, kind("wall"), [300, 300]), kind("hut"), [300, 300]);
    expect(parts.bySize(record).map(({ number }) => number)).toEqual([1, 0]);
  });
});

describe("hands", () => {
  const record = parts.withNew(empty, kind("pond"), [400, 400]);
  const pond = () => parts.corners(parts.pieces(record)[0]);
  const held = { of: "piece", number: 0 } as const;
  it("pull a corner, and a new one out of an edge", () => {
    const count = pond().length;
    const next = pulled(parts, record, held, { on: "between", number: 0 }, [0, 0], [50, 50], 10);
    expect(parts.corners(parts.pieces(next)[0])).toHaveLength(count + 1);
    const [x, y] = pond()[1]!;
    const moved = pulled(parts, record, held, { on: "corner", number: 1 }, [x, y], [x + 20, y], 1);
    expect(parts.corners(parts.pieces(moved)[0])[1]).toEqual([x + 20, y]);
  });
  it("move spots, not beyond the table", () => {
    const next = pulled(parts, record, null, { on: "spot", number: 0 }, [0, 0], [-400, 33], 10);
    expect(parts.spots(next)).toEqual([[0, 130]]);
  });
});

describe("entries of a list", () => {
  const [holes, steps, floors] = made.forms["hut"]!.filter(({ kind }) => kind === "list");
  it("begin as the form says, around the middle of the piece", () => {
    expect(newEntry(steps!, [], [500, 500])).toMatchObject({ at: boxOf({ west: 490, south: 490, east: 510, north: 510 }) });
  });
  it("go on from the last one, with an id of their own", () => {
    expect(newEntry(holes!, [{ id: "h1", side: 2, off: 20 }], [0, 0])).toEqual({ id: "h2", side: 2, off: 60 });
  });
  it("are counted as they stand", () => {
    expect(numbered(floors!, [{ n: 5 }, { n: 5 }])).toEqual([{ n: 0 }, { n: 1 }]);
    expect(numbered(holes!, [{ id: "h1" }])).toEqual([{ id: "h1" }]);
  });
});

describe("files", () => {
  const text = '\ufeff{"about": "x", "boards": [7, {"id": "mine", "unknown": {"kept": [1, 2]}}]}';
  it("are opened at their first record, with all that lies beside it", () => {
    const file = readFile(made, text);
    if (typeof file === "string") throw new Error(file);
    expect(file.number).toBe(1);
    const next = withRecord(made, file, { ...recordOf(made, file), id: "other" });
    expect(JSON.parse(writeFile(next))).toEqual({ about: "x", boards: [7, { id: "other", unknown: { kept: [1, 2] } }] });
  });
  it("are refused if they hold none", () => {
    expect(readFile(made, "{")).toBe("json");
    expect(readFile(made, "[]")).toBe("records");
    expect(readFile(made, '{"boards": []}')).toBe("records");
  });
  it("are written with as much on a line as fits", () => {
    const written = writeFile(fileOf(made, parts.withNew(empty, kind("hut"), [400, 300])));
    expect(written).toContain('"outline": [[350, 270], [450, 270], [450, 330], [350, 330]]');
    expect(Math.max(...written.split("\n").map((line) => line.length))).toBeLessThan(140);
    expect(written.endsWith("}\n")).toBe(true);
  });
});
