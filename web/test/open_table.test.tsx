import { readFileSync } from "node:fs";
import { join } from "node:path";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fieldSvg, symbolsSvg } from "../mock/board.mjs";
import { openTable } from "../mock/open.mjs";
import { PREFS } from "./prefs";
import { MatchApi } from "../src/app/api";
import { AppContext } from "../src/app/context";
import { translator } from "../src/app/texts";
import { readBoard, readSymbols } from "../src/board/art";
import { TableView } from "../src/play/TableView";
import type { MatchPage } from "../src/protocol";

vi.mock("../src/board/useCamera", () => ({ useCamera: () => ({ show() {}, zoomBy() {}, reveal() {} }) }));

const t = translator("en", readFileSync(join(__dirname, "../../src/vezerkar/server/texts/en.ftl"), "utf8"));
const art = { board: readBoard(fieldSvg()), sheet: readSymbols(symbolsSvg()), theme: {}, cards: "" };
let posted: string[] = [];
let answer: Response;
let root: HTMLElement;

const find = (selector: string) => root.querySelector<HTMLElement>(selector)!;
const items = () => [...root.querySelectorAll<HTMLElement>("[role=menuitem]")];
const board = () => find(".board-svg");

/** Shows a MatchPage; on this screen a unit of the board is a pixel, and y goes down from 1200. */
function show(shown: MatchPage): void {
  const api = new MatchApi("open", "key", "en");
  const prefs = PREFS;
  act(() =>
    render(
      <AppContext.Provider value={{ t, prefs, setPrefs() {} }}>
        <TableView table={shown} art={art} api={api} look={() => {}} broken={false} onTaken={() => {}} />
      </AppContext.Provider>,
      root,
    ),
  );
  Object.assign(board(), { getScreenCTM: () => ({ a: 1, d: 1, e: 0, f: 0 }), setPointerCapture() {} });
}

const at = (step: number) => openTable("en", step) as unknown as MatchPage;
const send = (target: Element, kind: string, [x, y]: [number, number], pointerType: string, shiftKey = false) =>
  act(
    () =>
      void target.dispatchEvent(
        new PointerEvent(kind, { bubbles: true, clientX: x, clientY: 1200 - y, pointerType, isPrimary: true, button: 0, shiftKey, detail: kind === "click" ? 1 : 0 }),
      ),
  );
const tap = (target: Element, point: [number, number], type = "mouse") => {
  send(target, "pointerdown", point, type);
  send(target, "pointerup", point, type);
  send(target, "click", point, type);
};
const drag = (target: Element, from: [number, number], to: [number, number], type = "mouse") => {
  send(target, "pointerdown", from, type);
  send(board(), "pointermove", to, type);
  send(board(), "pointerup", to, type);
  send(board(), "click", to, type);
};
const key = (target: Element, name: string, shiftKey = false) => act(() => void target.dispatchEvent(new KeyboardEvent("keydown", { key: name, shiftKey, bubbles: true, cancelable: true })));

beforeEach(() => {
  localStorage.clear();
  posted = [];
  answer = new Response(JSON.stringify({ ply: 7, held: false }));
  root = document.body.appendChild(document.createElement("div"));
  vi.stubGlobal("fetch", async (_path: string, init: RequestInit) => {
    posted.push(JSON.parse(String(init.body)).action);
    return answer;
  });
});

afterEach(() => {
  act(() => render(null, root));
  root.remove();
});

