import { describe, expect, it } from "vitest";
import type { Effect } from "../src/protocol";
import { soundOf } from "../src/theatre/sounds";

const effects = (...styles: string[]) => styles.map((style) => ({ style }) as Effect);

describe("the sounds of a table", () => {
  it("are those of what is shown: a shot, a hit, dice", () => {
    expect(soundOf({ dice: [3], effects: effects("tracer", "fall") })).toBe("shot");
    expect(["lob", "strip", "burst", "clash", "fall"].map((style) => soundOf({ dice: [], effects: effects(style) }))).toEqual(["shot", "shot", "hit", "hit", "hit"]);
    expect(soundOf({ dice: [3], effects: [] })).toBe("rattle");
    expect(soundOf({ dice: [], effects: effects("smoke", "sign") })).toBe(null);
  });
});
