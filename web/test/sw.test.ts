import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it, vi } from "vitest";

const SOURCE = readFileSync(join(__dirname, "../public/sw.js"), "utf8");
const location = new URL("https://table.example/sw.js");

type Handler = (event: unknown) => void;
let handlers: Record<string, Handler>;
let pages: { url: string; focus: () => string }[];
let opened: string[];
let shown: [string, Record<string, unknown>][];
let posted: { path: string; init: RequestInit }[];
const options = { userVisibleOnly: true };

const made = (endpoint: string) => ({ toJSON: () => ({ endpoint, keys: { p256dh: "point", auth: "secret" } }), options });

/** Runs a handler of the service worker to its end. */
async function dispatch(kind: string, event: Record<string, unknown>): Promise<unknown> {
  let work: unknown;
  handlers[kind]!({ ...event, waitUntil: (what: unknown) => (work = what) });
  return work;
}

const click = (data: string) => dispatch("notificationclick", { notification: { data, close: vi.fn() } });

beforeEach(() => {
  [handlers, pages, opened, shown, posted] = [{}, [], [], [], []];
  const worker = new Function("addEventListener", "caches", "clients", "registration", "fetch", "location", SOURCE);
  worker(
    (kind: string, handler: Handler) => (handlers[kind] = handler),
    {},
    { matchAll: async () => pages, openWindow: async (url: string) => void opened.push(url) },
    {
      showNotification: async (...args: [string, Record<string, unknown>]) => void shown.push(args),
      pushManager: { subscribe: async (given: unknown) => (given === options ? made("https://push.example/new") : null) },
    },
    async (path: string, init: RequestInit) => void posted.push({ path, init }),
    location,
  );
});

describe("the service worker", () => {
  it("shows a notice in the words that came, one for each match", async () => {
    const told = { title: "The Hunt: it is your turn", text: "As Germany", lang: "en", url: "/play/k3v9" };
    await dispatch("push", { data: { json: () => told } });
    expect(shown).toHaveLength(1);
    expect(shown[0]![0]).toBe(told.title);
    expect(shown[0]![1]).toMatchObject({ body: told.text, lang: "en", tag: "/play/k3v9", data: "/play/k3v9" });
  });

  it("opens the match when the notice is clicked", async () => {
    await click("/play/k3v9");
    expect(opened).toEqual(["https://table.example/play/k3v9"]);
  });

  it("takes the page that shows the match already", async () => {
    const focus = vi.fn(() => "focused");
    pages = [
      { url: "https://table.example/", focus: vi.fn(() => "the wrong one") },
      { url: "https://table.example/play/k3v9?ply=3", focus },
    ];
    expect(await click("/play/k3v9")).toBe("focused");
    expect(opened).toEqual([]);
  });

  it("leads nowhere else", async () => {
    await click("https://evil.example/play/k3v9");
    expect(opened).toEqual([]);
  });

  it.each([
    ["that the browser has made", { newSubscription: made("https://push.example/given"), oldSubscription: null }, "https://push.example/given"],
    ["that it makes anew", { newSubscription: null, oldSubscription: made("https://push.example/old") }, "https://push.example/new"],
  ])("tells the table of the subscription %s in place of a former one", async (_, event, endpoint) => {
    await dispatch("pushsubscriptionchange", event);
    expect(posted.map(({ path }) => path)).toEqual(["/api/me/push"]);
    expect(JSON.parse(posted[0]!.init.body as string)).toEqual({ endpoint, p256dh: "point", auth: "secret" });
    expect(posted[0]!.init.headers).toMatchObject({ "X-Vezerkar": "1" });
  });
});
