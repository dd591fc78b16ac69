import { describe, expect, it } from "vitest";
import { grasped, meant, offeredAt, placesOf, plain, thingOf, used } from "../src/play/taking";
import type { Choice, Scene } from "../src/protocol";

const choice = (action: string, more: Partial<Choice> = {}): Choice => ({ action, label: action, cite: "", unprompted: false, why: "", main: false, stake: "", then: [], grasp: false, places: [], tile: null, station: false, by: [], ...more });
const thing = (...choices: Choice[]) => ({ id: "token t", choices, place: "berlin", held: false });

describe("a thing on the table", () => {
  it("is used by a click if it is asked about one thing, whatever else may be done with it", () => {
    const aside = choice("disband t", { unprompted: true });
    expect(plain([aside, choice("raise t"), choice("move t", { why: "It has moved." })])!.action).toBe("raise t");
    expect(plain([choice("raise t"), choice("move t")])).toBeNull();
    expect(plain([aside])).toBeNull();
  });

  it("is taken in hand by a press only where that is what one does with it", () => {
    expect(grasped([choice("pick t", { grasp: true }), choice("disband t", { unprompted: true })])!.action).toBe("pick t");
    expect(grasped([choice("raise t")])).toBeNull();
    expect(grasped([choice("sail 1", { grasp: true }), choice("sail 2", { grasp: true })])).toBeNull();
  });

  it("does its likeliest when it is dropped on the board as such", () => {
    expect(used([choice("play c", { main: true }), choice("discard c")])!.action).toBe("play c");
    expect(used([choice("play c"), choice("discard c")])).toBeNull();
  });
});

describe("a drop", () => {
  it("means what the place offers to this thing", () => {
    const ship = thing(choice("sail 1"), choice("sail 2"));
    const there = [choice("sail 2", { then: ["to 4"] }), choice("sail altmark", { then: ["to 4"] }), choice("to 4")];
    expect(meant(ship, "4", there)).toEqual([there[0]]);
  });

  it("means what the thing itself does at that place", () => {
    const card = thing(choice("diplomacy c poland", { places: ["warsaw", "lodz"] }), choice("diplomacy c spain", { places: ["madrid"] }));
    expect(meant(card, "lodz", []).map(({ action }) => action)).toEqual(["diplomacy c poland"]);
    expect(meant(card, "rome", [])).toEqual([]);
    expect(placesOf(card)).toEqual(["warsaw", "lodz", "madrid"]);
    expect(placesOf(null)).toEqual([]);
  });

  it("finds the piece it has met, and the place under it", () => {
    const scene = {
      areas: [{ id: "paris", choices: [choice("to paris"), choice("to paris via lille", { why: "no" })] }],
      tokens: [{ id: "t", place: "berlin", held: true, choices: [choice("strike t"), choice("disband t", { unprompted: true })] }],
      cards: [{ cards: [{ id: "c", choices: [] }] }],
    } as unknown as Scene;
    expect(offeredAt(scene, "paris", "t").map(({ action }) => action)).toEqual(["strike t", "to paris"]);
    expect(thingOf(scene, "token t")).toMatchObject({ place: "berlin", held: true });
    expect(thingOf(scene, "card c")).toMatchObject({ place: "", held: false });
    expect(thingOf(scene, "card d")).toBeNull();
  });
});
