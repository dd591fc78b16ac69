import { readFileSync } from "node:fs";
import { join } from "node:path";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { boardSvg, symbolsSvg } from "../mock/board.mjs";
import { table } from "../mock/tables.mjs";
import { PREFS } from "./prefs";
import { MatchApi } from "../src/app/api";
import { AppContext } from "../src/app/context";
import { translator } from "../src/app/texts";
import { readBoard, readSymbols } from "../src/board/art";
import { remember, remembered } from "../src/coach/memory";
import { wayTo } from "../src/coach/Pointer";
import { TableView } from "../src/play/TableView";
import type { CoachHint, CoachPage, MatchPage } from "../src/protocol";

vi.mock("../src/board/useCamera", () => ({ useCamera: () => ({ show() {}, zoomBy() {}, reveal() {} }) }));

const t = translator("en", readFileSync(join(__dirname, "../../src/vezerkar/server/texts/en.ftl"), "utf8"));
const art = { board: readBoard(boardSvg()), sheet: readSymbols(symbolsSvg()), theme: {}, cards: "" };
const hint = (more: Partial<CoachHint>): CoachHint => ({ id: "sail", text: "Sail on.", cite: "FOG 39", action: "to 19", at: [], ...more });
const api = new MatchApi("mock", "key", "en");
let root: HTMLElement;
let page: CoachPage;
const acted: unknown[] = [];

async function show(shown: MatchPage): Promise<void> {
  await act(() =>
    render(
      <AppContext.Provider value={{ t, prefs: PREFS, setPrefs() {} }}>
        <TableView table={shown} art={art} api={api} look={() => {}} broken={false} onTaken={() => {}} />
      </AppContext.Provider>,
      root,
    ),
  );
  await vi.waitFor(() => {});
}

const at = (ply: number): MatchPage => ({ ...(table("en", 0) as unknown as MatchPage), ply });
const slip = () => root.querySelector<HTMLElement>(".coach-slip");
const press = (label: string) => {
  const button = [...root.querySelectorAll<HTMLElement>(".coach-slip button")].find(({ textContent }) => textContent === label)!;
  return act(() => button.click());
};

beforeEach(() => {
  (window as unknown as { happyDOM: { setViewport(size: { width: number; height: number }): void } }).happyDOM.setViewport({ width: 1440, height: 900 });
  localStorage.clear();
  acted.length = 0;
  page = { ply: 6, total: 3, hints: [hint({})], action: "end" };
  root = document.body.appendChild(document.createElement("div"));
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    if (path.includes("/coach?")) return new Response(JSON.stringify(page));
    acted.push(JSON.parse(String(init.body)));
    return new Response(JSON.stringify({ ply: 7, held: false }));
  });
});

afterEach(() => {
  act(() => render(null, root));
  root.remove();
});

describe("the coach", () => {
  it("is silent until it is called", async () => {
    await show(at(6));
    expect(slip()).toBeNull();
    act(() => void document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "?", bubbles: true })));
    await act(() => [...root.querySelectorAll<HTMLElement>("dialog .button")].find(({ textContent }) => textContent!.includes("Coach"))!.click());
    await vi.waitFor(() => expect(slip()).not.toBeNull());
    expect(remembered("mock").open).toBe(true);
  });

  it("shows one hint, what it is about and its rule, and does it", async () => {
    remember("mock", { open: true, done: [] });
    page.hints.push(hint({ id: "second", text: "Later." }));
    await show(at(6));
    await vi.waitFor(() => expect(slip()!.textContent).toContain("Sail on."));
    expect(slip()!.textContent).toContain("1 of 3");
    expect(slip()!.querySelector(".cite")!.getAttribute("href")).toBe("/rules/fog#rule-39");
    expect(root.querySelectorAll(".area.is-hot")).toHaveLength(1);
    await vi.waitFor(() => expect(root.querySelector(".coach-pointer")).not.toBeNull());
    await press("Show me");
    expect(acted).toEqual([{ seat: "red", ply: 6, action: "to 19" }]);
    expect(remembered("mock").done).toEqual(["sail"]);
  });

  it("tells, and goes on to the next hint of the same moment", async () => {
    remember("mock", { open: true, done: [] });
    page.hints = [hint({ id: "score", text: "Your score.", action: "", at: ["plate:red"] }), hint({})];
    await show(at(6));
    await vi.waitFor(() => expect(slip()!.textContent).toContain("Your score."));
    await press("Next");
    expect(slip()!.textContent).toContain("Sail on.");
    expect(acted).toEqual([]);
  });

  it("has something to show where nothing is new, and an end", async () => {
    remember("mock", { open: true, done: ["sail"] });
    await show(at(6));
    await vi.waitFor(() => expect(slip()!.textContent).toContain("nothing new"));
    await press("Show me");
    expect(acted).toEqual([{ seat: "red", ply: 6, action: "end" }]);
    remember("mock", { open: true, done: ["sail", "b", "c"] });
    act(() => render(null, root));
    await show(at(6));
    await vi.waitFor(() => expect(slip()!.textContent).toContain("That was all"));
  });

  it("can be left and taken up where one was", async () => {
    remember("mock", { open: true, done: ["b"] });
    await show(at(6));
    await vi.waitFor(() => expect(slip()).not.toBeNull());
    await press("Later");
    expect(slip()).toBeNull();
    expect(remembered("mock")).toEqual({ open: false, done: ["b"] });
  });

  it("says nothing of another moment than the one that is shown", async () => {
    remember("mock", { open: true, done: [] });
    page.ply = 5;
    await show(at(6));
    await new Promise((done) => setTimeout(done, 20));
    expect(slip()).toBeNull();
  });
});

describe("the arrow", () => {
  it("goes from the edge of the slip to the edge of what it is about", () => {
    const { ring, line } = wayTo(new DOMRect(0, 0, 100, 100), new DOMRect(306, 36, 28, 28));
    expect(ring).toEqual({ x: 300, y: 30, width: 40, height: 40 });
    expect(line).toEqual({ x1: 100, y1: 50, x2: 300, y2: 50 });
  });
});
