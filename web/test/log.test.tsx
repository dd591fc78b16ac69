import { readFileSync } from "node:fs";
import { join } from "node:path";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { table } from "../mock/tables.mjs";
import { MatchApi } from "../src/app/api";
import { AppContext } from "../src/app/context";
import { translator } from "../src/app/texts";
import { Log } from "../src/play/Log";
import { joined, useLog } from "../src/play/useLog";
import type { LogLine, MatchPage } from "../src/protocol";

const t = translator("en", readFileSync(join(__dirname, "../../src/vezerkar/server/texts/en.ftl"), "utf8"));
const line = (number: number): LogLine => ({ ply: number, text: `line ${number}`, kind: "", seat: "", places: [], level: 0, spans: [] });
const lines = (from: number, to: number) => Array.from({ length: to - from }, (_, n) => line(from + n));
const story = (from: number, to: number) => ({ from, lines: lines(from, to) });
const shown = (from: number, to: number) => ({ ...(table("en", 0) as unknown as MatchPage), log_from: from, log: lines(from, to) });
const api = new MatchApi("mock", "key", "en");
const asked: string[] = [];
let root: HTMLElement;

function Told({ table, ply }: { table: MatchPage; ply: number | null }) {
  const { story, more } = useLog(api, table);
  return <Log story={story} more={more} seats={table.seats} ply={ply} letterOf={() => ""} onHot={() => {}} go={() => {}} />;
}

function show(table: MatchPage, ply: number | null = null): void {
  const prefs = { lang: "en", theme: "light", name: "" } as const;
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
