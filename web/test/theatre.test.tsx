import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { BoardArt } from "../src/board/art";
import type { Effect, LogLine, Stage, StageStep, Token } from "../src/protocol";
import { cuesOf, EFFECT_MS, happensAt, movesSince } from "../src/theatre/cues";
import { EffectLayer } from "../src/theatre/EffectLayer";
import { seenAt, sightsOf } from "../src/theatre/effects";
import { useTheatre, type Theatre } from "../src/theatre/useTheatre";

const line = (more: Partial<LogLine>): LogLine => ({
  ply: 1, text: "", kind: "", seat: "blue", places: [], level: 0, spans: [], path: [], cards: [], dice: [], many: "", effects: [], luck: null, by: "", ...more,
});
const own = new Set(["red"]);

describe("what is shown of new lines", () => {
  const keys = (lines: LogLine[]) => cuesOf(lines, 10, own).map(({ key }) => key);

  it("is the card that another plays, not one's own", () => {
    expect(keys([line({ cards: ["A"] }), line({ cards: ["B"], seat: "red" }), line({})])).toEqual(["10"]);
  });
  it("is not a whole hand, and no detail", () => {
    expect(keys([line({ cards: ["A", "B", "C"] }), line({ cards: ["A"], level: 1 })])).toEqual([]);
  });
  it("is everybody's dice, one's own for a shorter time", () => {
    const [theirs, mine] = cuesOf([line({ dice: [3, 4] }), line({ dice: [3, 4], seat: "red" })], 0, own);
    expect(mine!.ms).toBeLessThan(theirs!.ms / 2);
  });
  it("is the cards alone of a long story, and nothing of one that somebody was away for", () => {
    const dice = Array.from({ length: 20 }, () => line({ dice: [1] }));
    expect(keys([...dice, line({ cards: ["A"] })])).toEqual(["30"]);
    expect(keys(Array.from({ length: 40 }, () => line({ cards: ["A"] })))).toEqual([]);
  });
});

const effect = (more: Partial<Effect>): Effect => ({
  style: "tracer", places: ["1", "2"], tone: "red", text: "", good: true, radius: 0, piece: "", symbol: "", ...more,
});

describe("what is shown on the board", () => {
  const fall = effect({ style: "fall", places: ["2"], symbol: "tank" });
  const step = (...effects: Effect[]): StageStep => ({ title: "", note: "", state: "done", tone: "", dice: [], by: "", hits: [], effects, leaves: false });
  const stage = (order: StageStep[]): Stage => ({ id: "s", form: "shot", title: "", note: "", place: "", sides: [], order, result: "", odds: [], chances: [], over: true, brief: true });
  const shown = { stage: stage([step(effect({})), step(), step(fall)]), told: 0, playing: true };
  const idle = { stage: null, told: 0, playing: false };

  it("is what belongs to the act that is told, and whoever falls later stands until then", () => {
    const first = sightsOf(shown, null, [], 1)!;
    expect([first.now.map(({ style }) => style), first.coming]).toEqual([["tracer"], [fall]]);
    const last = sightsOf({ ...shown, told: 2 }, null, [], 1)!;
    expect([last.now, last.coming]).toEqual([[fall], []]);
    expect(first.key).not.toBe(last.key);
  });
  it("is nothing once the fight has been told or skipped", () => {
    expect(sightsOf({ ...shown, told: 3, playing: false }, null, [], 1)).toBeNull();
  });
  it("belongs to the line that the theatre shows, and takes its time", () => {
    const [cue] = cuesOf([line({ effects: [fall] })], 0, own);
    expect(cue!.ms).toBe(EFFECT_MS);
    expect(sightsOf(idle, cue!, [], 2)).toMatchObject({ now: [fall], ms: EFFECT_MS / 2 });
  });
  it("is what happened at a moment of the past that is looked at", () => {
    const lines = [line({ ply: 1, effects: [fall] }), line({ ply: 2 }), line({ ply: 3, effects: [fall] })];
    expect(seenAt(lines, 3)).toHaveLength(1);
    expect([seenAt(lines, 2), seenAt(lines, null)]).toEqual([[], []]);
    expect(sightsOf(idle, null, seenAt(lines, 3), 1)!.now).toEqual([fall]);
  });
  it("is nothing for a player who wants no theatre", () => {
    expect(sightsOf(shown, null, [line({ effects: [fall] })], 0)).toBeNull();
  });

  describe("as a drawing", () => {
    const board = { viewBox: { x: 0, y: 0, width: 100, height: 100 }, picture: document.createElement("svg"), areas: new Map() } as BoardArt;
    const ground = { width: 100, height: 100, measure: "", units: 1, step: 1 };
    const drawn = (effects: Effect[], coming: Effect[] = [], known = new Map<string, Token>()) => {
      const root = document.createElement("div");
      const sights = { key: "", now: effects, coming, ms: 100 };
      act(() => render(<svg><EffectLayer sights={sights} board={board} ground={ground} known={known} /></svg>, root));
      return root;
    };
    it("has a shot run to its target, and past it if it misses", () => {
      const line = (good: boolean) => drawn([effect({ places: ["10,10,0", "10,60,0"], good })]).querySelector(".effect-line")!;
      expect([line(true).getAttribute("x2"), line(true).getAttribute("y2")]).toEqual(["10", "40"]);
      expect(Number(line(false).getAttribute("y2"))).toBeLessThan(40);
      expect(drawn([effect({ places: ["10,10,0", "10,60,0"], good: false })]).querySelector(".effect-star")).toBeNull();
    });
    it("has a burst as wide as it reaches", () => {
      expect(drawn([effect({ style: "burst", places: ["10,10,0"], radius: 7 })]).querySelector(".effect-area")!.getAttribute("r")).toBe("7");
    });
    it("has the piece that falls as it was, standing until then", () => {
      const known = new Map([["a1", { symbol: "rifleman", size: 44, tone: "a" } as Token]]);
      const fallen = effect({ style: "fall", places: ["10,10,0"], piece: "a1" });
      expect(drawn([fallen], [], known).querySelector("use")!.getAttribute("href")).toBe("#rifleman");
      expect(drawn([], [fallen], known).querySelector(".is-waiting")).not.toBeNull();
    });
    it("leaves out what is nowhere on this board", () => {
      expect(drawn([effect({ places: ["nowhere"] })]).querySelector(".effect")).toBeNull();
    });
  });
});

