import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { usePlayback } from "../src/play/usePlayback";
import type { Moment } from "../src/replay/moments";
import type { MatchPage } from "../src/protocol";

let root: HTMLElement;
let ply: number | null;
let loaded: number | null;
let playback: ReturnType<typeof usePlayback>;
let moments: Moment[];
let held: boolean;
const NOW = 3;

function Player() {
  const table = loaded === null ? null : ({ ply: loaded } as MatchPage);
  playback = usePlayback({ ply, table, go: (wish) => (ply = wish >= NOW ? null : wish) }, NOW, moments, held);
  return null;
}
const show = () => act(() => render(<Player />, root));
const arrive = async () => {
  loaded = ply;
  await show();
};
const wait = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

beforeEach(() => {
  vi.useFakeTimers();
  root = document.createElement("div");
  ply = loaded = null;
  moments = [];
  held = false;
});
afterEach(() => {
  act(() => render(null, root));
  vi.useRealTimers();
});

it("a match plays from its beginning to the present, and stops there", async () => {
  await show();
  act(() => playback.toggle());
  expect(ply).toBe(0);
  await show();
  await wait(5000);
  expect(ply, "a moment that has not come yet is waited for").toBe(0);
  for (const next of [1, 2, null]) {
    await arrive();
    expect(playback.playing).toBe(true);
    await wait(1300);
    expect(ply).toBe(next);
  }
  await arrive();
  expect(playback.playing).toBe(false);
});

it("it plays on from a moment that is looked at, until it is stopped", async () => {
  ply = 1;
  await arrive();
  act(() => playback.toggle());
  await show();
  act(() => playback.toggle());
  await show();
  await wait(5000);
  expect(ply).toBe(1);
});

it("it goes from one moment worth a look to the next, and waits for what takes its own time", async () => {
  moments = [{ ply: 2, seat: "", text: "Two", heading: false }];
  await show();
  act(() => playback.playFrom(0));
  held = true;
  await arrive();
  await wait(5000);
  expect(ply).toBe(0);
  held = false;
  await show();
  await wait(1300);
  expect(ply).toBe(2);
});

it("it is played at the speed that was chosen", async () => {
  ply = 0;
  await arrive();
  act(() => playback.setSpeed(4));
  act(() => playback.toggle());
  await show();
  await wait(400);
  expect(ply).toBe(1);
  act(() => playback.setSpeed(1));
});
