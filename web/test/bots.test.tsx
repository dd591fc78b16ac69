import { readFileSync } from "node:fs";
import { join } from "node:path";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { table as mock } from "../mock/tables.mjs";
import { PREFS } from "./prefs";
import { AppContext } from "../src/app/context";
import { translator } from "../src/app/texts";
import { BotsBar } from "../src/play/BotsBar";
import { BotsSlip } from "../src/play/BotsSlip";
import type { Commands } from "../src/play/useCommands";
import type { MatchPage } from "../src/protocol";

const t = translator("en", readFileSync(join(__dirname, "../../src/vezerkar/server/texts/en.ftl"), "utf8"));
let root: HTMLElement;
let sent: string[];

const page = (more: Partial<MatchPage> = {}): MatchPage => {
  const shown = mock("en", 1) as unknown as MatchPage;
  const seats = shown.seats.map((seat) => ({ ...seat, kind: seat.mine ? "human" : "bot", waiting: !seat.mine }));
  return { ...shown, over: false, undo: true, bots: "normal", bots_mine: true, seats, ...more };
};
const commands = { bots: (speed: string) => sent.push(speed), goOn: () => sent.push("go on") } as unknown as Commands;
const show = (table: MatchPage, reading = false) =>
  act(() =>
    render(
      <AppContext.Provider value={{ t, prefs: PREFS, setPrefs() {} }}>
        <BotsBar table={table} commands={commands} />
        <BotsSlip table={table} commands={commands} reading={reading} onRead={() => sent.push("read")} />
      </AppContext.Provider>,
      root,
    ),
  );
const press = (name: string) =>
  act(() => [...root.querySelectorAll("button")].find((button) => (button.getAttribute("aria-label") ?? button.textContent)!.startsWith(name))!.click());

beforeEach(() => {
  sent = [];
  root = document.body.appendChild(document.createElement("div"));
});
afterEach(() => {
  act(() => render(null, root));
  root.remove();
});

describe("the bots", () => {
  it("are paused and go on as fast as before", () => {
    show(page({ bots: "slow" }));
    press("Pause the bots");
    show(page({ bots: "paused" }));
    press("Let the bots go on");
    expect(sent).toEqual(["paused", "slow"]);
  });

  it("are nobody else's to pause, but everybody is told", () => {
    show(page({ bots: "paused", bots_mine: false }));
    expect(root.querySelector(".bots-bar, button")).toBeNull();
    expect(root.querySelector(".bots-slip")!.textContent).toContain("The bots are paused.");
  });

  it("wait while the last action can be taken back, and go on at a click", () => {
    show(page());
    press("Go on");
    expect(sent).toEqual(["go on"]);
  });

  it("wait while one looks at what has happened, and go on when it is waved away", () => {
    show(page({ undo: false }), true);
    expect(root.querySelector(".bots-slip")!.textContent).toContain("while you look");
    press("Go on");
    expect(sent).toEqual(["read"]);
  });

  it("play more slowly when they have thought for long, and everybody is told", () => {
    show(page({ undo: false, bots_slowed: true, bots_mine: false }));
    expect(root.querySelector(".bots-slip")!.textContent).toContain("thought for long");
    expect(root.querySelector(".bots-slip button")).toBeNull();
  });

  it.each<Partial<MatchPage>>([{ undo: false }, { bots: "instant" }, { pace: "instant" }, { over: true }, { over: true, bots_slowed: true }, { seats: [] }])("do not wait: %o", (more) => {
    show(page(more));
    expect(root.querySelector(".bots-slip")).toBeNull();
  });
});
