import { readFileSync } from "node:fs";
import { join } from "node:path";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { PREFS } from "./prefs";
import { settle } from "./settle";
import { AppContext } from "../src/app/context";
import { translator } from "../src/app/texts";
import type { LogLine, WhatIfPage, WhatIfStep } from "../src/protocol";
import { EMPTY, grown, type Tree } from "../src/whatif/tree";
import { draftName, EMPTY as NO_PLAN, type Draft, type Planning } from "../src/plans/plan";
import { read } from "../src/app/storage";
import type { Tries } from "../src/whatif/useWhatIf";
import { WhatIfPanel } from "../src/whatif/WhatIfPanel";

const t = translator("en", readFileSync(join(__dirname, "../../src/vezerkar/server/texts/en.ftl"), "utf8"));
let root: HTMLElement;

const group = (text: string, ...worlds: number[]) => ({ worlds, share: 0.5, log: [{ text, dice: [{}] } as unknown as LogLine] });
const stepOf = (move: string, ...groups: WhatIfStep["groups"]): WhatIfStep => ({ move, done: "roll", numbers: [{ of: 6, got: 4 }], chance: 1, groups, dropped: [], window: false });
const search = stepOf("a: roll", group("Found.", 0, 1, 2, 3, 4, 8), group("Nothing.", 5, 6, 7));

const tries = {
  api: { match: "m1" },
  move: vi.fn(async () => {}),
  vary: vi.fn(async () => {}),
  faces: vi.fn(async () => [1, 2, 3, 4, 5, 6].map((face) => (face < 4 ? stepOf(`a: roll [${face}]`, group("Nothing.", 0, 1, 2, 3, 4, 5, 6, 7)) : search))),
};

function show(over: boolean, more: Partial<WhatIfPage> = {}, plans: Planning | null = null, tree: Tree = grown(EMPTY, [{ text: search.move, label: "Roll" }])): void {
  const table = { over: false, decision: null, seat: "a", seats: [{ id: "a", name: "A", waiting: false }, { id: "b", name: "B", waiting: true }] };
  const page = { table, world: 0, worlds: [0, 1, 2, 3, 4, 8], true: 8, share: 1, steps: [search], bot: "greedy", faces: [], ...more } as unknown as WhatIfPage;
  const leave = () => {};
  act(() =>
    render(
      <AppContext.Provider value={{ t, prefs: PREFS, setPrefs() {} }}>
        <WhatIfPanel start={{ ply: 4, seat: "a" }} tried={{ tree, open: true, page, eyes: null, world: null }} tries={tries as unknown as Tries} over={over} plans={plans} onProblem={leave} onLeave={leave} />
      </AppContext.Provider>,
      root,
    ),
  );
}
const button = (words: string) => [...root.querySelectorAll("button")].find((one) => one.textContent!.trim() === words);
const press = async (words: string) => {
  act(() => button(words)!.click());
  await settle();
};

beforeEach(() => {
  root = document.body.appendChild(document.createElement("div"));
  vi.clearAllMocks();
});
afterEach(() => {
  act(() => render(null, root));
  root.remove();
});

it("says in how many positions something is learned; the true one is marked and not counted", () => {
  show(true);
  expect([...root.querySelectorAll("[aria-label='You would learn'] button")].map((one) => one.textContent)).toEqual([
    "In 5 of 8 possible positions: Found. ★",
    "In 3 of 8 possible positions: Nothing.",
  ]);
});

it("draws others for the positions that are gone, so often and no more", async () => {
  show(false);
  expect(root.textContent).toContain("3 possible positions are gone.");
  await press("Draw others that fit what I know now");
  expect(tries.vary).toHaveBeenCalledWith({ refill: 1 });
  show(false, { worlds: [0, 1, 2, 3, 4, 5, 6, 7] });
  expect(button("Draw others that fit what I know now")).toBeUndefined();
});

it("compares all faces of a die, and goes on with one", async () => {
  show(true);
  await press("Compare all faces");
  const rows = [...root.querySelectorAll("[data-testid=faces] li")].map((one) => one.textContent);
  expect(rows).toHaveLength(6);
  expect([rows[0], rows[3]]).toEqual(["1 In 8 of 8 possible positions: Nothing.", "4 In 5 of 8 possible positions: Found. ★ In 3 of 8 possible positions: Nothing."]);
  act(() => root.querySelector<HTMLElement>("[data-testid=faces] li:nth-child(4) button")!.click());
  expect(tries.vary).toHaveBeenCalledWith({ faces: [4], group: 1, refill: 0 });
});

it("lets a bot choose for others where that is allowed", async () => {
  show(true);
  await press("as a bot would");
  expect(tries.move).toHaveBeenCalledWith({ text: "b: @greedy", label: "as a bot would" });
  show(false, { bot: "" });
  expect(button("as a bot would")).toBeUndefined();
});

it("adds a line that was tried to the draft of the plan", async () => {
  localStorage.clear();
  const line = (more: Partial<LogLine>) => ({ text: "B moves to 14.", kind: "moved", seat: "b", level: 0, places: ["14"], cards: [], dice: [], ...more }) as unknown as LogLine;
  const done = (move: string, action: string, log: LogLine[] = []): WhatIfStep => ({ ...stepOf(move, { worlds: [0], share: 1, log }), done: action });
  const steps = [done("b: to 14", "to 14", [line({})]), done("a: search 14", "search 14")];
  const tree = grown(EMPTY, [{ text: "b: to 14", label: "To 14" }, { text: "a: search 14", label: "Search" }]);
  show(false, { steps } as Partial<WhatIfPage>, { lines: [], asked: false }, tree);
  await press("Add this line to my plan");
  const draft = read<Draft>(draftName("m1", "a"), NO_PLAN);
  expect(draft.lines).toEqual([{ play: ["search 14"], seen: [{ kind: "moved", names: ["b", "14"] }], cite: "", after: -1 }]);
  expect(root.textContent).toContain("Added to the draft of your plan.");
  show(false);
  expect(button("Add this line to my plan")).toBeUndefined();
});
