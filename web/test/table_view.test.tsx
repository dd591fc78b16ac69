import { readFileSync } from "node:fs";
import { join } from "node:path";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { boardSvg, symbolsSvg } from "../mock/board.mjs";
import { table } from "../mock/tables.mjs";
import { PREFS } from "./prefs";
import { MatchApi } from "../src/app/api";
import { AppContext } from "../src/app/context";
import { translator } from "../src/app/texts";
import { readBoard, readSymbols } from "../src/board/art";
import { TableView } from "../src/play/TableView";
import type { SettingsChange, StandingOrder, MatchPage } from "../src/protocol";

vi.mock("../src/board/useCamera", () => ({ useCamera: () => ({ show() {}, zoomBy() {}, reveal() {} }) }));

const t = translator("en", readFileSync(join(__dirname, "../../src/vezerkar/server/texts/en.ftl"), "utf8"));
const art = { board: readBoard(boardSvg()), sheet: readSymbols(symbolsSvg()), theme: {}, cards: "" };
const posted: { path: string; body: unknown }[] = [];
let root: HTMLElement;

const looked: (string | null)[] = [];
const taken: string[] = [];

function show(shown: MatchPage): void {
  const api = new MatchApi("mock", "key", "en");
  const prefs = PREFS;
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
const open = (tab: string) => click([...root.querySelectorAll(".drawer-tabs button")].find((button) => button.textContent === tab)!);
const area = (id: string) => find(`.areas .area:nth-of-type(${[...art.board.areas.keys()].indexOf(id) + 1})`);

beforeEach(() => {
  (window as unknown as { happyDOM: { setViewport(size: { width: number; height: number }): void } }).happyDOM.setViewport({ width: 1440, height: 900 });
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

  it("shows that it waits for an answer that is long in coming, and takes nothing else meanwhile", async () => {
    vi.stubGlobal("fetch", (path: string, init: RequestInit) => (posted.push({ path, body: JSON.parse(String(init.body)) }), new Promise(() => {})));
    show(at(0));
    click(area("19"));
    expect(find("#prompt").getAttribute("aria-busy")).toBe("true");
    expect(find(".table").dataset["sending"]).toBeUndefined();
    await vi.waitFor(() => expect(find(".table").dataset["sending"]).toBe("true"), 3000);
    click(area("19"));
    expect(posted).toHaveLength(1);
    show({ ...at(0), ply: 7 });
    await vi.waitFor(() => expect(find(".table").dataset["sending"]).toBeUndefined());
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
    open("Cards");
    const button = find(".panel .icon-button");
    expect(button.getAttribute("aria-label")).toBe("Print: The facts on paper");
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

  it("goes on at Enter, and says why a button is off instead of sending it", () => {
    show(at(0));
    click([...root.querySelectorAll(".prompt .button")].find((button) => button.textContent === "Search here")!);
    expect(posted).toEqual([]);
    expect(find(".toast").textContent).toContain("Searching needs a ship");
    find("#prompt").focus();
    press("Enter");
    expect(posted[0]!.body).toMatchObject({ action: "end" });
  });

  it("is led to the button that goes on by an Enter from elsewhere, which presses nothing", () => {
    show(at(0));
    press("Enter");
    expect(posted).toEqual([]);
    expect(document.activeElement!.matches("#prompt .primary")).toBe(true);
  });

  it("says why there are no hints: other people play, or the game is rated", () => {
    const notes = (more: Partial<MatchPage>, kind: string) => {
      const seats = at(0).seats.map((seat) => (seat.mine ? seat : { ...seat, kind }));
      show({ ...at(0), seats, ...more } as MatchPage);
      return [...root.querySelectorAll(".table-menu .rated-note")].map((note) => note.textContent);
    };
    expect(notes({ hints: true }, "bot")).toEqual([]);
    expect(notes({ hints: false }, "human")).toEqual([t("hint-not")]);
    expect(notes({ hints: false, rated: true }, "human")).toEqual([t("rated-note")]);
    expect(notes({ hints: true, teaching: true }, "human")).toEqual([t("teaching-note")]);
  });

  it("answers no prompt by a number: it raises that card of the hand", () => {
    show(at(0));
    press("2");
    expect(posted).toEqual([]);
    expect(document.activeElement!.querySelector(".card-title")!.textContent).toBe("False Colours");
    show({ ...at(1), ply: at(0).ply + 1 });
    press("2");
    expect(posted, "nor when it is pressed twice, and something else is asked by then").toEqual([]);
  });

  it("does not lose the focus when what has it can no longer be chosen", async () => {
    show(at(0));
    press("ArrowRight");
    expect(document.activeElement!.matches(".is-open")).toBe(true);
    const next = at(0);
    const areas = next.scene.areas.map((area) => ({ ...area, choices: [] }));
    const tokens = next.scene.tokens.map((token) => ({ ...token, choices: [] }));
    show({ ...next, scene: { ...next.scene, areas, tokens } });
    expect(document.activeElement).toBe(find("#prompt"));
  });

  it("makes the hand one stop where no card can be chosen, so that it can be read", () => {
    const shown = at(0);
    const cards = shown.scene.cards.map((group) => ({ ...group, cards: group.cards.map((card) => ({ ...card, choices: [] })) }));
    show({ ...shown, scene: { ...shown.scene, cards } });
    const stops = [...root.querySelectorAll<HTMLElement>(".hand button.playing-card")].map((card) => card.tabIndex);
    expect(stops.length).toBeGreaterThan(1);
    expect(stops).toEqual([0, ...stops.slice(1).map(() => -1)]);
  });

  it("walks along the buttons of the question by arrows", () => {
    show(at(0));
    const buttons = [...root.querySelectorAll<HTMLElement>("#prompt .buttons button")];
    expect(buttons.length).toBeGreaterThan(1);
    buttons[0]!.focus();
    act(() => void document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true, cancelable: true })));
    expect(document.activeElement).toBe(buttons[1]);
  });

  it("has one button that goes on, at the far right, two beside it, and the rest in a list", () => {
    const shown = at(0);
    const more = ["one", "two", "three"].map((label) => ({ ...shown.scene.buttons[0]!, label, action: label, primary: false }));
    show({ ...shown, scene: { ...shown.scene, buttons: [...more, ...shown.scene.buttons] } });
    const words = (selector: string) => [...root.querySelectorAll(selector)].map((label) => label.textContent);
    expect(words(".buttons > .choice .label")).toEqual(["two", "one", "End the turn"]);
    expect(words(".more .choice .label")).toEqual(["three", "Search here"]);
    expect(find(".more .fold-body").hidden).toBe(true);
    press(".");
    expect(find(".more .fold-body").hidden).toBe(false);
  });

  it("unfolds the list by itself where there is nothing else to choose from", () => {
    const shown = at(0);
    const buttons = ["one", "two", "three", "four"].map((label) => ({ ...shown.scene.buttons[0]!, label, action: label, primary: false }));
    show({ ...shown, scene: { ...shown.scene, buttons, areas: [], tokens: [], cards: [] } });
    expect(find(".more .fold-body").hidden).toBe(false);
  });

  it("says of each seat what a plate holds, and of a Scene without plates who sits there", () => {
    show(at(0));
    const plates = () => [...root.querySelectorAll<HTMLElement>(".seat-plate")];
    expect(plates().map((plate) => [plate.dataset["seat"], plate.querySelector(".plate-score")?.textContent])).toEqual([
      ["red", "Score 2"],
      ["blue", "Score 1"],
    ]);
    expect(plates()[0]!.classList.contains("is-waiting")).toBe(true);
    expect(plates()[0]!.textContent).toContain("AP 2");
    const bare = at(0);
    show({ ...bare, scene: { ...bare.scene, plates: [], clock: null } });
    expect(plates().map((plate) => plate.querySelector("strong")!.textContent)).toEqual(["Raiders", "Escorts"]);
    expect(find(".clock h1").textContent).toBe("Fog Patrol");
  });

  it("keeps the drawer closed until a key or a tab opens it, and closes it with Escape", () => {
    show(at(0));
    expect(root.querySelector(".drawer")).toBeNull();
    press("l");
    expect(find(".drawer [aria-selected=true]").textContent).toContain("Log");
    press("n");
    expect(find(".drawer [aria-selected=true]").textContent).toContain("Notes");
    press("Escape");
    expect(root.querySelector(".drawer")).toBeNull();
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
      expect(place.getAttribute("aria-label")).toMatch(/^Space \d+: /);
    }
  });

  it("is one stop of the Tab key on the board, from which arrows and capitals lead on", () => {
    show(at(0));
    const stops = () => [...root.querySelectorAll<SVGElement>(".board-svg [tabindex='0']")];
    expect(root.querySelectorAll(".board-svg [data-target]").length).toBeGreaterThan(5);
    expect(stops()).toHaveLength(1);
    press("ArrowDown");
    expect(document.activeElement).toBe(stops()[0]);
    act(() => void document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key: "S", shiftKey: true, bubbles: true })));
    expect(document.activeElement!.getAttribute("aria-label")).toMatch(/^S/);
    expect(stops()).toEqual([document.activeElement]);
    const aside = [...root.querySelectorAll(".token")].filter((piece) => piece.classList.contains("has-unprompted"));
    expect(aside.map((piece) => piece.getAttribute("tabindex"))).toEqual([null]);
  });

  it("stops in the hand at what can be played alone", () => {
    show(at(0));
    expect([...root.querySelectorAll(".hand button.playing-card")].map((card) => card.getAttribute("tabindex"))).toEqual(["0", "0", "0", "-1", "-1"]);
  });

  it("sends what gives something up at the second press only, and not after a while", () => {
    vi.useFakeTimers();
    const shown = at(0);
    const buttons = [{ ...shown.scene.buttons[0]!, role: "done", stake: "2 moves are lost" }];
    show({ ...shown, scene: { ...shown.scene, buttons } });
    const button = () => find(".prompt .choice > button");
    expect(button().textContent).toContain("2 moves are lost");
    click(button());
    expect(posted).toEqual([]);
    expect(button().classList.contains("is-armed")).toBe(true);
    act(() => void vi.advanceTimersByTime(4100));
    click(button());
    expect(posted).toEqual([]);
    click(button());
    expect(posted[0]!.body).toMatchObject({ action: "end" });
    vi.useRealTimers();
  });

  it("opens a card with which one can only give something up, and does nothing yet", () => {
    const shown = at(0);
    const cards = shown.scene.cards.map((group) => ({
      ...group,
      cards: group.cards.map((card) => ({ ...card, choices: card.choices.slice(0, 1).map((choice) => ({ ...choice, stake: "The card is gone" })) })),
    }));
    show({ ...shown, scene: { ...shown.scene, cards } });
    click(find(".hand .playing-card.is-open"));
    expect(find(".menu .card-about").textContent).not.toBe("");
    expect(find(".menu [role=menuitem]").textContent).toContain("The card is gone");
    expect(root.querySelector(".menu-item.is-armed")).toBeNull();
    expect(posted).toEqual([]);
  });

  it("shows on the board what the question names, and reads a card that it names", () => {
    const shown = at(0);
    const card = shown.scene.cards.flatMap((group) => group.cards).find((one) => one.face === "up" && one.choices.length > 0)!;
    const text = "Where from 19, and why Dawn?";
    const prompt_spans = [{ start: 11, end: 13, role: "space", id: "19" }, { start: 23, end: 27, role: "card", id: card.event_id || card.id }];
    show({ ...shown, prompt_spans, scene: { ...shown.scene, prompt: { ...shown.scene.prompt, text } } });
    expect(find(".prompt-text").textContent).toBe(text);
    const place = find(".prompt-text [data-kind=space]");
    act(() => void place.dispatchEvent(new PointerEvent("pointerenter")));
    expect(area("19").classList.contains("is-hot")).toBe(true);
    act(() => void place.dispatchEvent(new PointerEvent("pointerleave")));
    expect(area("19").classList.contains("is-hot")).toBe(false);
    click(place);
    expect(area("19").classList.contains("is-hot")).toBe(true);
    // What is kept shown goes with its question.
    show({ ...shown, prompt_spans: [], scene: { ...shown.scene, prompt: { ...shown.scene.prompt, text: "And now?" } } });
    expect(area("19").classList.contains("is-hot")).toBe(false);
    show({ ...shown, prompt_spans, scene: { ...shown.scene, prompt: { ...shown.scene.prompt, text } } });
    expect(area("19").classList.contains("is-hot")).toBe(false);
    click(find(".prompt-text [data-kind=card]"));
    expect(find(".menu header").textContent).toContain(card.title);
    expect(posted).toEqual([]);
  });

  it("shows the pieces of a kind that the question names: those in hand, else those in the place that it names", () => {
    const shown = at(0);
    const [first, second, third] = shown.scene.tokens.filter(({ place }) => place);
    const kindred = (held: boolean) => shown.scene.tokens.map((token) => ({ ...token, event_kind: [first, second, third].includes(token) ? "corsair" : "", held: held && token === second }));
    const text = "Where does the corsair in 19 go?";
    const prompt_spans = [{ start: 15, end: 22, role: "piece", id: "corsair" }, { start: 26, end: 28, role: "space", id: first!.place }];
    const hot = (held: boolean) => {
      show({ ...shown, prompt_spans, scene: { ...shown.scene, tokens: kindred(held), prompt: { ...shown.scene.prompt, text: `${text}${held}` } } });
      act(() => void find(".prompt-text [data-kind=piece]").dispatchEvent(new PointerEvent("pointerenter")));
      return [...root.querySelectorAll(".area.is-hot")].map((one) => one.getAttribute("data-place"));
    };
    expect(hot(false)).toEqual([first!.place]);
    expect(hot(true)).toEqual([second!.place]);
    show({ ...shown, prompt_spans: prompt_spans.slice(0, 1), scene: { ...shown.scene, tokens: kindred(false), prompt: { ...shown.scene.prompt, text } } });
    expect(find(".prompt-text [data-kind=piece]").getAttribute("role")).toBeNull();
  });

  it("lets no key answer a question that has just come", () => {
    show(at(0));
    const next = at(1);
    show({ ...next, scene: { ...next.scene, prompt: { ...next.scene.prompt, text: "Another question" } } });
    find("#prompt").focus();
    press("Enter");
    expect(posted).toEqual([]);
    const now = performance.now();
    vi.spyOn(performance, "now").mockReturnValue(now + 300);
    press("Enter");
    expect(posted[0]!.body).toMatchObject({ action: "end" });
    vi.restoreAllMocks();
  });

  it("takes a key though others act meanwhile, as long as the same is asked", () => {
    const now = performance.now();
    vi.spyOn(performance, "now").mockReturnValue(now);
    show(at(0));
    show({ ...at(0), ply: at(0).ply + 1 });
    find("#prompt").focus();
    press("Enter");
    expect(posted[0]!.body).toMatchObject({ action: "end" });
    show({ ...at(0), ply: at(0).ply + 2 });
    press("Enter");
    expect(posted, "the same is asked once more").toHaveLength(1);
    vi.restoreAllMocks();
  });

  it("passes at P, whatever else there is", () => {
    const shown = at(0);
    const pass = { ...shown.scene.buttons[0]!, label: "Pass", action: "pass", primary: false, role: "pass" };
    show({ ...shown, scene: { ...shown.scene, buttons: [...shown.scene.buttons, pass] } });
    press("p");
    expect(posted[0]!.body).toMatchObject({ action: "pass" });
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
    const buttons = () => [...root.querySelectorAll(".rail button.plate-name")];
    expect(buttons().map((button) => button.getAttribute("aria-pressed"))).toEqual(["true", "false"]);
    expect(buttons()[0]!.closest("li")!.textContent).toContain("Your turn");
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
    click([...root.querySelectorAll(".menu button")].find((button) => button.textContent?.includes("Add standing order"))!);
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
    open("Cards");
    const lines = [...root.querySelectorAll(".orders li")];
    expect(lines.map((line) => line.textContent)).toEqual(["answer c9 ask me 12", "Radio Trick pass "]);
    click(find("[aria-label='Move up: Radio Trick']"));
    click(find("[aria-label='Delete: answer c9']"));
    expect(posted.map(({ body }) => (body as SettingsChange).orders)).toEqual([[second, first], [second]]);
  });

  it("offers in a window to pass for the turn, and says what is answered already", () => {
    const shown = at(0);
    const decision = { options: ["end", "to 19"], default: "end", cite: "", args: {}, window: true, sampled: false };
    show({ ...shown, decision, settings: { ...shown.settings, held_answer: "end" } });
    expect(find(".slips").textContent).toContain("Your answer: End the turn.");
    click([...root.querySelectorAll(".prompt .button")].find((button) => button.textContent === "Pass for the rest of this turn")!);
    expect(posted[0]!.body).toEqual({ seat: "red", pass_turn: true });
    show({ ...shown, decision, turn: null });
    expect(find(".prompt").textContent).not.toContain("Pass for the rest");
  });

  it("answers a window from the card itself, and never again this turn", () => {
    const shown = at(0);
    const hand = shown.scene.cards.find((group) => group.style === "hand")!;
    const card = hand.cards.find((one) => one.reaction)!;
    const use = { action: "answer c5", label: "Answer: Radio Trick", cite: "", unprompted: false, why: "", main: false, stake: "", then: [], grasp: false, places: [], tile: null, station: false, by: [] };
    hand.cards = hand.cards.map((one) => (one === card ? { ...card, choices: [use] } : one));
    const decision = { options: ["end", "answer c5"], default: "end", cite: "", args: {}, window: true, sampled: false };
    const openCard = () => click([...root.querySelectorAll(".hand .playing-card")].at(-1)!);
    const verb = (label: string) => [...root.querySelectorAll<HTMLElement>(".order-verbs button")].find((button) => button.textContent === label)!;
    show({ ...shown, decision });
    openCard();
    expect(root.querySelectorAll(".menu-item"), "what its verbs say is not said again").toHaveLength(0);
    expect(document.activeElement).toBe(verb("Use"));
    click(verb("Never this turn"));
    const order: StandingOrder = { do: "pass", action: "answer c5", when: { space: ["12", "19"] }, turn: shown.turn };
    expect(posted.pop()!.body).toEqual({ seat: "red", orders: [order] });
    openCard();
    click(verb("Not now"));
    expect(posted.pop()!.body).toEqual({ seat: "red", ply: 6, action: "end" });
    show({ ...shown, ply: 7, decision });
    openCard();
    click(verb("Use"));
    expect(posted.pop()!.body).toEqual({ seat: "red", ply: 7, action: "answer c5" });
    show({ ...at(0), ply: 8, settings: { ...shown.settings, orders: [order] } });
    expect(find(".hand .card-order").getAttribute("title")).toBe("Standing order: Radio Trick: Never this turn");
    openCard();
    click(verb("Never this turn"));
    expect(posted.pop()!.body).toEqual({ seat: "red", orders: [] });
    openCard();
    expect(verb("Use it when it fits").getAttribute("aria-checked")).toBe("false");
  });

  it("gives a hint step by step, and does at last what it names first", async () => {
    const told = { ply: 6, text: "", cite: "R 4", at: ["area:20"], judged: "", options: [], reasons: [], against: 0 };
    const options = [
      { action: "to 19", equal: true, chance: 0.5, behind: 0, error: 0 },
      { action: "end", equal: false, chance: 0.4, behind: 0.1, error: 0.02 },
    ];
    vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
      const body = JSON.parse(String(init.body));
      posted.push({ path, body });
      const named = body.step > 1 ? { judged: "search", options } : {};
      const why = body.step > 2 ? { reasons: [{ text: "a better supply", points: 0.04 }], against: 1 } : {};
      return new Response(JSON.stringify({ ...told, step: body.step, ...named, ...why }));
    });
    const key = () => document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "q", bubbles: true }));
    show(at(0));
    expect(root.querySelector("[aria-label^='A hint']")).toBeNull();
    key();
    expect(posted).toEqual([]);
    show({ ...at(0), hints: true });
    click(find("[aria-label^='A hint']"));
    await vi.waitFor(() => expect(find(".hint-slip").textContent).toContain("Look here"));
    expect(posted).toEqual([{ path: "/api/matches/mock/hint?lang=en", body: { seat: "red", ply: 6, step: 1 } }]);
    expect([area("20"), area("19")].map((one) => one.classList.contains("is-hot"))).toEqual([true, false]);
    key();
    await vi.waitFor(() => expect(root.querySelectorAll(".hint-slip ol li")).toHaveLength(2));
    expect([area("20"), area("19")].map((one) => one.classList.contains("is-hot"))).toEqual([false, true]);
    expect(find(".hint-slip").textContent).not.toContain("a better supply");
    click(find(".hint-slip .primary"));
    await vi.waitFor(() => expect(find(".hint-slip ul").textContent).toBe("a better supply"));
    expect([area("20"), area("19")].map((one) => one.classList.contains("is-hot"))).toEqual([false, true]);
    expect(posted).toHaveLength(3);
    key();
    expect(posted, "there is no fourth step").toHaveLength(3);
    click(find(".hint-slip .primary"));
    expect(posted[3]!.body).toEqual({ seat: "red", ply: 6, action: "to 19" });
  });

  it("offers neither a hint nor the rest before the table has what was sent", async () => {
    let answer: (value: Response) => void = () => {};
    vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
      posted.push({ path, body: JSON.parse(String(init.body)) });
      return new Promise<Response>((resolve) => (answer = resolve));
    });
    const shown = { ...at(0), hints: true };
    shown.scene.buttons = [{ label: "Place the rest", action: "rest", enabled: true, why: "", cite: "", primary: true, role: "rest", stake: "", then: [] }];
    const isOpen = () => [find<HTMLButtonElement>("[aria-label^='A hint']"), find<HTMLButtonElement>(".prompt .choice button")].map((button) => !button.disabled);
    show(shown);
    expect(isOpen()).toEqual([true, true]);
    click(area("19"));
    expect(isOpen()).toEqual([false, false]);
    // Somebody else has acted at the same time: what comes first does not have it.
    show({ ...shown, ply: 7 });
    answer(new Response(JSON.stringify({ ply: 8, held: false })));
    await vi.waitFor(() => expect(isOpen()).toEqual([false, false]));
    click(find("[aria-label^='A hint']"));
    expect(posted).toHaveLength(1);
    show({ ...shown, ply: 8 });
    expect(isOpen()).toEqual([true, true]);
  });

  it("forgets a hint when the question is another one", async () => {
    vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ ply: 6, step: 1, text: "Mind this.", cite: "", at: [], judged: "", options: [], reasons: [], against: 0 })));
    show({ ...at(0), hints: true });
    click(find("[aria-label^='A hint']"));
    await vi.waitFor(() => expect(root.querySelector(".hint-slip")).not.toBeNull());
    show({ ...at(0), ply: 7, hints: true });
    expect(root.querySelector(".hint-slip")).not.toBeNull();
    const next = at(0);
    next.scene.prompt.text = "Something else?";
    show({ ...next, hints: true });
    expect(root.querySelector(".hint-slip")).toBeNull();
  });

  it("hands over the rest to the bot, whose actions are taken in one", async () => {
    let ply = 6;
    vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
      posted.push({ path, body: JSON.parse(String(init.body)) });
      if (path.includes("/actions")) ply += 2;
      return new Response(JSON.stringify({ ply, actions: ["to 19", "to 20"], held: false }));
    });
    const shown = at(0);
    shown.scene.buttons = [{ label: "Place the rest", action: "rest", enabled: true, why: "", cite: "", primary: true, role: "rest", stake: "", then: [] }];
    show(shown);
    click(find(".prompt .choice button"));
    await vi.waitFor(() => expect(posted).toHaveLength(2));
    expect(posted.map(({ body }) => body)).toEqual([
      { seat: "red", ply: 6 },
      { seat: "red", ply: 6, actions: ["to 19", "to 20"] },
    ]);
    // Until the table shows all of it, nothing else can be chosen.
    expect(find<HTMLButtonElement>(".prompt .choice button").disabled).toBe(true);
    show({ ...shown, ply: 8 });
    await vi.waitFor(() => expect(find<HTMLButtonElement>(".prompt .choice button").disabled).toBe(false));
  });

  it("takes what the table proposes when the bot has no answer", async () => {
    vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
      posted.push({ path, body: JSON.parse(String(init.body)) });
      if (path.includes("/advice")) return new Response(JSON.stringify({ error: "no_advice_now", message: "No." }), { status: 503 });
      return new Response(JSON.stringify({ ply: 7, held: false }));
    });
    const shown = at(0);
    shown.scene.buttons = [{ label: "Place the rest", action: "rest", enabled: true, why: "", cite: "", primary: true, role: "rest", stake: "", then: [] }];
    show(shown);
    click(find(".prompt .choice button"));
    await vi.waitFor(() => expect(posted).toHaveLength(2));
    expect(posted[1]!.body).toEqual({ seat: "red", ply: 6, actions: ["rest"] });
  });

  it("marks those who only watch", () => {
    const watched = at(0);
    show({ ...watched, seat: null, seats: watched.seats.map((seat) => ({ ...seat, mine: false })) });
    expect(find(".bar .badge").textContent).toContain("Spectating");
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
    expect(find(".badge").textContent).toContain("Spectating");
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
    expect(body).toEqual({ name: "Béla", once: expect.stringMatching(/^[0-9a-f]{32}$/), held: null });
    await sent();
    expect(posted.at(-1)!.body).toEqual(body);
  });

  it("says that somebody was first", () => {
    show(invited("human"));
    expect(find(".invited").textContent).toContain("somebody else was first");
    expect(root.querySelector(".invited button")).toBeNull();
  });
});
