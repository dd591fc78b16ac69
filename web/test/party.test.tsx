import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { following, frameOf, gathered, isFramed, toggled, type Party } from "../src/play/party";
import { withAll } from "../src/play/picks";
import { useFrame } from "../src/play/useFrame";
import { useLongPress } from "../src/play/useLongPress";
import { useParty } from "../src/play/useParty";
import type { MatchPage, Scene, Token } from "../src/protocol";

const choice = (action: string, more: object = {}) => ({ action, label: action, cite: "", unprompted: false, why: "", main: false, stake: "", then: [], grasp: true, places: [], tile: null, station: false, by: [], ...more });
const token = (id: string, ...choices: object[]) => ({ id, choices }) as unknown as Token;
const scene = (...tokens: Token[]) => ({ tokens, cards: [], prompt: { mine: true } }) as unknown as Scene;
const [a, b, c] = ["a", "b", "c"].map((id) => token(id, choice(`pick ${id}`))) as [Token, Token, Token];
const fort = token("fort", choice("raise fort", { grasp: false }));
const party = (...ids: string[]): Party => new Map(ids.map((id) => [id, `pick ${id}`]));

describe("pieces that move together", () => {
  it("are those that can be taken in hand", () => {
    expect(toggled(party(), a)).toEqual(party("a"));
    expect(toggled(party("a", "b"), a)).toEqual(party("b"));
    expect(toggled(party(), fort)).toBeNull();
    expect(gathered(party("a"), scene(a, b, c, fort), ["b", "fort"])).toEqual(party("a", "b"));
  });

  it("go the way of the first when all of them can", () => {
    expect(following(scene(b, c), party("b", "c"), ["to x", "stop"])).toEqual(["pick b", "to x", "stop", "pick c", "to x", "stop"]);
    expect(following(scene(b), party("b", "c"), ["to x"])).toEqual([]);
    expect(following(scene(b, c), party("b", "c"), [])).toEqual([]);
  });

  it("are framed by their middles, whichever way the frame is drawn", () => {
    const frame = frameOf([100, 80], [20, 10]);
    expect(frame).toEqual({ left: 20, top: 10, right: 100, bottom: 80 });
    expect(isFramed(frame, { left: 90, top: 70, width: 20, height: 20 })).toBe(true);
    expect(isFramed(frame, { left: 92, top: 70, width: 20, height: 20 })).toBe(false);
  });

  it("are marked as far as a question allows, where they are given up", () => {
    const asked = { ...scene(token("a", choice("lose a")), token("b", choice("lose b")), token("c", choice("lose c")), fort), prompt: { pick: { verb: "lose", low: 2, high: 2, kept: false, end: "" } } } as unknown as Scene;
    expect([...withAll(asked, new Set(["token c"]), ["token a", "token b", "token fort"])]).toEqual(["token c", "token a"]);
  });
});

