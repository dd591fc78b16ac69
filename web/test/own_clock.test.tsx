import { readFileSync } from "node:fs";
import { join } from "node:path";
import { render } from "preact";
import { act } from "preact/test-utils";
import { useState } from "preact/hooks";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { games } from "../mock/tables.mjs";
import { PREFS } from "./prefs";
import { settle } from "./settle";
import { forgetClocks } from "../src/app/clocks";
import { AppContext } from "../src/app/context";
import { translator } from "../src/app/texts";
import { ClockFields } from "../src/home/ClockFields";
import { firstOwn, ownClock, rangeOf, typedOf, wrongParts } from "../src/home/ownClock";
import { botPlaysOn, forfeitWords, lastSetup, timeOutHint, type Setup } from "../src/home/setup";
import { clockWords } from "../src/lobby/tableWords";
import type { ClockLimits, ClockPreset, GameInfo } from "../src/protocol";

const words = (lang: string) => translator(lang, readFileSync(join(__dirname, `../../src/vezerkar/server/texts/${lang}.ftl`), "utf8"));
const t = words("en");
const DAY = 86_400;
const PRESETS: ClockPreset[] = [
  { id: "live", kind: "live", bank_s: 1200, increment_s: 30, cap_s: null },
  { id: "fast", kind: "days", bank_s: DAY, increment_s: 4 * 3600, cap_s: 3 * DAY },
  { id: "usual", kind: "days", bank_s: 3 * DAY, increment_s: 12 * 3600, cap_s: 5 * DAY },
];
const LIVE: ClockLimits = { kind: "live", bank_s: [300, 5400], increment_s: [0, 120], cap_s: null };
const DAYS: ClockLimits = { kind: "days", bank_s: [DAY, 21 * DAY], increment_s: [4 * 3600, 7 * DAY], cap_s: 42 * DAY };
const typed = (bank_s: string, increment_s: string, cap_s = "") => ({ bank_s, increment_s, cap_s });
const plain = (text: string) => text.replace(/[\u2068\u2069]/g, "");

describe("a clock of one's own", () => {
  it("begins as the one that was chosen before, or as the usual one of its kind", () => {
    expect(firstOwn("days", PRESETS[1]!, PRESETS)).toEqual({ ...PRESETS[1], id: "own-days" });
    expect(firstOwn("days", PRESETS[0]!, PRESETS)!.bank_s).toBe(3 * DAY);
    expect(firstOwn("live", null, PRESETS)!.id).toBe("own-live");
    expect(firstOwn("live", null, [])).toBeNull();
    expect(typedOf(PRESETS[2]!)).toEqual(typed("3", "12", "5"));
  });
  it("is typed in plain units", () => {
    expect(ownClock("live", typed("45", "0"), LIVE)).toEqual({ id: "own-live", kind: "live", bank_s: 2700, increment_s: 0, cap_s: null });
    expect(ownClock("days", typed("2", "8", "4"), DAYS)).toEqual({ id: "own-days", kind: "days", bank_s: 2 * DAY, increment_s: 8 * 3600, cap_s: 4 * DAY });
  });
  it("has the limits of the server, and no cap below what one has at the start", () => {
    expect([rangeOf("bank_s", "live", typed("", ""), LIVE), rangeOf("increment_s", "live", typed("", ""), LIVE)]).toEqual([[5, 90], [0, 120]]);
    expect(rangeOf("increment_s", "days", typed("", ""), DAYS)).toEqual([4, 168]);
    expect(rangeOf("cap_s", "days", typed("7", "8", "9"), DAYS)).toEqual([7, 42]);
    expect(rangeOf("cap_s", "days", typed("70", "8", "9"), DAYS)).toEqual([1, 42]);
    expect(wrongParts("days", typed("7", "8", "6"), DAYS)).toEqual(["cap_s"]);
    for (const bank of ["", "4", "91", "5.5", "-5", "1e1", "many"]) {
      expect(wrongParts("live", typed(bank, "30"), LIVE)).toEqual(["bank_s"]);
      expect(ownClock("live", typed(bank, "30"), LIVE)).toBeNull();
    }
  });
  it("is told in the lobby as it is", () => {
    expect(plain(clockWords({ kind: "days", bank_s: 2 * DAY, increment_s: 36 * 3600, cap_s: 4 * DAY }, t))).toBe("2 d + 36 h a day, 4 d at most");
    expect(plain(clockWords({ kind: "days", bank_s: 1.5 * DAY, increment_s: 4 * 3600, cap_s: null }, words("hu")))).toBe("1,5 nap + naponta 4 óra, legfeljebb 3 nap");
    expect(plain(clockWords({ kind: "live", bank_s: 330, increment_s: 7, cap_s: null }, t))).toBe("5.5 min + 7 s a turn");
  });
});

