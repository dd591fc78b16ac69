import { readFileSync } from "node:fs";
import { join } from "node:path";
import { render, type ComponentChildren, type ComponentProps } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PREFS } from "./prefs";
import { settle } from "./settle";
import { AppContext } from "../src/app/context";
import { translator } from "../src/app/texts";
import { AdminPage } from "../src/admin/AdminPage";
import { MuteButtons } from "../src/care/MuteButtons";
import { MutedPeople } from "../src/care/MutedPeople";
import { ToldActs } from "../src/care/ToldActs";
import { Chat, type ChatCommands } from "../src/play/Chat";
import type { ActInfo, ChatLine, ReportInfo, SeatInfo } from "../src/protocol";

const t = translator("en", readFileSync(join(__dirname, "../../src/vezerkar/server/texts/en.ftl"), "utf8"));
const LINES: ChatLine[] = [
  { name: "Anna", text: "you are a fool", at: "2026-11-21T10:00:00Z", line: 7, room: "table" },
  { name: "Cili", text: "Anna will lose", at: "2026-11-21T10:00:30Z", line: 0, room: "watchers" },
  { name: "Béla", text: "hm", at: "2026-11-21T10:01:00Z", line: 8, room: "table" },
];
const REPORT: ReportInfo = { id: 3, at: "2026-11-21T10:00:00Z", name: "Anna", account: true, reason: "insults", by: "Béla", match: "k3v9", ply: 4, seat: "", line: 7, said: "you are a fool", room: "table" };
const ACT: ActInfo = { id: 1, kind: "mute", at: "2026-11-21T10:00:00Z", until: "2999-11-24T10:00:00Z", lasts: true, reason: "be polite", name: "Anna", seen: false };

let root: HTMLElement;
let sent: { method: string; path: string; body: unknown }[];
let answers: Record<string, unknown>;

const all = <E extends HTMLElement = HTMLElement>(selector: string) => [...root.querySelectorAll<E>(selector)];
const button = (name: string) => all("button").find((one) => one.textContent!.trim() === name);
const commands = () => sent.filter(({ method }) => method !== "GET");

async function show(content: ComponentChildren): Promise<void> {
  act(() => render(<AppContext.Provider value={{ t, prefs: PREFS, setPrefs() {} }}>{content}</AppContext.Provider>, root));
  await settle();
}

async function click(element: HTMLElement): Promise<void> {
  act(() => element.click());
  await settle();
}

async function choose(form: HTMLElement, name: string, value: string): Promise<void> {
  const field = form.querySelector<HTMLSelectElement>(`[name=${name}]`)!;
  field.value = value;
  act(() => void field.dispatchEvent(new Event("change", { bubbles: true })));
  await settle();
}

async function fill(form: HTMLElement, fields: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) form.querySelector<HTMLInputElement>(`[name=${name}]`)!.value = value;
  act(() => void form.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true })));
  await settle();
}

beforeEach(() => {
  localStorage.clear();
  sent = [];
  answers = { "/api/admin/reports": [REPORT], "/api/admin/acts": [ACT], "/api/me/acts": [ACT] };
  root = document.body.appendChild(document.createElement("div"));
  HTMLDialogElement.prototype.showModal = function () {
    this.setAttribute("open", "");
  };
  vi.stubGlobal("fetch", async (path: string, init: RequestInit = {}) => {
    const clean = path.split("?")[0]!;
    sent.push({ method: init.method ?? "GET", path: clean, body: init.body ? JSON.parse(String(init.body)) : null });
    return new Response(JSON.stringify((init.method ?? "GET") === "GET" ? answers[clean] : {}));
  });
});

afterEach(() => {
  act(() => render(null, root));
  root.remove();
  vi.unstubAllGlobals();
});

