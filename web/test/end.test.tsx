import { readFileSync } from "node:fs";
import { join } from "node:path";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { table } from "../mock/tables.mjs";
import { PREFS } from "./prefs";
import golden from "./proof.json";
import { settle } from "./settle";
import { MatchApi } from "../src/app/api";
import { AppContext } from "../src/app/context";
import { endPath, momentIn, momentPath, parseRoute } from "../src/app/routes";
import { translator } from "../src/app/texts";
import { blake2b, hex } from "../src/end/blake2b";
import { EndPage } from "../src/end/EndPage";
import { upTo } from "../src/end/EndBoard";
import { check, commitmentOf, keyOf, stream } from "../src/end/proof";
import { apart, named, roundStep, ticks } from "../src/end/scale";
import { useEnding } from "../src/end/useEnding";
import { headline, verdict, winnersOf } from "../src/end/verdict";
import type { ChartLine, LogLine, MatchEnd, MatchPage, PlyProof } from "../src/protocol";

const t = translator("en", readFileSync(join(__dirname, "../../src/vezerkar/server/texts/en.ftl"), "utf8"));
const hu = translator("hu", readFileSync(join(__dirname, "../../src/vezerkar/server/texts/hu.ftl"), "utf8"));

describe("the dice, computed in the browser", () => {
  const messages = golden.lengths.map((length) => Uint8Array.from({ length }, (_, i) => i % 251));

  it("has the hashes of the server", () => {
    expect(messages.map((message) => hex(blake2b(message, { size: 64 })))).toEqual(golden.plain);
    expect(messages.map((message) => hex(blake2b(message, { size: 64, key: keyOf("7") })))).toEqual(golden.keyed);
  });

  it("has the seals, the keys and the words of the server", () => {
    for (const { seed, commitment, key } of golden.seeds) {
      expect(commitmentOf(seed)).toBe(commitment);
      expect(hex(keyOf(seed))).toBe(key);
    }
    expect(golden.words.map((_, i) => stream(keyOf("7"))(i))).toEqual(golden.words);
  });

  it("finds that all of a match agrees", () => {
    for (const { seed, commitment, proof, log } of golden.matches) {
      const found = check(seed, commitment, proof, log as LogLine[]);
      expect(found.sealed && found.wrong === 0 && found.disorder === 0).toBe(true);
      expect(found.dice).toBe(proof.flatMap((one) => one.dice).length);
      expect(found.dice).toBeGreaterThan(10);
      expect([found.logged, found.unexplained]).toEqual([log.flatMap((line) => line.dice).length, 0]);
    }
  });

  it("computes half a die, rounded up", () => {
    const { seed, commitment, proof } = structuredClone(golden.matches[0]!);
    const die = proof.flatMap(({ dice }) => dice).find(({ sides, face }) => sides === 6 && face % 2 === 1)!;
    Object.assign(die, { half: true, face: (die.face + 1) / 2 });
    expect(check(seed, commitment, proof, []).wrong).toBe(0);
    die.face += 1;
    expect(check(seed, commitment, proof, []).wrong).toBe(1);
  });

  it("finds what was changed", () => {
    const { seed, commitment, proof, log } = structuredClone(golden.matches[0]!);
    const lines = log as LogLine[];
    expect(check(`${seed}0`, commitment, proof, lines).sealed).toBe(false);
    const at = proof.findIndex((one) => one.dice.length > 0);
    const changed = (change: (one: PlyProof) => void) => {
      const other = structuredClone(proof) as PlyProof[];
      change(other[at]!);
      return check(seed, commitment, other, lines);
    };
    expect(changed((one) => (one.dice[0]!.face = (one.dice[0]!.face % 6) + 1)).wrong).toBe(1);
    expect(changed((one) => (one.dice[0]!.index += 5000)).wrong).toBe(1);
    expect(changed((one) => (one.first = 0)).disorder).toBe(1);
    expect(changed((one) => one.dice.push(one.dice[0]!)).disorder).toBe(1);
    const { ply, face } = { ply: proof[at]!.ply, face: (proof[at]!.dice[0]!.face % 6) + 1 };
    expect(check(seed, commitment, proof, [{ ply, dice: [face] } as LogLine]).unexplained).toBe(1);
  });
});

