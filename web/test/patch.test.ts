import { describe, expect, it } from "vitest";
import { patched, type Patch } from "../src/app/patch";
import samples from "./patches.json";

describe("a patch", () => {
  it("makes here of a value what it makes on the server", () => {
    expect(samples.length).toBeGreaterThan(50);
    for (const { old, patch, new: now } of samples as { old: unknown; patch: Patch; new: unknown }[]) {
      const before = structuredClone(old);
      expect(patched(old, patch)).toEqual(now);
      expect(old).toEqual(before);
    }
  });

  it("leaves what stayed the same as it was", () => {
    const old = { tokens: [{ id: "a", at: 1 }, { id: "b", at: 2 }], view: { deep: [1, 2] }, log: [{ ply: 1 }, { ply: 2 }] };
    const made = patched(old, {
      fields: { tokens: { items: { a: { fields: { at: { set: 3 } } } } }, log: { parts: [[0, 1, []], [2, 0, [{ ply: 3 }]]] } },
    }) as typeof old;
    expect(made).toEqual({ tokens: [{ id: "a", at: 3 }, { id: "b", at: 2 }], view: { deep: [1, 2] }, log: [{ ply: 2 }, { ply: 3 }] });
    expect(made.view).toBe(old.view);
    expect(made.tokens[1]).toBe(old.tokens[1]);
    expect(made.log[0]).toBe(old.log[1]);
  });
});
