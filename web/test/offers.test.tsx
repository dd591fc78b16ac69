import { readFileSync } from "node:fs";
import { join } from "node:path";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { table as mock } from "../mock/tables.mjs";
import { PREFS } from "./prefs";
import { settle } from "./settle";
import { answer } from "./sure";
import { AppContext } from "../src/app/context";
import { translator } from "../src/app/texts";
import { SubstituteTables } from "../src/lobby/SubstituteTables";
import { GatherSlip } from "../src/play/GatherSlip";
import { OfferBar } from "../src/play/OfferBar";
import { OfferSlips } from "../src/play/OfferSlips";
import { PlateView } from "../src/play/PlateView";
import { VanishedSlip } from "../src/play/VanishedSlip";
import type { Commands } from "../src/play/useCommands";
import { isTakenBack, momentWords, standing } from "../src/play/takebacks";
import type { LogLine, MatchPage, OfferInfo } from "../src/protocol";

const t = translator("en", readFileSync(join(__dirname, "../../src/vezerkar/server/texts/en.ftl"), "utf8"));
const shown = mock("en", 1) as unknown as MatchPage;
const [first, second] = shown.seats as [MatchPage["seats"][0], MatchPage["seats"][0]];
const offer: OfferInfo = { id: "7", kind: "abandon", seat: first.id, ply: 4, state: "open", accepted: [first.id], declined: [], due: 0, until: null, to: null, learned: null, player: "", bot: "", listed: false };
let root: HTMLElement;
let said: string[];
let sent: unknown[];
const commands = { answer: (one: OfferInfo, answer: string) => sent.push([one.id, answer]), offer: (one: unknown) => sent.push(one) } as unknown as Commands;

const page = (mine: string, offers: OfferInfo[], more: Partial<MatchPage> = {}): MatchPage => ({
  ...shown,
  over: false,
  offers,
  seats: [
    { ...first, kind: "human", player_name: "Anna", mine: first.id === mine },
    { ...second, kind: "human", player_name: "Béla", mine: second.id === mine },
  ],
  ...more,
});
const show = (content: preact.ComponentChild) =>
  act(() => render(<AppContext.Provider value={{ t, prefs: PREFS, setPrefs() {} }}>{content}</AppContext.Provider>, root));
const slips = (table: MatchPage) => show(<OfferSlips table={table} commands={commands} say={(text) => said.push(text)} />);
const press = (index: number) => act(() => root.querySelectorAll("button")[index]!.click());

beforeEach(() => {
  root = document.body.appendChild(document.createElement("div"));
  said = [];
  sent = [];
});
afterEach(() => {
  act(() => render(null, root));
  root.remove();
  vi.unstubAllGlobals();
});

describe("the plate of a seat", () => {
  const plate = { ...shown.scene.plates[0]!, note: "", chips: [], meters: [] };
  const shows = (gone: "" | "left" | "resigned") => show(<PlateView seat={{ ...first, kind: "bot", player_name: "Normal", gone }} plate={plate} letterOf={() => ""} fit={1} over={false} short={0} eyes={null} onLook={() => {}} />);
  it("says that its player has resigned", () => {
    shows("resigned");
    expect(root.querySelector(".seat-plate.is-gone .gone")?.textContent).toBe(t("left-resigned", { seat: first.name }));
    shows("");
    expect(root.querySelector(".is-gone, .gone")).toBeNull();
  });
  it("says what is wrong in words, and as signs where these have no room", () => {
    const war = { text: "War: Reds", tone: "danger", title: "", icon: "swords", about: "red", count: -1 };
    const falling = { text: "2 pieces would fall", tone: "danger", title: "Next turn", icon: "of another page", about: "", count: 2 };
    const chips = [war, falling, { ...war, text: "Peace", tone: "neutral" }];
    show(<PlateView seat={first} plate={{ ...plate, chips }} letterOf={(tone) => tone[0]!} fit={1} over={false} short={0} eyes={null} onLook={() => {}} />);
    const signs = [...root.querySelectorAll<HTMLElement>(".alarms li")];
    expect(signs.map((sign) => sign.querySelector(".sr-only")!.textContent)).toEqual(["War: Reds", "2 pieces would fall"]);
    expect(signs.map((sign) => sign.title)).toEqual(["War: Reds", "2 pieces would fall. Next turn"]);
    expect(signs[0]!.querySelector(".tone-mark")!.textContent).toBe("r");
    expect(signs[1]!.querySelector("b")!.textContent).toBe("2");
    expect(signs.every((sign) => sign.querySelector("path")!.getAttribute("d"))).toBe(true);
  });
});

