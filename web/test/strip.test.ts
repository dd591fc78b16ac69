import { describe, expect, it } from "vitest";
import { isStrip, stripCorner, type Rect } from "../src/play/strip";
import type { Choice } from "../src/protocol";

const room = { left: 0, top: 0, width: 1000, height: 600 };
const size = { width: 200, height: 50 };
const at = { x: 500, y: 300 };

/** The share of the strip's place that lies over something. */
function covers(corner: { left: number; top: number }, rect: Rect): boolean {
  return corner.left < rect.left + rect.width && corner.left + size.width > rect.left && corner.top < rect.top + rect.height && corner.top + size.height > rect.top;
}

describe("a strip of verbs", () => {
  it("stands below what it is about, if nothing is there", () => {
    expect(stripCorner(size, at, null, [], room)).toEqual({ left: 400, top: 330 });
  });

  it("leaves what can be chosen near it free", () => {
    const below = { left: 480, top: 340, width: 40, height: 40 };
    const above = { left: 480, top: 220, width: 40, height: 40 };
    const corner = stripCorner(size, at, null, [below, above], room);
    expect([covers(corner, below), covers(corner, above)]).toEqual([false, false]);
  });

  it("stays in the window, and never covers the thing itself where there is room", () => {
    for (const x of [5, 500, 995])
      for (const y of [5, 300, 595]) {
        const corner = stripCorner(size, { x, y }, null, [], room);
        expect(corner.left >= 0 && corner.left + size.width <= 1000 && corner.top >= 0 && corner.top + size.height <= 600).toBe(true);
        expect(covers(corner, { left: x - 10, top: y - 10, width: 20, height: 20 })).toBe(false);
      }
  });
});

describe("a strip of the verbs of a place", () => {
  it("leaves all of the place in sight, wherever it lies and wherever it was pressed", () => {
    for (const [left, top] of [[0, 0], [300, 200], [700, 380], [350, 0]] as const)
      for (const [dx, dy] of [[10, 10], [150, 100], [290, 210]] as const) {
        const place = { left, top, width: 300, height: 220 };
        const corner = stripCorner(size, { x: left + dx, y: top + dy }, place, [], room);
        expect(covers(corner, place), `${left} ${top} ${dx} ${dy}`).toBe(false);
      }
  });

  it("leaves at least what was pressed in sight of a place that fills the window", () => {
    const corner = stripCorner(size, { x: 500, y: 560 }, { left: -200, top: -200, width: 1400, height: 1000 }, [], room);
    expect(covers(corner, { left: 485, top: 545, width: 30, height: 30 })).toBe(false);
  });
});

describe("verbs", () => {
  const verb = (label: string, why = "") => ({ label, why, stake: "" }) as Choice;
  const verbs = (count: number, label = "Sail") => Array.from({ length: count }, () => verb(label));

  it("are a strip if they are few and short, and all open", () => {
    expect([1, 2, 5, 6].map((count) => isStrip(verbs(count)))).toEqual([false, true, true, false]);
    expect(isStrip([verb("Sail"), verb("Search", "There is nothing to search for.")])).toBe(false);
    expect(isStrip(verbs(3, "Sail the Graf Spee as far as she can go"))).toBe(false);
  });
});