describe("a point of an open table", () => {
  it("is sent at a click when one thing can be done with it", () => {
    show(at(0));
    tap(board(), [455, 290]);
    expect(posted).toEqual(["move 455 290"]);
  });

  it("is on the edge a little beside the table, for nobody hits a line", () => {
    show(at(0));
    tap(board(), [455, -5]);
    expect(posted).toEqual(["move 455 0"]);
  });

  it("is nothing beside the table, or when nothing is asked", () => {
    show(at(0));
    tap(board(), [455, -15]);
    show(at(2));
    tap(board(), [455, 290]);
    expect(posted).toEqual([]);
  });

  it("is refused with the reason of the server", async () => {
    show(at(0));
    answer = new Response(JSON.stringify({ error: "illegal", message: "Too far.", cite: "SKIRMISH 8" }), { status: 409 });
    tap(board(), [1100, 290]);
    await vi.waitFor(() => expect(root.querySelector(".toast")).not.toBeNull());
    expect(find(".toast").textContent).toContain("Too far.");
  });

  it("is offered in a menu when several things can be done with it", () => {
    show(at(1));
    tap(board(), [455, 290]);
    expect(items().map((item) => item.textContent)).toEqual(["Move here", "Face this way"]);
    expect(find(".menu strong").textContent).toBe("x 45.5 cm, y 29.0 cm");
    act(() => items()[1]!.click());
    expect(posted).toEqual(["face 455 290"]);
  });

  it("is a stop on the way with Shift", () => {
    show(at(1));
    send(board(), "click", [455, 290], "mouse", true);
    expect(posted).toEqual(["way 455 290"]);
  });

  it("is a stop on the way with Shift by key, too", () => {
    show(at(1));
    find(".ghost").focus();
    key(find(".ghost"), "ArrowRight");
    key(find(".ghost"), "Enter", true);
    expect(posted).toHaveLength(1);
    expect(posted[0]).toMatch(/^way /);
  });

  it("is a stop on the way by a button of its own, for a finger", () => {
    show(at(1));
    tap(board(), [600, 300], "touch");
    const [stop, end] = [...root.querySelectorAll<HTMLElement>(".take button")];
    expect(end!.textContent).toContain("Choose this point");
    expect(stop!.textContent).toContain("Way point here");
    act(() => stop!.click());
    expect(posted).toEqual(["way 600 300"]);
  });

  it("means with Shift what it means without, where a way has no stops", () => {
    show(at(0));
    send(board(), "click", [455, 290], "mouse", true);
    expect(posted).toEqual(["move 455 290"]);
  });

  it("is aimed at by a finger before it is chosen", () => {
    show(at(0));
    tap(board(), [600, 300], "touch");
    expect(posted).toEqual([]);
    expect(find(".reading").textContent).toBe("20.0 cm");
    tap(board(), [700, 300], "touch");
    tap(find(".ghost"), [705, 303], "touch");
    expect(posted).toEqual(["move 700 300"]);
    expect(find(".ghost").classList.contains("is-idle")).toBe(true);
  });

  it("is taken by a button, too, when a finger or keys have set the ghost", () => {
    show(at(0));
    expect(root.querySelector(".take")).toBeNull();
    tap(board(), [600, 300], "touch");
    expect(find(".take").textContent).toContain("Move here");
    act(() => find(".take .primary").click());
    expect(posted).toEqual(["move 600 300"]);
    expect(root.querySelector(".take")).toBeNull();
  });

  it("shows what would come down there, and who stands in it", () => {
    const blast = at(0);
    blast.scene.prompt.radius = 80;
    show(blast);
    expect(root.querySelector(".template")).toBeNull();
    send(board(), "pointermove", [840, 590], "mouse");
    expect(root.querySelectorAll(".template .struck")).toHaveLength(2);
    expect(find(".board-caption").textContent).toContain("covers: Bill, Tom");
    send(board(), "pointerleave", [840, 590], "mouse");
    tap(board(), [600, 300], "touch");
    expect(find(".template .line").getAttribute("r")).toBe("80");
    expect(root.querySelector(".landing")).toBeNull();
    expect(find(".board-caption").textContent).toContain("covers nobody");
  });

  it("is where a held piece is dropped, however it was taken hold of", () => {
    show(at(1));
    drag(find(".token.is-held"), [435, 425], [505, 475]);
    expect(posted).toEqual(["move 500 470"]);
    expect(items()).toEqual([]);
  });

  it("is not yet chosen by a finger that drops a piece there", () => {
    show(at(0));
    drag(find(".token.is-held"), [400, 300], [500, 300], "touch");
    expect(posted).toEqual([]);
    tap(find(".ghost"), [500, 300], "touch");
    expect(posted).toEqual(["move 500 300"]);
  });

  it("is chosen by keys alone", () => {
    show(at(0));
    key(document.body, "x");
    expect(document.activeElement).toBe(find(".ghost"));
    key(find(".ghost"), "ArrowRight");
    key(find(".ghost"), "ArrowUp", true);
    expect(find(".board-caption [role=status]").textContent).toBe("x 41.0 cm, y 35.0 cm, 5.1 cm away, Within a move, Range 30 cm");
    key(find(".ghost"), "Enter");
    expect(posted).toEqual(["move 410 350"]);
    key(find(".ghost"), "Escape");
    expect(root.querySelector(".reading")).toBeNull();
  });

  it("is not what a piece with choices of its own is clicked for", () => {
    show(at(0));
    const tom = [...root.querySelectorAll(".token")].find((piece) => piece.getAttribute("aria-label") === "Tom: Shoot")!;
    tap(tom, [820, 620]);
    expect(posted).toEqual(["shoot tom"]);
  });

  it("can still be chosen where a place or a piece has something to be done with it", () => {
    const shown = at(0);
    const enter = { action: "enter house", label: "Enter", cite: "", unprompted: false, why: "", main: false, stake: "", then: [], grasp: false, places: [], tile: null, station: false, by: [] };
    shown.scene.areas = [{ id: "house", title: "House", highlight: "", badge: "", choices: [enter], tone: "" }];
    shown.scene.tokens[1]!.choices = [{ ...enter, action: "rest piet", label: "Rest", unprompted: true }];
    show(shown);
    tap(find(".areas .area"), [350, 700]);
    expect(items().map((item) => item.textContent)).toEqual(["Enter", "Move here"]);
    const piet = [...root.querySelectorAll(".token")].find((piece) => piece.getAttribute("aria-label") === "Piet: Rest")!;
    tap(piet, [330, 260]);
    expect(items().map((item) => item.textContent)).toEqual(["Move here", "Rest"]);
    act(() => items()[0]!.click());
    expect(posted).toEqual(["move 330 260"]);
  });

  it("can be given in words", () => {
    show(at(1));
    key(document.body, "t");
    const [x, y] = [...root.querySelectorAll<HTMLInputElement>(".spot-form input")];
    act(() => {
      x!.value = "45.5";
      x!.dispatchEvent(new Event("input", { bubbles: true }));
    });
    expect([x!.value, y!.value]).toEqual(["45.5", "60"]);
    act(() => root.querySelectorAll<HTMLElement>(".spot-form button")[1]!.click());
    expect(posted).toEqual(["way 455 600"]);
  });
});

