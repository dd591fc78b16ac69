import { readFileSync } from "node:fs";
import { join } from "node:path";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { games, summary } from "../mock/tables.mjs";
import { PREFS } from "./prefs";
import { settle } from "./settle";
import { answer } from "./sure";
import { AppContext } from "../src/app/context";
import { myMatches, remember } from "../src/app/matches";
import type { Prefs } from "../src/app/prefs";
import { write } from "../src/app/storage";
import { translator } from "../src/app/texts";
import { Home } from "../src/home/Home";
import { resultOf } from "../src/home/matchWords";
import { lastSetup } from "../src/home/setup";
import { ago, lengthOf } from "../src/home/words";
import type { BotAccountInfo, GameInfo, MatchSummary, NewMatch } from "../src/protocol";

const words = (lang: string) => translator(lang, readFileSync(join(__dirname, `../../src/vezerkar/server/texts/${lang}.ftl`), "utf8"));
const t = words("en");
const fog = games("en")[0] as unknown as GameInfo;
const told = (match: string, more: Partial<MatchSummary> = {}) => summary(match, more) as unknown as MatchSummary;

let root: HTMLElement;
let asked: { path: string; key: string; body: NewMatch | null }[] = [];
let mine: MatchSummary[] | null = [];
let bots: BotAccountInfo[] = [];
let invitations: Record<string, string> = {};

async function show(name = "Anna"): Promise<void> {
  let prefs: Prefs = { ...PREFS, name };
  const setPrefs = (change: Partial<Prefs>) => draw({ ...prefs, ...change });
  const draw = (next: Prefs) => {
    prefs = next;
    act(() =>
      render(
        <AppContext.Provider value={{ t, prefs, setPrefs }}>
          <Home />
        </AppContext.Provider>,
        root,
      ),
    );
  };
  draw(prefs);
  await settle();
}

const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
const find = (selector: string) => all(selector)[0]!;
const click = async (element: HTMLElement) => {
  act(() => element.click());
  await settle();
};
const made = () => asked.filter(({ body }) => body !== null).map(({ body }) => body!);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
  asked = [];
  mine = [];
  bots = [];
  invitations = {};
  root = document.body.appendChild(document.createElement("div"));
  HTMLDialogElement.prototype.showModal = function () {
    this.setAttribute("open", "");
  };
  vi.stubGlobal("fetch", async (path: string, init: RequestInit = {}) => {
    const key = (init.headers as Record<string, string>)["Authorization"] ?? "";
    asked.push({ path, key, body: init.body ? JSON.parse(String(init.body)) : null });
    if (path.startsWith("/api/bots")) return new Response(JSON.stringify(bots));
    if (path.startsWith("/api/games")) return new Response(JSON.stringify([fog]));
    if (path.startsWith("/api/mine")) return mine ? new Response(JSON.stringify(mine)) : new Response("{}", { status: 503 });
    if (path.includes("/picture.svg")) return new Response("<svg/>");
    return new Response(JSON.stringify({ match: "new", key: "new-key", seats: [], invitations }));
  });
});

afterEach(() => {
  act(() => render(null, root));
  root.remove();
});

describe("the shelf", () => {
  it("shows a game by its cover, length, weight, players and levels", async () => {
    await show();
    const card = find(".game-card");
    expect(card.querySelector("img")!.getAttribute("src")).toBe("/boards/fog-cover.svg");
    expect(card.querySelector(".facts")!.textContent).toMatch(/3–5 h.*2.*medium/);
    expect(all(".levels label").map((label) => label.textContent)).toEqual(["Easy", "Normal"]);
    expect(find(".levels label").title).toBe("Random: Anything legal.");
  });

  it("says hours where there are several and minutes otherwise", () => {
    const lengths = [[0, 0], [30, 45], [60, 60], [180, 300], [60, 120]].map((minutes) => lengthOf({ ...fog, minutes }, t));
    expect(lengths).toEqual(["", "30–45 min", "60 min", "3–5 h", "60–120 min"]);
  });

  it("begins at one click, as recommended the first time", async () => {
    await show();
    await click(find(".play-now"));
    expect(made()).toEqual([
      { once: expect.any(String), game: "fog", options: { side: "late" }, seats: { red: "me", blue: "bot:random" }, players: 2, pace: "live", clock: null, name: "Anna", seed: null },
    ]);
    expect(location.pathname).toBe("/play/new");
  });

  it("begins the next time as the last one", async () => {
    await show();
    await click(all(".levels input")[1]!);
    await click(find(".more-ways"));
    const escorts = all(".set-up button.primary").find((button) => button.textContent === "Escorts")!;
    await click(escorts);
    expect(made()[0]!.seats).toEqual({ blue: "me", red: "bot:greedy" });
    act(() => render(null, root));
    await show();
    expect(find(".play-now").getAttribute("aria-label")).toBe("Play Fog Patrol as Escorts");
    await click(find(".play-now"));
    expect(made()[1]!.seats).toEqual({ blue: "me", red: "bot:greedy" });
  });

  it("makes a teaching match where that is ticked, and the next one is none", async () => {
    await show();
    const tick = () => all(".set-up label.tick").find((label) => label.textContent!.includes(t("teaching-offer")))!.querySelector("input")!;
    await click(find(".more-ways"));
    await click(tick());
    await click(all(".way-in").find((way) => way.textContent!.includes(t("hot-seat")))!.querySelector("button")!);
    expect(made()[0]).toMatchObject({ teaching: true });
    act(() => render(null, root));
    await show();
    await click(find(".more-ways"));
    expect(tick().checked).toBe(false);
  });

  it("challenges a bot account to all seats of a player, who is named by the first of them", async () => {
    bots = [{ name: "Robi", online: true, free: true, rated: true, games: ["fog"] }];
    invitations = { blue: "one", green: "one", grey: "two" };
    await show();
    await click(find(".more-ways"));
    await click(all(".way-in").find((way) => way.textContent!.includes(t("challenge")))!.querySelector("button")!);
    await settle();
    const challenges = asked.filter(({ path }) => path.includes("/challenges")).map(({ body }) => body);
    expect(challenges).toEqual(expect.arrayContaining([{ player: "blue", name: "Robi" }, { player: "grey", name: "Robi" }]));
    expect(challenges).toHaveLength(2);
  });

  it("forgets what there is no more of", () => {
    write("setup.fog", { sharing: 7, side: "green", bot: "gone", options: { side: "other", old: "x" } });
    expect(lastSetup(fog)).toEqual({ sharing: 0, side: "red", bot: "random", options: { side: "late" }, pace: "live", clock: null, holidays: true, timeOut: "default", standIn: "greedy", teaching: false });
  });

  it("lets bots play each other, and asks for no name then", async () => {
    await show("");
    await click(find("button[aria-label='Watch bots play Fog Patrol']"));
    expect(made()[0]!.seats).toEqual({ red: "bot:random", blue: "bot:random" });
  });

  it("asks a guest for a name at the first game, and never again", async () => {
    await show("");
    await click(find(".play-now"));
    expect(made()).toEqual([]);
    const field = find(".name-form input") as HTMLInputElement;
    expect(field.value).toBe("Guest");
    field.value = " Béla ";
    await act(async () => void find(".name-form").dispatchEvent(new Event("submit", { bubbles: true, cancelable: true })));
    await settle();
    expect(made()[0]!.name).toBe("Béla");
    expect(find(".me").textContent).toContain("Béla");
    await click(find(".play-now"));
    expect(made()).toHaveLength(2);
  });
});

