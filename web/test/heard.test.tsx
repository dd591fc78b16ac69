import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Effect, LogLine } from "../src/protocol";
import type { Cue } from "../src/theatre/cues";
import type { Sound } from "../src/theatre/sounds";
import { useNotice } from "../src/theatre/useNotice";
import { useSounds } from "../src/theatre/useSounds";

interface Scene {
  cue?: Cue | null;
  mine?: boolean;
  over?: boolean;
  on?: boolean;
}

let root: HTMLElement;
let heard: Sound[];
let hidden: boolean;
let told: { title: string; closed: boolean; onclick: (() => void) | null }[];

class Notices {
  static permission: NotificationPermission = "granted";
  onclick: (() => void) | null = null;
  closed = false;
  constructor(public title: string) {
    told.push(this);
  }
  close(): void {
    this.closed = true;
  }
}

function Heard({ cue = null, mine = false, over = false, on = true }: Scene) {
  useSounds(cue, mine, over, on, (sound) => heard.push(sound));
  return null;
}

function Told({ mine, on = true, able = true }: { mine: boolean; on?: boolean; able?: boolean }) {
  const notices = able ? (Notices as unknown as typeof Notification) : undefined;
  useNotice(mine, "Your turn", "The Hunt", on, notices);
  return null;
}

const listen = (scene: Scene) => act(() => render(<Heard {...scene} />, root));
const tell = (props: Parameters<typeof Told>[0]) => act(() => render(<Told {...props} />, root));
const cue = (key: string, dice: number[], ...styles: string[]): Cue => ({
  key,
  ms: 1,
  line: { dice, effects: styles.map((style) => ({ style }) as Effect) } as unknown as LogLine,
});

beforeEach(() => {
  root = document.body.appendChild(document.createElement("div"));
  [heard, told, hidden] = [[], [], true];
  Notices.permission = "granted";
  Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
});

afterEach(() => {
  act(() => render(null, root));
  root.remove();
  delete (document as unknown as Record<string, unknown>)["hidden"];
});

describe("what is heard", () => {
  it("is once each: a card, dice, a shot and a hit", () => {
    const shown = [cue("1", []), cue("2", [4]), cue("3", [4], "tracer", "fall"), cue("4", [], "burst")];
    for (const one of shown) {
      listen({ cue: one });
      listen({ cue: { ...one } });
      listen({ cue: null });
    }
    expect(heard).toEqual(["paper", "rattle", "shot", "hit"]);
  });

  it("is a bell each time that it becomes one's turn, and not while it stays so", () => {
    for (const mine of [false, true, true, false, true]) listen({ mine });
    expect(heard).toEqual(["bell", "bell"]);
  });

  it("is the end once, and not of a game that was over when the page came", () => {
    for (const over of [false, true, false, true]) listen({ over });
    expect(heard).toEqual(["end"]);
    act(() => render(null, root));
    listen({ over: true });
    expect(heard).toEqual(["end"]);
  });

  it("is nothing while the sounds are off", () => {
    listen({ on: false });
    listen({ on: false, cue: cue("1", [2], "tracer"), mine: true, over: true });
    expect(heard).toEqual([]);
  });
});

describe("the notice of the browser", () => {
  it("comes once with one's turn while the page is hidden, and goes with the turn", () => {
    tell({ mine: false });
    expect(told).toEqual([]);
    tell({ mine: true });
    tell({ mine: true });
    expect(told.map(({ title, closed }) => [title, closed])).toEqual([["Your turn", false]]);
    tell({ mine: false });
    expect(told[0]!.closed).toBe(true);
  });

  it("does not come while the page is seen", () => {
    hidden = false;
    tell({ mine: true });
    expect(told).toEqual([]);
  });

  it("does not come if it is off, not allowed or not possible", () => {
    tell({ mine: true, on: false });
    tell({ mine: false });
    Notices.permission = "denied";
    tell({ mine: true });
    tell({ mine: false });
    Notices.permission = "granted";
    tell({ mine: true, able: false });
    expect(told).toEqual([]);
  });

  it("is put away when it is clicked", () => {
    tell({ mine: true });
    told[0]!.onclick!();
    expect(told[0]!.closed).toBe(true);
  });
});
