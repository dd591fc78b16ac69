import { readFileSync } from "node:fs";
import { join } from "node:path";
import { render, type ComponentChildren } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PREFS } from "./prefs";
import { AppContext } from "../src/app/context";
import { translator } from "../src/app/texts";
import { AdminPage } from "../src/care/AdminPage";
import { ToldActs } from "../src/care/ToldActs";
import { Chat } from "../src/play/Chat";
import type { ActInfo, ChatLine, ReportInfo } from "../src/protocol";

const t = translator("en", readFileSync(join(__dirname, "../../src/vezerkar/server/texts/en.ftl"), "utf8"));
const LINES: ChatLine[] = [
  { name: "Anna", text: "you are a fool", at: "2026-11-21T10:00:00Z", line: 7 },
  { name: "Béla", text: "hm", at: "2026-11-21T10:01:00Z", line: 8 },
];
const REPORT: ReportInfo = { id: 3, at: "2026-11-21T10:00:00Z", name: "Anna", account: true, reason: "insults", by: "Béla", match: "k3v9", ply: 4, seat: "", line: 7, said: "you are a fool" };
const ACT: ActInfo = { id: 1, kind: "mute", at: "2026-11-21T10:00:00Z", until: "2999-11-24T10:00:00Z", lasts: true, reason: "be polite", name: "Anna", seen: false };

let root: HTMLElement;
let sent: { method: string; path: string; body: unknown }[];
let answers: Record<string, unknown>;

const settle = () => act(async () => void (await new Promise((done) => setTimeout(done, 5))));
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
  const reported = vi.fn(async () => {});
  const chat = (report: typeof reported | null = reported) => <Chat lines={LINES} speak={async () => true} own={new Set(["Béla"])} others={[{ seat: "british", name: "Anna" }]} report={report} />;

  it("does not show whom one has muted, also after the page was left", async () => {
    await show(chat());
    await click(button(t("chat-mute", { name: "Anna" }))!);
    expect(root.textContent).not.toContain("you are a fool");
    act(() => render(null, root));
    await show(chat());
    expect(root.textContent).not.toContain("you are a fool");
    expect(root.textContent).toContain("hm");
    await click(button(t("chat-unmute", { name: "Anna" }))!);
    expect(root.textContent).toContain("you are a fool");
  });

  it("reports a line by its number and with a reason", async () => {
    await show(chat());
    await click(button(t("report"))!);
    expect(all("dialog blockquote")[0]!.textContent).toBe("you are a fool");
    await fill(all("dialog form")[0]!, { reason: "insults" });
    expect(reported).toHaveBeenCalledWith({ line: 7, reason: "insults" });
    expect(all("dialog [role=status]")[0]!.textContent).toBe(t("report-done"));
  });

  it("reports a player who has said nothing", async () => {
    await show(chat());
    await click(button(t("report-player", { name: "Anna" }))!);
    expect(all("dialog blockquote")).toHaveLength(0);
    await fill(all("dialog form")[0]!, { reason: "an insulting name" });
    expect(reported).toHaveBeenLastCalledWith({ seat: "british", reason: "an insulting name" });
  });

  it("offers neither about one's own lines, nor reports to whoever has no seat", async () => {
    await show(chat());
    expect(all("ol .line-verbs")).toHaveLength(1);
    await show(chat(null));
    expect(button(t("report"))).toBeUndefined();
    expect(button(t("report-player", { name: "Anna" }))).toBeUndefined();
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

  it("can only hide what a guest has said", async () => {
    answers["/api/admin/reports"] = [{ ...REPORT, account: false }];
    await show(<AdminPage />);
    expect([...all("form")[0]!.querySelectorAll("option")].map(({ value }) => value)).toEqual(["hide", "dismiss"]);
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
