import { describe, expect, it } from "vitest";
import { picking, pickables, withKind } from "../src/play/picks";
import type { Card, Scene } from "../src/protocol";

const words = (id: string, args: object = {}) => `${id} ${JSON.stringify(args)}`;
const choice = (action: string) => ({ action, label: action, cite: "", unprompted: false, why: "", main: false, stake: "", then: [], grasp: false, places: [], tile: null, station: false, by: [] });
const card = (id: string, ...choices: object[]) => ({ id, title: id, choices }) as unknown as Card;

/** A hand of three, two of them with the same notation, and one that is not asked about. */
function scene(pick: object): Scene {
  const cards = [card("a", choice("drop a")), card("b", choice("drop b")), card("b-2", choice("drop b")), card("c", { ...choice("drop c"), why: "not now" })];
  return { tokens: [], cards: [{ cards }], buttons: [], prompt: { pick, cite: "R 1" } } as unknown as Scene;
}
const marks = (...ids: string[]) => new Set(ids.map((id) => `card ${id}`));

describe("things that are given up together", () => {
  it("are those that offer it now, copies each for itself", () => {
    expect(pickables(scene({ verb: "drop", low: 2, high: 2, kept: false, end: "" })).map(({ id }) => id)).toEqual(["card a", "card b", "card b-2"]);
    expect(pickables(scene({ verb: "play", low: 1, high: 1, kept: false, end: "" }))).toEqual([]);
  });

  it("are sent when there are enough", () => {
    const asked = scene({ verb: "drop", low: 2, high: 2, kept: false, end: "" });
    expect(picking(asked, marks("a"), words)!.button).toMatchObject({ enabled: false, why: 'pick-why {"count":1,"of":2}' });
    expect(picking(asked, marks("b", "b-2"), words)!.button).toMatchObject({ enabled: true, action: "drop b", then: ["drop b"] });
    expect(picking(asked, marks("a", "b", "b-2"), words)!.button.enabled).toBe(false);
  });

  it("are those not marked where one marks what is kept", () => {
    const asked = scene({ verb: "drop", low: 2, high: 2, kept: true, end: "" });
    const { button, actions } = picking(asked, marks("b"), words)!;
    expect([button.enabled, button.label, actions]).toEqual([true, 'pick-keep {"count":1,"of":1}', ["drop a", "drop b"]]);
  });

  it("end with what ends the question, as long as something is left", () => {
    const asked = scene({ verb: "drop", low: 0, high: 3, kept: false, end: "done" });
    expect(picking(asked, marks(), words)!.actions).toEqual(["done"]);
    expect(picking(asked, marks("a"), words)!.actions).toEqual(["drop a", "done"]);
    expect(picking(asked, marks("a", "b", "b-2"), words)!.actions).toEqual(["drop a", "drop b", "drop b"]);
  });

  it("are marked with all of their kind, as many as may be", () => {
    const of = (pick: object) => {
      const made = scene(pick);
      for (const group of made.cards) for (const one of group.cards) one.kind = one.id.startsWith("b") ? "bonds" : "arms";
      return made;
    };
    const all = of({ verb: "drop", low: 2, high: 2, kept: false, end: "" });
    expect([...withKind(all, marks(), "card b")]).toEqual(["card b", "card b-2"]);
    expect([...withKind(all, marks("a"), "card b-2")]).toEqual(["card a", "card b-2"]);
    expect([...withKind(all, marks("b", "b-2"), "card b")]).toEqual([]);
    expect([...withKind(all, marks("a"), "card c")]).toEqual(["card a"]);
    expect([...withKind(of({ verb: "drop", low: 2, high: 2, kept: true, end: "" }), marks(), "card b")]).toEqual(["card b"]);
  });
});