const fog = games("en")[0] as unknown as GameInfo;
const three = { ...fog, seatings: [[["red"], ["blue"], ["grey"]]], sides: [3] } as unknown as GameInfo;
const teams = { ...three, sides: [2] } as unknown as GameInfo;

describe("losing by time", () => {
  it("is said as the server does it", () => {
    expect(forfeitWords(fog, 0, t)).toBe("The player loses");
    expect(forfeitWords(teams, 0, t)).toBe("The player's side loses");
    expect(forfeitWords(three, 0, t)).toBe("The player loses, a bot plays on");
    const setup = { ...lastSetup(fog), timeOut: "forfeit" } as Setup;
    expect([fog, teams, three].map((game) => timeOutHint(game, setup, t))).toEqual(["", "", "The others go on with the game. The bot cannot win."]);
    expect([fog, teams, three].map((game) => botPlaysOn(game, setup))).toEqual([false, false, true]);
  });
});

describe("the fields of a clock", () => {
  let root: HTMLElement;
  let setup: Setup;
  let wrong = false;

  function Fields({ game }: { game: GameInfo }) {
    const [value, setValue] = useState(() => lastSetup(game));
    setup = value;
    return <ClockFields game={game} setup={value} setSetup={setValue} onWrong={(now) => (wrong = now)} />;
  }
  const show = async (game: GameInfo) => {
    act(() => render(<AppContext.Provider value={{ t, prefs: PREFS, setPrefs() {} }}><Fields game={game} /></AppContext.Provider>, root));
    await settle();
  };
  const field = (label: string) => [...root.querySelectorAll("label")].find((one) => one.querySelector("span")!.textContent === label)!;
  const choose = (label: string, value: string) =>
    act(() => {
      const select = field(label).querySelector("select")!;
      select.value = value;
      select.dispatchEvent(new Event("change", { bubbles: true }));
    });
  const type = (label: string, value: string) =>
    act(() => {
      const input = field(label).querySelector("input")!;
      input.value = value;
      input.dispatchEvent(new Event("input", { bubbles: true }));
    });

  beforeEach(() => {
    root = document.body.appendChild(document.createElement("div"));
    wrong = false;
    forgetClocks();
    localStorage.clear();
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ now: Date.now(), presets: PRESETS, limits: [LIVE, DAYS] }))));
  });
  afterEach(() => {
    act(() => render(null, root));
    root.remove();
    vi.unstubAllGlobals();
  });

  it("take a clock of one's own, and say at once what is wrong with it", async () => {
    await show(fog);
    choose("Clock", "own-days");
    expect([setup.clock!.bank_s, setup.timeOut]).toEqual([3 * DAY, "bot"]);
    choose("When the time is over", "wait");
    type("Time at the start, in days", "6");
    const cap = field("Never more than, in days").parentElement!;
    expect(cap.querySelector("input")!.getAttribute("aria-invalid")).toBe("true");
    expect(plain(cap.querySelector("[role=alert]")!.textContent!)).toBe("Type a whole number from 6 to 42.");
    expect([wrong, setup.clock!.bank_s]).toEqual([true, 3 * DAY]);
    type("Never more than, in days", "12");
    expect([wrong, setup.clock]).toEqual([false, { id: "own-days", kind: "days", bank_s: 6 * DAY, increment_s: 12 * 3600, cap_s: 12 * DAY }]);
    expect([root.querySelector("[role=alert]"), setup.timeOut]).toEqual([null, "wait"]);
    type("Never more than, in days", "");
    choose("Clock", "fast");
    expect([wrong, setup.clock!.id]).toEqual([false, "fast"]);
  });
  it("let one say which bot takes over, where one does", async () => {
    await show(fog);
    expect(field("Who takes over")).toBeUndefined();
    choose("Clock", "usual");
    expect([...field("Who takes over").querySelectorAll("option")].map(({ textContent }) => textContent)).toEqual(["Easy", "Normal", "Searcher"]);
    expect(setup.standIn).toBe("greedy");
    choose("Who takes over", "random");
    expect(setup.standIn).toBe("random");
    choose("When the time is over", "forfeit");
    expect(field("Who takes over")).toBeUndefined();
  });
});
