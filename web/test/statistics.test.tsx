import { readFileSync } from "node:fs";
import { join } from "node:path";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PREFS } from "./prefs";
import { settle } from "./settle";
import { AppContext } from "../src/app/context";
import { parseRoute, statisticsPath } from "../src/app/routes";
import { translator } from "../src/app/texts";
import type { GameStatistics, PersonStatistics, PoolInfo, Results } from "../src/protocol";
import { OpenDataPage } from "../src/statistics/OpenDataPage";
import { PersonResults } from "../src/statistics/PersonResults";
import { chartPoints } from "../src/statistics/RatingChart";
import { StatisticsPage } from "../src/statistics/StatisticsPage";
import { durationWords } from "../src/statistics/statisticsWords";
import type { ComponentChildren } from "preact";

const t = translator("en", readFileSync(join(__dirname, "../../src/vezerkar/server/texts/en.ftl"), "utf8"));
const RESULTS: Results = { games: 10, won: 8, drawn: 0, share: 0.8, low: 0.4902, high: 0.9433 };
const HUNT: GameStatistics = {
  game: "hunt",
  title: "The Hunt",
  bots: false,
  games: 10,
  paces: [
    { clock: "live", games: 0, hours: 0 },
    { clock: "days", games: 10, hours: 60 },
    { clock: "none", games: 0, hours: 0 },
  ],
  rules: [{ rules: "2", games: 10 }],
  scenarios: [
    {
      options: [{ name: "Setup", value: "Normal" }],
      players: 2,
      games: 10,
      drawn: 1,
      sides: [{ name: "Royal Navy", results: RESULTS }],
      plies: { least: 40, median: 60, mean: 61, most: 90 },
    },
  ],
};
const POOL: PoolInfo = { pool: "hunt-2-days", game: "hunt", title: "The Hunt", players: 2, clock: "days", people: 2, bots: false };
const PERSON: PersonStatistics = {
  name: "Anna",
  results: RESULTS,
  sides: [{ game: "hunt", title: "The Hunt", options: [], players: 2, side: "Royal Navy", results: RESULTS }],
  paces: [{ clock: "days", results: RESULTS }],
  opponents: [{ name: "Robi", bot: true, results: RESULTS }],
  histories: [
    {
      pool: POOL,
      ratings: [
        { at: "2026-11-20T10:00:00Z", rating: 1000 },
        { at: "2026-11-21T10:00:00Z", rating: 1040 },
      ],
    },
  ],
};

let root: HTMLElement;
let answers: Record<string, unknown>;
let asked: string[];

const text = () => root.textContent!.replace(/[\u2068\u2069]/g, "").replace(/\s+/g, " ");
const show = async (content: ComponentChildren) => {
  await act(() => render(<AppContext.Provider value={{ t, prefs: PREFS, setPrefs() {} }}>{content}</AppContext.Provider>, root));
  await settle();
};
const choose = async (index: number, value: string) => {
  const select = root.querySelectorAll("select")[index]!;
  select.value = value;
  await act(() => void select.dispatchEvent(new Event("change", { bubbles: true })));
  await settle();
};

beforeEach(() => {
  root = document.body.appendChild(document.createElement("div"));
  asked = [];
  answers = {
    "/api/statistics": [{ game: "hunt", title: "The Hunt", games: 10, with_bots: 2 }],
    "/api/statistics/hunt": HUNT,
    "/api/people/Anna/statistics": PERSON,
  };
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    const found = answers[path.split("?")[0]!];
    const body = found ?? { error: "unknown_game", message: "There is no such game.", cite: "" };
    return new Response(JSON.stringify(body), { status: found === undefined ? 404 : 200 });
  });
});

afterEach(() => {
  act(() => render(null, root));
  root.remove();
});

