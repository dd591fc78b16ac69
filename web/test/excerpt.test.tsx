import { readFileSync } from "node:fs";
import { join } from "node:path";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { PREFS } from "./prefs";
import { AppContext } from "../src/app/context";
import { ruleName } from "../src/app/routes";
import { translator } from "../src/app/texts";
import { Cite } from "../src/parts/Cite";
import { ExcerptSlip, placed } from "../src/parts/ExcerptSlip";
import { SpannedText } from "../src/play/SpannedText";
import type { Card, Span } from "../src/protocol";

const t = translator("en", readFileSync(join(__dirname, "../../src/vezerkar/server/texts/en.ftl"), "utf8"));
const opened: string[] = [];
const asked: string[] = [];
let root: HTMLElement;

const span = (role: string, id: string, start: number, end: number): Span => ({ role, id, start, end }) as Span;
const text = "Calm and Storm, see FOG 36.";
const spans = [span("card", "calm", 0, 4), span("card", "storm", 9, 14), span("rule", "FOG 36", 20, 26)];
const links = { game: "fog", pieces: new Map(), cards: new Map([["storm", { id: "storm" } as Card]]), toneOf: () => undefined, onCard: (card: Card) => opened.push(card.id) };

function show(lang: "en" | "hu" = "en", more = true): void {
  act(() =>
    render(
      <AppContext.Provider value={{ t, prefs: { ...PREFS, lang }, setPrefs() {} }}>
        {more && <p id="line">
          <SpannedText text={text} spans={spans} links={links} pinned="" onShow={() => {}} onPin={() => {}} />
        </p>}
        <Cite game="fog" cite="FOG" />
        <ExcerptSlip />
      </AppContext.Provider>,
      root,
    ),
  );
}

const slip = () => root.querySelector<HTMLElement>(".excerpt");
const rule = () => root.querySelector<HTMLElement>("[data-excerpt=rule]")!;
const card = (id: string) => root.querySelector<HTMLElement>(`[data-excerpt-id=${id}]`)!;
const pointer = (type: string, of: Element, pointerType = "mouse") => act(() => void of.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, pointerType })));
const press = (key: string, of: Element) => {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
  act(() => void of.dispatchEvent(event));
  return event;
};
/** A tap or a click; true if the page follows it. */
const tap = (of: Element, pointerType = "touch") => {
  pointer("pointerdown", of, pointerType);
  let followed = false;
  const hear = (event: Event) => {
    followed = !event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener("click", hear);
  act(() => void of.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true })));
  removeEventListener("click", hear);
  return followed;
};
const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms) as unknown as Promise<void>);

beforeEach(() => {
  vi.useFakeTimers();
  opened.length = asked.length = 0;
  root = document.body.appendChild(document.createElement("div"));
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    if (path.includes("/cards/")) return new Response(JSON.stringify({ value: "4", title: "Calm", kind: "event", text: "No ship moves.", effect: "" }));
    return new Response(JSON.stringify({ name: "36", heading: "Movement", text: `${path.slice(-2)}: a ship moves.` }));
  });
});

afterEach(() => {
  act(() => render(null, root));
  root.remove();
  vi.useRealTimers();
});

it("reads a rule to a pointer that rests on its name, until it has left", async () => {
  show();
  pointer("pointerover", rule());
  await later(200);
  expect(slip()).toBeNull();
  await later(200);
  expect(slip()!.textContent).toContain("Movement 36");
  expect(slip()!.getAttribute("role")).toBe("tooltip");
  expect(rule().getAttribute("aria-describedby")).toBe(slip()!.id);
  // Into the slip, to read on or to mark its words.
  pointer("pointerover", root);
  await later(100);
  pointer("pointerover", slip()!);
  await later(500);
  expect(slip()).not.toBeNull();
  pointer("pointerover", root);
  await later(300);
  expect(slip()).toBeNull();
  expect(rule().hasAttribute("aria-describedby")).toBe(false);
});

