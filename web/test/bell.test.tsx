import { readFileSync } from "node:fs";
import { join } from "node:path";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PREFS } from "./prefs";
import { settle } from "./settle";
import { AppContext } from "../src/app/context";
import { translator } from "../src/app/texts";
import { Bell } from "../src/bell/Bell";
import type { BellNotice } from "../src/protocol";

const t = translator("en", readFileSync(join(__dirname, "../../src/vezerkar/server/texts/en.ftl"), "utf8"));
const TURN: BellNotice = {
  id: "turn k3v9 german 4",
  event: "turn",
  match: "k3v9",
  game: "hunt",
  page: "/play/k3v9",
  text: "The Hunt: it is your turn",
  others: ["Béla"],
  at: "2026-11-24T10:00:00Z",
  read: false,
};
const ENDED: BellNotice = { ...TURN, id: "ended p7wd", event: "ended", match: "p7wd", page: "/play/p7wd", text: "The Hunt: the game is over", read: true };

class Socket {
  static all: Socket[] = [];
  onmessage: (event: { data: string }) => void = () => {};
  onclose: (event: { code: number }) => void = () => {};
  closed = false;
  constructor(readonly url: string) {
    Socket.all.push(this);
  }
  close(): void {
    this.closed = true;
  }
}

let root: HTMLElement;
let account: object | null;
let notices: BellNotice[];
let seen: string[][];

const find = <E extends HTMLElement = HTMLElement>(selector: string) => root.querySelector<E>(selector);
const button = () => find<HTMLButtonElement>(".fold-button");
const labelled = (label: string) => find<HTMLButtonElement>(`[aria-label="${label}"]`);

async function show(onlyNew = false): Promise<void> {
  act(() => render(<AppContext.Provider value={{ t, prefs: PREFS, setPrefs: () => {} }}>{<Bell onlyNew={onlyNew} />}</AppContext.Provider>, root));
  await settle();
}

async function hear(unread: number): Promise<void> {
  act(() => Socket.all.at(-1)!.onmessage({ data: JSON.stringify({ unread }) }));
  await settle();
}

async function press(what: HTMLElement | null): Promise<void> {
  act(() => what!.click());
  await settle();
}

beforeEach(() => {
  Socket.all = [];
  [account, notices, seen] = [{ name: "Anna" }, [TURN, ENDED], []];
  root = document.body.appendChild(document.createElement("div"));
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("fetch", async (path: string, init: RequestInit = {}) => {
    if (path === "/api/me") return new Response(JSON.stringify({ account }));
    if (path.startsWith("/api/me/bell/seen")) {
      seen.push((JSON.parse(init.body as string) as { ids: string[] }).ids);
      return new Response("{}");
    }
    return new Response(JSON.stringify({ unread: notices.filter((one) => !one.read).length, notices }));
  });
});

afterEach(() => {
  act(() => render(null, root));
  root.remove();
  vi.unstubAllGlobals();
});

describe("the bell", () => {
  it("is not there for guests", async () => {
    account = null;
    await show();
    expect(button()).toBeNull();
    expect(Socket.all).toEqual([]);
  });

  it("says how many notices are new as soon as it hears of them", async () => {
    await show();
    expect(Socket.all.map(({ url }) => url)).toEqual([`ws://${location.host}/api/me/live`]);
    await hear(0);
    expect(button()!.getAttribute("aria-label")).toBe("Notices");
    await hear(3);
    expect(button()!.getAttribute("aria-label")).toBe("Notices: 3 are new");
    expect(find('[role="status"]')!.textContent).toBe("Notices: 3 are new");
  });

  it("shows itself in a narrow bar only when something is new", async () => {
    await show(true);
    await hear(0);
    expect(button()).toBeNull();
    await hear(1);
    expect(button()!.getAttribute("aria-label")).toBe("Notices: one is new");
  });

  it("lists what has happened, with links, and marks one as read", async () => {
    await show();
    await hear(1);
    await press(button());
    const links = [...root.querySelectorAll("a")];
    expect(links.map((link) => [link.getAttribute("href"), link.textContent])).toEqual([
      ["/play/k3v9", "New: The Hunt: it is your turn"],
      ["/play/p7wd", "The Hunt: the game is over"],
    ]);
    expect(root.textContent).toContain("With Béla");
    await press(labelled("I have read it: The Hunt: it is your turn"));
    expect(seen).toEqual([["turn k3v9 german 4"]]);
    expect(button()!.getAttribute("aria-label")).toBe("Notices");
    expect(root.querySelectorAll("li.is-new")).toHaveLength(0);
  });

  it("marks all as read, and a notice that is followed", async () => {
    notices = [TURN, { ...ENDED, read: false }];
    await show();
    await hear(2);
    await press(button());
    await press([...root.querySelectorAll("button")].find((one) => one.textContent === "I have read all")!);
    expect(seen).toEqual([[TURN.id, ENDED.id]]);
    seen = [];
    await hear(2);
    await press(root.querySelector("a"));
    expect(seen).toEqual([[TURN.id]]);
    expect(location.pathname).toBe("/play/k3v9");
    expect(button()!.getAttribute("aria-expanded")).toBe("false");
  });

  it("fetches the open list anew when there is news", async () => {
    await show();
    await hear(0);
    notices = [];
    await press(button());
    expect(root.textContent).toContain("Nothing has happened yet.");
    notices = [TURN];
    await hear(1);
    expect(root.querySelectorAll("li")).toHaveLength(1);
  });

  it("falls silent when the browser is signed out, and comes back after a break", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      act(() => render(<AppContext.Provider value={{ t, prefs: PREFS, setPrefs: () => {} }}><Bell /></AppContext.Provider>, root));
      await act(async () => void (await vi.advanceTimersByTimeAsync(50)));
      act(() => Socket.all[0]!.onmessage({ data: '{"unread":1}' }));
      act(() => Socket.all[0]!.onclose({ code: 1006 }));
      expect(button()).not.toBeNull();
      await act(async () => void (await vi.advanceTimersByTimeAsync(1000)));
      expect(Socket.all).toHaveLength(2);
      act(() => Socket.all[1]!.onclose({ code: 4401 }));
      await act(async () => void (await vi.advanceTimersByTimeAsync(60_000)));
      expect(button()).toBeNull();
      expect(Socket.all).toHaveLength(2);
    } finally {
      vi.useRealTimers();
    }
  });
});