describe("a chat", () => {
  const commands: ChatCommands = { speak: vi.fn(async () => true), mute: vi.fn(), unmute: vi.fn(), report: vi.fn(async () => {}) };
  const seat = (id: string, player_name: string, mine: boolean) => ({ id, player: id, name: id, player_name, kind: "human", mine }) as SeatInfo;
  const chat = (more: Partial<ComponentProps<typeof Chat>["table"]> = {}, mine = true) => (
    <Chat table={{ chat: LINES, muted: [], muted_until: "", over: false, seats: [seat("british", "Anna", false), seat("german", "Béla", mine)], ...more }} commands={commands} />
  );
  const say = async (text: string) => {
    const field = all<HTMLInputElement>(".chat form input")[0]!;
    field.value = text;
    act(() => void field.dispatchEvent(new Event("input", { bubbles: true })));
    act(() => void all(".chat form")[0]!.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true })));
    await settle();
  };

  it("shows players their own room, and both when the game is over", async () => {
    await show(chat());
    expect(root.textContent).toContain("you are a fool");
    expect(root.textContent).not.toContain("Anna will lose");
    expect(button(t("chat-watchers"))).toBeUndefined();
    await say("hm");
    expect(commands.speak).toHaveBeenLastCalledWith("hm", "table");
    await show(chat({ over: true }));
    await click(button(t("chat-watchers"))!);
    expect(root.textContent).toContain("Anna will lose");
    expect(all(".chat form")).toHaveLength(0);
  });

  it("lets those who watch write with an account, in their own room", async () => {
    answers["/api/me"] = { account: { name: "Cili", role: "player", name_until: "" } };
    await show(chat({}, false));
    expect(root.textContent).toContain("Anna will lose");
    await say("who knows");
    expect(commands.speak).toHaveBeenLastCalledWith("who knows", "watchers");
    // "Cili" wrote the line herself.
    expect(button(t("chat-mute", { name: "Cili" }))).toBeUndefined();
    await click(button(t("chat-players"))!);
    expect(root.textContent).toContain(t("chat-only-players"));
  });

  it("asks those who watch without one to sign in", async () => {
    answers["/api/me"] = { account: null };
    await show(chat({}, false));
    expect(root.textContent).toContain(t("chat-sign-in"));
    expect(button(t("report"))).toBeUndefined();
  });

  it("has the server mute whoever wrote a line, and send it again", async () => {
    await show(chat({ muted: [{ id: 5, name: "Cili", block: false }] }));
    await click(button(t("chat-mute", { name: "Anna" }))!);
    expect(commands.mute).toHaveBeenCalledWith({ line: 7, room: "table", seat: null });
    await click(button(t("chat-unmute", { name: "Cili" }))!);
    expect(commands.unmute).toHaveBeenCalledWith({ id: 5, name: "Cili", block: false });
    expect(button(t("chat-mute", { name: "Béla" }))).toBeUndefined();
  });

  it("tells a guest whom a moderator has muted until when, and no longer", async () => {
    await show(chat({ muted_until: "2999-01-01T00:00:00Z" }));
    expect(all(".chat [role=status]")[0]!.textContent).toContain("2999");
    expect(all(".chat form")).toHaveLength(0);
    await show(chat({ muted_until: "2020-01-01T00:00:00Z" }));
    expect(all(".chat form")).toHaveLength(1);
  });

  it("reports a line by its number and with a reason", async () => {
    await show(chat());
    await click(button(t("report"))!);
    expect(all("dialog blockquote")[0]!.textContent).toBe("you are a fool");
    await fill(all("dialog form")[0]!, { reason: "insults" });
    expect(commands.report).toHaveBeenCalledWith({ line: 7, room: "table", seat: null, reason: "insults" });
    expect(all("dialog [role=status]")[0]!.textContent).toBe(t("report-done"));
  });

  it("reports a player who has said nothing", async () => {
    await show(chat());
    await click(button(t("report-player", { name: "Anna" }))!);
    expect(all("dialog blockquote")).toHaveLength(0);
    await fill(all("dialog form")[0]!, { reason: "an insulting name" });
    expect(commands.report).toHaveBeenLastCalledWith({ seat: "british", line: null, room: "table", reason: "an insulting name" });
  });
});

describe("whom one does not want to read", () => {
  it("is muted or blocked by name, and heard again from one's account", async () => {
    await show(<MuteButtons name="Anna" />);
    await click(button(t("person-block", { name: "Anna" }))!);
    expect(commands()).toEqual([{ method: "POST", path: "/api/me/mutes", body: { name: "Anna", block: true } }]);
    answers["/api/me/mutes"] = [{ id: 5, name: "Anna", block: true }];
    await show(<MutedPeople />);
    expect(root.textContent).toContain(t("muted-blocked", { name: "Anna" }));
    await click(button(t("chat-unmute", { name: "Anna" }))!);
    expect(commands()[1]).toEqual({ method: "POST", path: "/api/me/unmute", body: { id: 5 } });
    expect(root.textContent).toBe("");
  });
});

describe("a moderator", () => {
  it("sees what was reported and where, and acts on it", async () => {
    await show(<AdminPage />);
    expect(all(".report-list blockquote")[0]!.textContent).toBe("you are a fool");
    expect(all<HTMLAnchorElement>(".report-list a").map((link) => link.getAttribute("href"))).toEqual(["/people/Anna", "/play/k3v9?ply=4"]);
    answers["/api/admin/reports"] = [];
    await choose(all("form")[0]!, "kind", "mute");
    await fill(all("form")[0]!, { days: "3", reason: "be polite" });
    expect(commands()).toMatchObject([{ method: "POST", path: "/api/admin/acts", body: { kind: "mute", days: 3, reason: "be polite", report: 3 } }]);
    expect(root.textContent).toContain(t("reports-none"));
  });

  it("can hide what a guest has said, and mute them", async () => {
    answers["/api/admin/reports"] = [{ ...REPORT, account: false }];
    await show(<AdminPage />);
    expect([...all("form")[0]!.querySelectorAll("option")].map(({ value }) => value)).toEqual(["hide", "mute", "dismiss"]);
  });

  it("acts on an account without a report", async () => {
    await show(<AdminPage />);
    await fill(all("section[aria-labelledby=acting] form")[0]!, { name: " Anna ", reason: "be polite" });
    expect(commands()).toMatchObject([{ body: { kind: "warn", name: "Anna", reason: "be polite", days: null } }]);
  });
});

describe("somebody on whom a moderator has acted", () => {
  it("is told what and why, and says that it was read", async () => {
    await show(<ToldActs />);
    expect(root.textContent).toContain("2999");
    expect(root.textContent).toContain("be polite");
    await click(button(t("told-seen"))!);
    expect(commands()).toMatchObject([{ method: "POST", path: "/api/me/acts/seen" }]);
    expect(button(t("told-seen"))).toBeUndefined();
    expect(root.textContent).toContain("be polite");
  });

  it("is told nothing when it was read and is over", async () => {
    answers["/api/me/acts"] = [{ ...ACT, seen: true, lasts: false }];
    await show(<ToldActs />);
    expect(root.textContent).toBe("");
  });
});
