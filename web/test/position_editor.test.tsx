import { readFileSync } from "node:fs";
import { join } from "node:path";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { AppContext } from "../src/app/context";
import { translator } from "../src/app/texts";
import { PositionEditor } from "../src/position/PositionEditor";
import type { GameInfo } from "../src/protocol";
import { PREFS } from "./prefs";

// The DOM of these tests has no streams to pack with.
vi.mock("../src/position/link", async (real) => ({ ...(await real<object>()), linkTo: async () => "/study/gauge/editor#p=packed" }));

const t = translator("en", readFileSync(join(__dirname, "../../src/vezerkar/server/texts/en.ftl"), "utf8"));
const game = {
  id: "gauge",
  title: "The Weather Gauge",
  positions: "Set up a position",
  seats: [
    { id: "gull", name: "Gull" },
    { id: "heron", name: "Heron" },
  ],
  levels: [{ bot: "random", name: "Easy" }],
  bots: [{ id: "random" }],
} as unknown as GameInfo;
const draft = { game: "gauge", state: { wind: 1 } };

let root: HTMLElement;
const told = () => [...root.querySelectorAll(".notice")].map((notice) => notice.textContent).join();
const input = () => root.querySelector<HTMLInputElement>("input[type=file]")!;
const settled = (words: string) => act(async () => vi.waitFor(() => expect(told()).toContain(words)));

async function choose(content: string) {
  const file = new File([content], "position.json", { type: "application/json" });
  Object.defineProperty(input(), "files", { value: [file], configurable: true });
  await act(async () => void input().dispatchEvent(new Event("change", { bubbles: true })));
}

async function share() {
  const button = [...root.querySelectorAll("button")].find(({ textContent }) => textContent!.includes(t("position-link")))!;
  await act(async () => button.click());
}

beforeEach(async () => {
  root = document.body.appendChild(document.createElement("div"));
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ draft, sheet: null, scene: null, flaws: [], asked: ["gull"] }), { status: 200 }));
  const app = { t, prefs: PREFS, setPrefs: () => {} };
  await act(async () =>
    render(
      <AppContext.Provider value={app as never}>
        <PositionEditor game={game} samples={[]} first={draft} notice="" seat="gull" />
      </AppContext.Provider>,
      root,
    ),
  );
});

afterEach(() => {
  act(() => render(null, root));
  root.remove();
  vi.unstubAllGlobals();
});

it("says that the link is copied only when it was", async () => {
  const write = vi.fn(async () => {});
  vi.stubGlobal("navigator", Object.create(navigator, { clipboard: { value: { writeText: write } } }));
  await share();
  await settled(t("position-linked"));
  expect(write).toHaveBeenCalledWith(expect.stringContaining("#p=packed"));
  vi.stubGlobal("navigator", Object.create(navigator, { clipboard: { value: undefined } }));
  await share();
  await settled(t("position-link-there"));
  expect(location.hash).toBe("#p=packed");
});

it("takes no file that is longer than the table takes, and any file a second time", async () => {
  await choose(JSON.stringify({ ...draft, more: "x".repeat(65 * 1024) }));
  await settled(t("position-too-large"));
  expect(input().value).toBe("");
  await choose("{}");
  await settled(t("position-unreadable", { game: game.title }));
});

it("says of every choice of opponents what becomes of the hidden", async () => {
  const note = () => root.querySelector(".position-play .note")!.textContent;
  const others = root.querySelectorAll<HTMLSelectElement>(".position-play select")[1]!;
  const choose = (value: string) =>
    act(() => {
      others.value = value;
      others.dispatchEvent(new Event("change", { bubbles: true }));
    });
  expect(note()).toContain(t("position-kept"));
  choose("me");
  expect(note()).toContain(t("position-kept"));
  choose("open");
  expect(note()).toContain(t("position-deal"));
  act(() => root.querySelector<HTMLInputElement>(".position-play input[type=checkbox]")!.click());
  expect(note()).toContain(t("position-kept"));
});

it("plays nothing until the table has answered for what was opened last", async () => {
  const sent: { draft: unknown }[] = [];
  let answer = (): void => {};
  vi.stubGlobal("fetch", async (_: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)));
    await new Promise<void>((free) => (answer = free));
    return new Response(JSON.stringify({ draft: opened, sheet: null, scene: null, flaws: [], asked: ["gull"] }), { status: 200 });
  });
  const opened = { ...draft, state: { wind: 2 } };
  const play = [...root.querySelectorAll("button")].find(({ textContent }) => textContent!.includes(t("position-play")))!;
  const side = root.querySelector(".editor-side")!;
  expect([play.disabled, side.getAttribute("aria-busy")]).toEqual([false, "false"]);
  await choose(JSON.stringify(opened));
  await vi.waitFor(() => expect(sent[0]?.draft).toEqual(opened));
  expect([play.disabled, side.getAttribute("aria-busy")]).toEqual([true, "true"]);
  answer();
  await vi.waitFor(() => expect(play.disabled).toBe(false));
  expect(side.getAttribute("aria-busy")).toBe("false");
});
