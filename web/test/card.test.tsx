import { render } from "preact";
import { act } from "preact/test-utils";
import { describe, expect, it } from "vitest";
import { AppContext } from "../src/app/context";
import type { SymbolSheet } from "../src/board/art";
import { CardFace, CardMenuText } from "../src/play/CardFace";
import type { Card } from "../src/protocol";
import { PREFS } from "./prefs";

const card = (more: Partial<Card>): Card => ({
  id: "G1", title: "Storm", value: "2", kind: "Event", text: "It blows.", note: "", tone: "red", symbols: [], face: "up", choices: [],
  reaction: null, effect: "", art: "", event_id: "", cite: "", symbol_names: [], ...more,
});

function shown(more: Partial<Card>, whole = false, sheet: SymbolSheet | null = null): HTMLElement {
  const root = document.createElement("div");
  act(() =>
    render(
      <AppContext.Provider value={{ t: (id) => id, prefs: PREFS, setPrefs() {} }}>
        <CardFace card={card(more)} letter="" sheet={sheet} whole={whole} onCard={() => {}} />
      </AppContext.Provider>,
      root,
    ),
  );
  return root;
}

function menuText(more: Partial<Card>): HTMLElement {
  const root = document.createElement("div");
  act(() => render(<CardMenuText card={card(more)} game="fog" letter="" sheet={null} />, root));
  return root;
}

describe("why a card cannot be played", () => {
  const refused = { note: "No ship is there.", cite: "FOG R-9" };
  it("links its rule where the card is read", () => {
    const note = menuText(refused).querySelector(".card-note")!;
    expect(note.textContent).toBe("No ship is there. FOG R-9");
    expect(note.querySelector("a")!.getAttribute("href")).toBe("/rules/fog#rule-R-9");
  });
  it("names it in words on its face, which is one button", () => {
    const note = shown(refused).querySelector(".card-note")!;
    expect(note.textContent).toBe("No ship is there. (FOG R-9)");
    expect(note.querySelector("a")).toBeNull();
  });
  it("names none where the note follows from none", () => {
    expect(menuText({ note: "Used already." }).querySelector(".card-note a")).toBeNull();
    expect(shown({ note: "Used already." }).querySelector(".card-note")!.textContent).toBe("Used already.");
  });
});

describe("a card", () => {
  it("has the picture that it names", () => {
    expect(shown({ art: "storm" }).querySelector(".card-art use")!.getAttribute("href")).toBe("#art-storm");
    expect(shown({}).querySelector(".card-art")).toBeNull();
  });
  it("has a sign for each effect, twice if it has it twice, and each says what it is", () => {
    const box = { x: 0, y: 0, width: 64, height: 64 };
    const signs = { symbols: ["gale", "gale", "reef"], symbol_names: ["Gale", "Gale", "Reef"] };
    const face = shown(signs, false, { source: "", symbols: new Map([["gale", { box, label: null }]]) });
    const drawn = [...face.querySelectorAll(".card-kind .sheet-symbol")];
    expect(drawn.map((one) => one.querySelector("use")!.getAttribute("href"))).toEqual(["#gale", "#gale"]);
    expect(drawn.map((one) => [one.getAttribute("role"), one.getAttribute("aria-label")])).toEqual([["img", "Gale"], ["img", "Gale"]]);
    expect(face.querySelector(".word-symbol")!.textContent, "no such symbol: words").toBe("Reef");
  });
  it("is silent of a sign without a name", () => {
    const box = { x: 0, y: 0, width: 64, height: 64 };
    const face = shown({ kind: "", symbols: ["gale"] }, false, { source: "", symbols: new Map([["gale", { box, label: null }]]) });
    expect(face.querySelector(".card-kind .sheet-symbol")!.getAttribute("aria-hidden")).toBe("true");
  });
  it("shows nothing of itself face down", () => {
    expect(shown({ face: "down", art: "storm" }).querySelector(".card-art")).toBeNull();
  });
  it("says in one line what it does, and its whole text beside", () => {
    const face = shown({ effect: "Ships stay." });
    expect(face.querySelector(".card-sheet")!.textContent).toBe("2StormEventShips stay.");
    expect(face.querySelector(".card-full")!.textContent).toBe("It blows.");
  });
  it("has its whole text on it where it is looked at", () => {
    const face = shown({ effect: "Ships stay." }, true);
    expect(face.querySelector(".card-sheet")!.textContent).toBe("2StormEventShips stay.It blows.");
    expect(face.querySelector(".card-full")).toBeNull();
  });
  it("says its text once if that is the line", () => {
    expect(shown({}).textContent).toBe("2StormEventIt blows.");
    expect(shown({}, true).textContent).toBe("2StormEventIt blows.");
  });
});
