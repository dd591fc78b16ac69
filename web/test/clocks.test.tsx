import { readFileSync } from "node:fs";
import { join } from "node:path";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { table as mock } from "../mock/tables.mjs";
import { PREFS } from "./prefs";
import { answer } from "./sure";
import { forgetClocks } from "../src/app/clocks";
import { AppContext } from "../src/app/context";
import { translator } from "../src/app/texts";
import { wishFor, type Setup } from "../src/home/setup";
import { BackSlip } from "../src/play/BackSlip";
import { isAway, leftAt, shownTime, TimeLeft } from "../src/play/TimeLeft";
import { TimeBar, TimeSlips } from "../src/play/TimeSlips";
import type { Commands } from "../src/play/useCommands";
import type { GameInfo, MatchPage, SeatTime } from "../src/protocol";

const words = (lang: string) => translator(lang, readFileSync(join(__dirname, `../../src/vezerkar/server/texts/${lang}.ftl`), "utf8"));
const t = words("en");
const HOUR = 3_600_000;
let root: HTMLElement;

const show = (content: preact.ComponentChild) =>
  act(() => render(<AppContext.Provider value={{ t, prefs: PREFS, setPrefs() {} }}>{content}</AppContext.Provider>, root));

beforeEach(() => {
  root = document.body.appendChild(document.createElement("div"));
  forgetClocks();
  vi.useFakeTimers();
  vi.setSystemTime(1_000_000_000);
});
afterEach(() => {
  act(() => render(null, root));
  root.remove();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the time that a seat has left", () => {
  it("stands until its clock runs, and is never less than nothing", () => {
    expect(leftAt({ left_ms: 5000, since: null, flags: 0, away: null }, 99)).toBe(5000);
    expect(leftAt({ left_ms: 5000, since: 100, flags: 0, away: null }, 50)).toBe(5000);
    expect(leftAt({ left_ms: 5000, since: 100, flags: 0, away: null }, 1100)).toBe(4000);
    expect(leftAt({ left_ms: 5000, since: 100, flags: 0, away: null }, 9100)).toBe(0);
  });
  it("stands while its player is on holiday", () => {
    const time = { left_ms: 5000, since: 100, flags: 0, away: { begins: 1100, until: 9100 } };
    expect([600, 1100, 5000, 9100, 10_100].map((now) => leftAt(time, now))).toEqual([4500, 4000, 4000, 4000, 3000]);
    expect(leftAt({ ...time, since: 2000 }, 9600)).toBe(4500);
    expect([1099, 1100, 9099, 9100].map((now) => isAway(time, now))).toEqual([false, true, true, false]);
  });
  it("is short where it can be", () => {
    expect(shownTime(61_000, t)).toBe("1:01");
    expect(shownTime(2 * HOUR + 61_000, t)).toBe("2:01:01");
    expect(shownTime(50 * HOUR, t).replace(/[\u2068\u2069]/g, "")).toBe("2 d 2 h");
    expect(shownTime(50 * HOUR, words("hu")).replace(/[\u2068\u2069]/g, "")).toBe("2 nap 2 óra");
  });
  it("runs by the clock of the table, not by that of this machine", async () => {
    const now = Date.now() + 10_000;
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ now, presets: [] }))));
    const time: SeatTime = { left_ms: 90_000, since: now - 20_000, flags: 0, away: null };
    show(<TimeLeft time={time} short={60_000} />);
    await act(async () => void (await vi.advanceTimersByTimeAsync(1)));
    expect(root.textContent).toContain("1:10");
    await act(async () => void (await vi.advanceTimersByTimeAsync(15_000)));
    expect(root.textContent).toContain("0:55");
    expect(root.querySelector(".is-short")).not.toBeNull();
    show(<TimeLeft time={{ left_ms: 90_000, since: null, flags: 0, away: null }} short={60_000} />);
    await act(async () => void (await vi.advanceTimersByTimeAsync(5000)));
    expect(root.textContent).toContain("1:30");
  });
});

describe("a bot that plays for somebody", () => {
  const shown = mock("en", 1) as unknown as MatchPage;
  const away = (mine: boolean): MatchPage => ({ ...shown, over: false, seats: [{ ...shown.seats[0]!, mine, stand_in: "Greedy" }] });
  it("stops when its player is back", () => {
    const sent: string[] = [];
    const commands = { back: (seat: string) => sent.push(seat) } as unknown as Commands;
    show(<BackSlip table={away(true)} commands={commands} />);
    expect(root.textContent).toContain("Greedy");
    act(() => root.querySelector("button")!.click());
    expect(sent).toEqual([shown.seats[0]!.id]);
    show(<BackSlip table={away(false)} commands={commands} />);
    expect(root.textContent).toBe("");
  });
});

