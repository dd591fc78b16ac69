import { readFileSync } from "node:fs";
import { join } from "node:path";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PREFS } from "./prefs";
import { settle } from "./settle";
import { MatchApi } from "../src/app/api";
import { AppContext } from "../src/app/context";
import { parseRoute, personPath, ratingsPath } from "../src/app/routes";
import { translator } from "../src/app/texts";
import { offered, PLAIN } from "../src/lobby/offer";
import { playersAt, termsOf } from "../src/lobby/tableWords";
import { MovedRatings } from "../src/ratings/MovedRatings";
import { PersonPage } from "../src/ratings/PersonPage";
import { RatedFields } from "../src/ratings/RatedFields";
import { RatingsPage } from "../src/ratings/RatingsPage";
import type { MatchRatings, OpenTable, PersonPage as Person, PoolInfo, RatingList } from "../src/protocol";
import type { ComponentChildren } from "preact";

const t = translator("en", readFileSync(join(__dirname, "../../src/vezerkar/server/texts/en.ftl"), "utf8"));
const POOL: PoolInfo = { pool: "hunt-2-days", game: "hunt", title: "The Hunt", players: 2, clock: "days", people: 2, bots: false };
const LIST: RatingList = {
  pool: POOL,
  ranked: [{ name: "Anna", rating: 1640, provisional: false, games: 31, last: "2026-11-21T10:00:00Z", bot: false }],
  others: [{ name: "Béla", rating: 1010, provisional: true, games: 1, last: "2026-11-20T10:00:00Z", bot: true }],
  sides: [
    { name: "Royal Navy", options: [{ name: "Setup", value: "Normal" }], edge: 35, sure: true, games: 32 },
    { name: "Kriegsmarine", options: [{ name: "Setup", value: "Normal" }], edge: -35, sure: false, games: 1 },
  ],
};
const PERSON: Person = {
  name: "Anna",
  since: "2026-11-01T10:00:00Z",
  me: true,
  bot: false,
  ratings: [{ pool: POOL, rating: 1640, provisional: false, games: 31, last: "2026-11-21T10:00:00Z" }],
  matches: [
    { match: "m2", pool: POOL, ended: "2026-11-21T10:00:00Z", seats: "Royal Navy", opponents: ["Béla"], result: "lost", left: true, before: null, after: null },
    { match: "m1", pool: POOL, ended: "2026-11-20T10:00:00Z", seats: "Royal Navy", opponents: ["Béla"], result: "won", left: false, before: 1604, after: 1640 },
  ],
};

let root: HTMLElement;
let answers: Record<string, unknown>;

const text = () => root.textContent!.replace(/[\u2068\u2069]/g, "").replace(/\s+/g, " ");
const show = async (content: ComponentChildren) => {
  await act(() => render(<AppContext.Provider value={{ t, prefs: PREFS, setPrefs() {} }}>{content}</AppContext.Provider>, root));
  await settle();
};

beforeEach(() => {
  root = document.body.appendChild(document.createElement("div"));
  answers = { "/api/ratings": [POOL], "/api/ratings/hunt-2-days": LIST, "/api/people/Anna": PERSON };
  vi.stubGlobal("fetch", async (path: string) => {
    const found = answers[path.split("?")[0]!];
    const body = found ?? { error: "unknown_person", message: "Nobody here has this name.", cite: "" };
    return new Response(JSON.stringify(body), { status: found === undefined ? 404 : 200 });
  });
});

afterEach(() => {
  act(() => render(null, root));
  root.remove();
});

describe("the addresses", () => {
  it("lead to the ratings and to people", () => {
    expect(parseRoute(ratingsPath())).toEqual({ page: "ratings", pool: "" });
    expect(parseRoute(ratingsPath("hunt-2-days"))).toEqual({ page: "ratings", pool: "hunt-2-days" });
    expect(parseRoute(personPath("Bél a/x"))).toEqual({ page: "person", name: "Bél a/x" });
  });
});

describe("the page of ratings", () => {
  it("ranks those who have played enough, and shows the others apart", async () => {
    await show(<RatingsPage pool="" />);
    const [ranked, others] = [...root.querySelectorAll("table")];
    expect([...ranked!.querySelectorAll("tbody tr")].map((row) => row.textContent)).toEqual([expect.stringContaining("1Anna1640")]);
    expect(others!.querySelector("tbody")!.textContent).toContain("1010 (provisional)");
    expect(root.querySelector("tbody a")!.getAttribute("href")).toBe("/people/Anna");
    expect(text()).toContain("+35 after 32 games");
    expect(text()).toContain("−35 after one game, not yet certain");
    expect(root.querySelector("option")!.textContent!.replace(/[\u2068\u2069]/g, "")).toBe("The Hunt, 2 players, by days");
  });

  it("goes to another pool by choice, and says where there is nobody", async () => {
    const other = { ...POOL, pool: "hunt-2-live", clock: "live" as const };
    answers["/api/ratings"] = [POOL, other];
    answers["/api/ratings/hunt-2-live"] = { pool: other, ranked: [], others: [], sides: [] };
    await show(<RatingsPage pool="" />);
    const select = root.querySelector("select")!;
    select.value = "hunt-2-live";
    await act(() => void select.dispatchEvent(new Event("change", { bubbles: true })));
    expect(location.pathname).toBe("/ratings/hunt-2-live");
    await show(<RatingsPage pool="hunt-2-live" />);
    expect(text()).toContain("Nobody yet.");
    answers["/api/ratings"] = [];
    await show(<RatingsPage key="empty" pool="" />);
    expect(text()).toContain("Nobody has finished a rated game yet.");
  });
});

