import { readFileSync } from "node:fs";
import { join } from "node:path";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PREFS } from "./prefs";
import { AppContext } from "../src/app/context";
import { translator } from "../src/app/texts";
import { hasPlaces, ItemList, sameItem } from "../src/position/ItemList";
import { linkTo, positionInHash, seatInHash, unpacked } from "../src/position/link";
import type { EditorItem, PositionSheet } from "../src/protocol";

const t = translator("en", readFileSync(join(__dirname, "../../src/vezerkar/server/texts/en.ftl"), "utf8"));
const army = (number: number, value: string): EditorItem => ({ id: `uk.army.${number}`, name: `Army ${number + 1}`, group: "uk", kind: "choice", value, values: "land", low: 0, high: 0, at: "", piece: "" });
const ROUND: EditorItem = { ...army(0, "3"), id: "round", name: "Round", group: "counters", kind: "number", values: "", high: 20 };
const SHEET: PositionSheet = {
  groups: [
    { id: "counters", name: "Counters" },
    { id: "uk", name: "Pieces: United Kingdom" },
  ],
  values: { land: ["africa", "india", "russia"].map((id) => ({ id, name: id, area: id })) },
  items: [ROUND, army(0, "africa"), army(1, "russia")],
};

let root: HTMLElement;
const said = { held: vi.fn(), set: vi.fn(), wrong: vi.fn() };

function show(held: string, wrong = ""): void {
  const list = <ItemList sheet={SHEET} held={held} place="" placeName="" wrong={wrong} onHold={said.held} onSet={said.set} onWrong={said.wrong} />;
  act(() => render(<AppContext.Provider value={{ t, prefs: PREFS, setPrefs() {} }}>{list}</AppContext.Provider>, root));
}

function type(value: string): HTMLInputElement {
  const field = root.querySelector<HTMLInputElement>("input[type=number]")!;
  field.value = value;
  for (const name of ["input", "change"]) act(() => void field.dispatchEvent(new Event(name, { bubbles: true })));
  return field;
}

beforeEach(() => {
  vi.clearAllMocks();
  root = document.body.appendChild(document.createElement("div"));
});
afterEach(() => {
  render(null, root);
  root.remove();
});

describe("what can be set of a position", () => {
  it("opens the group of what was taken in hand elsewhere", () => {
    show("uk.army.1");
    expect(root.querySelector<HTMLSelectElement>(".is-held select")!.value).toBe("russia");
  });

  it("refuses a number out of its range in the field, and keeps it there", () => {
    show("round");
    const field = type("21");
    expect(said.set).not.toHaveBeenCalled();
    expect(said.wrong).toHaveBeenLastCalledWith(t("position-number", { low: 0, high: 20 }));
    show("round", "wrong");
    expect(field.value).toBe("21");
    expect(field.getAttribute("aria-invalid")).toBe("true");
    type("20");
    expect(said.wrong).toHaveBeenLastCalledWith("");
    expect(said.set).toHaveBeenCalledWith(ROUND, "20");
  });

  it("finds a piece again that has another number after it was moved", () => {
    const [first] = [army(0, "africa"), army(1, "russia")];
    expect(sameItem([army(0, "india"), army(1, "russia")], first, "india")).toBe("uk.army.0");
    expect(sameItem([army(0, "russia"), army(1, "india")], first, "india")).toBe("uk.army.1");
  });

  it("knows what goes to a place of the board", () => {
    expect([ROUND, army(0, "africa"), { ...ROUND, kind: "point" }].map((item) => hasPlaces(item, SHEET))).toEqual([false, true, true]);
  });
});

describe("the link of a position", () => {
  it("carries the position, and the seat that looks at it", async () => {
    const position = { game: "hunt", state: { spee: "12" } };
    const { hash } = new URL(await linkTo("hunt", position, "british"), "http://table");
    expect(await unpacked(positionInHash(hash)!)).toEqual(position);
    expect(seatInHash(hash)).toBe("british");
    expect(seatInHash(new URL(await linkTo("hunt", position), "http://table").hash)).toBeNull();
  });
});
