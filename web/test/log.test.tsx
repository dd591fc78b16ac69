import { readFileSync } from "node:fs";
import { join } from "node:path";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { table } from "../mock/tables.mjs";
import { PREFS } from "./prefs";
import { MatchApi } from "../src/app/api";
import { AppContext } from "../src/app/context";
import { translator } from "../src/app/texts";
import { Log } from "../src/play/Log";
import { joined, useLog } from "../src/play/useLog";
import type { LogLine, MatchPage, Span } from "../src/protocol";

const t = translator("en", readFileSync(join(__dirname, "../../src/vezerkar/server/texts/en.ftl"), "utf8"));
const line = (number: number): LogLine => ({ ply: number, text: `line ${number}`, kind: "", seat: "", places: [], level: 0, spans: [], path: [], cards: [], dice: [], many: "", effects: [], luck: null, by: "" });
const lines = (from: number, to: number) => Array.from({ length: to - from }, (_, n) => line(from + n));
const story = (from: number, to: number) => ({ from, lines: lines(from, to) });
const shown = (from: number, to: number) => ({ ...(table("en", 0) as unknown as MatchPage), log_from: from, log: lines(from, to) });
const api = new MatchApi("mock", "key", "en");
const asked: string[] = [];
const hot: string[][] = [];
const opened: string[] = [];
let root: HTMLElement;

function Told({ table, ply }: { table: MatchPage; ply: number | null }) {
  const { story, more } = useLog(api, table);
  return (
    <Log
      story={story}
      more={more}
      game={table.game}
      scene={table.scene}
      seats={table.seats}
      ply={ply}
      backs={table.taken_back}
      letterOf={() => ""}
      onHot={(ids) => hot.push(ids)}
      onCard={(card) => opened.push(card.id)}
      go={() => {}}
    />
  );
}

function show(table: MatchPage, ply: number | null = null): void {
  const prefs = PREFS;
  act(() =>
    render(
      <AppContext.Provider value={{ t, prefs, setPrefs() {} }}>
        <Told table={table} ply={ply} />
      </AppContext.Provider>,
      root,
    ),
  );
}

const told = () => [...root.querySelectorAll(".log-text")].map((text) => Number(text.textContent!.split(" ")[1]));
const numbers = (from: number, to: number) => lines(from, to).map(({ ply }) => ply);

beforeEach(() => {
  asked.length = 0;
  hot.length = 0;
  opened.length = 0;
  root = document.body.appendChild(document.createElement("div"));
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    const before = Number(new URL(path, "http://x").searchParams.get("before"));
    return new Response(JSON.stringify({ log_from: Math.max(0, before - 5), log: lines(Math.max(0, before - 5), before) }));
  });
});

afterEach(() => {
  act(() => render(null, root));
  root.remove();
  vi.unstubAllGlobals();
});

describe("the log", () => {
  it("hangs together while its tables do", () => {
    expect(joined(story(4, 9), story(6, 11))).toEqual(story(4, 11));
    expect(joined(story(4, 9), story(9, 12))).toEqual(story(4, 12));
    expect(joined(story(4, 9), story(10, 12))).toEqual(story(10, 12));
    expect(joined(story(4, 9), story(3, 8))).toEqual(story(3, 8));
    expect(joined(story(2, 9), story(4, 7))).toEqual(story(2, 7));
  });

  it("keeps the lines that newer tables no longer hold", () => {
    show(shown(10, 15));
    show(shown(12, 17));
    expect(told()).toEqual(numbers(10, 17));
    show(shown(11, 16));
    expect(told()).toEqual(numbers(10, 16));
  });

  it("brings older lines when they are asked for", async () => {
    show(shown(8, 12));
    act(() => root.querySelector<HTMLElement>(".log-older button")!.click());
    await vi.waitFor(() => expect(told()).toEqual(numbers(3, 12)));
    show(shown(9, 13));
    expect(told()).toEqual(numbers(3, 13));
    act(() => root.querySelector<HTMLElement>(".log-older button")!.click());
    await vi.waitFor(() => expect(told()).toEqual(numbers(0, 13)));
    expect(root.querySelector(".log-older")).toBeNull();
    expect(asked).toEqual(["/api/matches/mock/log?lang=en&before=8&seat=red", "/api/matches/mock/log?lang=en&before=3&seat=red"]);
  });

  it("goes as far back as the moment that is looked at", async () => {
    show(shown(14, 18), 2);
    await vi.waitFor(() => expect(told()).toEqual(numbers(0, 18)));
    expect(asked).toHaveLength(3);
  });

  it("begins anew with other eyes", () => {
    show(shown(10, 15));
    show({ ...shown(11, 16), seat: "blue" });
    expect(told()).toEqual(numbers(11, 16));
  });
});

