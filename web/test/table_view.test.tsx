import { readFileSync } from "node:fs";
import { join } from "node:path";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { boardSvg, symbolsSvg } from "../mock/board.mjs";
import { table } from "../mock/tables.mjs";
import { MatchApi } from "../src/app/api";
import { AppContext } from "../src/app/context";
import { translator } from "../src/app/texts";
import { readBoard, readSymbols } from "../src/board/art";
import { TableView } from "../src/play/TableView";
import type { SettingsChange, StandingOrder, MatchPage } from "../src/protocol";

vi.mock("../src/board/useZoom", () => ({ useZoom: () => ({ fit() {}, fill() {}, zoomBy() {}, showPoint() {} }) }));

const t = translator("en", readFileSync(join(__dirname, "../../src/vezerkar/server/texts/en.ftl"), "utf8"));
const art = { board: readBoard(boardSvg()), sheet: readSymbols(symbolsSvg()) };
const posted: { path: string; body: unknown }[] = [];
let root: HTMLElement;

const looked: (string | null)[] = [];
const taken: string[] = [];

function show(shown: MatchPage): void {
  const api = new MatchApi("mock", "key", "en");
  const prefs = { lang: "en", theme: "light", name: "" } as const;
  act(() =>
    render(
      <AppContext.Provider value={{ t, prefs, setPrefs() {} }}>
        <TableView table={shown} art={art} api={api} look={(seat) => looked.push(seat)} broken={false} onTaken={(made) => taken.push(made.key)} />
      </AppContext.Provider>,
      root,
    ),
  );
}

const at = (step: number) => table("en", step) as unknown as MatchPage;
const find = <T extends HTMLElement = HTMLElement>(selector: string) => root.querySelector<T>(selector)!;
const click = (element: Element) => act(() => void element.dispatchEvent(new MouseEvent("click", { bubbles: true })));
const press = (key: string) => act(() => void document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true })));
const area = (id: string) => find(`.areas .area:nth-of-type(${[...art.board.areas.keys()].indexOf(id) + 1})`);

beforeEach(() => {
  localStorage.clear();
  posted.length = 0;
  looked.length = 0;
  taken.length = 0;
  root = document.body.appendChild(document.createElement("div"));
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    posted.push({ path, body: JSON.parse(String(init.body)) });
    return new Response(JSON.stringify({ legal: false, message: "Too far.", cite: "FOG 36" }));
  });
});

afterEach(() => {
  act(() => render(null, root));
  root.remove();
});

