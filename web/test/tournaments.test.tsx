import { readFileSync } from "node:fs";
import { join } from "node:path";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PREFS } from "./prefs";
import { settle } from "./settle";
import { forgetClocks } from "../src/app/clocks";
import { AppContext } from "../src/app/context";
import { parseRoute, tournamentPath } from "../src/app/routes";
import { translator } from "../src/app/texts";
import { TournamentPage } from "../src/tournaments/TournamentPage";
import { TournamentForm } from "../src/tournaments/TournamentForm";
import { dateWords, placeWords, pointWords } from "../src/tournaments/tournamentWords";
import type { GameInfo, PairingInfo, StandingInfo, TournamentPage as Tournament } from "../src/protocol";
import type { ComponentChildren } from "preact";

const t = translator("en", readFileSync(join(__dirname, "../../src/vezerkar/server/texts/en.ftl"), "utf8"));
const entrant = (number: number, name: string, more = {}) => ({ number, name, bot: false, former: false, withdrawn: false, me: false, may_take_out: false, ...more });
const standing = (number: number, points: number): StandingInfo => ({ entrant: number, points, direct: 0, sonneborn: 0.25, buchholz: 1, wins: 1, performance: 1100, won: 1, drawn: 1, lost: 0 });
const pairing = (table: number, first: number, second: number | null, more: Partial<PairingInfo> = {}): PairingInfo => ({ table, first, second, match: null, result: null, unplayed: false, reason: "", may_settle: false, third: null, ...more });
const CUP: Tournament = {
  info: { id: "t1", name: "Spring cup", about: "", game: "hunt", title: "The Hunt", form: "swiss", state: "running", rounds: 3, round: 2, entered: 3, rated: false, places: 8, organiser: "Olga", made: "", began: "", ended: "", round_days: 0, players: 2, group_size: 0, go_on: 2, group_rounds: 0, at_once: false, starts_full: false, starts_at: "", least: 4 },
  options: [{ name: "Setup", value: "Long" }],
  clock: { kind: "live", bank_s: 1200, increment_s: 30, cap_s: null },
  sides: ["Kriegsmarine", "Royal Navy"],
  entrants: [entrant(1, "Anna", { me: true }), entrant(2, "Easy", { bot: true }), entrant(3, "Béla", { withdrawn: true })],
  standings: [standing(2, 1.5), standing(1, 0.5), standing(3, 0)],
  rounds: [
    [pairing(1, 1, 2, { match: "m1", result: "draw" }), pairing(2, 3, null, { result: "first", unplayed: true })],
    [pairing(1, 2, 1, { match: "m2" }), pairing(2, 3, 2, { match: "m3", result: "second", unplayed: true, reason: "gone for good" })],
  ],
  commitment: "abc",
  seed: null,
  may: ["withdraw"],
  dates: [],
  groups: [],
};

let root: HTMLElement;
let answer: Tournament;
let posted: [string, unknown][];

/** What its organiser may do: decide the game that is on, and take out whoever is not out yet. */
const organised = () => {
  answer.may = ["settle", "cancel"];
  answer.rounds[1]![0]!.may_settle = true;
  for (const one of answer.entrants) one.may_take_out = !one.withdrawn;
};
const text = () => root.textContent!.replace(/[\u2068\u2069]/g, "").replace(/\s+/g, " ");
const show = async (content: ComponentChildren) => {
  await act(() => render(<AppContext.Provider value={{ t, prefs: PREFS, setPrefs() {} }}>{content}</AppContext.Provider>, root));
  await settle();
};
const submit = () => act(() => void root.querySelector("dialog form")!.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true })));
const button = (words: string) => [...root.querySelectorAll("button")].filter((one) => one.textContent === words).at(-1)!;

beforeEach(() => {
  root = document.body.appendChild(document.createElement("div"));
  answer = structuredClone(CUP);
  posted = [];
  HTMLDialogElement.prototype.showModal ??= () => {};
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
    if (init?.method === "POST") posted.push([path.split("?")[0]!, JSON.parse(String(init.body))]);
    return new Response(JSON.stringify(path.startsWith("/api/tournaments") ? answer : []));
  });
});

afterEach(() => {
  vi.useRealTimers();
  act(() => render(null, root));
  root.remove();
});

