import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, it } from "vitest";
import { symbolsSvg } from "../mock/board.mjs";
import { token } from "../mock/tables.mjs";
import { readSymbols } from "../src/board/art";
import { HotPoints } from "../src/board/HotPoints";
import { TokenLayer } from "../src/board/TokenLayer";
import type { Ground, Token } from "../src/protocol";

let root: HTMLElement;

beforeEach(() => {
  root = document.body.appendChild(document.createElement("div"));
});

afterEach(() => {
  act(() => render(null, root));
  root.remove();
});

it("a piece that is shown stands out among the others", () => {
  const spot = { x: 0, y: 0, side: 10 };
  const laid = ["gull", "heron"].map((id) => ({ token: token(id, "ship", "20", id, "german") as Token, spot }));
  const none = () => {};
  act(() =>
    render(
      <svg>
        <TokenLayer laid={laid} hot={new Set(["heron"])} covered={new Set()} sheet={readSymbols(symbolsSvg())} letterOf={() => ""} grab={false} onToken={none} onVerbs={() => false} onHover={none} />
      </svg>,
      root,
    ),
  );
  expect([...root.querySelectorAll(".token")].map((piece) => piece.classList.contains("is-hot"))).toEqual([false, true]);
});

it("a piece is seen to come to an open board, and lies there at once as it is opened", () => {
  const spot = { x: 0, y: 0, side: 10 };
  const none = () => {};
  const show = (...ids: string[]) =>
    act(() =>
      render(
        <svg>
          <TokenLayer laid={ids.map((id) => ({ token: token(id, "ship", "20", id, "german") as Token, spot }))} hot={new Set()} covered={new Set()} sheet={readSymbols(symbolsSvg())} letterOf={() => ""} grab={false} onToken={none} onVerbs={() => false} onHover={none} />
        </svg>,
        root,
      ),
    );
  const come = () => [...root.querySelectorAll(".token")].map((piece) => piece.classList.contains("has-come"));
  show("gull");
  expect(come()).toEqual([false]);
  show("gull", "heron");
  expect(come()).toEqual([false, true]);
});

it("a point of an open table that is shown has a ring, a place with a name has none", () => {
  const ground = { width: 1000, height: 800 } as Ground;
  act(() =>
    render(
      <svg>
        <HotPoints ground={ground} hot={["280,212,0", "farm"]} />
      </svg>,
      root,
    ),
  );
  const rings = [...root.querySelectorAll(".hot-point")].map((ring) => [ring.getAttribute("cx"), ring.getAttribute("cy")]);
  expect(rings).toEqual([["280", "588"]]);
});
