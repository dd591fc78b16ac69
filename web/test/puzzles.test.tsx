import { readFileSync } from "node:fs";
import { join } from "node:path";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { AppContext } from "../src/app/context";
import { translator } from "../src/app/texts";
import type { BoardArt } from "../src/board/art";
import type { Area, KeptTry, PuzzlePage, PuzzleVerdict, Scene, SolverPage, Token } from "../src/protocol";
import { marked } from "../src/puzzles/marked";
import { keepRow, keepTry, knownOf, puzzleMemory } from "../src/puzzles/memory";
import { partToSolve } from "../src/puzzles/part";
import { PuzzlesPage } from "../src/puzzles/PuzzlesPage";
import { PREFS } from "./prefs";

const { loadArt } = vi.hoisted(() => ({ loadArt: vi.fn() }));
vi.mock("../src/board/art", () => ({ loadArt }));
vi.mock("../src/puzzles/PuzzleBoard", () => ({ PuzzleBoard: () => <p>The bays</p> }));

const t = translator("en", readFileSync(join(__dirname, "../../src/vezerkar/server/texts/en.ftl"), "utf8"));
const choice = (action: string) => ({ action, label: action, cite: "", unprompted: false, why: "", main: false, stake: "", then: [], grasp: false, places: [], tile: null, station: false, by: [] });
const area = (id: string, highlight = "") => ({ id, title: `Bay ${id}`, highlight, badge: "", choices: [choice(id)], tone: "" }) as unknown as Area;
const gull = { id: "gull-1", title: "Gull", name: "", place: "a", badge: "×2", at: null, held: false, choices: [choice("gull")] } as unknown as Token;

/** A puzzle of bays and birds: where are the gulls hungry? */
const puzzle = (id: string, several = true): PuzzlePage => ({
  id: `fog-${id}`,
  game: "fog",
  theme: "hunger",
  title: "Hunger",
  seat: "Heron",
  question: `Where are they hungry in ${id}?`,
  several,
  options: [...["a", "b", "c"].map((one) => ({ id: one, name: `Bay ${one}`, area: one, token: "" })), { id: "gull", name: "The gull", area: "", token: "gull-1" }],
  scene: { board: "fog", areas: [area("a", "maybe"), area("b"), area("c")], tokens: [gull], captions: {}, frames: [], marks: [], prompt: {} } as unknown as Scene,
  words: [
    { place: "", text: "Marked: Bay a" },
    { place: "Bay a", text: "Gull ×2" },
  ],
  day: "",
  tried: false,
});
const verdict = (right: boolean): PuzzleVerdict => ({ right, answer: ["b"], proof: [{ text: "Bay b is empty.", cite: "FOG 3" }], level: 1600, tries: 4, solved: 3, kept: null });

let root: HTMLElement;
const calls: string[] = [];
const bodies: unknown[] = [];
/** What the server does not answer as it should: by a part of the path, the answer that comes in its stead. */
const instead = new Map<string, () => Promise<Response>>();
let account: { name: string } | null = null;
const kept = (more: Partial<KeptTry>): KeptTry => ({ counted: true, right: true, before: 1500, after: 1562, provisional: true, vote: 0, ...more });
const solver = (tries: number): SolverPage => ({
  level: 1500 + tries,
  provisional: true,
  tries,
  solved: tries,
  themes: tries ? [{ id: "hunger", name: "Hunger", tries, solved: tries }] : [],
  last: tries ? [{ puzzle: "fog-old", title: "Hunger", at: "2026-11-28T20:00:00Z", right: false, before: 1520, after: 1500 }] : [],
});
const broken = () => Promise.reject(new TypeError("no network"));
const find = <T extends HTMLElement>(selector: string) => root.querySelector<T>(selector)!;
const button = (name: string) => [...root.querySelectorAll("button")].find(({ textContent }) => textContent!.includes(name))!;
const show = (practice = false, lang: "en" | "hu" = "en") =>
  act(async () =>
    render(
      <AppContext.Provider value={{ t, prefs: { ...PREFS, lang }, setPrefs: () => {} } as never}>
        <PuzzlesPage game="fog" practice={practice} />
      </AppContext.Provider>,
      root,
    ),
  );
/** Lets answers come in until something is so: what is drawn at the end of one `act` may begin to wait for another. */
const until = async (isSo: () => boolean) => {
  for (let n = 0; n < 20 && !isSo(); n++) await act(() => new Promise<void>((done) => setTimeout(done)));
  expect(isSo()).toBe(true);
};
const settled = (words: string) => until(() => root.textContent!.includes(words));
const complains = () => root.querySelector("[role=alert]") !== null;

