import { describe, expect, it } from "vitest";
import { whyNoUndo } from "../src/play/undo";
import type { LogLine } from "../src/protocol";

const line = (ply: number, seat: string, dice: number[] = []) => ({ ply, seat, dice }) as unknown as LogLine;
const own = new Set(["red"]);
const why = (lines: LogLine[], over = false) => whyNoUndo((id) => id, { over }, lines, own);

describe("why nothing can be taken back", () => {
  it("says that there is nothing yet, or that the game is over", () => {
    expect(why([])).toBe("undo-nothing");
    expect(why([line(1, "blue")])).toBe("undo-nothing");
    expect(why([line(1, "red")], true)).toBe("undo-over");
  });

  it("says what has happened with the last action, and whose that was", () => {
    expect(why([line(1, "red"), line(2, "red", [3]), line(2, "blue")])).toBe("undo-dice");
    expect(why([line(1, "red", [3]), line(2, "blue")])).toBe("undo-others");
    expect(why([line(1, "blue"), line(2, "red"), line(2, "blue")])).toBe("undo-news");
    expect(why([line(1, "red"), { ...line(2, ""), kind: "taken-back" }])).toBe("undo-agreed");
  });
});
