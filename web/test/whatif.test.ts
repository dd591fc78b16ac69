import { describe, expect, it } from "vitest";
import { EMPTY, grown, lineOf, listed, luckIn, luckOf, pruned, withLuck, type Move } from "../src/whatif/tree";

const move = (text: string): Move => ({ text, label: text });
const texts = (tree: ReturnType<typeof grown>) => lineOf(tree).map(({ text }) => text);

describe("the tree of a what-if", () => {
  it("goes on after the move where one is, and tries nothing twice", () => {
    const line = grown(EMPTY, [move("a: 1"), move("b: 2")]);
    expect(texts(line)).toEqual(["a: 1", "b: 2"]);
    const branch = grown(line, [move("b: 3")], lineOf(line)[0]!.id);
    expect(texts(branch)).toEqual(["a: 1", "b: 3"]);
    expect(branch.nodes).toHaveLength(3);
    expect(grown({ ...branch, at: 0 }, [move("a: 1"), move("b: 2")])).toEqual({ ...branch, at: line.at });
  });

  it("loses with a move all that comes after it, and whoever is there goes before it", () => {
    const line = grown(EMPTY, [move("a: 1"), move("b: 2"), move("a: 4")]);
    const branch = grown(line, [move("b: 3")], lineOf(line)[0]!.id);
    const second = lineOf(line)[1]!.id;
    expect(pruned(branch, second)).toEqual({ nodes: branch.nodes.filter(({ text }) => text === "a: 1" || text === "b: 3"), at: branch.at });
    expect(texts(pruned(line, second))).toEqual(["a: 1"]);
    expect(pruned(line, lineOf(line)[0]!.id)).toEqual(EMPTY);
  });

  it("lists branches deeper than the line they leave", () => {
    const line = grown(EMPTY, [move("a: 1"), move("b: 2"), move("a: 4")]);
    const branch = grown(line, [move("b: 3")], lineOf(line)[0]!.id);
    expect(listed(branch).map(({ node, depth }) => [node.text, depth])).toEqual([["a: 1", 0], ["b: 2", 1], ["a: 4", 1], ["b: 3", 1]]);
  });

  it("writes the luck of a move behind it, and nothing that is as usual", () => {
    expect(withLuck("british: search G", { faces: [6] })).toBe("british: search G [6]");
    expect(withLuck("british: search G [6]", { group: 2 })).toBe("british: search G [6] #2");
    expect(withLuck("british: search G [6] #2", { faces: [], roll: 3, group: 1 })).toBe("british: search G *3");
    expect(luckOf("a: b 1 [4,2] *2 #3")).toEqual({ action: "a: b 1", faces: [4, 2], roll: 2, group: 3, refill: 0 });
    expect(luckOf("a: b 1 #3 +2")).toEqual({ action: "a: b 1", faces: [], roll: 1, group: 3, refill: 2 });
    expect(withLuck("a: b 1 #3", { refill: 1 })).toBe("a: b 1 #3 +1");
    expect(luckIn("a: b 1 [4,2] *2 #3")).toBe(" [4,2] *2 #3");
    expect(luckIn("a: b 1")).toBe("");
  });
});