beforeEach(async () => {
  localStorage.clear();
  calls.length = 0;
  instead.clear();
  bodies.length = 0;
  account = null;
  loadArt.mockReset().mockReturnValue(new Promise(() => {}));
  history.replaceState(null, "", "/study/fog/puzzles");
  let n = 0;
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    calls.push(path);
    if (init.method === "POST") bodies.push(JSON.parse(init.body as string));
    for (const [part, answer] of instead) if (path.includes(part)) return answer();
    const sent = (body: unknown) => new Response(JSON.stringify(body), { status: 200 });
    if (path === "/api/me") return sent({ account });
    if (path.includes("/mine")) return sent(solver(calls.filter((one) => one.includes("/try")).length));
    if (path.includes("/vote")) return sent({ vote: (JSON.parse(init.body as string) as { good: boolean | null }).good ? 1 : 0 });
    if (path.startsWith("/api/games?")) return sent([{ id: "fog", title: "Fog" }]);
    if (path.includes("/daily")) return sent({ ...puzzle("today"), day: "2026-11-28" });
    if (path.includes("/next")) return sent(puzzle(`next${++n}`, false));
    if (path.includes("/try")) return sent(verdict((JSON.parse(init.body as string) as { chosen: string[] }).chosen.join() === "b"));
    return sent([{ id: "hunger", name: "Hunger", count: 3 }]);
  });
  root = document.body.appendChild(document.createElement("div"));
  await show();
  await settled("hungry in today");
});

afterEach(() => {
  act(() => render(null, root));
  root.remove();
  vi.unstubAllGlobals();
});

const mark = (id: number) => act(async () => root.querySelectorAll<HTMLInputElement>(".puzzle-options input")[id]!.click());

it("begins with the puzzle of the day, and proves the answer after a try", async () => {
  expect(find(".puzzle-kind").textContent).toContain(t("puzzle-daily"));
  expect(location.search).toBe("?id=fog-today");
  expect(find("details").textContent).toBe(`${t("puzzle-board-words")}Marked: Bay aBay aGull ×2`);
  expect(button(t("puzzle-answer")).disabled).toBe(true);
  await mark(1);
  await act(async () => button(t("puzzle-answer")).click());
  await settled(t("puzzle-right"));
  expect(find("[role=status]").textContent).toContain("Bay b is empty.");
  expect(find<HTMLAnchorElement>("[role=status] a").getAttribute("href")).toBe("/rules/fog#rule-3");
  expect(puzzleMemory()).toEqual({ known: ["fog-today"], streak: 1, best: 1 });
});

it("goes on with one that is not known, and lets one option be marked where one is wanted", async () => {
  await mark(0);
  await mark(2);
  await act(async () => button(t("puzzle-answer")).click());
  await settled(t("puzzle-wrong"));
  await act(async () => void document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "n", bubbles: true })));
  await settled("hungry in next1");
  expect(calls.some((path) => path.includes("known=fog-today"))).toBe(true);
  await mark(0);
  await mark(1);
  expect([...root.querySelectorAll<HTMLInputElement>(".puzzle-options input")].map(({ checked }) => checked)).toEqual([false, true, false, false]);
});

it("shows on the board what is marked, and after a try what is right", () => {
  const before = marked(puzzle("x"), ["a", "gull"], null);
  expect(before.areas.map(({ highlight }) => highlight)).toEqual(["reach", "", ""]);
  expect([before.tokens[0]!.held, before.tokens[0]!.badge]).toEqual([true, "×2"]);
  const after = marked(puzzle("x"), ["a", "gull"], verdict(false));
  expect(after.areas.map(({ highlight, badge }) => highlight + badge)).toEqual(["danger✗", "legal✓", ""]);
  expect([after.tokens[0]!.held, after.tokens[0]!.badge]).toEqual([false, "✗"]);
  expect(after.areas.flatMap(({ choices }) => choices)).toEqual([]);
});

it("begins with the part of the board that is asked about, if that is not most of it", () => {
  const viewBox = { x: 0, y: 0, width: 1000, height: 500 };
  const at = (a: [number, number], b: [number, number]) => new Map([a, b].map(([x, y], n) => ["ab"[n]!, { x, y }])) as unknown as BoardArt["areas"];
  const { scene } = puzzle("x");
  const part = (a: [number, number], b: [number, number]) => partToSolve(scene, { viewBox, areas: at(a, b), picture: root });
  const near = part([300, 200], [500, 300])!;
  expect([near.x, near.y, near.width, near.height].map(Math.round)).toEqual([220, 160, 360, 180]);
  const cornered = part([10, 10], [110, 20])!;
  expect([cornered.x, cornered.y, cornered.width, cornered.height].map(Math.round)).toEqual([0, 0, 260, 130]);
  expect(part([10, 200], [990, 210])).toBeNull();
  const ground = { width: 1000, height: 500 } as Scene["ground"];
  expect(partToSolve({ ...scene, ground }, { viewBox, areas: at([300, 200], [500, 300]), picture: root })).toBeNull();
  expect(partToSolve({ ...scene, areas: [], tokens: [] }, { viewBox, areas: new Map(), picture: root })).toBeNull();
});