describe("the page of statistics", () => {
  it("has an address for all titles and for each", () => {
    expect(parseRoute(statisticsPath())).toEqual({ page: "statistics", game: "" });
    expect(parseRoute(statisticsPath("hunt"))).toEqual({ page: "statistics", game: "hunt" });
  });

  it("shows the first title: who wins how often, how certain that is, and how long a game takes", async () => {
    await show(<StatisticsPage game="" />);
    expect(root.querySelector("h2")!.textContent!.replace(/[\u2068\u2069]/g, "")).toBe("Setup: Normal · 2 players");
    expect([...root.querySelectorAll("tbody td")].map((cell) => cell.textContent)).toEqual(["10", "8", "0", "80%49%–94%"]);
    expect(text()).toContain("one draw · 40 to 90 actions, half of them up to 60");
    expect(text()).toContain("2.5 days on average");
  });

  it("asks for the games of a clock, and for those with bots, which are counted anew", async () => {
    await show(<StatisticsPage game="hunt" />);
    await choose(1, "days");
    expect(asked.at(-1)).toBe("/api/statistics/hunt?lang=en&bots=false&clock=days");
    answers["/api/statistics/hunt"] = { ...HUNT, bots: true, games: 0, scenarios: [] };
    await choose(3, "true");
    expect(asked.at(-1)).toBe("/api/statistics/hunt?lang=en&bots=true");
    expect(text()).toContain("No such game has ended yet.");
  });

  it("says what is wrong, and where there is nothing yet", async () => {
    await show(<StatisticsPage game="chess" />);
    expect(root.querySelector("[role=alert]")!.textContent).toBe("There is no such game.");
    answers["/api/statistics"] = [];
    await show(<StatisticsPage key="empty" game="" />);
    expect(text()).toContain("No public game has ended yet.");
  });
});

describe("the results of somebody", () => {
  it("are told by side, clock and opponent, with the ratings as a line", async () => {
    await show(<PersonResults name="Anna" />);
    expect([...root.querySelectorAll("h2")].map((one) => one.textContent)).toEqual(["Statistics", "Clock", "Opponents"]);
    expect([...root.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual(["/statistics/hunt", "/people/Robi"]);
    const chart = root.querySelector("figure svg")!;
    expect(chart.getAttribute("aria-label")!.replace(/[\u2068\u2069]/g, "")).toMatch(/^from 1000 on .* to 1040 on /);
  });

  it("are nothing while no game is over", async () => {
    answers["/api/people/Anna/statistics"] = { ...PERSON, results: { ...RESULTS, games: 0 } };
    await show(<PersonResults name="Anna" />);
    expect(root.textContent).toBe("");
  });

  it("draw a better rating higher, and a small change small", () => {
    const [first, last] = chartPoints([1000, 1020]);
    expect([first![0], last![0]]).toEqual([0, 600]);
    expect(first![1]).toBe(120);
    expect(last![1]).toBe(108);
  });
});

describe("the page of open data", () => {
  const day = (name: string) => ({ day: name, games: 41, files: [{ name: `games-${name}.ndjson.gz`, form: "ndjson" as const, bytes: 81234, sha256: "5f0c" }] });

  it("lists the archives with size and hash, and fetches earlier days", async () => {
    expect(parseRoute("/open-data")).toEqual({ page: "openData" });
    answers["/api/open-data"] = { on: true, license: "CC0-1.0", days: [day("2026-11-23")], more: true };
    await show(<OpenDataPage />);
    expect(root.querySelector("li a")!.getAttribute("href")).toBe("/data/games-2026-11-23.ndjson.gz");
    expect(text()).toContain("Nov 23, 2026 41 gamesNDJSON, 81 kB 5f0c");
    answers["/api/open-data"] = { on: true, license: "CC0-1.0", days: [day("2026-11-22")], more: false };
    await act(() => root.querySelector<HTMLButtonElement>("main button")!.click());
    await settle();
    expect(asked.at(-1)).toBe("/api/open-data?before=2026-11-23");
    expect([...root.querySelectorAll("time")].map((one) => one.dateTime)).toEqual(["2026-11-23", "2026-11-22"]);
    expect(root.querySelector("main button")).toBeNull();
  });

  it("says where no archives are made", async () => {
    answers["/api/open-data"] = { on: false, license: "CC0-1.0", days: [], more: false };
    await show(<OpenDataPage />);
    expect(text()).toContain("This table makes no archives.");
  });
});

describe("a duration", () => {
  it("is told in hours, or in days where there are many", () => {
    expect(durationWords(1.5, "en")).toBe("1.5 hours");
    expect(durationWords(47, "en")).toBe("47 hours");
    expect(durationWords(240, "en")).toBe("10 days");
  });
});
