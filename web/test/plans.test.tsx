import { readFileSync } from "node:fs";
import { join } from "node:path";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { table as mock } from "../mock/tables.mjs";
import { AppContext } from "../src/app/context";
import { read, write } from "../src/app/storage";
import { translator } from "../src/app/texts";
import { depthOf, draftName, EMPTY, keyOf, merged, planOf, seenWords, without, type Draft } from "../src/plans/plan";
import { PlanPanel } from "../src/plans/PlanPanel";
import { allChoices } from "../src/play/choices";
import { OnTable } from "../src/play/OnTable";
import { PlanSlip } from "../src/plans/PlanSlip";
import type { Commands } from "../src/play/useCommands";
import type { LogLine, MatchPage, PlanLine, PlanReport, WhatIfStep } from "../src/protocol";
import type { Node } from "../src/whatif/tree";
import { PREFS } from "./prefs";
import { settle } from "./settle";

const t = translator("en", readFileSync(join(__dirname, "../../src/vezerkar/server/texts/en.ftl"), "utf8"));
const shown = mock("en", 1) as unknown as MatchPage;
const seat = shown.seats.find(({ mine }) => mine)!.id;
const other = shown.seats.find(({ mine }) => !mine)!;
const area = shown.scene.areas.find(({ title }) => title)!;

const line = (play: string, after = -1, more: Partial<PlanLine> = {}): PlanLine => ({ play: [play], seen: [], cite: "", after, ...more });

describe("the lines of a plan", () => {
  const lines = [line("a"), line("b", 0), line("c", 1), line("d", 0), line("e")];

  it("lie as deep as they have others before them", () => {
    expect(lines.map((_, index) => depthOf(lines, index))).toEqual([0, 1, 2, 1, 0]);
  });

  it("go with the one they come after", () => {
    expect(without(lines, 1)).toEqual([line("a"), line("d", 0), line("e")]);
    expect(without(lines, 0)).toEqual([line("e")]);
  });

  it("of a chain are added where they are not yet", () => {
    const draft: Draft = { lines, words: { a: "A" } };
    const chain: Draft = { lines: [line("a"), line("b", 0), line("x", 1)], words: { x: "X" } };
    expect(merged(draft, chain)).toEqual({ lines: [...lines, line("x", 1)], words: { a: "A", x: "X" } });
    expect(merged(EMPTY, chain).lines).toEqual(chain.lines);
  });
});

describe("a line of a what-if", () => {
  const log = (text: string, more: Partial<LogLine> = {}) => [{ text, kind: "moved", seat: "b", level: 0, places: ["14"], cards: [], ...more } as unknown as LogLine];
  const move = (text: string, done: string, told: LogLine[] = [], window = false): [Node, WhatIfStep] => [
    { id: 1, parent: 0, text, label: done.toUpperCase() },
    { move: text, done, numbers: [], chance: 1, groups: [{ worlds: [0], share: 1, log: told }], dropped: [], window },
  ];
  const planned = (moves: [Node, WhatIfStep][], asked = false) => planOf(moves.map(([node]) => node), moves.map(([, step]) => step), "a", asked);

  it("becomes what is played after what the others do", () => {
    const found = planned([
      move("b: to 14", "to 14", log("B goes to 14.")),
      move("a: to 15 [6]", "to 15"),
      move("b: pass", "pass", log("B passes.", { kind: "passed", places: [] }), true),
      move("a: done", "done"),
      move("b: @default", "to 20", []),
      move("a: to 16", "to 16"),
    ]);
    expect(found.lines).toEqual([
      { play: ["to 15", "done"], seen: [{ kind: "moved", names: ["b", "14"] }], cite: "", after: -1 },
      { play: ["to 16"], seen: [], cite: "", after: 0 },
    ]);
    expect(found.words).toEqual({ "to 15": "TO 15", done: "DONE", "to 16": "TO 16", [keyOf(found.lines[0]!.seen![0]!)]: "B goes to 14." });
  });

  it("leaves out what can be done at once", () => {
    const moves = [move("a: to 15", "to 15"), move("b: to 14", "to 14", log("B goes to 14.")), move("a: to 16", "to 16")];
    expect(planned(moves, true).lines.map(({ play }) => play)).toEqual([["to 16"]]);
    expect(planned(moves).lines.map(({ play }) => play)).toEqual([["to 15"], ["to 16"]]);
  });
});

