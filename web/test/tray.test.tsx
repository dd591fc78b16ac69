import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, it, vi } from "vitest";
import { AppContext } from "../src/app/context";
import { translator } from "../src/app/texts";
import { Menu } from "../src/play/Menu";
import type { Choice, Tile } from "../src/protocol";
import { PREFS } from "./prefs";

const root = document.body.appendChild(document.createElement("div"));
afterEach(() => act(() => render(null, root)));

/** Six choices, the fewest that lie in a tray. */
function offer(tile: (n: number) => Tile): HTMLElement[] {
  const choices = Array.from({ length: 6 }, (_, n) => ({ action: `take ${n}`, label: `Take ${n}`, stake: "", why: "", cite: "", places: [], tile: tile(n) }) as unknown as Choice);
  act(() =>
    render(
      <AppContext.Provider value={{ t: translator("en", ""), prefs: PREFS, setPrefs() {} }}>
        <Menu state={{ title: "Take", choices, at: { x: 0, y: 0 }, about: null }} game="mock" armed="" sheet={null} onPick={picked} onPoint={() => {}} onClose={() => {}} />
      </AppContext.Provider>,
      root,
    ),
  );
  return [...root.querySelectorAll<HTMLElement>(".is-tray [role=menuitem]")];
}
const picked = vi.fn();

it("a tray shows the face of a card, and says what the card does", () => {
  const items = offer((n) => ({ symbol: "", name: `Card ${n}`, tone: "a", art: "guns", effect: "It fires." }));
  expect(items).toHaveLength(6);
  expect(items[0]!.querySelector("use")!.getAttribute("href")).toBe("#art-guns");
  expect(items[0]!.textContent).toBe("Card 0It fires.");
  expect(items[0]!.getAttribute("aria-label")).toBe("Take 0. It fires.");
  act(() => items[2]!.click());
  expect(picked.mock.calls[0]![0].action).toBe("take 2");
});

it("a tray shows the sign of what is no card, and its name", () => {
  const items = offer((n) => ({ symbol: "tank", name: `Tank ${n}`, tone: "a", art: "", effect: "" }));
  expect(items[0]!.querySelector(".tile-card")).toBeNull();
  expect(items[0]!.getAttribute("aria-label")).toBe("Take 0");
});
