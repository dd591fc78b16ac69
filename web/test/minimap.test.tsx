import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Box } from "../src/board/art";
import { Minimap } from "../src/board/Minimap";

const board = { x: 0, y: 0, width: 400, height: 200 };
const onSeen: { current: ((seen: Box) => void) | null } = { current: null };
let root: HTMLElement;

const map = () => root.querySelector(".minimap")!;
const see = (x: number, y: number, width: number, height: number) => act(() => onSeen.current!({ x, y, width, height }));

beforeEach(() => {
  root = document.body.appendChild(document.createElement("div"));
  act(() => render(<Minimap picture="/boards/pond.svg" board={board} onSeen={onSeen} onLook={() => {}} />, root));
});

afterEach(() => {
  act(() => render(null, root));
  root.remove();
});

describe("the small board", () => {
  it("is not there, and fetches nothing, as long as all of the board is in sight", () => {
    see(-10, -5, 420, 210);
    expect(map().hasAttribute("hidden")).toBe(true);
    expect(root.querySelector("image")).toBeNull();
  });

  it("frames what is in sight", async () => {
    see(100, 50, 200, 100);
    expect(map().hasAttribute("hidden")).toBe(false);
    // The picture comes when there is time for it.
    await vi.waitFor(() => expect(root.querySelector("image")).not.toBeNull());
    expect(root.querySelector("image")!.getAttribute("href")).toBe("/boards/pond.svg");
    const frame = root.querySelector("rect")!;
    expect(["x", "y", "width", "height"].map((name) => frame.getAttribute(name))).toEqual(["100", "50", "200", "100"]);
    see(0, 0, 400, 200);
    expect(map().hasAttribute("hidden")).toBe(true);
  });
});
