import { readFileSync } from "node:fs";
import { join } from "node:path";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { spec } from "../mock/editor.mjs";
import { fieldSvg } from "../mock/board.mjs";
import { PREFS } from "./prefs";
import { AppContext } from "../src/app/context";
import { read } from "../src/app/storage";
import { translator } from "../src/app/texts";
import type { EditorSpec, Draft, Diagnostic } from "../src/protocol";
import { fileOf, lastFile } from "../src/editor/file";
import { Editor } from "../src/editor/Editor";

vi.mock("../src/board/useCamera", () => ({ useCamera: () => ({ show() {}, zoomBy() {}, reveal() {} }) }));

const t = translator("en", readFileSync(join(__dirname, "../../src/vezerkar/server/texts/en.ftl"), "utf8"));
const made = spec("en") as unknown as EditorSpec;
let sent: Draft[] = [];
let diagnostics: Diagnostic[] = [];
let saved: { name: string; text: string }[] = [];
let root: HTMLElement;

const find = (selector: string) => root.querySelector<HTMLElement>(selector)!;
const button = (name: string) => [...root.querySelectorAll<HTMLElement>("button")].find((one) => (one.getAttribute("aria-label") ?? one.textContent)!.trim() === name)!;
const shapes = () => [...root.querySelectorAll(".shapes path")];
const things = () => (sent[sent.length - 1]!.draft["things"] as { id: string; outline: number[][] }[]).map(({ id, outline }) => [id, ...outline[0]!]);
const click = (element: Element, detail = 1) => act(() => void element.dispatchEvent(new MouseEvent("click", { bubbles: true, detail })));
const press = (element: Element, key: string, more = {}) => act(() => void element.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, ...more })));
const rest = () => act(async () => void (await vi.advanceTimersByTimeAsync(500)));
/** What the pointer does at a point of the table: a unit is a pixel, and y goes down from 800. */
const point = (target: Element, kind: string, [x, y]: [number, number], more = {}) =>
  act(() => void target.dispatchEvent(new PointerEvent(kind, { bubbles: true, clientX: x, clientY: 800 - y, pointerType: "mouse", isPrimary: true, button: 0, detail: 1, ...more })));

async function show(): Promise<void> {
  const prefs = PREFS;
  act(() =>
    render(
      <AppContext.Provider value={{ t, prefs, setPrefs() {} }}>
        <Editor game="field" spec={made} first={fileOf(made, { id: "mine", things: [], goals: [] })} />
      </AppContext.Provider>,
      root,
    ),
  );
  await rest();
  Object.assign(find(".board-svg"), { getScreenCTM: () => ({ a: 1, d: 1, e: 0, f: 0 }), setPointerCapture() {} });
}

async function place(name: string, at: [number, number]): Promise<void> {
  click(button("Add"));
  click(button(name));
  point(find(".board-svg"), "click", at);
  await rest();
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  localStorage.clear();
  [sent, diagnostics, saved] = [[], [], []];
  root = document.body.appendChild(document.createElement("div"));
  vi.stubGlobal("fetch", async (_path: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)) as Draft);
    return new Response(JSON.stringify({ picture: fieldSvg(), diagnostics, kinds: [] }));
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved[saved.length - 1]!.name = this.download;
  });
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
    saved.push({ name: "", text: "" });
    void (blob as Blob).text().then((text) => (saved[saved.length - 1]!.text = text));
    return "blob:x";
  });
});

