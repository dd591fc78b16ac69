import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { table as mock } from "../mock/tables.mjs";
import { ApiError, type MatchApi } from "../src/app/api";
import { useReading } from "../src/play/useReading";
import type { MatchPage } from "../src/protocol";

let root: HTMLElement;
let sent: string[];
const api = { read: async ({ done }: { done: boolean }) => void sent.push(done ? "done" : "reads") } as unknown as MatchApi;

/** A page on which a bot is to act next. */
const page = (ply: number, more: Partial<MatchPage> = {}): MatchPage => {
  const shown = mock("en", 1) as unknown as MatchPage;
  const seats = shown.seats.map((seat) => ({ ...seat, kind: seat.mine ? "human" : "bot", waiting: !seat.mine }));
  return { ...shown, over: false, bots: "normal", bots_mine: true, pace: "live", seats, ply, ...more };
};

function Reads({ table, shown, by = api }: { table: MatchPage; shown: boolean; by?: MatchApi }) {
  useReading(by, table, shown);
  return null;
}
const show = (table: MatchPage, shown: boolean, by?: MatchApi) => act(() => render(<Reads table={table} shown={shown} by={by ?? api} />, root));

beforeEach(() => {
  sent = [];
  root = document.body.appendChild(document.createElement("div"));
});
afterEach(() => {
  act(() => render(null, root));
  root.remove();
});

describe("bots", () => {
  it("wait while something is shown, and go on when it has been seen", () => {
    show(page(4), false);
    show(page(5), true);
    show(page(5), true);
    show(page(5), false);
    show(page(6), false);
    expect(sent).toEqual(["reads", "done"]);
  });

  it("wait for what has come since, too", () => {
    show(page(5), true);
    show(page(6), true);
    show(page(7), false);
    expect(sent).toEqual(["reads", "reads", "done"]);
  });

  it.each<[string, Partial<MatchPage>]>([
    ["where other people play", { bots_mine: false }],
    ["that play at once", { bots: "instant" }],
    ["of a match at once", { pace: "instant" }],
    ["when the match is over", { over: true }],
  ])("do not wait %s", (_, more) => {
    show(page(5, more), true);
    expect(sent).toEqual([]);
  });

  it("do not wait when it is the viewer's turn", () => {
    const mine = page(5);
    show({ ...mine, seats: mine.seats.map((seat) => ({ ...seat, waiting: seat.mine })) }, true);
    expect(sent).toEqual([]);
  });

  it("are no trouble when the server cannot be reached", async () => {
    const away = { read: () => Promise.reject(new ApiError("offline", "", "")) } as unknown as MatchApi;
    show(page(5), true, away);
    await act(async () => {});
  });
});