describe("a chart", () => {
  it("has round marks from below the least to above the largest number", () => {
    expect([roundStep(25, 5), roundStep(5, 5), roundStep(148, 5), roundStep(6, 5)]).toEqual([5, 1, 50, 2]);
    expect(ticks([3, 17, 25])).toEqual([0, 5, 10, 15, 20, 25]);
    expect(ticks([-2, 3])).toEqual([-2, -1, 0, 1, 2, 3]);
    expect(ticks([])).toEqual([0, 1]);
  });

  it("names the first and the last moment and some between", () => {
    expect(named(9, 5)).toEqual([0, 2, 4, 6, 8]);
    expect(named(3, 9)).toEqual([0, 1, 2]);
    expect(named(40, 1)).toEqual([0, 39]);
    expect([named(1, 4), named(0, 4)]).toEqual([[0], []]);
  });

  it("moves the names of lines apart that end together", () => {
    expect(apart([100, 102, 50], 17, 400)).toEqual([100, 117, 50]);
    expect(apart([390, 395], 17, 400)).toEqual([383, 400]);
  });
});

const line = (id: string, seats: string[], values: number[]): ChartLine => ({ id, name: id.toUpperCase(), tone: id, seats, values });

function ended(lines: ChartLine[], decisive = true): MatchEnd {
  const count = lines[0]!.values.length;
  return {
    match: "mock",
    ply: 9,
    cite: "FOG 16",
    history: "It happened otherwise.",
    skipped: 0,
    helps: [],
    moments: Array.from({ length: count }, (_, i) => ({ ply: 3 * (i + 1), title: `Turn ${i + 1}` })),
    charts: [{ id: "points", title: "Points", goal: 5, decisive, lines }],
    turning_points: [{ moment: 1, ply: 5, name: "A", tone: "a", before: 1, after: 4, text: "A takes the hill." }],
    luck: [{ kind: "shots", title: "Shots", seat: "german", name: "Kriegsmarine", chances: 12, owed: 4.25, got: 6 }],
    rolls: 12,
    proof: [],
  };
}

const page = (winners: string[], mine: string[]): MatchPage => {
  const made = structuredClone(table("en", 0)) as unknown as MatchPage;
  const seats = ["a", "b", "c"].map((id) => ({ ...made.seats[0]!, id, name: id.toUpperCase(), tone: id, mine: mine.includes(id) }));
  return { ...made, seats, winners, over: true, outcome: "The hill was taken." };
};

describe("the verdict", () => {
  const end = ended([line("a", ["a"], [1, 4, 7]), line("b", ["b"], [2, 3, 4]), line("c", ["c"], [2, 2, 2])]);

  it("says by how much one has won or lost, if the numbers decided", () => {
    expect(verdict(page(["a"], ["a"]), end)).toEqual({ result: "won", by: 3 });
    expect(verdict(page(["a"], ["c"]), end)).toEqual({ result: "lost", by: 5 });
    expect(verdict(page(["a"], ["c"]), { ...end, charts: [{ ...end.charts[0]!, decisive: false }] })).toEqual({ result: "lost", by: 0 });
    expect(verdict(page(["a"], ["c"]), null)).toEqual({ result: "lost", by: 0 });
  });

  it("counts the points of a team", () => {
    const teams = ended([line("axis", ["a", "c"], [1, 9]), line("allies", ["b"], [2, 12])]);
    expect(verdict(page(["b"], ["c"]), teams)).toEqual({ result: "lost", by: 3 });
    expect(winnersOf(page(["a", "c"], []), teams, "en")).toBe("AXIS");
    expect(winnersOf(page(["a", "b"], []), end, "en")).toBe("A and B");
  });

  it("calls nobody winner of a draw, and tells a spectator who has won", () => {
    expect(verdict(page([], ["a"]), end)).toEqual({ result: "draw", by: 0 });
    expect(verdict(page(["a"], []), end)).toEqual({ result: "over", by: 0 });
    expect(verdict(page(["a"], ["a", "b", "c"]), end)).toEqual({ result: "over", by: 0 });
    const said = (by: number, result: "won" | "lost" | "draw" | "over", words = t) => headline({ result, by }, "A", words);
    expect([said(0, "won"), said(3, "lost"), said(0, "draw"), said(0, "over")]).toEqual(["You won", "You lost by 3", "A draw", "Winner: A"]);
    expect([said(3, "won", hu), said(0, "lost", hu)]).toEqual(["Győztél, a különbség 3", "Vesztettél"]);
  });
});

