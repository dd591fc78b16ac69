import { readFileSync } from "node:fs";
import { join } from "node:path";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PREFS } from "./prefs";
import { settle } from "./settle";
import { HolidayForm } from "../src/account/HolidayForm";
import { AppContext } from "../src/app/context";
import { translator } from "../src/app/texts";
import { awayOf } from "../src/home/matchWords";
import { awayWords } from "../src/play/away";
import type { Holidays, MatchSummary, SeatInfo } from "../src/protocol";

const t = translator("en", readFileSync(join(__dirname, "../../src/vezerkar/server/texts/en.ftl"), "utf8"));
const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 29, 12);
const NONE: Holidays = { holiday: null, years: [{ year: 2026, left: 30 }, { year: 2027, left: 30 }], most: 14 };
let root: HTMLElement;
let known: Holidays;
let sent: { method: string; body: unknown }[];

async function show(): Promise<void> {
  act(() => render(<AppContext.Provider value={{ t, prefs: PREFS, setPrefs: () => {} }}>{<HolidayForm />}</AppContext.Provider>, root));
  await settle();
}

const find = <E extends HTMLElement = HTMLElement>(selector: string) => root.querySelector<E>(selector)!;

async function submit(): Promise<void> {
  act(() => void find("form").dispatchEvent(new Event("submit", { bubbles: true, cancelable: true })));
  await settle();
}

beforeEach(() => {
  vi.spyOn(Date, "now").mockReturnValue(NOW);
  known = NONE;
  sent = [];
  root = document.body.appendChild(document.createElement("div"));
  vi.stubGlobal("fetch", async (_path: string, init: RequestInit = {}) => {
    const method = init.method ?? "GET";
    if (method !== "GET") sent.push({ method, body: JSON.parse(String(init.body)) });
    if (method === "POST") known = { ...NONE, holiday: { begins: NOW - 1000, until: NOW + 7 * DAY, days: 7 }, years: [{ year: 2026, left: 23 }, NONE.years[1]!] };
    if (method === "DELETE") known = NONE;
    return new Response(JSON.stringify(known));
  });
});
afterEach(() => {
  act(() => render(null, root));
  root.remove();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("the holiday of an account", () => {
  it("begins at once or on a day to come, and ends", async () => {
    await show();
    expect(root.textContent).toContain("30 in 2026");
    await submit();
    expect(sent).toEqual([{ method: "POST", body: { days: 7, begins: null } }]);
    expect(find("[role=status]").textContent).toContain("You are on holiday until");
    expect(root.textContent).toContain("23 in 2026");
    act(() => find<HTMLButtonElement>("button").click());
    await settle();
    expect(sent[1]).toEqual({ method: "DELETE", body: {} });
    const day = find<HTMLInputElement>("input[type=date]");
    day.value = "2026-12-20";
    act(() => void day.dispatchEvent(new Event("input", { bubbles: true })));
    await submit();
    expect(sent[2]!.body).toEqual({ days: 7, begins: new Date("2026-12-20T00:00").getTime() });
  });
  it("cannot begin without days", async () => {
    known = { ...NONE, years: [{ year: 2026, left: 0 }, { year: 2027, left: 0 }] };
    await show();
    expect(root.querySelector("form")).toBeNull();
    expect(root.textContent).toContain(t("holiday-none-left"));
  });
});

describe("the holiday of somebody else", () => {
  const seat = (begins: number, mine = false) =>
    ({ id: "red", player: "red", name: "Red", player_name: "Béla", mine, time: { left_ms: 0, since: null, flags: 0, away: { begins, until: begins + 2 * DAY } } }) as SeatInfo;
  it("is told until it is over", () => {
    expect(awayWords(seat(NOW - DAY), t, "en", NOW)).toMatch(/^on holiday until/);
    expect(awayWords(seat(NOW + DAY), t, "en", NOW)).toMatch(/^on holiday from/);
    expect(awayWords(seat(NOW - 2 * DAY), t, "en", NOW)).toBe("");
  });
  it("stands with the match on the first page", () => {
    const match = (...seats: SeatInfo[]) => ({ over: false, seats }) as unknown as MatchSummary;
    expect(awayOf(match(seat(NOW - DAY)), t, "en", NOW)).toMatch(/^Béla: on holiday until/);
    expect(awayOf(match(seat(NOW - DAY, true), seat(NOW + DAY)), t, "en", NOW)).toBe("");
  });
});