describe("the page of a person", () => {
  it("has the ratings, and the games with what they did to them", async () => {
    await show(<PersonPage name="Anna" />);
    expect(root.querySelector("h1")!.textContent).toBe("Anna");
    const lines = [...root.querySelectorAll("li")].map((line) => line.textContent!.replace(/[\u2068\u2069]/g, ""));
    expect(lines[0]).toContain("1640");
    expect(lines[1]).toContain("left the game");
    expect(lines[1]).toContain("not counted yet");
    expect(lines[2]).toContain("1604 → 1640 (+36)");
    expect([...root.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual(expect.arrayContaining(["/account", "/play/m1/end", "/ratings/hunt-2-days"]));
  });

  it("says if there is nobody of this name", async () => {
    await show(<PersonPage name="Nobody" />);
    expect(root.querySelector("[role=alert]")!.textContent).toBe("Nobody here has this name.");
  });
});

describe("a match that is over", () => {
  const api = () => new MatchApi("m1", null, "en");
  const moved: MatchRatings = {
    state: "rated",
    pool: POOL,
    people: [
      { name: "Anna", former: false, bot: false, seats: ["british"], left: false, before: 1604, after: 1640, provisional: false },
      { name: "former player", former: true, bot: false, seats: ["german"], left: true, before: 1000, after: 940, provisional: true },
    ],
  };

  it("tells how the ratings have moved; a former player has no page", async () => {
    answers["/api/matches/m1/ratings"] = moved;
    await show(<MovedRatings api={api()} />);
    expect(text()).toContain("Anna 1604 → 1640 (+36)");
    expect(text()).toContain("former player 1000 → 940 (−60) left the game provisional");
    expect([...root.querySelectorAll("li a")].map((link) => link.getAttribute("href"))).toEqual(["/people/Anna"]);
  });

  it("looks again while they are worked out", async () => {
    answers["/api/matches/m1/ratings"] = { state: "waits", pool: POOL, people: [] };
    const timers: (() => void)[] = [];
    const real = globalThis.setTimeout;
    vi.stubGlobal("setTimeout", ((call: () => void, ms: number) => (ms === 2000 ? timers.push(call) : real(call, ms))) as typeof setTimeout);
    await show(<MovedRatings api={api()} />);
    expect(text()).toContain("being worked out");
    answers["/api/matches/m1/ratings"] = moved;
    await act(() => timers.pop()!());
    await act(async () => void (await new Promise((done) => real(done, 5))));
    vi.stubGlobal("setTimeout", real);
    expect(text()).toContain("1604 → 1640");
  });

  it("says so if it does not count", async () => {
    answers["/api/matches/m1/ratings"] = { state: "unrated", pool: null, people: [] };
    await show(<MovedRatings api={api()} />);
    expect(text()).toContain("does not count");
  });
});

describe("a rated table", () => {
  it("is wished for with a clock, and with the ratings that are numbers", () => {
    const offer = { about: " hello ", rated: true, from: "1200", to: "x" };
    expect(offered(offer, true)).toEqual({ listing: "open", about: "hello", rated: true, rating_from: 1200, rating_to: null });
    expect(offered(offer, false)).toEqual({ listing: "open", about: "hello" });
    expect(offered(PLAIN, true)).toEqual({ listing: "open", about: "" });
  });

  it("cannot be chosen without a clock", async () => {
    const set = vi.fn();
    await show(<RatedFields offer={{ ...PLAIN, rated: true }} setOffer={set} ratable={false} />);
    const box = root.querySelector("input")!;
    expect([box.disabled, box.checked, root.querySelectorAll("input").length]).toEqual([true, false, 1]);
    await show(<RatedFields offer={PLAIN} setOffer={set} ratable />);
    await act(() => root.querySelector("input")!.click());
    expect(set).toHaveBeenCalledWith({ ...PLAIN, rated: true });
    await show(<RatedFields offer={{ ...PLAIN, rated: true }} setOffer={set} ratable />);
    expect(root.querySelectorAll("input").length).toBe(3);
  });

  it("says in the lobby that it is, for whom, and how strong its people are", () => {
    const seat = { id: "german", player: "german", name: "Kriegsmarine", kind: "human", player_name: "Anna", rating: 1640, provisional: false, by_bot: false, vacant_until: null, stand_in: "" };
    const table = { rated: true, rating_from: 1000, rating_to: null, options: [], clock: null, ply: null, seats: [seat] } as unknown as OpenTable;
    const plain = (words: string) => words.replace(/[\u2068\u2069]/g, "");
    expect(plain(termsOf(table, t))).toBe("no clock · rated · rating 1000 or more");
    expect(playersAt(table, t, "en")[0]!.who).toBe("Anna 1640");
    const unrated = { ...table, rated: false, rating_from: null, seats: [{ ...seat, rating: null }] };
    expect(termsOf({ ...unrated, teaching: true }, t)).toBe("no clock · teaching game");
    expect([termsOf(unrated, t), playersAt(unrated, t, "en")[0]!.who]).toEqual(["no clock", "Anna"]);
  });
});