describe("the moves that are marked", () => {
  const move = (ply: number, seat: string) => line({ ply, seat, path: ["1", "2"] });
  const plies = (lines: LogLine[], mine = own, ply: number | null = null) => movesSince(lines, mine, ply).map((one) => one.ply);

  it("are those since one's own last line", () => {
    expect(plies([move(1, "blue"), move(2, "red"), move(3, "blue"), line({ ply: 4 }), move(5, "green")])).toEqual([3, 5]);
  });
  it("are those of the seat that acted last, for who only watches", () => {
    expect(plies([move(1, "blue"), move(2, "red"), line({ ply: 3, seat: "" }), move(4, "red")], new Set())).toEqual([2, 4]);
  });
  it("are the pieces that fell as well", () => {
    const lost = line({ ply: 2, effects: [effect({ style: "fall", symbol: "tank" })] });
    expect(plies([lost, line({ ply: 3, effects: [effect({ style: "fall" })] })])).toEqual([2]);
  });
  it("are those of a moment of the past that is looked at", () => {
    expect(plies([move(1, "blue"), move(2, "red"), move(3, "blue")], own, 2)).toEqual([2]);
  });
});

it("marks the places of what is shown, those of its consequences too", () => {
  const lines = [line({ ply: 1, places: ["paris"] }), line({ ply: 2, cards: ["A"] }), line({ ply: 2, places: ["kiev", "moscow"] })];
  expect(happensAt(lines, { key: "1", line: lines[1]!, ms: 1 })).toEqual(["kiev", "moscow"]);
  expect(happensAt(lines, null)).toEqual([]);
});

describe("the theatre", () => {
  let root: HTMLElement;
  let theatre: Theatre;
  const fetched: string[] = [];

  function Shown({ lines, speed, staged }: { lines: LogLine[]; speed: number; staged: string }) {
    theatre = useTheatre("fog", "en", "match", { from: 0, lines }, own, speed, staged);
    return null;
  }
  const show = (lines: LogLine[], speed = 1, staged = "") => act(() => render(<Shown lines={lines} speed={speed} staged={staged} />, root));
  const wait = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

  beforeEach(() => {
    vi.useFakeTimers();
    root = document.body.appendChild(document.createElement("div"));
    fetched.length = 0;
    vi.stubGlobal("fetch", async (path: string) => {
      fetched.push(path);
      return new Response(JSON.stringify({ id: path, title: "Storm" }));
    });
  });
  afterEach(() => {
    act(() => render(null, root));
    root.remove();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("shows what comes while the page is open, one after the other", async () => {
    await show([line({ cards: ["old"] })]);
    await wait(0);
    expect(theatre.cue).toBeNull();
    await show([line({ cards: ["old"] }), line({ cards: ["A"] }), line({ dice: [6] })]);
    await wait(0);
    expect(theatre.cue!.line.cards).toEqual(["A"]);
    expect(theatre.cards[0]!.title).toBe("Storm");
    expect(fetched).toEqual(["/api/games/fog/cards/A?lang=en"]);
    await wait(2200);
    await wait(0);
    expect(theatre.cue!.line.dice).toEqual([6]);
    await wait(2200);
    expect(theatre.cue).toBeNull();
  });

  it("ends at once when it is skipped", async () => {
    await show([]);
    await show([line({ dice: [1] }), line({ dice: [2] })]);
    await wait(0);
    expect(theatre.cue).not.toBeNull();
    await act(() => theatre.skip());
    expect(theatre.cue).toBeNull();
    await wait(5000);
    expect(theatre.cue).toBeNull();
  });

  it("shows nothing at speed 0, and nothing of what is taken back", async () => {
    await show([], 0);
    await show([line({ dice: [1] })], 0);
    await wait(0);
    expect(theatre.cue).toBeNull();
    await show([line({ dice: [1] }), line({ dice: [2] })]);
    await show([line({ dice: [1] })]);
    await wait(0);
    expect(theatre.cue).toBeNull();
  });

  it("leaves the dice to a stage, and to a duel the cards as well", async () => {
    await show([], 1, "line");
    await show([line({ dice: [1] }), line({ cards: ["A"] })], 1, "line");
    await wait(0);
    expect(theatre.cue!.line.cards).toEqual(["A"]);
    await act(() => theatre.skip());
    await show([line({ dice: [1] }), line({ cards: ["A"] }), line({ cards: ["B"] })], 1, "duel");
    await wait(0);
    expect(theatre.cue).toBeNull();
  });
});