describe("the tape", () => {
  const tape = () => root.querySelector<HTMLElement>("[aria-label='Tape measure']");

  it("measures from piece to point and chooses nothing", () => {
    show(at(0));
    act(() => tape()!.click());
    drag(board(), [828, 612], [820, 420]);
    expect(find(".tape .reading").textContent).toBe("20.0 cm");
    tap(find(".token.is-open"), [820, 620]);
    expect(posted).toEqual([]);
    act(() => tape()!.click());
    expect(root.querySelector(".tape")).toBeNull();
  });

  it("is laid by keys as well", () => {
    show(at(0));
    key(document.body, "b");
    const cross = find(".ghost");
    key(cross, "Enter");
    key(cross, "ArrowLeft", true);
    key(cross, "Enter");
    key(cross, "ArrowLeft", true);
    expect(find(".tape .reading").textContent).toBe("5.0 cm");
  });

  it("is there only where there is something to measure in", () => {
    const shown = at(0);
    shown.scene.ground!.measure = "";
    show(shown);
    expect(tape()).toBeNull();
  });
});

describe("an open table", () => {
  it("says what has happened last where nothing is pointed at, up to the moment that is looked at", () => {
    const told = at(2);
    const line = (ply: number, text: string) => ({ ply, text, kind: "", seat: "", places: [], level: 0, spans: [], path: [], cards: [], dice: [], many: "", effects: [], luck: null, by: "" });
    told.log = [line(1, "First."), line(2, "Then."), line(3, "Now.")];
    show(told);
    expect([...find(".board-caption").children].map((said) => said.textContent)).toEqual(["Now.", "Then.", ""]);
    send(board(), "pointermove", [600, 300], "mouse");
    expect(find(".board-caption").textContent).not.toContain("Now.");
  });

  it("asks a finger which of several pieces is meant", () => {
    const crowd = at(0);
    const [tom, bill] = crowd.scene.tokens.filter((token) => ["tom", "bill"].includes(token.id));
    bill!.at = [830, 630];
    bill!.choices = [{ ...tom!.choices[0]!, action: "shoot bill", label: "Shoot Bill" }];
    show(crowd);
    const piece = [...root.querySelectorAll(".token")].find((token) => token.getAttribute("aria-label")?.startsWith("Tom"))!;
    tap(piece, [820, 620], "touch");
    expect(items().map((item) => item.textContent)).toEqual(["Shoot", "Shoot Bill"]);
    expect(posted).toEqual([]);
    tap(piece, [820, 620]);
    expect(posted).toEqual(["shoot tom"]);
  });

  it("offers a finger the piece that can be chosen beside one that cannot", () => {
    const crowd = at(0);
    const [tom, bill] = crowd.scene.tokens.filter((token) => ["tom", "bill"].includes(token.id));
    bill!.at = [830, 630];
    bill!.choices = [{ ...tom!.choices[0]!, action: "shoot bill", label: "Shoot Bill", why: "Bill is hidden." }];
    show(crowd);
    const piece = [...root.querySelectorAll(".token")].find((token) => token.getAttribute("aria-label")?.startsWith("Bill"))!;
    tap(piece, [830, 630], "touch");
    expect(items().map((item) => item.getAttribute("aria-disabled"))).toEqual(["false", "true"]);
    expect(posted).toEqual([]);
  });

  it("shows pieces at their points, with the way they face", () => {
    show(at(0));
    const jan = find(".token.is-held");
    expect(jan.style.transform).toContain("translate(400px, 900px)");
    expect(jan.querySelector(".token-turn")!.getAttribute("transform")).toBe("rotate(60)");
  });

  it("names its marks to those who do not see them, those of an overlay besides", () => {
    show(at(0));
    const names = () => [...root.querySelectorAll(".ground-mark")].map((mark) => mark.getAttribute("aria-label"));
    expect(names()).toEqual(["Within a move", "Path", "Range 30 cm", "Blast", "Zone", "Bridge", "House"]);
    expect([...root.querySelectorAll(".ground-badge")].map((badge) => badge.textContent)).toEqual(["20 cm", "22 cm", "3"]);
    const picker = find(".overlay-picker") as HTMLSelectElement;
    act(() => {
      picker.value = "seen";
      picker.dispatchEvent(new Event("change", { bubbles: true }));
    });
    expect(names().slice(7)).toEqual(["Seen by Tom", "Danger"]);
  });
});