describe("the table", () => {
  it("sends the one choice of a place that is clicked", () => {
    show(at(0));
    click(area("19"));
    expect(posted).toEqual([{ path: "/api/matches/mock/actions?lang=en", body: { seat: "red", ply: 6, action: "to 19" } }]);
  });

  it("asks why where there is no choice, and says the reason", async () => {
    show(at(0));
    click(area("48"));
    await vi.waitFor(() => expect(root.querySelector(".toast")).not.toBeNull());
    expect(posted[0]!.body).toEqual({ seat: "red", action: "to 48" });
    expect(find(".toast").textContent).toContain("Too far.");
    expect(find(".toast a").getAttribute("href")).toBe("/rules/fog#rule-36");
  });

  it("says which place the reason is about, where the board names it", async () => {
    const shown = at(0);
    shown.scene.areas = [{ ...shown.scene.areas[0]!, id: "48", title: "Far Harbour", choices: [] }];
    show(shown);
    click(area("48"));
    await vi.waitFor(() => expect(root.querySelector(".toast")).not.toBeNull());
    expect(find(".toast").textContent).toContain("Far Harbour: Too far.");
  });

  it("shows a page to be printed and nothing else, and comes back", () => {
    show(at(0));
    const button = find(".panel .icon-button");
    expect(button.getAttribute("aria-label")).toBe("To be printed: The facts on paper");
    button.focus();
    click(button);
    expect([...root.querySelectorAll(".paper :is(th, td)")].map((cell) => cell.textContent)).toEqual(["Ship", "Guns", "Gull", "4", "Heron", "6"]);
    expect(find(".paper dl").textContent).toBe("GunIt fires.");
    expect(find(".table-body").hasAttribute("inert")).toBe(true);
    const printed = vi.fn();
    vi.stubGlobal("print", printed);
    click(find(".paper .primary"));
    expect(printed).toHaveBeenCalledOnce();
    act(() => void find(".paper").dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true })));
    expect(root.querySelector(".paper")).toBeNull();
    expect(find(".table-body").hasAttribute("inert")).toBe(false);
    expect(document.activeElement).toBe(button);
  });

  it("offers several choices in a menu", () => {
    show(at(0));
    click(find(".token.is-open"));
    const items = [...root.querySelectorAll("[role=menuitem]")];
    expect(items.map((item) => item.textContent)).toEqual(["Search here", "Group G: ?"]);
    click(items[1]!);
    expect(posted[0]!.body).toMatchObject({ action: "ask g" });
  });

  it("never does at a click what nobody asks for", () => {
    show(at(0));
    const ship = [...root.querySelectorAll(".token")].find((piece) => piece.getAttribute("aria-label") === "Supply ship: Scuttle her")!;
    click(ship);
    expect(posted).toEqual([]);
    click(find("[role=menuitem]"));
    expect(posted[0]!.body).toMatchObject({ action: "scuttle" });
  });

  it("lays an overlay over the board, under which everything can still be chosen", () => {
    show(at(0));
    const picker = find(".overlay-picker") as HTMLSelectElement;
    const marks = () => [...root.querySelectorAll(".area-badge")].map((badge) => badge.textContent);
    expect(marks()).toContain("×2");
    act(() => {
      picker.value = "sight";
      picker.dispatchEvent(new Event("change", { bubbles: true }));
    });
    expect(marks()).toEqual(["✓", "✓"]);
    expect(find(".board-caption").textContent).toBe("The raider sees 21 and 27.");
    expect(root.querySelectorAll(".area.is-open")).toHaveLength(5);
  });

  it("says why a button is off instead of sending it", () => {
    show(at(0));
    press("2");
    expect(posted).toEqual([]);
    expect(find(".toast").textContent).toContain("Searching needs a ship");
    press("1");
    expect(posted[0]!.body).toMatchObject({ action: "end" });
  });

  it("keeps the element of a piece from one Scene to the next, so that it glides", () => {
    show(at(0));
    const ship = () => [...root.querySelectorAll<SVGGElement>(".token")].find((piece) => piece.textContent?.includes("R"))!;
    const before = ship();
    const from = before.style.transform;
    show(at(1));
    expect(ship()).toBe(before);
    expect(ship().style.transform).not.toBe(from);
  });

  it("names every place that can be chosen for screen readers", () => {
    show(at(0));
    const open = [...root.querySelectorAll(".area.is-open")];
    expect(open).toHaveLength(5);
    for (const place of open) {
      expect(place.getAttribute("role")).toBe("button");
      expect(place.getAttribute("tabindex")).toBe("0");
      expect(place.getAttribute("aria-label")).toMatch(/^Space \d+: /);
    }
  });

  it("shows everything as words and buttons", () => {
    show(at(0));
    press("t");
    expect(find(".text-table").textContent).toContain("Round 3. Raiders to move");
    expect(root.querySelectorAll(".text-table li .button").length).toBeGreaterThan(10);
  });

  it("tells the end, with the seed to check the dice by", () => {
    show(at(2));
    expect(find(".outcome").textContent).toContain("Raiders win");
    expect(root.querySelector(".area.is-open")).toBeNull();
  });

  it("lets a player with several seats look from each, and goes to one that is asked anew", () => {
    const shared = (waiting: string): MatchPage => {
      const shown = at(0);
      return { ...shown, seats: shown.seats.map((seat) => ({ ...seat, player: "red", kind: "human", mine: true, waiting: seat.id === waiting })) };
    };
    show(shared("red"));
    expect(root.querySelector(".handover"), "no hand-over between the seats of one player").toBeNull();
    const buttons = () => [...root.querySelectorAll(".seat-switch button")];
    expect(buttons().map((button) => button.getAttribute("aria-pressed"))).toEqual(["true", "false"]);
    expect(buttons()[0]!.textContent).toContain("Your turn");
    click(buttons()[1]!);
    expect(looked).toEqual(["blue"]);
    show(shared("blue"));
    expect(looked).toEqual(["blue", null]);
    show(shared(""));
    expect(looked).toHaveLength(2);
  });

  it("covers the table between two players at one screen", () => {
    const shown = at(0);
    show({ ...shown, seats: shown.seats.map((seat) => ({ ...seat, kind: "human", mine: true })) });
    expect(find(".handover").textContent).toContain("Raiders");
  });

  it("takes a standing order for a card that can be a response, for some places", () => {
    show(at(0));
    click([...root.querySelectorAll(".hand .playing-card")].at(-1)!);
    click([...root.querySelectorAll(".menu button")].find((button) => button.textContent?.includes("Standing order"))!);
    expect(root.querySelectorAll(".order-form [type=checkbox]")).toHaveLength(0);
    click(find(".order-form label:nth-of-type(2) input"));
    const places = () => [...root.querySelectorAll<HTMLInputElement>(".order-form [type=checkbox]")];
    expect(places().map((place) => [place.checked, place.parentElement!.textContent])).toEqual([
      [true, "Space 12"],
      [true, "Space 19"],
    ]);
    click(places()[0]!);
    act(() => void find(".order-form").dispatchEvent(new Event("submit", { bubbles: true, cancelable: true })));
    const orders = [{ do: "use", action: "answer c5", when: { space: ["19"] } }];
    expect(posted).toEqual([{ path: "/api/matches/mock/settings?lang=en", body: { seat: "red", orders } }]);
    expect(root.querySelector(".order-form")).toBeNull();
  });

  it("lists standing orders, which can be moved and taken back", () => {
    const first: StandingOrder = { do: "ask", action: "answer c9", when: { space: ["12"] } };
    const second: StandingOrder = { do: "pass", action: "answer c5", when: { space: ["12", "19"] } };
    const shown = at(0);
    show({ ...shown, settings: { ...shown.settings, orders: [first, second] } });
    const lines = [...root.querySelectorAll(".orders li")];
    expect(lines.map((line) => line.textContent)).toEqual(["answer c9 ask me 12", "Radio Trick pass "]);
    click(find("[aria-label='Move up: Radio Trick']"));
    click(find("[aria-label='Take back: answer c9']"));
    expect(posted.map(({ body }) => (body as SettingsChange).orders)).toEqual([[second, first], [second]]);
  });

  it("offers in a window to pass for the turn, and says what is answered already", () => {
    const shown = at(0);
    const decision = { options: ["end", "to 19"], default: "end", cite: "", args: {}, window: true, sampled: false };
    show({ ...shown, decision, settings: { ...shown.settings, held_answer: "end" } });
    expect(find(".answer-held").textContent).toContain("Your answer: End the turn.");
    click([...root.querySelectorAll(".prompt .button")].find((button) => button.textContent === "Pass for the rest of this turn")!);
    expect(posted[0]!.body).toEqual({ seat: "red", pass_turn: true });
    show({ ...shown, decision, turn: null });
    expect(find(".prompt").textContent).not.toContain("Pass for the rest");
  });

  it("marks those who only watch", () => {
    const watched = at(0);
    show({ ...watched, seat: null, seats: watched.seats.map((seat) => ({ ...seat, mine: false })) });
    expect(find(".top .badge").textContent).toContain("Watching");
  });
});

