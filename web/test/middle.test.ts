import { describe, expect, it } from "vitest";
import { aside, type Box } from "../src/theatre/middle";

const free: Box = { left: 0, top: 50, width: 1200, height: 700 };
const card = { width: 246, height: 352 };
const place = (x: number, y: number): Box => ({ left: x - 40, top: y - 40, width: 80, height: 80 });
/** Whether the middle of a place can be seen beside a card that was moved so far. */
const seen = (x: number, y: number, by: { x: number; y: number }, within = free) =>
  Math.abs(x - within.left - within.width / 2 - by.x) > card.width / 2 || Math.abs(y - within.top - within.height / 2 - by.y) > card.height / 2;

describe("a card that was played", () => {
  it("stands in the middle if that covers no place it acts on", () => {
    expect(aside(free, card, [])).toEqual({ x: 0, y: 0 });
    expect(aside(free, card, [place(100, 100), place(1100, 600)])).toEqual({ x: 0, y: 0 });
  });
  it("makes room for the places it acts on, on the nearer side", () => {
    for (const [x, y] of [[600, 400], [650, 300], [500, 520]] as const) {
      const by = aside(free, card, [place(x, y)]);
      expect(by.y).toBe(0);
      expect(Math.sign(by.x)).toBe(x > 600 ? -1 : x < 600 ? 1 : Math.sign(by.x));
      expect(seen(x, y, by)).toBe(true);
      expect(Math.abs(by.x)).toBeLessThan(free.width / 2 - card.width / 2);
    }
  });
  it("moves up or down where the window is narrow", () => {
    const phone: Box = { left: 0, top: 100, width: 390, height: 640 };
    const by = aside(phone, card, [place(195, 300)]);
    expect(by.x).toBe(0);
    expect(by.y).toBeGreaterThan(0);
    expect(seen(195, 300, by, phone)).toBe(true);
  });
  it("stays in the middle where it covers something anyway", () => {
    expect(aside({ ...free, width: 300, height: 400 }, card, [place(150, 250)])).toEqual({ x: 0, y: 0 });
  });
});
