import { readFileSync } from "node:fs";
import { join } from "node:path";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { table as mock } from "../mock/tables.mjs";
import { PREFS } from "./prefs";
import { AppContext } from "../src/app/context";
import { translator } from "../src/app/texts";
import { luckSince, momentsOf, nextMoment, nextTurn, recapOf, until } from "../src/replay/moments";
import { Recap } from "../src/replay/Recap";
import { Transport } from "../src/replay/Transport";
import { useSeen } from "../src/replay/useSeen";
import type { LogLine, MatchPage } from "../src/protocol";

const t = translator("en", readFileSync(join(__dirname, "../../src/vezerkar/server/texts/en.ftl"), "utf8"));
const line = (ply: number, more: Partial<LogLine> = {}): LogLine => ({
  ply, text: `line ${ply}`, kind: `kind ${ply}`, seat: "blue", places: [], level: 0, spans: [], path: [], cards: [], dice: [], many: "", effects: [], luck: null, by: "", ...more,
});
const own = new Set(["red"]);

describe("the moments of a match", () => {
  const lines = [line(1, { level: -2, text: "Turn 1" }), line(2, { level: 1 }), line(3), line(3, { level: -1, text: "Phase" }), line(5), line(6, { level: -2 })];
  const moments = momentsOf(lines);

  it("are its headings and headlines, one for each ply", () => {
    expect(moments.map(({ ply, text, heading }) => [ply, text, heading])).toEqual([
      [1, "Turn 1", true],
      [3, "Phase", true],
      [5, "line 5", false],
      [6, "line 6", true],
    ]);
  });
  it("follow one another, without one ply by ply", () => {
    expect([nextMoment(moments, 1, 1), nextMoment(moments, 4, -1), nextMoment(moments, 6, 1), nextMoment([], 3, -1)]).toEqual([3, 3, 7, 2]);
  });
  it("lead to turns", () => {
    expect([nextTurn(moments, 3, 1), nextTurn(moments, 5, -1), nextTurn(moments, 1, -1), nextTurn(moments, 6, 1)]).toEqual([6, 3, undefined, undefined]);
  });
  it("end where one looks", () => {
    expect(until({ from: 4, lines }, 3)).toEqual({ from: 4, lines: lines.slice(0, 4) });
    expect(until({ from: 4, lines }, null).lines).toEqual(lines);
  });
});

describe("what happened since one's own last action", () => {
  const lines = [line(1), line(2, { seat: "red" }), line(3), line(4, { level: 1 }), line(4, { seat: "" }), line(5, { seat: "red" })];

  it("is what others did, without details, headings and what one's own pieces suffered", () => {
    expect(recapOf({ from: 10, lines }, 2, own).map((group) => group.lines.map(({ ply }) => ply))).toEqual([[3], [4]]);
  });
  it("leaves out what was taken back by consent", () => {
    expect(recapOf({ from: 10, lines }, 2, own, [{ ply: 4, to: 2 }]).map((group) => group.lines.map(({ ply }) => ply))).toEqual([[4]]);
  });
  it("is folded like the log", () => {
    const buys = [line(3, { kind: "bought", many: "Buys #." }), line(4, { kind: "bought", many: "Buys #." })];
    expect(recapOf({ from: 0, lines: buys }, 0, own)).toHaveLength(1);
  });
  it("is nothing for who only watches, and when nothing happened", () => {
    expect(recapOf({ from: 0, lines }, 2, new Set())).toEqual([]);
    expect(recapOf({ from: 0, lines }, 5, own)).toEqual([]);
  });
});

it("adds up the luck of each seat since a ply, details too", () => {
  const lines = [
    line(1, { luck: { owed: 3, got: 0 } }),
    line(2, { luck: { owed: 0.5, got: 1 }, level: 1 }),
    line(3, { luck: { owed: 0.25, got: 0 } }),
    line(3, { luck: { owed: 1, got: 1 }, seat: "red" }),
    line(4, {}),
  ];
  expect(luckSince(lines, 1)).toEqual([
    { seat: "blue", got: 1, owed: 0.75 },
    { seat: "red", got: 1, owed: 1 },
  ]);
  expect(luckSince(lines, 3)).toEqual([]);
});

describe("on the page", () => {
  let root: HTMLElement;
  let done: unknown[];
  const show = (what: preact.ComponentChild) => act(() => render(<AppContext.Provider value={{ t, prefs: PREFS, setPrefs() {} }}>{what}</AppContext.Provider>, root));
  const press = (name: string) => act(() => root.querySelector<HTMLElement>(`[aria-label="${name}"]`)!.click());

  beforeEach(() => {
    done = [];
    root = document.body.appendChild(document.createElement("div"));
  });
  afterEach(() => {
    act(() => render(null, root));
    root.remove();
    localStorage.clear();
  });

  it("the recap shows where a line happened, and leads there", () => {
    const lines = [line(3, { places: ["20"], path: ["19", "20"], luck: { owed: 1.25, got: 2 } })];
    show(
      <Recap
        groups={recapOf({ from: 0, lines }, 0, own)} luck={luckSince(lines, 0)} nameOf={() => "Blue"} toneOf={() => "x"} letterOf={() => ""} ply={null} playing={false} onPlay={() => done.push("play")}
        go={(ply) => done.push(ply)} onPoint={(lines, places) => done.push([lines.length, places])} onClose={() => done.push("close")}
      />,
    );
    expect(root.querySelector(".recap-luck")!.textContent).toContain("Blue: 1.3 expected, 2 successes");
    const button = root.querySelector<HTMLElement>("li button")!;
    act(() => void button.dispatchEvent(new Event("pointerenter")));
    act(() => void button.dispatchEvent(new Event("pointerleave")));
    act(() => button.click());
    act(() => root.querySelector<HTMLElement>(".primary")!.click());
    press("Close");
    expect(done).toEqual([[1, ["20"]], [0, []], 3, "play", "close"]);
  });

  it("the transport steps, jumps by turn, changes speed and eyes, and marks the headlines", () => {
    const moments = momentsOf([line(1, { level: -2 }), line(4), line(6, { level: -2 })]);
    const { seats } = mock("en", 0) as unknown as MatchPage;
    show(
      <Transport
        now={8} ply={5} go={(ply) => done.push(ply)} moments={moments} toneOf={() => "x"} playing={false} onPlay={() => done.push("play")} speed={1}
        onSpeed={(speed) => done.push(`${speed}x`)} seats={seats} eyes={seats[0]!.id} onEyes={(seat) => done.push(seat)}
      />,
    );
    for (const name of ["First move", "To the beginning of this turn", "Previous move", "Play from here", "Next move", "To the next turn", "Latest move", "Speed: 1×"]) press(name);
    expect(done).toEqual([0, 1, 4, "play", 6, 6, 8, "2x"]);
    expect(root.querySelectorAll(".scrub-marks i")).toHaveLength(3);
    const select = root.querySelector("select")!;
    select.value = seats[1]!.id;
    act(() => void select.dispatchEvent(new Event("change", { bubbles: true })));
    expect(done.at(-1)).toBe(seats[1]!.id);
  });

  it("what had been seen at the last visit is remembered", () => {
    let seen = -1;
    function Page({ count }: { count: number }) {
      seen = useSeen("match red", { from: 0, lines: Array.from({ length: count }, (_, n) => line(n)) });
      return null;
    }
    show(<Page count={2} />);
    expect(seen).toBe(2);
    show(<Page count={5} />);
    expect(seen).toBe(2);
    show(null);
    show(<Page count={9} />);
    expect(seen).toBe(5);
  });
});