describe("a plan on the page", () => {
  let root: HTMLElement;
  let sent: PlanLine[][];
  let kept = true;
  const commands = {
    seat,
    plan: async (lines: PlanLine[]) => {
      sent.push(lines);
      return kept;
    },
  } as unknown as Commands;
  const page = (settings: Partial<MatchPage["settings"]>): MatchPage => ({ ...shown, over: false, settings: { ...shown.settings, may_plan: true, ...settings } });
  const show = (content: preact.ComponentChild) => act(() => render(<AppContext.Provider value={{ t, prefs: PREFS, setPrefs() {} }}>{content}</AppContext.Provider>, root));
  const button = (words: string) => [...root.querySelectorAll("button")].find((one) => one.textContent!.trim() === words)!;
  const set = (selector: string, value: string) =>
    act(() => {
      const field = root.querySelector<HTMLInputElement>(selector)!;
      field.value = value;
      field.dispatchEvent(new Event(field.tagName === "SELECT" ? "change" : "input", { bubbles: true }));
    });

  beforeEach(() => {
    localStorage.clear();
    kept = true;
    root = document.body.appendChild(document.createElement("div"));
    sent = [];
  });
  afterEach(() => {
    act(() => render(null, root));
    root.remove();
  });

  it("is written line by line, kept as a draft, and sent", async () => {
    show(<PlanPanel table={page({})} commands={commands} />);
    expect(button("Add line").disabled).toBe(true);
    set(".plan-form select", other.id);
    set(".plan-form label:nth-of-type(2) select", area.id);
    set(".plan-form textarea", " to 14 \n\ndone");
    act(() => button("Add line").click());
    const first = { play: ["to 14", "done"], seen: [{ kind: "", names: [other.id, area.id] }], cite: "", after: -1 };
    expect(read(draftName(shown.match, seat), EMPTY).lines).toEqual([first]);
    expect(root.textContent).toContain(`if ${other.name}, ${area.title}:`);
    set(".plan-form select", "0");
    set(".plan-form textarea", "to 15");
    act(() => button("Add line").click());
    kept = false;
    act(() => button("Use this plan").click());
    await settle();
    expect(sent).toEqual([[first, { play: ["to 15"], seen: [], cite: "", after: 0 }]]);
    expect(read(draftName(shown.match, seat), EMPTY).lines).toHaveLength(2);
    kept = true;
    act(() => button("Use this plan").click());
    await settle();
    expect(read(draftName(shown.match, seat), EMPTY).lines).toEqual([]);
  });

  it("shows what was played of it, can be changed and dropped", () => {
    const lines = [line("to 14"), line("to 15", 0)];
    show(<PlanPanel table={page({ plan: { lines, ply: 3, since: 4, at: 0, next: 1, waits: true, played: ["to 14"] } })} commands={commands} />);
    expect(root.textContent).toContain("It waits until this turn is over");
    expect([...root.querySelectorAll(".plan-played")].map((one) => one.textContent)).toEqual(["to 14"]);
    act(() => button("Change the plan").click());
    act(() => root.querySelectorAll<HTMLElement>("[aria-label='Remove line 1']")[0]!.click());
    expect(read(draftName(shown.match, seat), EMPTY).lines).toEqual([]);
    act(() => button("Drop the plan").click());
    expect(sent).toEqual([[]]);
  });

  it("says all that a line asks for, and what was played of it to whoever hears the page", () => {
    const lines = [line("to 14"), line("to 15", 0), line("to 16", -1, { seen: [{ kind: "", names: [other.id] }], cite: "FOG R-9" })];
    show(<PlanPanel table={page({ plan: { lines, ply: 3, since: 4, at: 1, next: 1, waits: true, played: ["to 14", "to 15"] } })} commands={commands} />);
    expect([...root.querySelectorAll(".plan-played")].map((one) => one.textContent)).toEqual(["to 14", "to 15"]);
    expect([...root.querySelectorAll(".plan-lines .sr-only")].map((one) => one.textContent)).toEqual(["Played: to 14.", "Played: to 15."]);
    expect(root.textContent).toContain(`if ${other.name}: if I am asked by FOG R-9:`);
  });

  it("is written by keys: the focus stays where one goes on", async () => {
    const form = () => root.querySelector("textarea")!;
    show(<PlanPanel table={page({})} commands={commands} />);
    expect(document.activeElement).toBe(document.body);
    for (const action of ["to 14", "to 15"]) {
      set(".plan-form textarea", action);
      act(() => button("Add line").click());
      expect(document.activeElement).toBe(form());
    }
    act(() => root.querySelector<HTMLElement>("[aria-label='Remove line 1']")!.click());
    expect(document.activeElement).toBe(root.querySelector("summary"));
    form().focus();
    act(() => button("Use this plan").click());
    await settle();
    expect(document.activeElement).toBe(root.querySelector("summary"));
  });

  it("takes an action that is offered only when that is asked for, so one can walk through all of them by keys", () => {
    const choices = allChoices(shown.scene).filter(({ action, why }) => action && !why);
    const [first, second] = [...new Set(choices.map(({ action }) => action))];
    show(<PlanPanel table={page({})} commands={commands} />);
    const offered = ".plan-form label:last-of-type select";
    set(offered, first!);
    set(offered, second!);
    expect(root.querySelector("textarea")!.value).toBe("");
    act(() => button("Take this action").click());
    expect(root.querySelector("textarea")!.value).toBe(second);
  });

  it("is that of the seat one looks from: another seat at the same screen has another draft", () => {
    write(draftName(shown.match, seat), { lines: [line("to 14")], words: {} });
    const nothing = () => {};
    const look = { scene: shown.scene, sheet: null, letterOf: () => "", orderOf: () => "", onCard: nothing, onOrder: nothing, onPaper: nothing };
    const eyes = (own: string) => show(<OnTable {...look} table={page({})} commands={{ ...commands, seat: own } as Commands} />);
    eyes(seat);
    expect(root.querySelector(".plan-lines")!.textContent).toContain("to 14");
    eyes(other.id);
    expect(root.querySelector(".plan-lines")).toBeNull();
  });

  it("is not there where there can be none", () => {
    show(<PlanPanel table={page({ may_plan: false })} commands={commands} />);
    expect(root.textContent).toBe("");
  });

  it("tells how it has ended, in the words of the table", () => {
    const report: PlanReport = { end: "illegal", mark: "x", played: ["to 14"], action: "to 15", cite: "FOG R-9" };
    write(draftName(shown.match, seat), { lines: [], words: { "to 14": "Sail to the bay" } });
    show(<PlanSlip table={page({ plan_report: report })} commands={commands} />);
    expect(root.textContent).toContain("Your plan has stopped: “to 15” is not allowed now. FOG R-9 Played: Sail to the bay.");
    act(() => button("OK").click());
    expect(sent).toEqual([[]]);
    for (const end of ["done", "no_line", "other_move", "taken_back"] as const) {
      show(<PlanSlip table={page({ plan_report: { ...report, end, action: "", cite: "" } })} commands={commands} />);
      expect(root.textContent).toMatch(/^Your plan (is over|has)/);
    }
    show(<PlanSlip table={page({})} commands={commands} />);
    expect(root.textContent).toBe("");
  });

  it("words what must be seen by the titles of the table", () => {
    expect(seenWords({ kind: "", names: [other.id, "nowhere"] }, shown, {})).toBe(`${other.name}, nowhere`);
    expect(seenWords({ kind: "moved", names: [] }, shown, {})).toBe("moved");
    expect(seenWords({ kind: "moved", names: ["x"] }, shown, { [keyOf({ kind: "moved", names: ["x"] })]: "It moves." })).toBe("It moves.");
  });
});