it("closes at Escape, and nothing else closes with it", async () => {
  const heard: string[] = [];
  const listen = (event: KeyboardEvent) => heard.push(event.key);
  addEventListener("keydown", listen);
  show();
  pointer("pointerover", rule());
  await later(400);
  expect(press("Escape", root).defaultPrevented).toBe(true);
  expect([slip(), heard]).toEqual([null, []]);
  // Where the pointer still rests it does not come again.
  pointer("pointerover", rule());
  await later(400);
  expect(slip()).toBeNull();
  press("Escape", root);
  expect(heard).toEqual(["Escape"]);
  removeEventListener("keydown", listen);
});

it("reads a rule at the first tap and follows its link at the second; the click of a mouse follows it at once", async () => {
  show();
  expect(tap(rule())).toBe(false);
  await later(0);
  expect(slip()!.textContent).toContain("Tap again");
  expect(tap(rule())).toBe(true);
  await later(0);
  expect(slip()).toBeNull();
  expect(tap(rule(), "mouse")).toBe(true);
  tap(rule());
  await later(0);
  pointer("pointerdown", root, "touch");
  expect(slip()).toBeNull();
});

it("follows the link of a rule that cannot be read here at the first tap", async () => {
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ error: "not_found", message: "" }), { status: 404 }));
  show("hu");
  const followed: boolean[] = [];
  const hear = (event: Event) => {
    followed.push(!event.defaultPrevented);
    event.preventDefault();
  };
  addEventListener("click", hear);
  pointer("pointerdown", rule(), "touch");
  act(() => rule().click());
  expect(followed).toEqual([]);
  await later(50);
  expect([slip(), followed]).toEqual([null, [true]]);
  removeEventListener("click", hear);
});

it("reads a card that does not lie open, and leaves one that does to its menu", async () => {
  show();
  card("calm").focus();
  press("Enter", card("calm"));
  await later(0);
  expect(slip()!.textContent).toContain("No ship moves.");
  tap(card("storm"), "mouse");
  expect([slip(), opened]).toEqual([null, ["storm"]]);
});

it("asks for each rule once in a language, and goes when its name has gone", async () => {
  show("hu");
  for (const _ of [1, 2]) {
    tap(rule());
    await later(0);
    expect(slip()!.textContent).toContain("hu");
    pointer("pointerdown", root, "touch");
  }
  expect(asked.filter((path) => path.endsWith("lang=hu"))).toEqual(["/api/games/fog/rules/36?lang=hu"]);
  tap(rule());
  await later(0);
  show("hu", false);
  await later(600);
  expect(slip()).toBeNull();
});

it("has nothing to read of a citation that names no rule", () => {
  show();
  expect(root.querySelector(".cite")!.hasAttribute("data-excerpt")).toBe(false);
  expect(["FOG", "HUNT G11", "QMG R-46", "T&T C-Combat", "WG35 26.1.11"].map(ruleName)).toEqual(["", "G11", "R-46", "C-Combat", "26.1.11"]);
});

it("stands below its name, above it at the lower edge, and inside the window", () => {
  const room = { width: 400, height: 800 };
  const size = { width: 300, height: 100 };
  expect(placed({ left: 20, top: 40, width: 50, height: 20 }, size, room)).toEqual({ left: 20, top: 68 });
  expect(placed({ left: 380, top: 760, width: 50, height: 20 }, size, room)).toEqual({ left: 92, top: 652 });
});

it("lies in the dialog that names the rule, for a pointer meets nothing else there, and outside again afterwards", async () => {
  show();
  const line = rule().closest("p")!;
  const dialog = document.createElement("dialog");
  root.append(dialog);
  const copy = line.cloneNode(true) as HTMLElement;
  dialog.append(copy);
  const inside = copy.querySelector<HTMLElement>("[data-excerpt=rule]")!;
  pointer("pointerover", inside);
  await later(400);
  expect(slip()!.closest("dialog")).toBe(dialog);
  pointer("pointerover", rule());
  await later(400);
  expect(slip()!.closest("dialog")).toBeNull();
  pointer("pointerover", inside);
  await later(400);
  act(() => dialog.remove());
  await later(600);
  expect(slip()).toBeNull();
  pointer("pointerover", rule());
  await later(400);
  expect(slip()!.textContent).toContain("Movement 36");
});
