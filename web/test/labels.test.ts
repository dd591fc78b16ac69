import { describe, expect, it } from "vitest";
import { fitLabels as fit, type Label } from "../src/board/labels";

/** A name in the middle of its box. */
const name = (tier: number, size: number, x: number, y: number, width = 60): Label => ({ tier, size, x, y, box: { x: x - width / 2, y: y - size, width, height: size * 1.25 } });

const BOARD = { x: -500, y: -500, width: 2000, height: 1000 };
const fitLabels = (labels: Label[], k: number) => fit(labels, k, BOARD);

describe("names on the board", () => {
  it("are drawn as printed where they can be read", () => {
    expect(fitLabels([name(3, 12, 0, 0), name(1, 20, 0, 5)], 1)).toEqual([
      { scale: 1, dx: 0, dy: 0, crowded: false },
      { scale: 1, dx: 0, dy: 0, crowded: false },
    ]);
  });

  it("grow on a board that is small on the screen", () => {
    const [small, large] = fitLabels([name(1, 16, 0, 0), name(1, 30, 500, 0)], 0.5);
    expect(small).toEqual({ scale: 1.5, dx: 0, dy: 0, crowded: false });
    expect(large).toEqual({ scale: 1, dx: 0, dy: 0, crowded: false });
  });

  it("make way for those that matter more, and of a kind for the larger ones", () => {
    const fits = fitLabels([name(3, 16, 0, 0), name(1, 16, 40, 0), name(2, 16, 300, 0), name(2, 20, 340, 0)], 0.5);
    expect(fits.map(({ dx, dy }) => dx !== 0 || dy !== 0)).toEqual([true, false, true, false]);
    expect(fits.some(({ crowded }) => crowded)).toBe(false);
  });

  it("step aside on the shortest way, and not beyond what they touch", () => {
    // The name above is 19.2 high, without its air, and as far above the other as it is high, but for 2.
    const [, below] = fitLabels([name(1, 16, 0, 0), name(2, 16, 0, 17.2)], 0.5);
    expect(below).toMatchObject({ dx: 0, crowded: false });
    expect(below!.dy).toBeCloseTo(2);
    const [, beside] = fitLabels([name(1, 16, 0, 0), name(2, 16, 85, 0)], 0.5);
    expect(beside).toMatchObject({ dy: 0, crowded: false });
    expect(beside!.dx).toBeGreaterThan(5);
  });

  it("are left out where they would have to leave their thing", () => {
    const wall = [-60, -40, -20, 0, 20, 40, 60].flatMap((y) => [-180, -90, 0, 90, 180].map((x) => name(1, 16, x, y)));
    const fit = fitLabels([...wall, name(3, 16, 5, 5)], 0.5).at(-1)!;
    expect(fit).toMatchObject({ dx: 0, dy: 0, crowded: true });
  });

  it("step no farther on a board that is very small, where they would come to other things", () => {
    const beside = (k: number) => fitLabels([name(1, 16, 0, 0), name(2, 16, 40, 0)], k)[1]!;
    expect(beside(0.5).crowded).toBe(false);
    expect(beside(0.1)).toMatchObject({ dx: 0, dy: 0, crowded: true });
  });

  it("do not step over the edge of the board", () => {
    const rows = [-20, 0, 20].map((y) => name(1, 16, -420, y));
    expect(fitLabels([...rows, name(3, 16, -470, 0)], 0.5).at(-1)!.crowded).toBe(true);
    expect(fitLabels([...rows.map((one) => ({ ...one, x: 200, box: { ...one.box, x: 170 } })), name(3, 16, 150, 0)], 0.5).at(-1)!.crowded).toBe(false);
  });

  it("may come as near as their air", () => {
    const near = (gap: number) => fitLabels([name(1, 16, 0, 0), name(2, 16, 0, gap)], 0.5)[1]!.dy;
    expect(near(20)).toBe(0);
    expect(near(16)).not.toBe(0);
  });

  it("turn about a point of their own when they are turned", () => {
    const upright: Label = { tier: 2, size: 16, x: 0, y: 0, box: { x: -8, y: -100, width: 20, height: 200 } };
    const beside = name(1, 24, 50, 0, 30);
    expect(fitLabels([upright, beside], 0.5)[0]!.crowded).toBe(false);
    expect(fitLabels([upright, { ...beside, x: 30, box: { ...beside.box, x: 15 } }], 0.5)[0]!.dx).toBeLessThan(0);
  });

  it("have no more air at the ends when they are turned", () => {
    const upright: Label = { tier: 2, size: 16, x: 0, y: 0, box: { x: -8, y: -100, width: 20, height: 200 } };
    const fits = fitLabels([upright, name(3, 16, 0, 135)], 0.5);
    expect(fits[1]!.dy !== 0 || fits[1]!.dx !== 0 || fits[1]!.crowded).toBe(true);
  });

  it("do not hang over the edge of the board", () => {
    const [left, right, inside] = fitLabels([name(1, 16, -480, 0), name(1, 16, 1490, 0), name(1, 16, 0, 0)], 0.5);
    expect([left!.dx, right!.dx, inside!.dx]).toEqual([25, -35, 0]);
  });
});
