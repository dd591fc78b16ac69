import { readFileSync } from "node:fs";
import { join } from "node:path";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { boardSvg, symbolsSvg } from "../mock/board.mjs";
import { choice, table } from "../mock/tables.mjs";
import { PREFS } from "./prefs";
import { MatchApi } from "../src/app/api";
import { AppContext } from "../src/app/context";
import { translator } from "../src/app/texts";
import { readBoard, readSymbols } from "../src/board/art";
import { byWayOf, isStation } from "../src/play/stations";
import { TableView } from "../src/play/TableView";
import type { Area, MatchPage, Scene } from "../src/protocol";

vi.mock("../src/board/useCamera", () => ({ useCamera: () => ({ show() {}, zoomBy() {}, reveal() {} }) }));

const t = translator("en", readFileSync(join(__dirname, "../../src/vezerkar/server/texts/en.ftl"), "utf8"));
const art = { board: readBoard(boardSvg()), sheet: readSymbols(symbolsSvg()), theme: {}, cards: "" };
const [near, far, else_, start] = ["19", "20", "21", "22"] as const;
const way = (to: string, ...by: string[]) => choice(["to", to, ...by.flatMap((one) => ["via", one])].join(" "), `To ${to}`, "", false, { by });
const place = (id: string, choices: object[]) => ({ id, title: `Place ${id}`, highlight: choices.length ? "legal" : "", badge: "", choices, tone: "" }) as Area;

/** A piece may go to `near`, to `far` by two ways, and to `else_` by one. */
const AREAS = [place(near, [way(near)]), place(far, [way(far, near), way(far, start), choice("war far", "War", "", true)]), place(else_, [way(else_, start)]), place(start, [])];

describe("stations", () => {
  const scene = { areas: AREAS, prompt: { mine: true } } as unknown as Scene;

  it("are the places that a way passes, and none where nothing is asked", () => {
    expect([near, far, start].map((one) => isStation(scene, one))).toEqual([true, false, true]);
    expect(isStation({ ...scene, prompt: { mine: false } } as Scene, near)).toBe(false);
  });

  it("leave the ways that pass them all, and what nobody asks for", () => {
    const left = (...stations: string[]) => byWayOf(scene, stations).areas.map(({ highlight, choices }) => [highlight, ...choices.map(({ action }) => action)].join(", "));
    expect(left()).toEqual(AREAS.map(({ highlight, choices }) => [highlight, ...choices.map(({ action }) => action)].join(", ")));
    expect(left(near)).toEqual(["", `legal, to ${far} via ${near}, war far`, "", ""]);
    expect(left(near, start)).toEqual(["", ", war far", "", ""]);
  });
});

describe("a way on the table", () => {
  let root: HTMLElement;
  let posted: string[];
  const at = (ply = 6) => {
    const shown = table("en", 0) as unknown as MatchPage;
    return { ...shown, ply, scene: { ...shown.scene, areas: AREAS, tokens: [] } };
  };
  const show = (shown: MatchPage) =>
    act(() =>
      render(
        <AppContext.Provider value={{ t, prefs: PREFS, setPrefs() {} }}>
          <TableView table={shown} art={art} api={new MatchApi("mock", "key", "en")} look={() => {}} broken={false} onTaken={() => {}} />
        </AppContext.Provider>,
        root,
      ),
    );
  const area = (id: string) => root.querySelector<SVGElement>(`.area[data-place="${id}"]`)!;
  const open = () => [...root.querySelectorAll<SVGElement>(".area.is-open")].map((one) => one.dataset["place"]).sort();
  const click = (element: Element, init: MouseEventInit = {}) => act(() => void element.dispatchEvent(new MouseEvent("click", { bubbles: true, ...init })));
  const key = (element: Element, name: string, shiftKey = false) => act(() => void element.dispatchEvent(new KeyboardEvent("keydown", { key: name, shiftKey, bubbles: true, cancelable: true })));
  const items = () => [...root.querySelectorAll<HTMLElement>("[role=menuitem]")];

  beforeEach(() => {
    localStorage.clear();
    posted = [];
    root = document.body.appendChild(document.createElement("div"));
    vi.stubGlobal("fetch", async (_path: string, init: RequestInit) => {
      posted.push(JSON.parse(String(init.body)).action);
      return new Response(JSON.stringify({ ply: 7, held: false }));
    });
    show(at());
  });
  afterEach(() => {
    vi.useRealTimers();
    act(() => render(null, root));
    root.remove();
  });

  it("goes by what was clicked with Shift, and nothing is sent before its end", () => {
    click(area(near), { shiftKey: true });
    expect(posted).toEqual([]);
    expect(area(near).getAttribute("aria-pressed")).toBe("true");
    expect(open()).toEqual([near, far]);
    click(area(far));
    // What nobody asked for stands beside the one way that is left.
    click(items().find((item) => item.textContent === `To ${far}`)!);
    expect(posted).toEqual([`to ${far} via ${near}`]);
  });

  it("is open again when the station is clicked once more, at Escape, and with the next question", () => {
    const all = open();
    click(area(near), { shiftKey: true });
    click(area(near));
    expect(open()).toEqual(all);
    click(area(near), { shiftKey: true });
    key(document.body, "Escape");
    expect(open()).toEqual(all);
    click(area(near), { shiftKey: true });
    const next = at(7);
    show({ ...next, scene: { ...next.scene, prompt: { ...next.scene.prompt, text: "Where to now?" } } });
    expect(open()).toEqual(all);
    expect(posted).toEqual([]);
  });

  it("is marked by key, too", () => {
    key(area(near), "Enter", true);
    expect(open()).toEqual([near, far]);
    expect(posted).toEqual([]);
  });

  it("goes on as it did at a click with Shift on a place that no way passes", () => {
    click(area(else_), { shiftKey: true });
    expect(posted).toEqual([`to ${else_} via ${start}`]);
  });

  it("is marked from the verbs of a place, which the right button shows with all that can be done there", () => {
    const right = new MouseEvent("contextmenu", { bubbles: true, cancelable: true });
    act(() => void area(near).dispatchEvent(right));
    expect(right.defaultPrevented).toBe(true);
    expect(items().map((item) => item.textContent)).toEqual([`To ${near}`, "By way of here"]);
    click(items()[1]!);
    expect(items()).toEqual([]);
    expect(open()).toEqual([near, far]);
    const bare = new MouseEvent("contextmenu", { bubbles: true, cancelable: true });
    act(() => void area("48").dispatchEvent(bare));
    expect([bare.defaultPrevented, items().length]).toEqual([false, 0]);
  });

  it("shows those verbs to a finger that rests on the place, whose lifting is no click", () => {
    vi.useFakeTimers();
    const pointer = (kind: string, x = 0) => act(() => void area(near).dispatchEvent(new PointerEvent(kind, { bubbles: true, isPrimary: true, pointerType: "touch", clientX: x })));
    pointer("pointerdown");
    pointer("pointermove", 40);
    act(() => void vi.advanceTimersByTime(600));
    pointer("pointerup");
    expect(items()).toEqual([]);
    pointer("pointerdown");
    act(() => void vi.advanceTimersByTime(600));
    pointer("pointerup");
    click(area(near));
    expect(items().map((item) => item.textContent)).toEqual([`To ${near}`, "By way of here"]);
    expect(posted).toEqual([]);
  });
});
