import { readFileSync } from "node:fs";
import { join } from "node:path";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { AppContext } from "../src/app/context";
import { translator } from "../src/app/texts";
import { Builder } from "../src/muster/Builder";
import { compared } from "../src/muster/compare";
import { fileName, keepArmy, keptArmies } from "../src/muster/library";
import type { MusterSpec, MusterView } from "../src/protocol";
import { PREFS } from "./prefs";

const t = translator("en", readFileSync(join(__dirname, "../../src/vezerkar/server/texts/en.ftl"), "utf8"));
const room = { sheet: { source: "", symbols: new Map() }, theme: {} };
const spec: MusterSpec = {
  title: "Gather birds",
  lists: [{ id: "sea", name: "Birds of the sea", note: "flock", text: "They fly.", first: 1940, last: 1942 }],
  ready: [{ id: "r", name: "Ready flock", note: "1941", text: "", points: 7, draft: "flock 7" }],
  limits: [100, 200],
  limit: 100,
  cite: "FOG 1",
  tone: "red",
};
const recruit = { id: "gull", row: "private", name: "Gull", note: "Private", text: "beak", symbol: "figure", points: 7, count: 0, most: 2, action: "recruit gull", why: "", cite: "" };

/** A flock of so many gulls, as the table would answer. */
function flock(count: number): MusterView {
  const man = (number: number) => ({ number, kind: "Gull", name: `${number}. Gull`, note: "", symbol: "figure", points: 7, profile: [["M", "3"]] as [string, string][], arms: [], things: [], abilities: [], changes: [[`dismiss ${number}`, "Dismiss"]] as [string, string][] });
  return {
    draft: `flock ${count}`,
    title: "Birds of the sea, 1941",
    points: 7 * count,
    limit: 100,
    faults: count < 2 ? [{ text: "Too few birds.", cite: "FOG 3", man: 0 }] : [],
    rows: [{ id: "private", title: "Birds", note: "", men: Array.from({ length: count }, (_, n) => n), wanted: Math.max(0, 2 - count), room: 5 }],
    men: Array.from({ length: count }, (_, n) => man(n + 1)),
    recruits: [{ ...recruit, count }, { ...recruit, id: "auk", name: "Auk", action: "recruit auk", why: "There are no auks.", cite: "FOG 9" }],
    facts: [["Birds", String(count)]],
    orders: [],
    page: null,
    list_id: "sea",
    year: 1941,
  };
}

let root: HTMLElement;
const posted: { draft: string; change: string }[] = [];
const find = (selector: string) => root.querySelector<HTMLElement>(selector)!;
const click = (element: Element) => act(() => void element.dispatchEvent(new MouseEvent("click", { bubbles: true })));
const named = (words: string) => [...root.querySelectorAll("button")].find((button) => button.textContent!.includes(words))!;
const points = () => find(".points").textContent;

beforeEach(async () => {
  localStorage.clear();
  posted.length = 0;
  root = document.body.appendChild(document.createElement("div"));
  vi.stubGlobal("fetch", async (_: string, init: RequestInit) => {
    const wish = JSON.parse(String(init.body)) as { draft: string; change: string };
    posted.push(wish);
    const count = Number(wish.draft.split(" ")[1] ?? 0);
    const next = wish.change.startsWith("recruit") ? count + 1 : wish.change.startsWith("dismiss") ? count - 1 : count;
    if (next > 3) return new Response(JSON.stringify({ error: "illegal", message: "The sky is full.", cite: "FOG 4" }), { status: 422 });
    return new Response(JSON.stringify(flock(next)));
  });
  act(() =>
    render(
      <AppContext.Provider value={{ t, prefs: PREFS, setPrefs() {} }}>
        <Builder game="fog" spec={spec} room={room} first="flock 0" match="" />
      </AppContext.Provider>,
      root,
    ),
  );
  await vi.waitFor(() => expect(root.querySelector(".recruit")).not.toBeNull());
});

