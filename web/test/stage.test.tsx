import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Die, Stage, StageStep, StageUnit } from "../src/protocol";
import { acts, actMs, losses, unitAt } from "../src/stage/steps";
import { useStage, type StagePlay } from "../src/stage/useStage";

const die = (value: number, need: number): Die => ({ id: `${value}`, value, text: "", good: value <= need, sides: 6, need, over: false });
const shot = (by: string, ...hits: string[]): StageStep => ({ title: by, note: "", state: "done", tone: "blue", dice: [die(2, 2)], by, hits, effects: [], leaves: false });
const unit = (id: string, pips: number, state = ""): StageUnit => ({
  id,
  symbol: "block",
  title: id,
  tone: "blue",
  token: "",
  label: "",
  note: "",
  pips,
  most: 4,
  state,
  choices: [],
});
const fight = (id: string, order: StageStep[], over = false): Stage => ({
  id,
  form: "line",
  title: id,
  note: "",
  place: "",
  sides: [],
  order,
  result: "",
  odds: [],
  chances: [],
  over,
  brief: false,
});

describe("a unit on the stage", () => {
  const stage = fight("milan", [shot("a", "b", "b"), shot("b", "a"), shot("a", "b"), { ...shot("c"), state: "" }]);

  it("has the strength that the acts told so far have left it", () => {
    const b = unit("b", 0, "lost");
    expect([0, 1, 2, 3].map((told) => unitAt(b, stage, told).pips)).toEqual([3, 1, 1, 0]);
  });
  it("is not lost before the act that hits it last", () => {
    const b = unit("b", 0, "lost");
    expect([2, 3].map((told) => unitAt(b, stage, told).state)).toEqual(["", "lost"]);
  });
  it("has not acted before it does", () => {
    const done = fight("milan", [shot("a", "b"), shot("b", "a")]);
    expect([1, 2].map((told) => unitAt(unit("b", 2, "done"), done, told).state)).toEqual(["", "done"]);
  });
  it("is there until it leaves", () => {
    const left = fight("milan", [shot("a", "b"), shot("b", "a"), { ...shot("b"), dice: [], leaves: true }, shot("a")]);
    const b = { ...unit("b", 2, "gone"), note: "to Rome" };
    expect([0, 1, 2, 3, 4].map((told) => unitAt(b, left, told).state)).toEqual(["", "", "", "gone", "gone"]);
    expect([2, 3].map((told) => unitAt(b, left, told).note)).toEqual(["", "to Rome"]);
    expect([0, 1].map((told) => unitAt(b, left, told).pips)).toEqual([3, 2]);
  });
  it("loses what an act takes from it, and acts to come are no acts yet", () => {
    expect(losses(stage.order[0]!, "b")).toBe(2);
    expect(acts(stage)).toHaveLength(3);
  });
});

it("tells a long fight faster, but never so fast that nobody sees it", () => {
  expect(actMs(1)).toBeGreaterThan(actMs(20));
  expect(actMs(1000)).toBe(actMs(100));
});

describe("the stage", () => {
  let root: HTMLElement;
  let played: StagePlay;

  function Shown({ stage, speed, whose, past }: { stage: Stage | null; speed: number; whose: string; past: boolean }) {
    played = useStage(stage, whose, speed, false, past);
    return null;
  }
  const show = (stage: Stage | null, speed = 1, whose = "match", past = false) =>
    act(() => render(<Shown stage={stage} speed={speed} whose={whose} past={past} />, root));
  const wait = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
  const one = fight("milan", [shot("a", "b")]);
  const two = fight("milan", [shot("a", "b"), shot("b", "a")]);
  const end = fight("milan", two.order, true);

  beforeEach(() => {
    vi.useFakeTimers();
    root = document.createElement("div");
  });
  afterEach(() => {
    act(() => render(null, root));
    vi.useRealTimers();
  });

  it("does not tell again what there was when the page came", () => {
    show(two);
    expect([played.told, played.playing]).toEqual([2, false]);
  });
  it("tells what happens, one act after the other", async () => {
    show(null);
    show(two);
    expect([played.told, played.playing]).toEqual([0, true]);
    await wait(actMs(2));
    expect(played.told).toBe(1);
    await wait(20 * actMs(1));
    expect([played.told, played.playing]).toEqual([2, false]);
  });
  it("goes on with a fight that it has told before", () => {
    show(one);
    show(two);
    expect([played.told, played.playing]).toEqual([1, true]);
  });
  it("is skipped by the next input, and closed by the one after if the fight is over", () => {
    show(one);
    show(end);
    act(() => void played.skip());
    expect([played.told, played.stage?.over]).toEqual([2, true]);
    act(() => void played.skip());
    expect(played.stage).toBeNull();
    expect(played.skip()).toBe(false);
  });
  it("tells a fight again from its beginning", async () => {
    show(two);
    act(() => void played.again());
    expect([played.told, played.playing]).toEqual([0, true]);
    await wait(actMs(2));
    await wait(actMs(1));
    expect([played.told, played.playing]).toEqual([2, false]);
  });
  it("tells a fight of the past, and goes on with the present where it was", () => {
    const kiev = fight("kiev", [shot("a", "b"), shot("b", "a")], true);
    show(two);
    show(kiev, 1, "match", true);
    expect([played.stage?.id, played.told, played.playing]).toEqual(["kiev", 0, true]);
    show(one, 1, "match", true);
    show(two);
    expect([played.stage?.id, played.told, played.playing]).toEqual(["milan", 2, false]);
  });
  it("leaves a fight of the past that is over when one leaves the past", () => {
    show(null);
    show(end, 1, "match", true);
    expect(played.stage?.over).toBe(true);
    show(null);
    expect(played.stage).toBeNull();
  });
  it("keeps the end of a fight until it has been read", () => {
    show(one);
    show(end);
    show(null);
    expect(played.stage?.over).toBe(true);
  });
  it("leaves with a fight that has not ended, and with the eyes that saw it", () => {
    show(one);
    show(null);
    expect(played.stage).toBeNull();
    show(end);
    show(null, 1, "another");
    expect(played.stage).toBeNull();
  });
  it("tells nothing in steps when the player wants no theatre", () => {
    show(null, 0);
    show(two, 0);
    expect([played.told, played.playing]).toEqual([2, false]);
    show(end, 0);
    expect(played.stage).toBeNull();
  });
  it("closes a brief fight by itself, for there are many", async () => {
    show(null);
    show({ ...end, brief: true });
    await wait(actMs(2));
    await wait(actMs(1));
    expect([played.playing, played.stage?.over]).toEqual([false, true]);
    await wait(10_000);
    expect(played.stage).toBeNull();
  });
});
