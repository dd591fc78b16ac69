import { expect, test } from "vitest";
import { advisedIn } from "../src/play/advice";
import { pointInSpots } from "../src/board/ground";
import type { Choice, Scene } from "../src/protocol";

const choice = (action: string, more: Partial<Choice> = {}): Choice => ({ action, label: `Do ${action}`, cite: "", unprompted: false, why: "", main: false, stake: "", then: [], grasp: false, places: [], tile: null, station: false, by: [], ...more });

const scene = {
  areas: [{ id: "lake", title: "Lake", choices: [choice("to lake"), choice("to sea", { why: "no" })] }],
  tokens: [{ id: "t1", title: "Tank", choices: [choice("take t1")] }],
  cards: [{ id: "hand", title: "Hand", cards: [{ id: "c1", title: "Card", choices: [choice("play c1")] }] }],
  buttons: [{ action: "pass", label: "Pass", enabled: true, cite: "", stake: "2 moves are lost", primary: false, role: "pass", why: "", then: [] }],
  prompt: { spots: [choice("put {y} at {x} 0", { label: "Put it here" })] },
} as unknown as Scene;

test("what is advised is found where it can be clicked, with its words", () => {
  expect(advisedIn(scene, "to lake")).toEqual({ action: "to lake", label: "Do to lake", stake: "", things: ["lake"], cards: [] });
  expect(advisedIn(scene, "take t1")?.things).toEqual(["t1"]);
  expect(advisedIn(scene, "play c1")?.cards).toEqual(["c1"]);
  expect(advisedIn(scene, "pass")?.stake).toBe("2 moves are lost");
});

test("a point of an open table is advised as a point", () => {
  expect(pointInSpots(scene.prompt.spots, "put 30 at 7 0")?.point).toEqual([7, 30]);
  expect(advisedIn(scene, "put 30 at 7 0")).toMatchObject({ label: "Put it here", things: ["7,30"] });
});

test("what the Scene does not offer any more is not advised", () => {
  expect(advisedIn(scene, "to sea")).toBeNull();
  expect(advisedIn(scene, "to hill")).toBeNull();
});