afterEach(() => {
  act(() => render(null, root));
  root.remove();
});

it("recruits at a click, keeps the points in sight and says what is missing", async () => {
  expect(root.querySelectorAll(".slot.is-wanted")).toHaveLength(2);
  click(find(".recruit"));
  await vi.waitFor(() => expect(points()).toBe("7"));
  expect(posted.at(-1)).toEqual({ draft: "flock 0", change: "recruit gull" });
  expect(find(".faults").textContent).toContain("Too few birds.");
  // Two clicks at once are two birds: the second is sent for the flock that the first made.
  click(find(".recruit"));
  click(find(".recruit"));
  await vi.waitFor(() => expect(points()).toBe("21"));
  expect(find(".faults").textContent).toContain("The army is legal.");
});

it("goes back and on without asking again", async () => {
  click(find(".recruit"));
  await vi.waitFor(() => expect(points()).toBe("7"));
  const asked = posted.length;
  click(named("Undo"));
  await vi.waitFor(() => expect(points()).toBe("0"));
  act(() => void document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "y", ctrlKey: true, bubbles: true })));
  await vi.waitFor(() => expect(points()).toBe("7"));
  expect(posted).toHaveLength(asked);
});

it("says why something is refused, with the rule, and sends nothing for what is known to be", async () => {
  click(root.querySelectorAll(".recruit")[1]!);
  await vi.waitFor(() => expect(find(".muster-said").textContent).toContain("There are no auks."));
  expect(posted).toHaveLength(1);
  for (let n = 0; n < 4; n++) click(find(".recruit"));
  await vi.waitFor(() => expect(find(".muster-said").textContent).toContain("The sky is full."));
  expect(find(".muster-said a").textContent).toBe("FOG 4");
  expect(points()).toBe("21");
});

it("recruits three with Shift, and takes one back with a right click", async () => {
  act(() => void find(".recruit").dispatchEvent(new MouseEvent("click", { bubbles: true, shiftKey: true })));
  await vi.waitFor(() => expect(points()).toBe("21"));
  act(() => void find(".recruit").dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true })));
  await vi.waitFor(() => expect(points()).toBe("14"));
  expect(posted.at(-1)!.change).toBe("dismiss 3");
});

it("takes away the man in hand by key", async () => {
  click(find(".recruit"));
  await vi.waitFor(() => expect(points()).toBe("7"));
  click(find(".man"));
  expect(find(".man-panel h2").textContent).toContain("1. Gull");
  act(() => void document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Delete", bubbles: true })));
  await vi.waitFor(() => expect(points()).toBe("0"));
  expect(root.querySelector(".man-panel")).toBeNull();
});

it("keeps armies in the browser, and remembers what lies in it", async () => {
  keepArmy("fog", { name: "Mine", points: 7, draft: "flock 1" });
  keepArmy("fog", { name: "Mine", points: 14, draft: "flock 2" });
  expect(keptArmies("fog")).toEqual([{ name: "Mine", points: 14, draft: "flock 2" }]);
  localStorage.setItem("vezerkar.armies.fog", '[{"name": 3}, null]');
  expect(keptArmies("fog")).toEqual([]);
  click(find(".recruit"));
  await vi.waitFor(() => expect(localStorage.getItem("vezerkar.muster.fog")).toBe('"flock 1"'));
});

it("compares fact by fact, and names files plainly", () => {
  const other = { ...flock(2), facts: [["Birds", "2"], ["Auks", "1"]] as [string, string][] };
  expect(compared(flock(1), other)).toEqual([
    { name: "Birds", left: "1", right: "2" },
    { name: "Auks", left: "–", right: "1" },
  ]);
  expect(fileName("Magyar Királyi Honvédség 1941–45, 1943")).toBe("magyar-kiralyi-honvedseg-1941-45-1943.txt");
  expect(fileName("…")).toBe("army.txt");
});
