import { readFileSync } from "node:fs";
import { join } from "node:path";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { summary } from "../mock/tables.mjs";
import { PREFS } from "./prefs";
import { settle } from "./settle";
import { AccountPage } from "../src/account/AccountPage";
import { noteWayBack, takeWayBack } from "../src/account/wayBack";
import { AppContext } from "../src/app/context";
import { keyOf, remember } from "../src/app/matches";
import type { Prefs } from "../src/app/prefs";
import { translator } from "../src/app/texts";
import type { AccountInfo, SessionInfo } from "../src/protocol";

const words = (lang: string) => translator(lang, readFileSync(join(__dirname, `../../src/vezerkar/server/texts/${lang}.ftl`), "utf8"));
const t = words("en");
const OWN: SessionInfo = { id: "a1", browser: "Firefox", place: "192.0.2.0/24", made: "2026-11-20T10:00:00Z", seen: "2026-11-21T10:00:00Z", current: true };
const OTHER: SessionInfo = { ...OWN, id: "b2", browser: "", current: false };

interface Sent {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Record<string, string>;
}

let root: HTMLElement;
let sent: Sent[];
let account: AccountInfo | null;
let sessions: SessionInfo[];
/** Answers to commands, by "METHOD path"; what is not named is granted. */
let refused: Record<string, { status: number; error: string; message: string }>;
let prefs: Prefs;

/** First the page learns who is signed in, then its parts learn what they show. */

async function show(): Promise<void> {
  prefs = { ...PREFS, name: "" };
  const draw = () =>
    act(() =>
      render(
        <AppContext.Provider value={{ t, prefs, setPrefs: (change) => ((prefs = { ...prefs, ...change }), draw()) }}>
          <AccountPage />
        </AppContext.Provider>,
        root,
      ),
    );
  draw();
  await settle();
}

const all = <E extends HTMLElement = HTMLElement>(selector: string) => [...root.querySelectorAll<E>(selector)];
const button = (name: string) => all(".account > button, section > button, dialog button, form button").find((one) => one.textContent!.trim() === name)!;
const commands = () => sent.filter(({ method }) => method !== "GET");

async function click(element: HTMLElement): Promise<void> {
  act(() => element.click());
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
  refused = {};
  account = { name: "Anna", role: "player", name_until: "" };
  sessions = [OWN, OTHER];
  root = document.body.appendChild(document.createElement("div"));
  HTMLDialogElement.prototype.showModal = function () {
    this.setAttribute("open", "");
  };
  vi.stubGlobal("fetch", async (path: string, init: RequestInit = {}) => {
    const method = init.method ?? "GET";
    const clean = path.split("?")[0]!;
    sent.push({ method, path: clean, headers: init.headers as Record<string, string>, body: init.body ? JSON.parse(String(init.body)) : {} });
    const no = refused[`${method} ${clean}`];
    if (no) return new Response(JSON.stringify({ error: no.error, message: no.message, cite: "" }), { status: no.status });
    return new Response(JSON.stringify(answer(method, clean)));
  });
});

function answer(method: string, path: string): unknown {
  if (path === "/api/me" && method === "DELETE") return { until: "2999-11-28T10:00:00Z" };
  if (path === "/api/me" || path === "/api/me/password" || path === "/api/session" || path === "/api/accounts") return { account };
  if (path === "/api/me/sessions") return sessions;
  if (["/api/me/acts", "/api/me/tokens", "/api/me/mutes", "/api/me/following"].includes(path)) return [];
  if (path === "/api/passkeys") return { address: "" };
  if (path === "/api/me/passkeys") return { password: true, passkeys: [] };
  if (path === "/api/me/matches") return [summary("kept00")];
  if (path === "/api/me/claims") return { seats: ["fog"] };
  if (path === "/api/me/holidays") return { holiday: null, years: [{ year: 2026, left: 30 }, { year: 2027, left: 30 }], most: 14 };
  if (path === "/api/me/wishes") return { zone: "", quiet_from: 22, quiet_to: 7, digest_hour: 7, channels: [], mail: false, wishes: [] };
  return {};
}

afterEach(() => {
  act(() => render(null, root));
  root.remove();
  vi.unstubAllGlobals();
});