describe("addresses", () => {
  it("lead to the end and to a moment", () => {
    expect(parseRoute(endPath("k 1"))).toEqual({ page: "play", match: "k 1", end: true });
    expect(parseRoute("/play/k/what")).toEqual({ page: "lost" });
    expect(momentPath("k", 12)).toBe("/play/k?ply=12");
    expect([momentIn("?ply=12", 20), momentIn("?ply=0", 20), momentIn("?ply=20", 20), momentIn("?ply=x", 20), momentIn("", 20)]).toEqual([12, 0, null, null, null]);
  });
});

describe("a course", () => {
  it("is followed leg by leg", () => {
    const course = { id: "c", title: "Course", places: ["01", "02", "03"], style: "course", tone: "a" };
    expect(upTo(course, 1).places).toEqual(["01", "02"]);
    expect(upTo(course, 2)).toEqual(course);
  });
});

describe("the page of the end", () => {
  let root: HTMLElement;
  let answers: Record<string, () => Response>;
  const find = <T extends Element = HTMLElement>(selector: string) => root.querySelector<T>(selector)!;
  const show = async (shown: MatchPage) => {
    act(() =>
      render(
        <AppContext.Provider value={{ t, prefs: PREFS, setPrefs() {} }}>
          <EndPage table={shown} art={null} api={new MatchApi("mock", "key", "en")} />
        </AppContext.Provider>,
        root,
      ),
    );
    await settle();
  };
  const press = (words: string) =>
    act(() => void [...root.querySelectorAll("button")].find((one) => one.textContent!.includes(words))!.dispatchEvent(new MouseEvent("click", { bubbles: true })));
  const end = ended([line("a", ["a"], [1, 4, 7]), line("b", ["b"], [2, 3, 4])]);

  beforeEach(() => {
    root = document.body.appendChild(document.createElement("div"));
    HTMLDialogElement.prototype.showModal = function () {};
    answers = { end: () => new Response(JSON.stringify(end)) };
    vi.stubGlobal("fetch", async (path: string) => answers[path.split("/").pop()!.split("?")[0]!]?.() ?? new Response("{}", { status: 404 }));
  });
  afterEach(() => {
    act(() => render(null, root));
    root.remove();
    vi.unstubAllGlobals();
  });

  it("tells the result, the rule, the scores, the turning points, luck and history", async () => {
    await show(page(["a"], ["b"]));
    expect(find("h1").textContent).toBe("You lost by 3");
    expect(find("#prompt.outcome .prompt-text").textContent).toBe("The hill was taken.");
    expect(find(".end-hero .cite").textContent).toBe("FOG 16");
    expect([...root.querySelectorAll(".final-scores li")].map((one) => one.textContent)).toEqual(["7A", "4B (you)"]);
    expect(find(".final-scores li.is-mine b").textContent).toBe("4");
    expect(find(".turning-points li").textContent).toContain("A: 1 → 4");
    expect(find<HTMLAnchorElement>(".turning-points a").getAttribute("href")).toBe("/play/mock?ply=5");
    expect(find(".luck-words").textContent).toBe("+1.8 · 6 of 12, expected 4.3");
    expect(find(".history-panel p").textContent).toBe("It happened otherwise.");
    const rows = [...root.querySelectorAll(".chart-table tbody tr")].map((row) => [...row.children].map((cell) => cell.textContent));
    expect(rows).toEqual([["Turn 1", "1", "2"], ["Turn 2", "4", "3"], ["Turn 3", "7", "4"]]);
    expect(find(".chart-at input").getAttribute("aria-valuetext")).toBe("Turn 3: A 7, B 4");
  });

  it("offers a spectator no rematch, and says that nobody rolled", async () => {
    answers["end"] = () => new Response(JSON.stringify({ ...end, luck: [], rolls: 0 }));
    await show(page(["a"], []));
    expect(find("h1").textContent).toBe("Winner: A");
    expect(root.textContent).not.toContain("Rematch");
    expect(find(".luck-panel .fine").textContent).toContain("No roll of this match could succeed or fail");
  });

  it("tells of the help that the players had, and keeps still where nobody had any", async () => {
    await show(page(["a"], []));
    expect(root.querySelector("[data-testid=helps]")).toBeNull();
    answers["end"] = () => new Response(JSON.stringify({ ...end, match: "other", helps: [{ seat: "a", kind: "hint", moments: 1 }, { seat: "b", kind: "whatif", moments: 3 }] }));
    act(() => render(null, root));
    await show(page(["a"], []));
    expect([...root.querySelectorAll("[data-testid=helps] li")].map((one) => one.textContent)).toEqual(["Anna had hints for one decision.", "Anna used what-if at 3 moments."]);
  });

  it("can be asked again when the server did not answer", async () => {
    answers["end"] = () => new Response("{}", { status: 503 });
    await show(page(["a"], ["a"]));
    expect(find("h1").textContent).toBe("You won");
    answers["end"] = () => new Response(JSON.stringify(end));
    press("Try again");
    await settle();
    expect(find("h1").textContent).toBe("You won by 3");
  });

  it("has a report made, tells how far it is, and then shows it with ways to each moment", async () => {
    const state = (more: object) => new Response(JSON.stringify({ state: "none", progress: 0, stale: false, report: null, ...more }));
    answers["game-report"] = () => state({});
    await show(page(["a"], ["b"]));
    expect(find(".report-panel").textContent).toContain("Was it the dice or the play?");
    answers["game-report"] = () => state({ state: "working", progress: 40 });
    press("Make the report");
    await settle();
    await settle();
    expect(find(".report-panel [role=status]").textContent).toContain("40% done");
    expect(find(".report-panel").querySelector("button")).toBeNull();
    const chances = (side: string, known: number) => ({ side, known, low: known - 0.1, high: known + 0.1, open: known + 0.05 });
    const side = (id: string, result: number) => ({
      id, name: id.toUpperCase(), seats: [id], start: 0.5, result,
      parts: [{ id: "dice", name: "dice", value: result - 0.62, error: 0.04 }, { id: "fog", name: "unknown", value: 0.12, error: null }],
    });
    const line = (text: string, ...cues: string[]) => ({ action: "x", text, cues });
    const point = (ply: number, known: number, sure: boolean) => ({ ply, title: `Turn ${ply}`, sure, chances: [chances("a", known), chances("b", 1 - known)] });
    const report = {
      game: "gauge", title: "", plies: 9, verdict: "open", verdict_side: "a", headline: "Nothing decided this game alone.",
      notes: ["The judge is often wrong."], fitted: true, judges_choices: true, compiled: true, sides: [side("a", 1), side("b", 0)],
      points: [point(0, 0.5, false), point(4, 0.6, true), point(9, 0.9, true)],
      turning: [{ ply: 7, moment: 2, title: "Turn 4", side: "a", name: "A", before: 0.6, now: 0.9, luck: 0.2, play: 0, fog: 0.1, games: null, games_error: null, strength: "probable", summary: "A: from 60% to 90%.", text: "A hit." }],
      choices: [{ ply: 6, seat: "b", name: "B", title: "Turn 4", size: "mistake", strength: "probable", word: "probably a mistake", loss: 0.06, error: 0.1, games: null, games_error: null, summary: "By the judge: −6 points (±20).", taken: line("B waits."), best: line("B fires.", "A sinks."), reasons: [{ text: "more hits", points: 0.05 }] }],
      luck: [{ ply: 7, kind: "dice", name: "dice", text: "A rolls 6.", side: "a", gave: 0.2, error: 0.01 }],
    };
    answers["game-report"] = () => state({ state: "ready", progress: 100, report });
    await act(async () => void (await new Promise((done) => setTimeout(done, 1600))));
    await settle();
    expect(find(".report-headline").textContent).toBe("Nothing decided this game alone.");
    const rows = [...root.querySelectorAll(".report-panel tbody tr")].map((row) => [...row.children].map((cell) => cell.textContent));
    expect(rows).toEqual([["At the start", "50", "50"], ["dice", "+38 ±8", "−62 ±8"], ["unknown", "+12", "+12"], ["Result", "100", "0"]]);
    // The viewer has seat b, so the curve is that of b.
    expect([...root.querySelectorAll<HTMLInputElement>(".report-sides input")].map((one) => one.checked)).toEqual([false, true]);
    expect([...root.querySelectorAll(".chart-at input")].map((one) => one.getAttribute("aria-valuetext"))).toContain("Turn 9: Could know 10, Open cards 15");
    expect(root.querySelectorAll(".chart-band").length).toBe(1);
    const mistake = find(".report-mistakes li");
    expect(mistake.textContent).toContain("probably a mistake");
    expect(mistake.textContent).toContain("As it was done, in one of the positions that were possible: B waits.Better, in the same position: B fires. A sinks.");
    expect(mistake.textContent).toContain("Why: more hits (+5)");
    expect(mistake.querySelector("a")!.getAttribute("href")).toBe("/play/mock?ply=6");
    expect(find(".report-luck a").getAttribute("href")).toBe("/play/mock?ply=7");
    expect(root.textContent).toContain("A: from 60% to 90%. A hit.");
    expect(root.querySelector(".report-panel button")).toBeNull();
    answers["game-report"] = () => state({ state: "ready", progress: 100, stale: true, report });
    await show(page(["a"], ["b"]));
    answers["game-report"] = () => state({ state: "working", progress: 40, stale: true, report });
    press("Make the report");
    await settle();
    await settle();
    expect(find(".report-panel [role=status]").textContent).toContain("40% done");
    expect(find(".report-headline").textContent).toBe("Nothing decided this game alone.");
    expect(root.querySelector(".report-panel button")).toBeNull();
  });

  it("offers no report where none can be made", async () => {
    answers["game-report"] = () => new Response(JSON.stringify({ state: "impossible", progress: 0, stale: false, report: null }));
    await show(page(["a"], ["b"]));
    expect(root.querySelector(".report-panel")).toBeNull();
    expect(root.textContent).not.toContain("Make the report");
  });

  it("shows each step of the check of the dice", async () => {
    const match = golden.matches[0]!;
    answers["end"] = () => new Response(JSON.stringify({ ...end, proof: match.proof }));
    await show({ ...page(["a"], ["a"]), seed: match.seed, commitment: match.commitment, log: match.log as LogLine[], log_from: 0 });
    press("Verify the dice");
    await settle();
    expect(find(".proof-result").textContent).toContain("The dice were fair");
    expect(root.querySelectorAll(".proof-steps .is-good").length).toBe(5);
    expect(root.querySelectorAll(".proof-dice tbody tr").length).toBe(13);
    expect(root.textContent).toContain(match.commitment);
  });
});

describe("going on to the end", () => {
  const opened = vi.fn();
  let root: HTMLElement;
  const Ending = ({ over, busy }: { over: boolean; busy: boolean }) => {
    useEnding(over, busy, opened);
    return null;
  };
  const set = (over: boolean, busy: boolean) => act(() => render(<Ending over={over} busy={busy} />, root));
  const wait = () => act(() => void vi.advanceTimersByTime(10_000));

  beforeEach(() => {
    vi.useFakeTimers();
    opened.mockClear();
    root = document.createElement("div");
  });
  afterEach(() => {
    act(() => render(null, root));
    vi.useRealTimers();
  });

  it("waits until all has been shown", () => {
    set(false, false);
    set(true, true);
    wait();
    expect(opened).not.toHaveBeenCalled();
    set(true, false);
    wait();
    expect(opened).toHaveBeenCalledOnce();
  });

  it("leaves alone whoever comes to look at the table of a match that is over", () => {
    set(true, false);
    wait();
    expect(opened).not.toHaveBeenCalled();
  });
});
