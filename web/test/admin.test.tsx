import { readFileSync } from "node:fs";
import { join } from "node:path";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PREFS } from "./prefs";
import { settle } from "./settle";
import { AppContext } from "../src/app/context";
import { translator } from "../src/app/texts";
import { AdminPage } from "../src/admin/AdminPage";
import type { AdminJob, AdminMatch, AdminPerson } from "../src/protocol";

const t = translator("en", readFileSync(join(__dirname, "../../src/vezerkar/server/texts/en.ftl"), "utf8"));
const BELA: AdminPerson = { id: 3, name: "Bela", role: "player", made: "2026-11-20T10:00:00Z", seen: "2026-11-21", leaves: "", muted_until: "", banned_until: "", for_good: false, mail: true, refused: false };
const MATCH: AdminMatch = {
  id: "k3v9",
  game: "hunt",
  title: "The Hunt",
  version: "3.0",
  pace: "live",
  over: false,
  frozen: false,
  paused: false,
  rated: true,
  tournament: "",
  rematch: "",
  made: "2026-11-20T10:00:00Z",
  moved: "2026-11-21T10:00:00Z",
  lines: 12,
  chat: 3,
  own: false,
  seats: [
    { seat: "german", name: "Germany", player: "german", kind: "human", holder: "<b>Anna</b>", account: "", keys: 1, asked: true, left_ms: 7_200_000, runs: true, flags: 1 },
    { seat: "british", name: "Britain", player: "british", kind: "bot", holder: "greedy", account: "", keys: 0, asked: false, left_ms: null, runs: false, flags: 0 },
  ],
  jobs: [],
};
const DEAD: AdminJob = { id: 7, kind: "mail", key: "mail reset 1", dead: true, due: "", taken: "", attempts: 8, error: "OSError at mail.py:7" };

let root: HTMLElement;
let sent: { method: string; path: string; body: unknown }[];
let answers: Record<string, unknown>;
let asked: string[];
let prefs: typeof PREFS;

const all = <E extends HTMLElement = HTMLElement>(selector: string) => [...root.querySelectorAll<E>(selector)];
const button = (name: string) => all("button").find((one) => one.textContent!.trim() === name)!;
const commands = () => sent.filter(({ method }) => method !== "GET");
const dialog = () => all("dialog")[0]!;

async function click(element: HTMLElement): Promise<void> {
  act(() => element.click());
  await settle();
}

async function submit(form: Element, fields: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) form.querySelector<HTMLInputElement>(`[name=${name}]`)!.value = value;
  act(() => void form.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true })));
  await settle();
}

/** The page at one of its tabs. */
async function show(tab: string): Promise<void> {
  history.replaceState(null, "", `/admin?tab=${tab}`);
  await page();
}

async function page(): Promise<void> {
  act(() => render(<AppContext.Provider value={{ t, prefs, setPrefs() {} }}><AdminPage /></AppContext.Provider>, root));
  await settle();
  await settle();
}

beforeEach(() => {
  localStorage.clear();
  sent = [];
  asked = [];
  prefs = PREFS;
  answers = {
    "/api/me": { account: { name: "Ada", role: "admin", name_until: "" } },
    "/api/me/passkeys": { password: true, passkeys: [] },
    "/api/admin/reports": [],
    "/api/admin/acts": [],
    "/api/admin/people": { people: [BELA], more: false },
    "/api/admin/matches/k3v9": MATCH,
    "/api/admin/matches/k3v9/check": { faults: [{ what: "position", ply: 4 }], mendable: true },
    "/api/admin/jobs": { all: 1, dead: 1, jobs: [DEAD] },
    "/api/admin/ratings": { games: 4, waiting: 1, rebuild: { asked: "2026-11-21T10:00:00Z", pools: 5, done: 2, games: 3, ended: "", failed: false } },
    "/api/admin/rules": { versions: [{ game: "hunt", version: "2.0", over: false, matches: 3, standing: "missing" }], archives: [] },
    "/api/admin/health": { failing: [], looked: true, findings: [{ grade: "wrong", text: "the disk is full" }] },
    "/api/admin/deeds": [{ at: "2026-11-21T10:00:00Z", who: "Ada", deed: "cancel", match: "k3v9", about: "nobody came" }],
  };
  root = document.body.appendChild(document.createElement("div"));
  HTMLDialogElement.prototype.showModal = function () {
    this.setAttribute("open", "");
  };
  vi.stubGlobal("fetch", async (path: string, init: RequestInit = {}) => {
    asked.push(path);
    const clean = path.split("?")[0]!;
    const method = init.method ?? "GET";
    sent.push({ method, path: clean, body: init.body ? JSON.parse(String(init.body)) : null });
    return new Response(JSON.stringify(answers[method === "GET" ? clean : `${method} ${clean}`] ?? {}));
  });
});

afterEach(() => {
  act(() => render(null, root));
  root.remove();
  history.replaceState(null, "", "/");
  vi.unstubAllGlobals();
});