describe("a match that is wished for", () => {
  const game = { id: "any", seatings: [[["red"], ["blue"]]], sides: [2], bots: [{ id: "greedy" }], levels: [] } as unknown as GameInfo;
  const setup: Setup = { sharing: 0, side: "red", bot: "", options: {}, pace: "live", clock: null, timeOut: "default", standIn: "greedy", holidays: true, teaching: false };
  it("has a clock only when one was chosen", () => {
    expect(wishFor(game, setup, () => "me", "").clock).toBeNull();
    const clock = { id: "fast", kind: "days", bank_s: 86_400, increment_s: 14_400, cap_s: 259_200 } as const;
    expect(wishFor(game, { ...setup, clock, timeOut: "bot" }, () => "me", "").clock).toEqual({
      kind: "days",
      bank_s: 86_400,
      increment_s: 14_400,
      cap_s: 259_200,
      time_out: "bot",
      bot: "greedy",
      holidays: true,
    });
    const live = { id: "live", kind: "live", bank_s: 1200, increment_s: 30, cap_s: null } as const;
    expect(wishFor(game, { ...setup, clock: live }, () => "me", "").clock!.holidays).toBe(false);
    expect(wishFor(game, { ...setup, clock, timeOut: "forfeit" }, () => "me", "").clock).not.toHaveProperty("bot");
    const three = { ...game, seatings: [[["red"], ["blue"], ["grey"]]], sides: [3] } as unknown as GameInfo;
    expect(wishFor(three, { ...setup, clock, timeOut: "forfeit" }, () => "me", "").clock!.bot).toBe("greedy");
  });
});

describe("the time of others", () => {
  const shown = mock("en", 1) as unknown as MatchPage;
  const clock = { kind: "days", bank_s: 86_400, increment_s: 14_400, cap_s: null, time_out: "wait", outage_ms: 0, paused_until: null, holidays: true } as const;
  const page = (more: Partial<MatchPage>): MatchPage => ({ ...shown, over: false, clock, ...more });
  const sent: unknown[] = [];
  const commands = { claim: (seat: string, claim: string) => sent.push([seat, claim]), giveTime: (seat: string) => sent.push(seat) } as unknown as Commands;
  const seat = shown.seats[0]!;
  beforeEach(() => void sent.splice(0));
  it("is claimed when it is over, the win only after a question", () => {
    show(<TimeSlips table={page({ may_claim: [{ seat: seat.id, claims: ["bot", "forfeit"], plays_on: false }] })} commands={commands} say={() => {}} />);
    const [bot, win] = root.querySelectorAll("button");
    act(() => bot!.click());
    act(() => win!.click());
    answer(false);
    expect(sent).toEqual([[seat.id, "bot"]]);
    act(() => win!.click());
    answer(true);
    expect(sent[1]).toEqual([seat.id, "forfeit"]);
  });
  it("is no win where the others play on", () => {
    show(<TimeSlips table={page({ may_claim: [{ seat: seat.id, claims: ["bot", "forfeit"], plays_on: true }] })} commands={commands} say={() => {}} />);
    const lose = root.querySelectorAll("button")[1]!;
    expect(lose.textContent).toBe("Let the player lose");
    act(() => lose.click());
    expect(document.querySelector("dialog")!.textContent).toContain("A bot that cannot win plays on there.");
    answer(true);
    expect(sent).toEqual([[seat.id, "forfeit"]]);
  });
  it("stands while somebody is on holiday, and the others read until when", () => {
    const now = Date.now();
    const away = (mine: boolean, begins: number) => page({ may_claim: [], seats: [{ ...seat, mine, time: { left_ms: 5 * HOUR, since: now, flags: 0, away: { begins, until: now + 48 * HOUR } } }] });
    show(<TimeSlips table={away(false, now - HOUR)} commands={commands} say={() => {}} />);
    expect(root.textContent).toContain("on holiday until");
    show(<TimeSlips table={away(true, now - HOUR)} commands={commands} say={() => {}} />);
    expect(root.textContent).not.toContain("on holiday");
    show(<TimeSlips table={away(false, now + HOUR)} commands={commands} say={() => {}} />);
    expect(root.textContent).not.toContain("on holiday");
  });
  it("can be made longer by those who may", () => {
    show(<TimeBar table={page({ may_give: [seat.id] })} commands={commands} />);
    act(() => root.querySelector("button")!.click());
    expect(sent).toEqual([seat.id]);
  });
  it("is said to be short once a question, and only to its holder", async () => {
    const now = Date.now();
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ now, presets: [] }))));
    const said: string[] = [];
    const own = (mine: boolean) => page({ may_claim: [], seats: [{ ...seat, mine, time: { left_ms: 5 * HOUR, since: now, flags: 0, away: null } }] });
    show(<TimeSlips table={own(false)} commands={commands} say={(text) => said.push(text)} />);
    await act(async () => void (await vi.advanceTimersByTimeAsync(HOUR)));
    expect(said).toEqual([]);
    show(<TimeSlips table={own(true)} commands={commands} say={(text) => said.push(text)} />);
    await act(async () => void (await vi.advanceTimersByTimeAsync(1000)));
    expect(said).toHaveLength(1);
    expect(said[0]).toContain("getting short");
    show(<TimeSlips table={own(true)} commands={commands} say={(text) => said.push(text)} />);
    await act(async () => void (await vi.advanceTimersByTimeAsync(HOUR)));
    expect(said).toHaveLength(1);
  });
});