it("counts only the first try of a puzzle for the row", () => {
  keepTry("fog", "fog-1", true);
  keepTry("fog", "fog-2", true);
  expect(keepTry("fog", "fog-3", false)).toMatchObject({ streak: 0, best: 2 });
  expect(keepTry("fog", "fog-3", true)).toMatchObject({ streak: 0, best: 2 });
});

it("knows the puzzles of each game for themselves", () => {
  keepTry("gauge", "gauge-1", true);
  for (let n = 0; n < 200; n++) keepTry("fog", `fog-n${n}`, true);
  expect(knownOf("fog")).toEqual(Array.from({ length: 160 }, (_, n) => `fog-n${n + 40}`));
  expect(knownOf("gauge")).toEqual(["gauge-1"]);
  expect(knownOf("chess")).toEqual([]);
  // An id is the game and ten digits: all of them with commas go into one address.
  expect(160 * "quartermaster-0123456789,".length).toBeLessThanOrEqual(4000);
});

it("shows no verdict on a puzzle that it is not about, but remembers it", async () => {
  let tell = (_: Response) => {};
  instead.set("/try", () => new Promise((done) => (tell = done)));
  await mark(1);
  await act(async () => button(t("puzzle-answer")).click());
  await act(async () => button(t("puzzle-other")).click());
  await settled("hungry in next1");
  tell(new Response(JSON.stringify(verdict(true)), { status: 200 }));
  await until(() => puzzleMemory().known.length > 0);
  expect(find("[role=status]").textContent).toBe("");
  expect(puzzleMemory()).toMatchObject({ known: ["fog-today"], streak: 1 });
  await mark(1);
  expect(button(t("puzzle-answer")).disabled).toBe(false);
});

it("asks for the puzzle of the day again after a failure", async () => {
  await act(async () => button(t("puzzle-other")).click());
  await settled("hungry in next1");
  instead.set("/daily", broken);
  await act(async () => button(t("puzzle-daily")).click());
  await until(complains);
  instead.clear();
  await act(async () => button(t("puzzle-daily")).click());
  await settled("hungry in today");
  expect(complains()).toBe(false);
});

it("can be asked again if nothing came at first, and if the picture did not", async () => {
  act(() => render(null, root));
  history.replaceState(null, "", "/study/fog/puzzles");
  instead.set("/daily", broken);
  loadArt.mockRejectedValue(new Error("no picture"));
  await show();
  await settled(t("puzzle-again"));
  instead.clear();
  await act(async () => button(t("puzzle-again")).click());
  await settled("hungry in today");
  await settled(t("puzzle-again"));
  expect(root.textContent).not.toContain("The bays");
  loadArt.mockResolvedValue({ theme: {} });
  await act(async () => button(t("puzzle-again")).click());
  await settled("The bays");
  expect(complains()).toBe(false);
});

it("goes to the game that a puzzle is of", async () => {
  act(() => render(null, root));
  history.replaceState(null, "", "/study/fog/puzzles?id=gauge-1");
  instead.set("/api/puzzles/gauge-1", async () => new Response(JSON.stringify({ ...puzzle("1"), id: "gauge-1", game: "gauge" }), { status: 200 }));
  await show();
  await until(() => !location.pathname.includes("fog"));
  expect(location.pathname + location.search).toBe("/study/gauge/puzzles?id=gauge-1");
  expect(root.textContent).not.toContain("hungry");
});

/** The page anew, with an account. */
const signedIn = async (practice = false) => {
  act(() => render(null, root));
  account = { name: "Anna" };
  history.replaceState(null, "", practice ? "/study/fog/practice?theme=hunger" : "/study/fog/puzzles");
  await show(practice);
  await settled(t("puzzle-level", { level: t("puzzle-level-rough", { level: "1500" }) }));
};
const answerWith = (told: Partial<PuzzleVerdict>) => instead.set("/try", async () => new Response(JSON.stringify({ ...verdict(true), ...told }), { status: 200 }));

it("invites a guest to sign in, and tells how many solve the puzzle", async () => {
  await mark(1);
  await act(async () => button(t("puzzle-answer")).click());
  await settled(t("puzzle-sign-in"));
  expect(find("[role=status]").textContent).toContain("solved by 75% (3 of 4)");
  expect(button(t("puzzle-good"))).toBeUndefined();
  expect(bodies).toEqual([{ chosen: ["b"], known: false }]);
});

