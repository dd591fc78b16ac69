import { describe, expect, it } from "vitest";
import { fitLabels as fit, type Label } from "../src/board/labels";

/** A name in the middle of its box. */
const name = (tier: number, size: number, x: number, y: number, width = 60): Label => ({ tier, size, x, y, box: { x: x - width / 2, y: y - size, width, height: size * 1.25 } });

const BOARD = { x: -500, y: -500, width: 2000, height: 1000 };
const fitLabels = (labels: Label[], k: number) => fit(labels, k, BOARD);

describe("names on the board", () => {
  it("are drawn as printed where they can be read", () => {
    expect(fitLabels([name(3, 12, 0, 0), name(1, 20, 0, 5)], 1)).toEqual([
      { scale: 1, shift: 0, crowded: false },
      { scale: 1, shift: 0, crowded: false },
    ]);
  });

  it("grow on a board that is small on the screen", () => {
    const [small, large] = fitLabels([name(1, 16, 0, 0), name(1, 30, 500, 0)], 0.5);
    expect(small).toEqual({ scale: 1.5, shift: 0, crowded: false });
    expect(large).toEqual({ scale: 1, shift: 0, crowded: false });
  });

  it("make way for those that matter more, and of a kind for the larger ones", () => {
    const fits = fitLabels([name(3, 16, 0, 0), name(1, 16, 40, 0), name(2, 16, 300, 0), name(2, 20, 340, 0)], 0.5);
    expect(fits.map(({ crowded }) => crowded)).toEqual([true, false, true, false]);
  });

  it("may come as near as their air", () => {
    const near = (gap: number) => fitLabels([name(1, 16, 0, 0), name(2, 16, 0, gap)], 0.5)[1]!.crowded;
    expect(near(20)).toBe(false);
    expect(near(16)).toBe(true);
  });

  it("turn about a point of their own when they are turned", () => {
    const upright: Label = { tier: 2, size: 16, x: 0, y: 0, box: { x: -8, y: -100, width: 20, height: 200 } };
    const beside = name(1, 24, 50, 0, 30);
    expect(fitLabels([upright, beside], 0.5)[0]!.crowded).toBe(false);
    expect(fitLabels([upright, { ...beside, x: 30, box: { ...beside.box, x: 15 } }], 0.5)[0]!.crowded).toBe(true);
  });

  it("do not hang over the edge of the board", () => {
    const [left, right, inside] = fitLabels([name(1, 16, -480, 0), name(1, 16, 1490, 0), name(1, 16, 0, 0)], 0.5);
    expect([left!.shift, right!.shift, inside!.shift]).toEqual([25, -35, 0]);
  });
});