afterEach(() => {
  act(() => render(null, root));
  root.remove();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("the editor", () => {
  it("has drafts looked over once they rest", async () => {
    await show();
    expect(sent).toEqual([{ draft: { id: "mine", things: [], goals: [] }, extra_lists: {} }]);
    await place("Pond", [400, 300]);
    expect(sent).toHaveLength(2);
    expect(things()).toEqual([["pond", 360, 280]]);
  });
  it("shows the pieces in a tray with their pictures, and counts what lies on the board", async () => {
    await show();
    expect([...root.querySelectorAll(".kind-picture path")].map((path) => path.getAttribute("class"))).toEqual(["wall", "pond", "hut"]);
    expect(find(".editor-count").textContent).toBe("0 of 4 pieces");
    await place("Pond", [400, 300]);
    expect(find(".editor-count").textContent).toBe("1 of 4 pieces");
    click(button("Undo"));
    expect(find(".editor-count").textContent).toBe("0 of 4 pieces");
  });
  it("places what is chosen where the next click is, and takes it in hand", async () => {
    await show();
    await place("Hut", [500, 400]);
    expect(find(".piece-form h2").textContent).toBe("Hut");
    expect(shapes()).toHaveLength(1);
    click(button("Add"));
    click(button("Wall"));
    expect(find(".board-caption").textContent).toContain("Wall: click to place it");
    press(document.body, "Escape");
    point(find(".board-svg"), "click", [100, 100]);
    expect(shapes()).toHaveLength(1);
  });
  it("moves what is dragged as one change", async () => {
    await show();
    await place("Pond", [400, 300]);
    const pond = find('[data-grip="piece 0"]');
    point(pond, "pointerdown", [400, 300]);
    for (const x of [420, 450, 483]) point(find(".board-svg"), "pointermove", [x, 300]);
    point(find(".board-svg"), "pointerup", [483, 300]);
    point(pond, "click", [483, 300]);
    await rest();
    expect(things()).toEqual([["pond", 440, 280]]);
    click(button("Undo"));
    await rest();
    expect(things()).toEqual([["pond", 360, 280]]);
    click(button("Redo"));
    await rest();
    expect(things()).toEqual([["pond", 440, 280]]);
  });
  it("leaves the board to a finger that does not hold the piece yet", async () => {
    await show();
    await place("Pond", [400, 300]);
    press(find(".board-svg"), "Escape");
    const pond = find('[data-grip="piece 0"]');
    point(pond, "pointerdown", [400, 300], { pointerType: "touch" });
    expect(pond.hasAttribute("data-grab")).toBe(false);
    point(find(".board-svg"), "pointermove", [500, 300], { pointerType: "touch" });
    await rest();
    expect(things()).toEqual([["pond", 360, 280]]);
  });
  it("says what is wrong beside the field, and where in the list", async () => {
    await show();
    diagnostics = [{ piece: 0, path: ["deep"], text: "deep: too deep" }];
    await place("Pond", [400, 300]);
    expect(find(".diagnostic-list summary").textContent).toBe("1 error");
    expect(find(".is-number.is-faulty .diagnostic").textContent).toBe("deep: too deep");
    expect(shapes()[0]!.classList.contains("is-faulty")).toBe(true);
    expect(find(".diagnostic-list li button").textContent).toBe("Pond deep: too deep");
  });
  it("keeps what is being typed when an answer comes in between", async () => {
    await show();
    click(button("Add"));
    click(button("Pond"));
    point(find(".board-svg"), "click", [400, 300]);
    const deep = find(".piece-form .is-number input") as HTMLInputElement;
    deep.value = "12";
    act(() => void deep.dispatchEvent(new Event("input", { bubbles: true })));
    await rest();
    expect(sent).toHaveLength(2);
    expect(deep.value).toBe("12");
    act(() => void deep.dispatchEvent(new Event("change", { bubbles: true })));
    await rest();
    expect(sent[2]!.draft["things"]).toMatchObject([{ deep: 12 }]);
    deep.value = "1.5";
    act(() => void deep.dispatchEvent(new Event("input", { bubbles: true })));
    act(() => void deep.dispatchEvent(new Event("change", { bubbles: true })));
    expect(deep.value).toBe("12");
  });
  it("is worked by key as well", async () => {
    await show();
    click(button("Wall"), 0);
    await rest();
    expect(things()).toEqual([["wall", 440, 400]]);
    press(find(".board-svg"), "ArrowLeft");
    press(find(".board-svg"), "ArrowUp", { shiftKey: true });
    await rest();
    expect(things()).toEqual([["wall", 430, 401]]);
    press(document.body, "d", { ctrlKey: true });
    await rest();
    expect(things()).toHaveLength(2);
    press(find(".board-svg"), "Delete");
    await rest();
    expect(things()).toHaveLength(1);
  });
  it("offers no more than a draft may hold", async () => {
    await show();
    for (const x of [100, 300, 500, 700]) await place("Pond", [x, 300]);
    click(button("Add"));
    expect((button("Pond") as HTMLButtonElement).disabled).toBe(true);
  });
  it("remembers what lies on it, and saves it under its id", async () => {
    await show();
    await place("Hut", [500, 400]);
    expect(read(lastFile("field"), null)).toMatchObject({ number: 0, content: { boards: [{ id: "mine" }] } });
    click(button("Save"));
    await rest();
    expect(saved[0]!.name).toBe("mine.json");
    expect(JSON.parse(saved[0]!.text)).toEqual({ boards: [sent[sent.length - 1]!.draft] });
    expect(find(".editor-side .notice").textContent).toBe("Put it into a folder.");
  });
});
