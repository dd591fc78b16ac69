import { describe, expect, it } from "vitest";
import { fillOf, viewOf, wayInto } from "../src/board/camera";

const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });

describe("the camera", () => {
  it("shows a part of the board as large as it goes, in the middle of what is free", () => {
    expect(viewOf(box(0, 0, 200, 100), box(0, 50, 400, 400))).toEqual({ x: 0, y: 150, k: 2 });
    expect(viewOf(box(100, 0, 100, 100), box(0, 0, 400, 200))).toEqual({ x: -100, y: 0, k: 2 });
  });

  it("fills an area of quite another shape around a point, and keeps to the part", () => {
    expect(fillOf(box(0, 0, 200, 100), box(0, 0, 200, 110), [0, 0])).toEqual(viewOf(box(0, 0, 200, 100), box(0, 0, 200, 110)));
    expect(fillOf(box(0, 0, 400, 100), box(0, 0, 400, 400), [0, 0])).toEqual({ x: 0, y: 100, k: 2 });
    expect(fillOf(box(0, 0, 400, 100), box(0, 0, 400, 400), [200, 50])).toEqual({ x: -200, y: 100, k: 2 });
  });

  it("moves only as far as a point needs to come out from under what lies over it", () => {
    const view = { x: 0, y: 0, k: 1 };
    expect(wayInto(view, [100, 100], box(0, 50, 400, 400), 20)).toEqual([0, 0]);
    expect(wayInto(view, [390, 60], box(0, 50, 400, 400), 20)).toEqual([-10, 10]);
  });
});