describe("a party on the table", () => {
  let root: HTMLElement;
  let now: ReturnType<typeof useParty>;
  const sent: string[][] = [];
  const framed: string[][] = [];
  const offered: string[][] = [];

  function Probe({ ply, tokens, open = true }: { ply: number; tokens: Token[]; open?: boolean }) {
    const table = { ply, seat: "red", scene: scene(...tokens) } as unknown as MatchPage;
    now = useParty({ table, open, busy: false, send: (action, then) => sent.push([action, ...then]) });
    const pieceOf = (id: string) => tokens.find((one) => one.id === id && one.choices.length > 0);
    useLongPress({
      wanted: ({ token }) => open && pieceOf(token) !== undefined,
      act: ({ token }) => {
        const others = now.hold(pieceOf(token)!);
        if (others.length > 0) offered.push([token, ...others.map(({ action }) => action)]);
      },
    });
    const frame = useFrame(open, (ids) => framed.push(ids));
    return (
      <>
        <svg class="board-svg">
          {tokens.map(({ id }) => (
            <g key={id} data-token={id} />
          ))}
        </svg>
        {frame && <i class="drawn" />}
      </>
    );
  }
  const show = (ply: number, tokens: Token[], open = true) => act(() => render(<Probe ply={ply} tokens={tokens} open={open} />, root));
  const send = (action: string, more: object = {}) => act(() => now.sent({ action, stake: "", ...more }));
  const click = (shiftKey: boolean, pointerType = "mouse") => Object.assign(new MouseEvent("click", { shiftKey }), { pointerType });
  const mark = (piece: Token, event: MouseEvent | KeyboardEvent = click(true)) => {
    let done = false;
    act(() => void (done = now.mark(piece, event)));
    return done;
  };
  const pointer = (kind: string, on: Element, init: PointerEventInit) => act(() => void on.dispatchEvent(new PointerEvent(kind, { bubbles: true, isPrimary: true, ...init })));

  beforeEach(() => {
    sent.length = framed.length = offered.length = 0;
    root = document.body.appendChild(document.createElement("div"));
    show(1, [a, b, c]);
  });
  afterEach(() => {
    vi.useRealTimers();
    act(() => render(null, root));
    root.remove();
  });

  it("follows the piece that goes first, in one request", () => {
    for (const piece of [a, b, c]) mark(piece);
    send("pick a");
    show(2, []);
    expect(sent).toEqual([]);
    send("to x");
    show(3, [b, c]);
    expect(sent).toEqual([["pick b", "to x", "pick c", "to x"]]);
    expect(now.party.size).toBe(0);
  });

  it("stays where it is when the first is taken back", () => {
    mark(a), mark(b);
    send("pick a");
    show(2, []);
    act(() => void now.recall());
    show(3, [a, b]);
    expect(sent).toEqual([]);
    expect(now.party).toEqual(party("b"));
  });

  it("does nothing by itself that has something at stake", () => {
    mark(a), mark(b);
    send("pick a");
    show(2, []);
    send("to x", { stake: "war" });
    show(3, [b]);
    expect(sent).toEqual([]);
  });

  it("is made with Shift or Space, and a plain click or Enter is none of it", () => {
    expect(mark(a, click(false))).toBe(false);
    expect(mark(a, new KeyboardEvent("keydown", { key: "Enter" }))).toBe(false);
    expect(mark(a, new KeyboardEvent("keydown", { key: " " }))).toBe(true);
    expect(mark(fort)).toBe(false);
    expect(now.party).toEqual(party("a"));
  });

  it("begins by finger with a long press, and grows by taps", () => {
    vi.useFakeTimers();
    const [first] = root.querySelectorAll("[data-token]");
    expect(mark(b, click(false, "touch"))).toBe(false);
    pointer("pointerdown", first!, { pointerType: "touch" });
    act(() => void vi.advanceTimersByTime(600));
    pointer("pointerup", first!, { pointerType: "touch" });
    expect(now.party).toEqual(party("a"));
    expect(mark(b, click(false, "touch"))).toBe(true);
    expect(now.party).toEqual(party("a", "b"));
    pointer("pointerdown", first!, { pointerType: "touch" });
    pointer("pointermove", first!, { pointerType: "touch", clientX: 40 });
    act(() => void vi.advanceTimersByTime(600));
    expect(now.party).toEqual(party("a", "b"));
  });

  it("leaves a piece held by a finger its other verbs, and keeps the browser's own menu away", () => {
    vi.useFakeTimers();
    show(2, [token("a", choice("pick a"), choice("disband a", { grasp: false, unprompted: true })), fort, token("bare")]);
    const menus: boolean[] = [];
    for (const piece of root.querySelectorAll("[data-token]")) {
      pointer("pointerdown", piece, { pointerType: "touch" });
      act(() => void vi.advanceTimersByTime(600));
      const menu = new PointerEvent("contextmenu", { bubbles: true, cancelable: true, pointerType: "touch" });
      piece.dispatchEvent(menu);
      menus.push(menu.defaultPrevented);
      pointer("pointerup", piece, { pointerType: "touch" });
    }
    expect(offered).toEqual([["a", "disband a"], ["fort", "raise fort"]]);
    expect(now.party).toEqual(party("a"));
    expect(menus).toEqual([true, true, false]);
  });

  it("ends when nothing is asked any more, or when it is cleared", () => {
    mark(a);
    show(2, [a], false);
    expect(now.party.size).toBe(0);
    show(3, [a]);
    mark(a);
    let cleared = false;
    act(() => void (cleared = now.clear()));
    expect([cleared, now.party.size, now.clear()]).toEqual([true, 0, false]);
  });

  it("is framed with Shift, and Escape leaves it", () => {
    const pieces = [...root.querySelectorAll("[data-token]")];
    pieces.forEach((piece, n) => (piece.getBoundingClientRect = () => new DOMRect(20 + 100 * n, 20, 20, 20)));
    const board = root.querySelector(".board-svg")!;
    pointer("pointerdown", board, { shiftKey: false });
    pointer("pointermove", board, { clientX: 200, clientY: 100 });
    expect(root.querySelector(".drawn")).toBeNull();
    pointer("pointerup", board, {});
    pointer("pointerdown", board, { shiftKey: true });
    pointer("pointermove", board, { clientX: 200, clientY: 100 });
    expect(root.querySelector(".drawn")).not.toBeNull();
    pointer("pointerup", board, {});
    expect(framed).toEqual([["a", "b"]]);
    pointer("pointerdown", board, { shiftKey: true });
    pointer("pointermove", board, { clientX: 200, clientY: 100 });
    act(() => void document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true })));
    pointer("pointerup", board, {});
    expect(framed).toHaveLength(1);
  });
});
