import { readFileSync } from "node:fs";
import { join } from "node:path";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { table as mock } from "../mock/tables.mjs";
import { PREFS } from "./prefs";
import { AppContext } from "../src/app/context";
import { translator } from "../src/app/texts";
import { OfferBar } from "../src/play/OfferBar";
import { OfferSlips } from "../src/play/OfferSlips";
import type { Commands } from "../src/play/useCommands";
import type { MatchPage, OfferInfo } from "../src/protocol";

const t = translator("en", readFileSync(join(__dirname, "../../src/vezerkar/server/texts/en.ftl"), "utf8"));
const shown = mock("en", 1) as unknown as MatchPage;
const [first, second] = shown.seats as [MatchPage["seats"][0], MatchPage["seats"][0]];
const offer: OfferInfo = { id: "7", kind: "abandon", seat: first.id, ply: 4, state: "open", accepted: [first.id], declined: [], due: 0, until: null };
let root: HTMLElement;
let said: string[];
let sent: unknown[];
const commands = { answer: (one: OfferInfo, answer: string) => sent.push([one.id, answer]), offer: (one: unknown) => sent.push(one) } as unknown as Commands;

const page = (mine: string, offers: OfferInfo[], more: Partial<MatchPage> = {}): MatchPage => ({
  ...shown,
  over: false,
  offers,
  seats: [
    { ...first, kind: "human", player_name: "Anna", mine: first.id === mine },
    { ...second, kind: "human", player_name: "Béla", mine: second.id === mine },
  ],
  ...more,
});
const show = (content: preact.ComponentChild) =>
  act(() => render(<AppContext.Provider value={{ t, prefs: PREFS, setPrefs() {} }}>{content}</AppContext.Provider>, root));
const slips = (table: MatchPage) => show(<OfferSlips table={table} commands={commands} say={(text) => said.push(text)} />);
const press = (index: number) => act(() => root.querySelectorAll("button")[index]!.click());

beforeEach(() => {
  root = document.body.appendChild(document.createElement("div"));
  said = [];
  sent = [];
});
afterEach(() => {
  act(() => render(null, root));
  root.remove();
  vi.unstubAllGlobals();
});

describe("an offer", () => {
  it("is answered by those who are asked", () => {
    slips(page(second.id, [offer]));
    expect(root.textContent).toContain("Anna offers to end the game without a result.");
    press(0);
    press(1);
    expect(sent).toEqual([["7", "accept"], ["7", "decline"]]);
  });
  it("is withdrawn by whoever made it, and seen by all others", () => {
    slips(page(first.id, [offer]));
    expect(root.textContent).toContain("Not agreed yet: Béla.");
    press(0);
    expect(sent).toEqual([["7", "withdraw"]]);
    slips(page("", [offer]));
    expect(root.querySelector("button")).toBeNull();
    expect(root.textContent).toContain("Anna offers");
  });
  it("says once what has become of it", () => {
    slips(page(first.id, [offer]));
    const declined: OfferInfo = { ...offer, state: "declined", declined: [second.id] };
    slips(page(first.id, [declined]));
    slips(page(first.id, [{ ...declined }]));
    expect(said).toEqual(["Béla has declined this offer: to end the game without a result."]);
    expect(root.textContent).toBe("");
  });
});

describe("what may be offered", () => {
  it("is what the table says, and an end is asked for twice", () => {
    show(<OfferBar table={page(first.id, [], { may_offer: ["abandon", "pause"] })} commands={commands} />);
    vi.stubGlobal("confirm", () => false);
    press(0);
    expect(sent).toEqual([]);
    vi.stubGlobal("confirm", () => true);
    press(0);
    press(1);
    expect(sent[0]).toEqual({ kind: "abandon" });
    const { kind, until } = sent[1] as { kind: string; until: number };
    expect(kind).toBe("pause");
    expect(until - Date.now()).toBeGreaterThan(6.9 * 86_400_000);
    show(<OfferBar table={page("", [], { may_offer: [] })} commands={commands} />);
    expect(root.textContent).toBe("");
  });
});
