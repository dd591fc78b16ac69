import { readFileSync } from "node:fs";
import { join } from "node:path";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, it } from "vitest";
import { PREFS } from "./prefs";
import { MatchApi } from "../src/app/api";
import { AppContext } from "../src/app/context";
import { translator } from "../src/app/texts";
import { KeptPage } from "../src/play/KeptPage";
import type { KeptMatch, LogLine, SeatInfo, Span } from "../src/protocol";

const words = (lang: string) => translator(lang, readFileSync(join(__dirname, `../../src/vezerkar/server/texts/${lang}.ftl`), "utf8"));
const seat = (id: string, name: string, player_name: string) => ({ id, name, player_name }) as SeatInfo;
const line = (text: string, level: number, spans: Span[] = []) => ({ text, level, spans }) as LogLine;
const kept: KeptMatch = {
  match: "m1", game: "hunt", title: "The Hunt", then: "2.0", now: "3.0", ply: 7, over: true, outcome: "The convoys have arrived.", winners: ["british"],
  seats: [seat("german", "Germany", "Anna"), seat("british", "Britain", "")],
  log: [line("Turn 1", -2), line("The Altmark is placed.", 0)],
  text_view: [], chat: [{ name: "Anna", text: "well played", at: "", line: 0, room: "table" }], picture: true, taken_back: [],
};
let root: HTMLElement;

const show = (match: KeptMatch, lang: "en" | "hu" = "en") =>
  act(() =>
    render(
      <AppContext.Provider value={{ t: words(lang), prefs: { ...PREFS, lang }, setPrefs() {} }}>
        <KeptPage kept={match} api={new MatchApi("m1", "key", lang, new AbortController().signal)} />
      </AppContext.Provider>,
      root,
    ),
  );

beforeEach(() => {
  root = document.body.appendChild(document.createElement("div"));
});
afterEach(() => {
  render(null, root);
  root.remove();
});

it("tells a finished match: why it is only told, how it ended, what happened and was said", () => {
  show(kept);
  expect(root.querySelector("[role=status]")!.textContent).toContain("version 2.0 of the rules");
  expect(root.querySelector(".kept-outcome")!.textContent).toBe("The convoys have arrived. Britain");
  expect([...root.querySelectorAll(".kept-log li")].map((entry) => entry.textContent)).toEqual(["Turn 1", "The Altmark is placed."]);
  expect(root.querySelector(".kept-log .is-heading")!.textContent).toBe("Turn 1");
  expect([...root.querySelectorAll("section ul li")].map((entry) => entry.textContent)).toEqual(["Germany: Anna", "Britain"]);
  expect(root.querySelector(".kept-chat")!.textContent).toContain("well played");
  const picture = root.querySelector("img")!;
  expect([picture.getAttribute("src"), picture.alt]).toEqual(["/api/matches/m1/kept.svg?lang=en", "The board at the end"]);
  expect(root.innerHTML).not.toContain("key");
});

it("links the rules that its lines name, and nothing else, for no board is shown", () => {
  const spans: Span[] = [
    { role: "seat", id: "german", start: 0, end: 7 },
    { role: "rule", id: "HUNT 106", start: 14, end: 22 },
  ];
  show({ ...kept, log: [line("Germany wins (HUNT 106).", 0, spans)] });
  const links = [...root.querySelectorAll(".kept-log a")].map((link) => [link.textContent, link.getAttribute("href")]);
  expect(links).toEqual([["HUNT 106", "/rules/hunt#rule-106"]]);
  expect(root.querySelector(".kept-log")!.textContent).toBe("Germany wins (HUNT 106).");
});

it("says of a running one in both languages that nobody can move, and shows no board", () => {
  const running = { ...kept, over: false, outcome: "", winners: [], picture: false, chat: [] };
  show(running);
  expect(root.querySelector("[role=status]")!.textContent).toContain("Nobody can move here");
  expect(root.querySelector("img") ?? root.querySelector(".kept-outcome") ?? root.querySelector(".kept-chat")).toBeNull();
  show(running, "hu");
  expect(root.querySelector("[role=status]")!.textContent).toContain("a szabályok 2.0 változatával");
});