describe("one's matches", () => {
  it("are asked for with all keys in the header and none in the address", async () => {
    remember("one", "key-1", "Fog Patrol");
    remember("two", "key-2", "Fog Patrol");
    await show();
    const [about] = asked.filter(({ path }) => path.startsWith("/api/mine"));
    expect(about).toMatchObject({ path: "/api/mine?lang=en", key: "Bearer key-2,key-1" });
    expect(asked.filter(({ path }) => path.includes("key-"))).toEqual([]);
  });

  it("come with their boards, whose turn it is, who plays and what was done last", async () => {
    remember("one", "key-1", "Fog Patrol");
    remember("two", "key-2", "Fog Patrol");
    const seats = told("two").seats.map((seat) => ({ ...seat, waiting: !seat.mine, kind: "human", player_name: seat.mine ? "Anna" : "Béla" }));
    mine = [told("one"), told("two", { my_turn: false, moment: "", scores: [], seats })];
    await show();
    await settle();
    const [first, second] = all(".match-card");
    expect(first!.textContent).toMatch(/Your turn.*Fog Patrol.*Night 3.*5 : 2.*Raiders against bot \(Normal\).*The raiders move to 29\./);
    expect(second!.textContent).toMatch(/Waiting for Béla.*Turn 3.*Raiders against Béla/);
    expect(first!.querySelector("a")!.getAttribute("href")).toBe("/play/one");
    expect(all(".thumbnail img").map((image) => image.getAttribute("src"))).toEqual(Array(2).fill("data:image/svg+xml,%3Csvg%2F%3E"));
    expect(asked.find(({ path }) => path.startsWith("/api/matches/one/picture.svg"))!.key).toBe("Bearer key-1");
    expect(find(".my-matches h2").textContent).toContain("one waits for you");
  });

  it("that are over stand below with the result from one's own side", async () => {
    remember("one", "key-1", "Fog Patrol");
    mine = [told("one", { over: true, my_turn: false, outcome: "Five merchants are sunk.", winners: ["red"] })];
    await show();
    expect(all(".match-card")).toEqual([]);
    expect(find(".earlier li").textContent).toMatch(/Fog Patrol.*Won.*Five merchants are sunk\./);
    const results = [{ winners: ["blue"] }, { winners: [] }, { mine: [], winners: ["red"] }, { mine: ["red", "blue"] }];
    expect(results.map((more) => resultOf(told("one", more)))).toEqual(["lost", "draw", "over", "over"]);
  });

  it("stay in sight when the table tells nothing of them, and can be forgotten", async () => {
    remember("old", "key-1", "Fog Patrol");
    mine = null;
    await show();
    expect(find(".earlier li a").getAttribute("href")).toBe("/play/old");
    await click(find(".earlier .icon-button"));
    answer(true);
    expect(myMatches()).toEqual([]);
    expect(all(".my-matches")).toEqual([]);
  });

  it("are so old", () => {
    const now = Date.parse("2026-11-22T12:00:00Z");
    const at = ["2026-11-22T11:59:50Z", "2026-11-22T11:57:00Z", "2026-11-22T09:00:00Z", "2026-11-21T09:00:00Z", "2026-01-02T09:00:00Z"];
    expect(at.map((one) => ago(one, now, "en"))).toEqual(["now", "3 minutes ago", "3 hours ago", "yesterday", "Jan 2, 2026"]);
  });
});