describe("an offer", () => {
  it("is answered by those who are asked", () => {
    slips(page(second.id, [offer]));
    expect(root.textContent).toContain("Anna offers to end the game without a result.");
    press(0);
    press(1);
    expect(sent).toEqual([["7", "accept"], ["7", "decline"]]);
  });
  it("is withdrawn by whoever made it, and seen by all others", () => {
    slips(page(first.id, [offer]));
    expect(root.textContent).toContain("Not agreed yet: Béla.");
    press(0);
    expect(sent).toEqual([["7", "withdraw"]]);
    slips(page("", [offer]));
    expect(root.querySelector("button")).toBeNull();
    expect(root.textContent).toContain("Anna offers");
  });
  it("says once what has become of it", () => {
    slips(page(first.id, [offer]));
    const declined: OfferInfo = { ...offer, state: "declined", declined: [second.id] };
    slips(page(first.id, [declined]));
    slips(page(first.id, [{ ...declined }]));
    expect(said).toEqual(["Béla has declined this offer: to end the game without a result."]);
    expect(root.textContent).toBe("");
  });
});

describe("a player who has vanished", () => {
  const vanished = (table: MatchPage) => show(<VanishedSlip table={table} commands={commands} />);
  beforeEach(() => {
    vi.stubGlobal("fetch", async () => new Response(JSON.stringify([{ id: shown.game, bots: [{ id: "greedy", name: "Simple", note: "" }] }])));
  });

  it("is replaced by whom the others agree on", async () => {
    vanished(page(first.id, [], { may_replace: [second.id] }));
    await settle();
    expect(root.textContent).toContain(t("vanished", { name: "Béla" }));
    press(0);
    const box = root.querySelector<HTMLInputElement>("input[type=checkbox]")!;
    act(() => box.click());
    press(0);
    const choice = root.querySelector("select")!;
    choice.value = "greedy";
    act(() => void choice.dispatchEvent(new Event("change", { bubbles: true })));
    press(0);
    expect(sent).toEqual([
      { kind: "replace", player: second.id, bot: null, listed: false },
      { kind: "replace", player: second.id, bot: null, listed: true },
      { kind: "replace", player: second.id, bot: "greedy", listed: null },
    ]);
    const made: OfferInfo = { ...offer, kind: "replace", player: second.id, bot: "Simple" };
    vanished(page(first.id, [made], { may_replace: [second.id] }));
    expect(root.textContent).toBe("");
    slips(page(first.id, [made]));
    expect(root.textContent).toContain(t("offer-what-replace-bot", { name: "Béla", bot: "Simple" }));
    expect(root.textContent).not.toContain("Not agreed yet: Béla");
  });

  it("is told of having lost the seat", () => {
    vanished(page("", [], { lost_seat: true }));
    expect(root.textContent).toContain(t("lost-seat"));
  });
});

describe("the maker of a match", () => {
  it("frees the seat of somebody before the first move", () => {
    const freed: string[] = [];
    show(<GatherSlip table={page(first.id, [], { may_free: [second.id] })} commands={{ free: (seat: string) => freed.push(seat) } as unknown as Commands} onTaken={() => {}} />);
    press(0);
    answer(true);
    expect(freed).toEqual([second.id]);
  });
});

describe("a seat that has become free at an open table", () => {
  const free = (mine: string, more: Partial<MatchPage> = {}) => {
    const table = page(mine, [], { listing: { about: "", gathering: false, mine: false, wanted: true }, may_free: [], ...more });
    return { ...table, seats: table.seats.map((seat) => (seat.id === second.id ? { ...seat, kind: "open", player_name: "" } : seat)) };
  };
  const gather = (table: MatchPage) => show(<GatherSlip table={table} commands={commands} onTaken={() => {}} />);

  it("is offered to whoever looks on", () => {
    gather(free(""));
    expect(root.textContent).toContain(`Free: ${second.name}. The game goes on`);
    expect(root.querySelectorAll("button")).toHaveLength(1);
    expect(root.querySelector("button")!.textContent).toContain(second.name);
  });

  it("is not offered to those who play, or have lost a seat there", () => {
    for (const table of [free(first.id), free("", { lost_seat: true }), free("", { listing: { about: "", gathering: false, mine: false, wanted: false } })]) {
      gather(table);
      expect(root.textContent).toBe("");
    }
    vi.stubGlobal("fetch", async () => new Response("[]"));
    show(<VanishedSlip table={free(first.id, { may_replace: [second.id] })} commands={commands} />);
    expect(root.textContent).toContain(t("substitute-listed"));
  });

  it("stands in the lobby with how far the game is, and is not spoken of where there is none", async () => {
    const seats = [first, second].map(({ id, name }, at) => ({ id, player: id, name, kind: at ? "open" : "human", player_name: at ? "" : "Anna", rating: null, provisional: false, by_bot: false, vacant_until: null, stand_in: "" }));
    const table = { match: "m1", game: "fog", title: "Fog", about: "", maker: "Anna", account: false, lang: "en", options: [], seats, pace: "slow", clock: null, at: "2026-11-21T10:00:00Z", rated: false, rating_from: null, rating_to: null, ply: 12, followed: ["Anna"] };
    const asked: string[] = [];
    const lobby = async (tables: unknown[]) => {
      vi.stubGlobal("fetch", async (path: string) => (asked.push(path), new Response(JSON.stringify(tables))));
      show(<SubstituteTables key={tables.length} game="fog" />);
      await settle();
    };
    await lobby([]);
    expect(root.textContent).toBe("");
    await lobby([table]);
    expect(asked.at(-1)).toBe("/api/lobby/substitutes?lang=en&game=fog");
    expect(root.textContent).toContain("Substitutes wanted");
    expect(root.textContent).toContain("12 moves played");
    expect(root.textContent).toContain("you follow Anna");
    expect(root.querySelector("button")!.getAttribute("aria-label")).toContain(second.name);
  });
});