describe("the page of an admin", () => {
  it("shows moderators nothing of it", async () => {
    answers["/api/me"] = { account: { name: "Mara", role: "moderator", name_until: "" } };
    await show("people");
    expect(all("[role=tab]")).toEqual([]);
    expect(all("h1")[0]!.textContent).toBe("Moderation");
  });

  it("keeps its tab in the address", async () => {
    await show("jobs");
    await click(button("Health"));
    expect(location.search).toBe("?tab=health");
    expect(root.textContent).toContain("the disk is full");
    expect(root.textContent).toContain("vezerkar admin backup FILE");
  });

  it("says what keeps the server from being ready, and asks for findings in its own language", async () => {
    answers["/api/admin/health"] = { failing: ["database", "other"], looked: true, findings: [] };
    await show("health");
    expect(root.textContent).toContain("This process is not ready: the database does not answer, other");
    expect(asked.filter((path) => path.startsWith("/api/admin/health"))).toEqual(["/api/admin/health?lang=en"]);
    prefs = { ...PREFS, lang: "hu" };
    await page();
    expect(asked.filter((path) => path.startsWith("/api/admin/health"))).toEqual(["/api/admin/health?lang=en", "/api/admin/health?lang=hu"]);
  });

  it("gives a role for a reason and with the password", async () => {
    await show("people");
    await submit(all("form[role=search]")[0]!, { search: "bel" });
    expect(root.textContent).toContain("Bela (player)");
    await click(button("New role for Bela: moderator"));
    expect(commands()).toEqual([]);
    await submit(dialog().querySelector("form")!, { reason: "sees to reports", password: "nine grey herons" });
    expect(commands()).toEqual([{ method: "POST", path: "/api/admin/people/Bela/role", body: { role: "moderator", reason: "sees to reports", password: "nine grey herons" } }]);
    expect(all("dialog")).toEqual([]);
    expect(root.textContent).toContain("Bela is moderator now.");
  });

  it("offers admins nothing about their own account", async () => {
    answers["/api/admin/people"] = { people: [{ ...BELA, name: "Ada", role: "admin", mail: false }], more: false };
    await show("people");
    await submit(all("form[role=search]")[0]!, { search: "" });
    expect(all("details button")).toEqual([]);
  });

  it("finds a match by its address and shows names as text", async () => {
    await show("matches");
    await submit(all("form[role=search]")[0]!, { match: "https://table.example/play/k3v9?ply=3" });
    expect(root.textContent).toContain("<b>Anna</b> (guest), links: 1, has to choose, clock runs, 2 hours left, time was over: 1");
    expect(all("b")).toEqual([]);
    expect(button("Give Britain again")).toBeUndefined();
  });

  it("mends what follows from the log, after a look", async () => {
    await show("matches");
    await submit(all("form[role=search]")[0]!, { match: "k3v9" });
    expect(button("Mend")).toBeUndefined();
    await click(button("Check"));
    expect(root.textContent).toContain("Move 4: the position is another than it was.");
    await click(button("Mend"));
    await submit(dialog().querySelector("form")!, { reason: "the disk was full", password: "p" });
    expect(commands()[0]!.path).toBe("/api/admin/matches/k3v9/mend");
    expect(root.textContent).toContain("The game is mended.");
  });

  it("shows the link of a seat that was given again", async () => {
    answers["POST /api/admin/matches/k3v9/seats/german/reopen"] = { seats: ["german"], key: "a-new-key" };
    await show("matches");
    await submit(all("form[role=search]")[0]!, { match: "k3v9" });
    await click(button("Give Germany again"));
    await submit(dialog().querySelector("form")!, { reason: "lost", password: "p" });
    expect(all<HTMLInputElement>("input[readonly]").map(({ value }) => value)).toContain(`${location.origin}/play/k3v9#k=a-new-key`);
  });

  it("does nothing about a match of the admin's own", async () => {
    answers["/api/admin/matches/k3v9"] = { ...MATCH, own: true };
    await show("matches");
    await submit(all("form[role=search]")[0]!, { match: "k3v9" });
    await click(button("Check"));
    for (const name of ["Mend", "Cancel the game", "Give Germany again"]) expect(button(name)).toBeUndefined();
  });

  it("retries a dead job without a password, and drops it with one", async () => {
    await show("jobs");
    expect(root.textContent).toContain("Jobs: 1, given up: 1");
    expect(root.textContent).toContain("Send an e-mail mail reset 1 given up after 8 tries");
    await click(button("Do job 7 now"));
    expect(dialog().querySelector("[name=password]")).toBeNull();
    await submit(dialog().querySelector("form")!, { reason: "it is back" });
    await click(button("Forget job 7"));
    await submit(dialog().querySelector("form")!, { reason: "gone", password: "p" });
    expect(commands().map(({ path, body }) => [path, body])).toEqual([
      ["/api/admin/jobs/7/retry", { reason: "it is back" }],
      ["/api/admin/jobs/7/drop", { reason: "gone", password: "p" }],
    ]);
  });

  it("says how far the ratings are, and which rules are missing", async () => {
    await show("ratings");
    expect(root.textContent).toContain("2 of 5 lists");
    expect(all<HTMLProgressElement>("progress")[0]!.value).toBe(2);
    expect(root.textContent).toContain("hunt 2.0, being played: 3: their archive is missing");
  });

  it("shows what was done", async () => {
    await show("deeds");
    expect(root.textContent).toContain("Ada: game cancelled k3v9: nobody came");
  });
});