describe("an invitation", () => {
  const invited = (kind: string): MatchPage => {
    const shown = at(0);
    const seats = shown.seats.map((seat) => ({ ...seat, mine: false, kind: seat.id === "blue" ? kind : "human" }));
    return { ...shown, seats, seat: null, invitations: {}, invited: ["blue"] };
  };

  it("offers its seat beside what a spectator sees, and sits down under a name", async () => {
    show(invited("open"));
    expect(find(".invited").textContent).toContain("You are invited to play");
    expect(find(".badge").textContent).toContain("Watching");
    find<HTMLInputElement>(".invited input").value = " Béla ";
    vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
      posted.push({ path, body: JSON.parse(String(init.body)) });
      return new Response(JSON.stringify({ match: "mock", key: "born", seats: ["blue"], invitations: {} }), { status: 201 });
    });
    const sent = () => act(async () => void find(".invited").dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true })));
    const sending = sent();
    show(invited("human"));
    expect(find(".invited").textContent).not.toContain("somebody else");
    await sending;
    await vi.waitFor(() => expect(taken).toEqual(["born"]));
    const { path, body } = posted.at(-1)!;
    expect(path).toBe("/api/matches/mock/take?lang=en");
    expect(body).toEqual({ name: "Béla", once: expect.stringMatching(/^[0-9a-f]{32}$/) });
    await sent();
    expect(posted.at(-1)!.body).toEqual(body);
  });

  it("says that somebody was first", () => {
    show(invited("human"));
    expect(find(".invited").textContent).toContain("somebody else was first");
    expect(root.querySelector(".invited button")).toBeNull();
  });
});
