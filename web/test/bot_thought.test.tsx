import { readFileSync } from "node:fs";
import { join } from "node:path";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { PREFS } from "./prefs";
import { settle } from "./settle";
import { MatchApi } from "../src/app/api";
import { AppContext } from "../src/app/context";
import { translator } from "../src/app/texts";
import { BotThought } from "../src/hints/BotThought";
import type { SeatInfo, ThoughtInfo } from "../src/protocol";

const t = translator("en", readFileSync(join(__dirname, "../../src/vezerkar/server/texts/en.ftl"), "utf8"));
const problems: unknown[] = [];
const asked: string[] = [];
let answer: () => Response;
let root: HTMLElement;

const thought: ThoughtInfo = {
  ply: 4,
  seat: "blue",
  taken: "to 20",
  text: "Go to 20",
  judged: "search",
  options: [
    { action: "to 19", text: "Go to 19", equal: true, chance: 0.516, behind: 0, error: 0 },
    { action: "to 20", text: "Go to 20", equal: true, chance: 0.5, behind: 0.016, error: 0.01 },
  ],
  reasons: [{ text: "a better supply", points: 0.02 }],
  against: 1,
};

const show = (ply: number, seats: string[]) =>
  act(() =>
    render(
      <AppContext.Provider value={{ t, prefs: PREFS, setPrefs() {} }}>
        <BotThought api={new MatchApi("mock", null, "en")} ply={ply} bots={seats.map((id) => ({ id, name: id.toUpperCase() }) as SeatInfo)} onProblem={(error) => problems.push(error)} />
      </AppContext.Provider>,
      root,
    ),
  );
const ask = async () => {
  act(() => root.querySelector("button")!.click());
  await settle();
};

beforeEach(() => {
  root = document.body.appendChild(document.createElement("div"));
  problems.length = 0;
  asked.length = 0;
  answer = () => new Response(JSON.stringify(thought));
  vi.stubGlobal("fetch", async (path: string) => (asked.push(path), answer()));
});

afterEach(() => {
  act(() => render(null, root));
  root.remove();
  vi.unstubAllGlobals();
});

it("asks only where a bot chose, and only who wants to know", async () => {
  show(4, []);
  expect(root.textContent).toBe("");
  show(4, ["blue"]);
  expect([root.textContent, asked]).toEqual([" What BLUE thought here", []]);
  await ask();
  expect(asked).toEqual(["/api/matches/mock/thought?lang=en&seat=blue&ply=4"]);
  expect([...root.querySelectorAll("ol li")].map((one) => one.textContent)).toEqual(["Go to 19 about 52% ", "Go to 20 about 50% about as good as the first"]);
  expect(root.textContent).toContain("It took: Go to 20");
  expect(root.querySelector("ul")!.textContent).toBe("a better supply");
  show(5, ["blue"]);
  expect(root.querySelector("ol"), "another moment is another question").toBeNull();
});

it("says where nothing can be told, and tells of what went wrong", async () => {
  show(4, ["blue"]);
  answer = () => new Response(JSON.stringify({ error: "not_found", message: "" }), { status: 404 });
  await ask();
  expect(root.textContent).toContain("Nobody can tell how this bot judges");
  expect(problems).toEqual([]);
  answer = () => new Response(JSON.stringify({ error: "slow_down", message: "Wait." }), { status: 429 });
  await ask();
  expect(problems).toHaveLength(1);
});