describe("a tournament", () => {
  it("has an address", () => {
    expect(parseRoute(tournamentPath())).toEqual({ page: "tournaments" });
    expect(parseRoute(tournamentPath("t 1"))).toEqual({ page: "tournament", id: "t 1" });
  });

  it("writes halves and quarters of points", () => {
    expect([0, 0.5, 2.5, 1.25, 0.75, 3].map(pointWords)).toEqual(["0", "½", "2½", "1¼", "¾", "3"]);
  });

  it("shows its table, and the rounds with who has which side", async () => {
    await show(<TournamentPage id="t1" />);
    expect([...root.querySelectorAll(".standings tbody tr")].map((row) => row.children[1]!.textContent!.trim().split(" ")[0])).toEqual(["Easy", "Anna", "Béla"]);
    expect(root.querySelector(".standings tr.is-mine")!.textContent).toContain("Anna");
    const [last, first] = [...root.querySelectorAll<HTMLDetailsElement>(".round")];
    expect(last!.open && !first!.open).toBe(true);
    expect(last!.textContent).toContain("Round 2");
    expect(last!.querySelector("a[href='/play/m2']")!.textContent).toBe("Play");
    expect(last!.textContent).toContain("Kriegsmarine");
    expect(last!.textContent!.replace(/[\u2068\u2069]/g, "")).toContain("Decided by the organiser: gone for good");
    expect(first!.querySelector("a[href='/play/m1']")!.textContent).toBe("½–½");
    expect(first!.textContent).toContain("sits out");
    expect(text()).toContain("Round 2 of 3");
    expect(text()).toContain("Setup: Long");
  });

  it("shows the table of each group, who goes on, and then the knock-out", async () => {
    answer.info = { ...answer.info, form: "groups", group_size: 3, group_rounds: 1 };
    answer.groups = [
      { standings: [standing(1, 2), standing(2, 1)], go_on: [1] },
      { standings: [standing(3, 1)], go_on: [3] },
    ];
    answer.standings = [standing(1, 1), standing(3, 0)];
    await show(<TournamentPage id="t1" />);
    expect([...root.querySelectorAll("h2, h3")].map((one) => one.textContent!.replace(/[\u2068\u2069]/g, "")).slice(0, 4)).toEqual(["Groups", "Group A", "Group B", "Knock-out"]);
    const tables = [...root.querySelectorAll(".standings")].map((one) => one.textContent!);
    expect(tables).toHaveLength(3);
    expect(tables[0]!.match(/goes on/g)).toHaveLength(1);
    expect(tables[2]).not.toContain("goes on");
    const [last, first] = [...root.querySelectorAll(".round")];
    expect(last!.querySelector("summary")!.textContent).toContain("Knock-out");
    expect(last!.querySelector("h3")).toBeNull();
    expect(first!.querySelector("summary")!.textContent).toContain("Groups");
    expect([...first!.querySelectorAll("h3")].map((one) => one.textContent!.replace(/[\u2068\u2069]/g, ""))).toEqual(["Group A", "Group B"]);
    expect(text()).toContain("groups of 3, the first two of each go on");
  });

  it("says whether its games are rated", async () => {
    await show(<TournamentPage id="t1" />);
    expect(text()).toContain("· not rated");
    answer = { ...CUP, info: { ...CUP.info, rated: true } };
    await show(<TournamentPage key="rated" id="t1" />);
    expect(text()).toContain("· rated");
  });

  it("asks once more before somebody withdraws from a tournament that has begun", async () => {
    await show(<TournamentPage id="t1" />);
    act(() => button("Withdraw").click());
    expect(posted).toEqual([]);
    act(() => button("Withdraw").click());
    await settle();
    expect(posted).toEqual([["/api/tournaments/t1/withdraw", {}]]);
  });

  it("lets its organiser take somebody out and decide a game, with a reason", async () => {
    organised();
    await show(<TournamentPage id="t1" />);
    expect(root.querySelectorAll(".entrant-list .icon-button").length).toBe(2);
    act(() => root.querySelector<HTMLButtonElement>("[aria-label^='Take out']")!.click());
    expect(posted).toEqual([]);
    root.querySelector<HTMLInputElement>("dialog input[required]")!.value = "has insulted others";
    submit();
    await settle();
    expect(posted).toEqual([["/api/tournaments/t1/withdraw", { entrant: 1, reason: "has insulted others" }]]);
    act(() => button("Decide this game").click());
    root.querySelector<HTMLSelectElement>("dialog select")!.value = "neither";
    root.querySelector<HTMLInputElement>("dialog input")!.value = "both are gone";
    submit();
    await settle();
    expect(posted[1]).toEqual(["/api/tournaments/t1/settle", { round: 2, table: 1, result: "neither", reason: "both are gone" }]);
  });

  it("lets its organiser neither decide the own game nor take out the opponent of it", async () => {
    organised();
    answer.rounds[1]![0]!.may_settle = false;
    for (const one of answer.entrants) one.may_take_out = false;
    await show(<TournamentPage id="t1" />);
    expect(root.querySelectorAll(".entrant-list .icon-button").length).toBe(0);
    expect(button("Decide this game")).toBe(undefined);
    expect(text()).toContain("so an admin decides this game");
  });

  it("asks for the days of a round, two at least, only where its rounds are to have dates", async () => {
    const games = [{ id: "hunt", title: "The Hunt", options: [], recommended: {}, seatings: [[["german"], ["british"]]], table_sizes: [2] }] as unknown as GameInfo[];
    await show(<TournamentForm games={games} onMade={() => {}} onClose={() => {}} />);
    const days = () => root.querySelector<HTMLInputElement>("input[name=round_days]");
    expect(days()).toBe(null);
    act(() => root.querySelector<HTMLInputElement>("input[name=dated]")!.click());
    expect([days()!.min, days()!.value]).toEqual(["2", "7"]);
    days()!.value = "1";
    expect(days()!.checkValidity()).toBe(false);
  });

  it("takes a clock of one's own, and is not made with one that cannot be", async () => {
    const presets = [{ id: "usual", kind: "days", bank_s: 259_200, increment_s: 43_200, cap_s: 432_000 }];
    const limits = [{ kind: "days", bank_s: [86_400, 1_814_400], increment_s: [14_400, 604_800], cap_s: 3_628_800 }];
    forgetClocks();
    vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
      if (init?.method === "POST") posted.push([path.split("?")[0]!, JSON.parse(String(init.body))]);
      return new Response(JSON.stringify(path.startsWith("/api/clocks") ? { now: 0, presets, limits } : { tournament: "t2" }));
    });
    const games = [{ id: "hunt", title: "The Hunt", options: [], recommended: {}, seatings: [[["german"], ["british"]]], table_sizes: [2] }] as unknown as GameInfo[];
    let made = "";
    await show(<TournamentForm games={games} onMade={(id) => (made = id)} onClose={() => {}} />);
    const clock = [...root.querySelectorAll("select")].find((one) => [...one.options].some(({ value }) => value === "usual"))!;
    expect(clock.value).toBe("usual");
    act(() => {
      clock.value = "own-days";
      clock.dispatchEvent(new Event("change", { bubbles: true }));
    });
    const [bank, , cap] = root.querySelectorAll<HTMLInputElement>(".own-clock input");
    const type = (input: HTMLInputElement, value: string) =>
      act(() => {
        input.value = value;
        input.dispatchEvent(new Event("input", { bubbles: true }));
      });
    type(bank!, "10");
    expect(root.querySelector<HTMLButtonElement>("button[type=submit]")!.disabled).toBe(true);
    type(cap!, "20");
    root.querySelector<HTMLInputElement>("input[name=name]")!.value = "Slow";
    await act(async () => root.querySelector("form")!.requestSubmit());
    await settle();
    expect((posted.at(-1)![1] as { clock: unknown }).clock).toEqual({ kind: "days", bank_s: 864_000, increment_s: 43_200, cap_s: 1_728_000, holidays: false });
    expect(made).toBe("t2");
    forgetClocks();
  });

  it("says when it begins", async () => {
    answer = { ...CUP, info: { ...CUP.info, state: "open", round: 0 }, rounds: [], standings: [] };
    await show(<TournamentPage id="t1" />);
    expect(text()).toContain("The organiser starts it, with at least 4 entrants.");
    answer = { ...answer, info: { ...answer.info, starts_full: true, starts_at: "2026-12-09T18:00:00Z" } };
    await show(<TournamentPage key="by itself" id="t1" />);
    expect(text()).toContain("when all 8 places are taken");
    expect(text()).toContain("if fewer than 4 have entered by then, it is called off");
  });

  it("asks for a moment, and sends it with its zone", async () => {
    const games = [{ id: "hunt", title: "The Hunt", options: [], recommended: {}, seatings: [[["german"], ["british"]]], table_sizes: [2] }] as unknown as GameInfo[];
    await show(<TournamentForm games={games} onMade={() => {}} onClose={() => {}} />);
    const moment = () => root.querySelector<HTMLInputElement>("input[name=starts_at]");
    expect(moment()).toBe(null);
    act(() => root.querySelector<HTMLInputElement>("input[name=timed]")!.click());
    expect([moment()!.type, moment()!.required]).toEqual(["datetime-local", true]);
    expect(text()).toContain("with at least 5 entrants");
  });

  it("asks for groups, and if their games begin at once where the clock has days", async () => {
    const games = [{ id: "hunt", title: "The Hunt", options: [], recommended: {}, seatings: [[["german"], ["british"]]], table_sizes: [2] }] as unknown as GameInfo[];
    await show(<TournamentForm games={games} onMade={() => {}} onClose={() => {}} />);
    const field = (name: string) => root.querySelector<HTMLInputElement>(`[name=${name}]`);
    expect([field("group_size"), field("go_on"), field("at_once")]).toEqual([null, null, null]);
    const form = [...root.querySelectorAll("select")].find((one) => [...one.options].some(({ value }) => value === "groups"))!;
    act(() => {
      form.value = "groups";
      form.dispatchEvent(new Event("change", { bubbles: true }));
    });
    expect([field("group_size")!.value, field("go_on")!.value]).toEqual(["4", "2"]);
    expect([field("places")!.min, field("places")!.max]).toEqual(["6", "64"]);
  });

  it("asks how many sit at a table where there is a choice, and offers three no knock-out", async () => {
    const games = [{ id: "triumph", title: "T&T", options: [], recommended: {}, seatings: [], table_sizes: [3, 2] }] as unknown as GameInfo[];
    await show(<TournamentForm games={games} onMade={() => {}} onClose={() => {}} />);
    const [, players, form] = root.querySelectorAll("select");
    const choose = (of: HTMLSelectElement, value: string) =>
      act(() => {
        of.value = value;
        of.dispatchEvent(new Event("change", { bubbles: true }));
      });
    const forms = () => [...form!.options].map(({ value }) => value);
    const places = () => root.querySelector<HTMLInputElement>("input[name=places]")!;
    expect([forms(), places().min, places().max]).toEqual([["swiss", "round_robin"], "9", "64"]);
    choose(form!, "round_robin");
    expect([places().max, places().value]).toEqual(["9", "9"]);
    expect(text()).toContain("that player is last");
    choose(players!, "2");
    expect(forms()).toContain("knockout");
    expect([places().min, places().max]).toEqual(["2", "16"]);
  });

  it("shows three at a table, each with a side, and how they ended", async () => {
    const rounds = [[pairing(1, 1, 2, { third: 3, match: "m1", result: "213" }), pairing(2, 4, null, { result: "first", unplayed: true })]];
    const fourth = { ...CUP.entrants[0]!, number: 4, name: "Dóra", me: false };
    answer = { ...CUP, info: { ...CUP.info, players: 3, round: 1 }, sides: ["Axis", "West", "USSR"], entrants: [...CUP.entrants.slice(0, 3), fourth], rounds };
    await show(<TournamentPage id="t1" />);
    const table = root.querySelector(".pairing.is-three")!;
    expect([...table.querySelectorAll(".pairing-side small")].map((one) => one.textContent)).toEqual(["Axis", "West", "USSR"]);
    const names = CUP.entrants.slice(0, 3).map(({ name }) => name);
    expect(table.querySelector(".pairing-result")!.textContent).toBe(`1. ${names[1]} · 2. ${names[0]} · 3. ${names[2]}`);
    expect(text()).toContain("tables of three");
    expect(placeWords("213", ["Anna", "Béla", "Cili"], "en")).toBe("1. Béla · 2. Anna · 3. Cili");
    expect(placeWords("113", ["Anna", "Béla", "Cili"], "hu")).toBe("1. Anna és Béla · 3. Cili");
  });

  it("asks for the reason for taking out whoever has the third side of an open game", async () => {
    const entrants = CUP.entrants.slice(0, 3).map((one) => ({ ...one, may_take_out: one.number === 3 }));
    answer = { ...CUP, info: { ...CUP.info, players: 3, round: 1 }, sides: ["Axis", "West", "USSR"], entrants, rounds: [[pairing(1, 1, 2, { third: 3, match: "m1" })]] };
    await show(<TournamentPage id="t1" />);
    await act(() => root.querySelector<HTMLButtonElement>(".entrant-list button")!.click());
    expect(root.querySelector("input[name=reason]")).not.toBeNull();
  });

  it("says in which zone a date is", () => {
    const moment = "2026-12-09T10:00:00Z";
    for (const lang of ["en", "hu"]) {
      const parts = new Intl.DateTimeFormat(lang, { timeZoneName: "short" }).formatToParts(new Date(moment));
      expect(dateWords(moment, lang)).toContain(parts.find((one) => one.type === "timeZoneName")!.value);
    }
  });

  it("says until when a round is to be played, if that has passed, and why it was put off", async () => {
    answer.info.round_days = 7;
    answer.dates = [{ round: 2, until: "2026-12-09T10:00:00Z", late: false, extensions: [{ until: "2026-12-09T10:00:00Z", reason: "Béla was ill" }] }];
    await show(<TournamentPage id="t1" />);
    expect(text()).toContain("7 days for each round");
    const [last, first] = [...root.querySelectorAll<HTMLDetailsElement>(".round")].map((one) => one.textContent!.replace(/[\u2068\u2069]/g, ""));
    expect(last).toMatch(/To be played until .*2026/);
    expect(last).toMatch(/Put off until .*2026.*: Béla was ill/);
    expect(first).not.toContain("To be played until");
    answer = { ...answer, dates: [{ ...answer.dates[0]!, late: true }] };
    await show(<TournamentPage key="late" id="t1" />);
    expect(text()).toContain("The date has passed");
    expect(button("Give this round more days")).toBe(undefined);
  });

  it("lets its organiser give the round more days, with a reason, and no other round that begins meanwhile", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    organised();
    answer.may.push("extend");
    answer.dates = [{ round: 2, until: "2026-12-09T10:00:00Z", late: true, extensions: [] }];
    await show(<TournamentPage id="t1" />);
    act(() => button("Give this round more days").click());
    // Meanwhile the next round begins.
    answer.info.round = 3;
    answer.rounds.push([pairing(1, 1, 2)]);
    answer.dates.push({ round: 3, until: "2026-12-16T10:00:00Z", late: false, extensions: [] });
    await act(async () => void (await vi.advanceTimersByTimeAsync(10_000)));
    expect(text()).toContain("Round 3");
    expect(root.querySelector("dialog")!.getAttribute("aria-label")!.replace(/[\u2068\u2069]/g, "")).toBe("Round 2: more days");
    root.querySelector<HTMLInputElement>("dialog input[name=days]")!.value = "5";
    root.querySelector<HTMLInputElement>("dialog input[name=reason]")!.value = "Béla was ill";
    submit();
    await settle();
    expect(posted).toEqual([["/api/tournaments/t1/extend", { round: 2, until: "2026-12-09T10:00:00Z", days: 5, reason: "Béla was ill" }]]);
  });

  it("says before it begins if people can meet whom they have blocked", async () => {
    answer.info.state = "open";
    answer.rounds = [];
    await show(<TournamentPage id="t1" />);
    expect(text()).toContain("only if no other pairing is as fair");
    answer = { ...answer, info: { ...answer.info, form: "knockout" } };
    await show(<TournamentPage key="knockout" id="t1" />);
    expect(text()).toContain("you can meet people whom you have blocked");
  });

  it("asks for no reason to take out somebody who plays nothing at the moment", async () => {
    organised();
    answer.rounds.pop();
    await show(<TournamentPage id="t1" />);
    act(() => root.querySelector<HTMLButtonElement>("[aria-label^='Take out']")!.click());
    expect(root.querySelector("dialog input")).toBe(null);
  });

  it("lets nobody settle a game of a knock-out without a winner", async () => {
    organised();
    answer.info.form = "knockout";
    await show(<TournamentPage id="t1" />);
    act(() => button("Decide this game").click());
    expect([...root.querySelectorAll<HTMLOptionElement>("dialog option")].map((one) => one.value)).toEqual(["first", "second"]);
  });

  it("leads to the list when a draft was deleted, which has no page any more", async () => {
    answer.may = ["open", "cancel"];
    answer.info.state = "draft";
    await show(<TournamentPage id="t1" />);
    act(() => button("Cancel the tournament").click());
    expect(text()).toContain("The draft will be deleted.");
    act(() => button("Cancel the tournament").click());
    await settle();
    expect(location.pathname).toBe(tournamentPath());
  });

  it("offers nothing but to look to whoever may do nothing", async () => {
    answer.may = [];
    await show(<TournamentPage id="t1" />);
    expect([...root.querySelectorAll("main button")]).toEqual([]);
  });
});