describe("what may be offered", () => {
  it("is what the table says, and an end is asked for twice", () => {
    show(<OfferBar table={page(first.id, [], { may_offer: ["abandon", "pause"] })} commands={commands} />);
    press(0);
    answer(false);
    expect(sent).toEqual([]);
    press(0);
    answer(true);
    press(1);
    expect(sent[0]).toEqual({ kind: "abandon" });
    const { kind, until } = sent[1] as { kind: string; until: number };
    expect(kind).toBe("pause");
    expect(until - Date.now()).toBeGreaterThan(6.9 * 86_400_000);
    show(<OfferBar table={page("", [], { may_offer: [] })} commands={commands} />);
    expect(root.textContent).toBe("");
  });
});

describe("a takeback", () => {
  const line = (ply: number, text: string, level = 0) => ({ ply, text, level }) as LogLine;
  const log = [line(2, "Turn 1.", -2), line(3, "Anna sails."), line(4, "Turn 2.", -1), line(5, "Béla searches.")];
  const learned = {
    actions: [{ seat: first.id, count: 2 }],
    rolls: [{ seat: second.id, count: 3 }, { seat: "", count: 1 }],
    draws: [],
    reveals: ["The ship shows herself."],
  };
  const back: OfferInfo = { ...offer, kind: "takeback", to: 3, learned };

  it("shows whoever is asked what is known since then, and says what it is about", () => {
    slips(page(second.id, [back], { log }));
    expect(root.textContent).toContain("Anna offers to take back everything from “Béla searches” on.");
    const lines = [...root.querySelectorAll(".learned > li")].map((one) => one.textContent);
    expect(lines).toEqual([
      `Moves: ${first.name} 2`,
      `Dice rolled: ${second.name} 3, nobody 1`,
      "The ship shows herself.",
      "All of this stays known. The dice go on: each new roll takes new numbers.",
    ]);
    press(0);
    expect(sent).toEqual([["7", "accept"]]);
  });
  it("folds a long list", () => {
    slips(page(second.id, [{ ...back, learned: { ...learned, reveals: ["a", "b", "c", "d"] } }], { log }));
    expect(root.querySelector(".learned summary")!.textContent).toBe("4 things were shown");
    expect(root.querySelectorAll(".learned details li")).toHaveLength(4);
  });
  it("is asked for from the menu, to one of the moments that the table offers", () => {
    const table = page(first.id, [], { log, may_offer: ["takeback"], may_take_back: [2, 3, 4] });
    show(<OfferBar table={table} commands={commands} />);
    const select = root.querySelector("select")!;
    expect([...select.options].map((one) => one.text)).toEqual(["Turn 2", "Béla searches", "Turn 1"]);
    press(0);
    answer(true);
    act(() => {
      select.value = "2";
      select.dispatchEvent(new Event("change", { bubbles: true }));
    });
    press(0);
    answer(true);
    expect(sent).toEqual([{ kind: "takeback", to: 4 }, { kind: "takeback", to: 2 }]);
  });
  it("knows what was taken back, and words for a moment that the log does not show", () => {
    const backs = [{ ply: 5, to: 3 }];
    expect([3, 4, 5].map((ply) => isTakenBack(backs, ply))).toEqual([false, true, false]);
    expect(standing(backs, log).map(({ ply }) => ply)).toEqual([2, 3, 5]);
    expect(momentWords(t, { log, taken_back: backs }, 3)).toBe("Béla searches");
    expect(momentWords(t, { log: [], taken_back: [] }, 7)).toBe("move 7");
  });
});
