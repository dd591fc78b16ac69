import { describe, expect, it } from "vitest";
import { arranged } from "../src/play/verbs";
import type { Button } from "../src/protocol";

const button = (label: string, more: Partial<Button> = {}): Button => ({
  label, action: label, enabled: true, why: "", cite: "", primary: false, role: "", stake: "", then: [], ...more,
});
const labels = (buttons: Button[]) => buttons.map(({ label }) => label);
const ROOM = { verbs: 2, letters: 34 };
const finish = button("Finish", { role: "done" });

describe("the buttons of the bar", () => {
  it("are as many as there is room for", () => {
    const { go, near, more } = arranged([button("Sail"), button("Search"), button("Store"), finish], ROOM);
    expect([go!.label, labels(near), labels(more)]).toEqual(["Finish", ["Sail", "Search"], ["Store"]]);
  });
  it("are fewer if their words are long: a list shows them whole", () => {
    const long = ["Sail the Graf Spee: 1 AP, up to 1 space", "Sail the Graf Spee: 2 AP, up to 2 spaces"];
    const { near, more } = arranged([...long.map((label) => button(label)), finish], ROOM);
    expect([labels(near), labels(more)]).toEqual([[], long]);
  });
  it("leave the one that goes on whole where the bar is narrow", () => {
    const buttons = [button("Move"), button("Search"), button("End activation", { role: "done" })];
    expect(labels(arranged(buttons, { verbs: 1, letters: 22 }).near)).toEqual(["Move"]);
    expect(labels(arranged(buttons, { verbs: 1, letters: 16 }).near)).toEqual([]);
  });
  it("are not one in a list", () => {
    const one = "Play “Artillery strike” with A1 Second lieutenant";
    expect(labels(arranged([button(one), finish], ROOM).near)).toEqual([one]);
  });
});