describe("somebody who is not signed in", () => {
  beforeEach(() => void (account = null));

  it("signs in, and is called by the name of the account from then on", async () => {
    await show();
    account = { name: "Anna", role: "player", name_until: "" };
    await fill(all("form")[0]!, { name: "anna", password: "nine grey herons" });
    expect(commands()).toMatchObject([{ method: "POST", path: "/api/session", body: { name: "anna", password: "nine grey herons" } }]);
    expect(all("h1")[0]!.textContent).toBe("Anna");
    expect(prefs.name).toBe("Anna");
  });

  it("makes an account", async () => {
    await show();
    await click(all("[role=tab]")[1]!);
    account = { name: "Bela", role: "admin", name_until: "" };
    await fill(all("[role=tabpanel]:not([hidden]) form")[0]!, { name: "Bela", password: "nine grey herons" });
    expect(commands()).toMatchObject([{ method: "POST", path: "/api/accounts" }]);
    expect(root.textContent).toContain(t("account-admin"));
  });

  it("comes back to where it was asked to sign in, once", async () => {
    history.replaceState(null, "", "/play/abc?ply=3#k=secret");
    noteWayBack();
    history.replaceState(null, "", "/account");
    await show();
    account = { name: "Anna", role: "player", name_until: "" };
    await fill(all("form")[0]!, { name: "Anna", password: "nine grey herons" });
    expect(location.pathname + location.search + location.hash).toBe("/play/abc?ply=3#k=secret");
    expect(takeWayBack()).toBe("");
  });

  it("stays at the account after having gone elsewhere in between", async () => {
    history.replaceState(null, "", "/lobby");
    noteWayBack();
    await show();
    act(() => render(null, root));
    history.replaceState(null, "", "/account");
    account = null;
    await show();
    account = { name: "Anna", role: "player", name_until: "" };
    await fill(all("form")[0]!, { name: "Anna", password: "nine grey herons" });
    expect(location.pathname).toBe("/account");
  });

  it("reads why it was refused, and may try again", async () => {
    await show();
    refused["POST /api/session"] = { status: 401, error: "wrong_sign_in", message: "No such name and password." };
    await fill(all("form")[0]!, { name: "anna", password: "wrong" });
    expect(all("[role=alert]")[0]!.textContent).toBe("No such name and password.");
    expect(all("form button").every((one) => !(one as HTMLButtonElement).disabled)).toBe(true);
  });

  it("asks for nothing of an account", async () => {
    await show();
    expect([...new Set(sent.map(({ path }) => path))].sort()).toEqual(["/api/me", "/api/passkeys"]);
  });
});