describe("lines of one kind in a row", () => {
  const buy = (text: string, more: Partial<LogLine> = {}): LogLine => ({ ...line(4), text, kind: "bought", seat: "red", places: ["20"], ...more });
  const page = (log: LogLine[]) => ({ ...shown(0, 0), log });
  const folds = () => [...root.querySelectorAll<HTMLElement>(".log-fold")];
  const texts = () => [...root.querySelectorAll(".log-text")].map((text) => text.textContent);

  it("are told at once, in the words there are for many", () => {
    const many = "Red buys # cards.";
    show(page([buy("An Action card.", { many }), buy("An Investment card.", { many }), buy("Blue buys.", { seat: "blue", many })]));
    expect(folds().map(({ textContent }) => textContent)).toEqual(["Red buys 2 cards."]);
    expect(texts()).toEqual(["Blue buys."]);
  });

  it("are counted when they say the same, and else begin with the first from three on", () => {
    show(page([buy("Same."), buy("Same."), buy("One.", { kind: "built" }), buy("Two.", { kind: "built" }), buy("Three.", { kind: "built" })]));
    expect(folds().map(({ textContent }) => textContent)).toEqual(["2 × Same.", "One. and 2 more"]);
    show(page([buy("One."), buy("Two.")]));
    expect(folds()).toEqual([]);
  });

  it("come out by a click, with their names, and show their places together", () => {
    const spans = [{ role: "space", id: "28", start: 0, end: 4 }];
    show(page([buy("Same.", { spans }), buy("Same.", { spans, places: ["28"] })]));
    expect(texts()).toEqual([]);
    act(() => void folds()[0]!.dispatchEvent(new Event("pointerenter")));
    expect(hot.at(-1)).toEqual(["20", "28"]);
    act(() => folds()[0]!.click());
    expect(folds()[0]!.getAttribute("aria-expanded")).toBe("true");
    expect(texts()).toEqual(["Same.", "Same."]);
    expect(root.querySelectorAll('.span[data-kind="space"]')).toHaveLength(2);
    act(() => folds()[0]!.click());
    expect(texts()).toEqual([]);
  });

  it("stand under the headings of their turns, which are never folded", () => {
    const turn = (text: string) => buy(text, { kind: "turn", level: -2 });
    show(page([turn("Turn 1"), turn("Turn 1"), buy("One."), buy("A phase", { kind: "phase", level: -1 })]));
    const headings = [...root.querySelectorAll(".log-heading")];
    expect(headings.map((heading) => [heading.querySelector("h3")!.textContent, heading.classList.contains("is-turn")])).toEqual([
      ["Turn 1", true],
      ["Turn 1", true],
      ["A phase", false],
    ]);
  });
});