it("tells an account what a try did to its level, and takes its opinion", async () => {
  await signedIn();
  expect(root.textContent).toContain(t("puzzle-own-none"));
  answerWith({ kept: kept({}) });
  await mark(1);
  await act(async () => button(t("puzzle-answer")).click());
  await settled("1500 → 1562 (+62)");
  await settled("about 1501");
  expect(root.textContent).not.toContain(t("puzzle-sign-in"));
  // Which puzzles were tried the table knows.
  expect(puzzleMemory()).toEqual({ known: [], streak: 1, best: 1 });
  await act(async () => button(t("puzzle-good")).click());
  await until(() => button(t("puzzle-good")).getAttribute("aria-pressed") === "true");
  await act(async () => button(t("puzzle-good")).click());
  await until(() => button(t("puzzle-good")).getAttribute("aria-pressed") === "false");
  expect(bodies.slice(1)).toEqual([{ good: true }, { good: null }]);
  expect(find(".puzzle-own li").textContent).toContain("1520 → 1500 (−20)");
  expect(find<HTMLAnchorElement>(".puzzle-own li a").getAttribute("href")).toBe("/study/fog/puzzles?id=fog-old");
});

it("says that a later try changes nothing", async () => {
  await signedIn();
  answerWith({ kept: kept({ counted: false, right: false, after: 1450 }) });
  await mark(1);
  await act(async () => button(t("puzzle-answer")).click());
  await settled(t("puzzle-moved-before", { levels: "1500 → 1450 (−50)" }));
  expect(puzzleMemory()).toMatchObject({ streak: 0 });
});

it("does not take the answer of an earlier visit for one that counts", async () => {
  await signedIn();
  instead.set("/next", async () => new Response(JSON.stringify({ ...puzzle("old", false), tried: true })));
  await act(async () => button(t("puzzle-other")).click());
  await settled("hungry in old");
  answerWith({ kept: kept({}) });
  await mark(1);
  await act(async () => button(t("puzzle-answer")).click());
  await settled(t("puzzle-moved-before", { levels: "1500 → 1562 (+62)" }));
});

it("never sends for other words a try that could be rated", async () => {
  await mark(1);
  await act(async () => button(t("puzzle-answer")).click());
  await settled(t("puzzle-right"));
  instead.set("/api/puzzles/fog-today?", async () => new Response(JSON.stringify(puzzle("today"))));
  await show(false, "hu");
  await until(() => bodies.length === 2);
  expect(bodies).toEqual([
    { chosen: ["b"], known: false },
    { chosen: ["b"], known: true },
  ]);
});

it("lets an account not be rated for an answer that a guest has seen here", async () => {
  keepTry("fog", "fog-today", true);
  await signedIn();
  answerWith({ kept: kept({ before: null, after: null }) });
  await mark(1);
  await act(async () => button(t("puzzle-answer")).click());
  await settled(t("puzzle-not-rated"));
  expect(bodies).toEqual([{ chosen: ["b"], known: true }]);
  expect(keepRow(false, true)).toMatchObject({ known: ["fog-today"] });
});

it("practises without end, counts, and stops when one has enough", async () => {
  await signedIn(true);
  expect(root.querySelector("h1")!.textContent).toContain(t("practice-title"));
  expect(location.pathname + location.search).toBe("/study/fog/practice?theme=hunger");
  const results = [true, true, false];
  let level = 1500;
  for (const [n, right] of results.entries()) {
    const after = level + (right ? 40 : -30);
    answerWith({ right, kept: kept({ right, before: level, after }) });
    level = after;
    await mark(1);
    await act(async () => button(t("puzzle-answer")).click());
    await settled(`of ${n + 1} right`);
    if (n < 2) {
      await act(async () => void document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "n", bubbles: true })));
      await until(() => button(t("puzzle-answer")) !== undefined);
    }
  }
  expect(root.textContent).toContain("2 of 3 right · In a row: 0 (best 2)");
  await act(async () => button(t("practice-stop")).click());
  const end = find("[aria-labelledby=practice-over]");
  expect(document.activeElement).toBe(end);
  expect(end.textContent).toContain(t("practice-best", { best: 2 }));
  expect(end.textContent).toContain("1500 → 1550 (+50)");
  expect([...end.querySelectorAll("a")].map((one) => one.getAttribute("href"))).toEqual(["/study/fog/lessons", "/study/fog/puzzles"]);
  await act(async () => button(t("practice-on")).click());
  await until(() => document.activeElement === find("form h2"));
  await until(() => button(t("puzzle-answer")) !== undefined);
  expect(root.textContent).toContain("2 of 3 right");
});
