import { render } from "preact";
import { act } from "preact/test-utils";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Effect, LogLine } from "../src/protocol";
import type { Cue } from "../src/theatre/cues";
import { settle } from "./settle";
import { play, soundOf } from "../src/theatre/sounds";
import { useSounds } from "../src/theatre/useSounds";

vi.mock("../src/theatre/sounds", async (real) => ({ ...(await real<typeof import("../src/theatre/sounds")>()), play: vi.fn() }));

const effects = (...styles: string[]) => styles.map((style) => ({ style }) as Effect);
const dice = [3];
const played = () => vi.mocked(play).mock.calls.map(([sound]) => sound);

interface Heard {
  cue?: Cue | null;
  mine?: boolean;
  over?: boolean;
  on?: boolean;
}

function Table({ cue = null, mine = false, over = false, on = true }: Heard) {
  useSounds(cue, mine, over, on);
  return null;
}

const cue = (key: string, line: Partial<LogLine>): Cue => ({ key, line: { dice: [], effects: [], cards: [], ...line } as unknown as LogLine, ms: 100 });

beforeEach(() => vi.mocked(play).mockClear());

describe("the sounds of a table", () => {
  it("are those of what is shown: a shot, a hit, dice", () => {
    expect(soundOf({ dice, effects: effects("tracer", "fall") })).toBe("shot");
    expect(["lob", "strip", "burst", "clash", "fall"].map((style) => soundOf({ dice: [], effects: effects(style) }))).toEqual(["shot", "shot", "hit", "hit", "hit"]);
    expect(soundOf({ dice, effects: [] })).toBe("rattle");
    expect(soundOf({ dice: [], effects: effects("smoke", "sign") })).toBe(null);
  });

  it("tell of cards, of one's turn and of the end, each once, and nothing if they are off", async () => {
    const root = document.body.appendChild(document.createElement("div"));
    const show = async (heard: Heard) => {
      act(() => render(<Table {...heard} />, root));
      await settle();
    };
    await show({});
    expect(played()).toEqual([]);
    const card = cue("1", {});
    await show({ cue: card });
    await show({ cue: card, mine: true });
    await show({ cue: cue("2", { effects: effects("clash") }), mine: true });
    await show({ over: true });
    await show({ over: false });
    await show({ over: true });
    expect(played()).toEqual(["paper", "bell", "hit", "end"]);
    vi.mocked(play).mockClear();
    await show({ on: false });
    await show({ cue: cue("3", { dice }), mine: true, over: true, on: false });
    expect(played()).toEqual([]);
  });
});