describe("the names in a line", () => {
  const text = "Red: Group G sails from 20 to 28 with Dawn (FOG 36) 🚢 G";
  const span = (role: string, id: string, words: string, start = [...text.slice(0, text.indexOf(words))].length): Span => ({
    role, id, start, end: start + [...words].length,
  });
  const spans = [
    span("seat", "red", "Red"),
    span("piece", "G", "Group G"),
    span("space", "20", "20"),
    span("space", "28", "28"),
    span("card", "dawn", "Dawn"),
    span("rule", "FOG 36", "FOG 36"),
    span("piece", "G", "G", [...text].length - 1),
  ];
  const shownWith = (more: Partial<LogLine> = {}): MatchPage => {
    const page = shown(0, 0);
    page.scene.tokens = [{ ...page.scene.tokens[0]!, id: "g", place: "30", event_id: "G" }];
    page.scene.cards = [{ ...page.scene.cards[0]!, cards: [{ ...page.scene.cards[0]!.cards[0]!, id: "hand-dawn", event_id: "dawn", face: "up" }] }];
    return { ...page, log: [{ ...line(0), text, spans, places: ["20", "28"], ...more }] };
  };
  const name = (kind: string, nth = 0) => root.querySelectorAll<HTMLElement>(`.span[data-kind="${kind}"]`)[nth]!;
  const send = (element: Element, type: string) => act(() => void element.dispatchEvent(new Event(type)));
  const click = (element: Element) => act(() => void element.dispatchEvent(new MouseEvent("click", { bubbles: true })));

  it("are elements with their kinds and ids, and the text stays whole", () => {
    show(shownWith());
    expect(root.querySelector(".log-text")!.textContent).toBe(text);
    const found = [...root.querySelectorAll<HTMLElement>(".span")].map(({ tagName, dataset, textContent }) => [tagName, dataset["kind"], dataset["id"], textContent]);
    expect(found).toEqual([
      ["SPAN", "seat", "red", "Red"],
      ["A", "piece", "G", "Group G"],
      ["A", "space", "20", "20"],
      ["A", "space", "28", "28"],
      ["A", "card", "dawn", "Dawn"],
      ["A", "rule", "FOG 36", "FOG 36"],
      ["A", "piece", "G", "G"],
    ]);
  });

  it("show their place or piece while they are pointed at or focused", () => {
    show(shownWith());
    send(name("space"), "pointerenter");
    send(name("space"), "pointerleave");
    send(name("piece"), "focus");
    send(name("piece"), "blur");
    expect(hot).toEqual([["20"], [], ["30", "g"], []]);
  });

  it("stay shown after a click, alone and not with the places of the line", () => {
    show(shownWith());
    click(name("space", 1));
    expect(hot).toEqual([["28"]]);
    expect(name("space", 1).getAttribute("aria-pressed")).toBe("true");
    send(name("piece"), "pointerenter");
    send(name("piece"), "pointerleave");
    expect(hot.slice(1)).toEqual([["30", "g"], ["28"]]);
    click(name("space", 1));
    expect(hot.at(-1)).toEqual([]);
  });

  it("leave the line as a whole its places", () => {
    show(shownWith());
    send(root.querySelector(".log-text")!, "pointerenter");
    click(root.querySelector(".log-text")!);
    expect(hot).toEqual([["20", "28"], ["20", "28"]]);
    expect(root.querySelector(".log-text.is-pinned")).not.toBeNull();
  });

  it("open a card that lies open, and the page of a rule", () => {
    show(shownWith());
    click(name("card"));
    expect(opened).toEqual(["hand-dawn"]);
    expect(name("rule").getAttribute("href")).toBe("/rules/fog#rule-36");
  });

  it("lead nowhere where nothing is there to be shown", () => {
    const page = shownWith({ spans: spans.filter(({ role }) => role === "piece" || role === "card"), places: [] });
    page.scene.tokens = [];
    page.scene.cards = [];
    show(page);
    // What a card says can be read wherever it lies.
    expect([...root.querySelectorAll(".log-text button, .log-text a")].map((name) => name.getAttribute("data-excerpt-id"))).toEqual(["dawn"]);
    expect(root.querySelectorAll("span.span")).toHaveLength(2);
  });
});

it("greys what was taken back by consent, says so, and does not tell it with what stands", () => {
  const bought = (number: number) => ({ ...line(number), kind: "bought", seat: "gull", many: "buys # cards" });
  const page = shown(0, 0);
  show({ ...page, log: [bought(1), bought(2), bought(3), line(4)], taken_back: [{ ply: 4, to: 1 }] });
  expect([...root.querySelectorAll(".log-line")].map((one) => one.classList.contains("is-taken-back"))).toEqual([false, true, false]);
  expect(root.querySelector(".is-taken-back")!.textContent).toContain("Taken back: buys 2 cards");
  show({ ...page, log: [bought(1), bought(2)], taken_back: [] });
  expect(root.querySelector(".is-taken-back")).toBeNull();
});