describe("somebody who is signed in", () => {
  it("marks each command as of this page", async () => {
    await show();
    await click(button(t("sign-out")));
    expect(commands().map(({ method, path, headers }) => [method, path, headers["X-Vezerkar"]])).toEqual([["DELETE", "/api/session", "1"]]);
    expect(all("form").length).toBeGreaterThan(0);
  });

  it("sees where the account is open, and signs another browser out", async () => {
    await show();
    expect(all(".sessions li").map((one) => one.querySelector("button") === null)).toEqual([true, false]);
    expect(all(".sessions li")[1]!.textContent).toContain(t("session-browser"));
    await click(all(".sessions button")[0]!);
    expect(commands()).toMatchObject([{ method: "DELETE", path: "/api/me/sessions/b2" }]);
    expect(all(".sessions li")).toHaveLength(1);
  });

  it("keeps the other browser in the list when it could not be signed out", async () => {
    await show();
    refused["DELETE /api/me/sessions/b2"] = { status: 503, error: "try_again", message: "The server could not write." };
    await click(all(".sessions button")[0]!);
    expect(all("[role=alert]").map((one) => one.textContent)).toEqual(["The server could not write."]);
    expect(all(".sessions li")).toHaveLength(2);
  });

  it("keeps the matches of which only this browser has the keys", async () => {
    remember("kept00", "k1", "Fog");
    remember("loose0", "k2", "Fog");
    await show();
    await click(button(t("claim-keep", { count: 1 })));
    expect(commands()).toMatchObject([{ path: "/api/me/claims", body: { match: "loose0", key: "k2" } }]);
    expect(all("[role=status]")[0]!.textContent).toBe(t("claim-kept", { count: 1 }));
  });

  it("is told how many could not be kept", async () => {
    remember("loose0", "k2", "Fog");
    refused["POST /api/me/claims"] = { status: 409, error: "claimed", message: "Another account keeps this seat." };
    await show();
    await click(button(t("claim-keep", { count: 1 })));
    expect(all("[role=status]")[0]!.textContent).toContain(t("claim-left", { count: 1 }));
  });

  it("changes the password, and the other browsers are gone from the list", async () => {
    await show();
    sessions = [OWN];
    await fill(all("section[aria-labelledby=password] form")[0]!, { old: "nine grey herons", new: "seven wet otters" });
    expect(commands()).toMatchObject([{ method: "POST", path: "/api/me/password", body: { old: "nine grey herons", new: "seven wet otters" } }]);
    expect(root.textContent).toContain(t("password-changed"));
    expect(all(".sessions li")).toHaveLength(1);
    expect(all<HTMLInputElement>("section[aria-labelledby=password] input[type=password]").map((one) => one.value)).toEqual(["", ""]);
  });

  it("keeps what was written when the old password was wrong", async () => {
    await show();
    refused["POST /api/me/password"] = { status: 403, error: "wrong_password", message: "This is not your password." };
    await fill(all("section[aria-labelledby=password] form")[0]!, { old: "wrong", new: "seven wet otters" });
    expect(all("[role=alert]").map((one) => one.textContent)).toEqual(["This is not your password."]);
    expect(root.textContent).not.toContain(t("password-changed"));
  });

  it("gets another name, and is told for how long it stays", async () => {
    await show();
    account = { name: "Annabella", role: "player", name_until: "2999-02-21T10:00:00Z" };
    await fill(all("section[aria-labelledby=rename] form")[0]!, { name: "Annabella" });
    expect(commands()).toMatchObject([{ method: "PATCH", path: "/api/me", body: { name: "Annabella" } }]);
    expect(all("h1")[0]!.textContent).toBe("Annabella");
    expect(all("section[aria-labelledby=rename]")[0]!.textContent).toContain("2999");
    expect(all("section[aria-labelledby=rename] form")).toHaveLength(0);
  });

  it("lets matches open with the account alone, and forgets their keys", async () => {
    remember("kept00", "k1", "Fog");
    remember("loose0", "k2", "Fog");
    await show();
    await click(button(t("only-lock", { count: 1 })));
    expect(commands()).toMatchObject([{ method: "POST", path: "/api/me/matches/kept00/only" }]);
    expect([keyOf("kept00"), keyOf("loose0")]).toEqual([null, "k2"]);
    expect(root.textContent).toContain(t("only-done"));
  });

  it("keeps a key that still opens its match", async () => {
    remember("kept00", "k1", "Fog");
    await show();
    refused["POST /api/me/matches/kept00/only"] = { status: 503, error: "try_again", message: "" };
    await click(button(t("only-lock", { count: 1 })));
    expect(keyOf("kept00")).toBe("k1");
    expect(root.textContent).toContain(t("only-left", { count: 1 }));
  });

  it("deletes the account when that is meant, and says for how long it can be undone", async () => {
    await show();
    await click(button(t("leave")));
    expect(commands()).toEqual([]);
    await fill(all("dialog form")[0]!, { password: "nine grey herons" });
    expect(commands()).toMatchObject([{ method: "DELETE", path: "/api/me", body: { password: "nine grey herons" } }]);
    expect(all("[role=status]").map((one) => one.textContent).join()).toContain("2999");
    expect(all("form").length).toBeGreaterThan(0);
    expect(prefs.name).toBe("");
  });

  it("has everything written about it in a file", async () => {
    await show();
    const link = all<HTMLAnchorElement>("section[aria-labelledby=export] a")[0]!;
    expect([link.getAttribute("href"), link.hasAttribute("download")]).toEqual(["/api/me/export", true]);
  });

  it("deletes nothing when it was not meant", async () => {
    await show();
    await click(button(t("leave")));
    await click(all("dialog .row .button")[0]!);
    expect(commands()).toEqual([]);
    expect(all("dialog")).toHaveLength(0);
  });
});
