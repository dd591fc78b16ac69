import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Announcer } from "../src/play/Announcer";
import type { LogLine } from "../src/protocol";

const story = (from: number, ...texts: string[]) => ({ from, lines: texts.map((text) => ({ text }) as LogLine) });
let root: HTMLElement;

const say = (...texts: string[]) => sayFrom(0, ...texts);

function sayFrom(from: number, ...texts: string[]): string {
  act(() => render(<Announcer story={story(from, ...texts)} />, root));
  return root.textContent!;
}

beforeEach(() => {
  root = document.body.appendChild(document.createElement("div"));
});

afterEach(() => {
  act(() => render(null, root));
  root.remove();
});

describe("what screen readers are told", () => {
  it("is what is new since the last table", () => {
    expect(say("Japan sails.")).toBe("");
    expect(say("Japan sails.", "Italy builds.", "Italy draws.")).toBe("Italy builds. Italy draws.");
    expect(say("Japan sails.", "Italy builds.", "Italy draws.", "Germany passes.")).toBe("Germany passes.");
  });

  it("changes its language with the table", () => {
    say("Japan sails.");
    say("Japan sails.", "Italy builds.");
    expect(say("Japán kihajózik.", "Olaszország épít.")).toBe("Olaszország épít.");
  });

  it("is what is new when old lines are no longer there, or are there again", () => {
    sayFrom(4, "Japan sails.", "Italy builds.");
    expect(sayFrom(5, "Italy builds.", "Italy draws.")).toBe("Italy draws.");
    expect(sayFrom(3, "Japan draws.", "Japan sails.", "Italy builds.", "Italy draws.")).toBe("Italy draws.");
    expect(sayFrom(4, "Japan sails.", "Italy builds.", "Italy draws.", "Germany passes.")).toBe("Germany passes.");
  });

  it("says nothing of what is taken back", () => {
    say("Japan sails.");
    say("Japan sails.", "Italy builds.");
    expect(say("Japan sails.")).toBe("");
  });
});
