import { readFileSync } from "node:fs";
import { join } from "node:path";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PREFS } from "./prefs";
import { settle } from "./settle";
import { PushDevices } from "../src/account/PushDevices";
import { AppContext } from "../src/app/context";
import { translator } from "../src/app/texts";
import type { NewPushDevice, PushDevice } from "../src/protocol";

const t = translator("en", readFileSync(join(__dirname, "../../src/vezerkar/server/texts/en.ftl"), "utf8"));
const HERE: PushDevice = { id: "1", browser: "Firefox", place: "192.0.2.0", made: "2026-11-24T10:00:00Z", current: true, error: "" };
const PHONE: PushDevice = { ...HERE, id: "2", browser: "Chrome", place: "198.51.100.0", current: false };

let root: HTMLElement;
let channels: string[];
let devices: PushDevice[];
let permission: NotificationPermission;
/** What its user answers when the browser asks. */
let answer: NotificationPermission;
let local: { endpoint: string } | null;
let reaches: boolean;
let commands: { method: string; path: string; body: unknown }[];

const said = () => root.querySelector('[role="status"]')!.textContent;
const named = (name: string) => [...root.querySelectorAll("button")].find((one) => (one.getAttribute("aria-label") ?? one.textContent) === name);

async function show(): Promise<void> {
  act(() => render(<AppContext.Provider value={{ t, prefs: PREFS, setPrefs: () => {} }}>{<PushDevices />}</AppContext.Provider>, root));
  await settle();
}

async function press(name: string): Promise<void> {
  act(() => named(name)!.click());
  await settle();
}

function subscribed(endpoint: string) {
  return {
    endpoint,
    toJSON: () => ({ endpoint, keys: { p256dh: "point", auth: "secret" } }),
    unsubscribe: async () => ((local = null), true),
  };
}

beforeEach(() => {
  [channels, devices, permission, answer, local, reaches, commands] = [["push"], [], "default", "granted", null, true, []];
  root = document.body.appendChild(document.createElement("div"));
  const pushManager = {
    getSubscription: async () => local,
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      if (!reaches || applicationServerKey !== "the-key") throw new DOMException("", "AbortError");
      return (local = subscribed("https://push.example/here"));
    },
  };
  const worker = { pushManager };
  vi.stubGlobal("navigator", { serviceWorker: { ready: Promise.resolve(worker), getRegistration: async () => worker } });
  vi.stubGlobal("PushManager", class {});
  vi.stubGlobal("Notification", {
    get permission() {
      return permission;
    },
    requestPermission: async () => (permission = answer),
  });
  vi.stubGlobal("fetch", async (path: string, init: RequestInit = {}) => {
    const method = init.method ?? "GET";
    if (method !== "GET") commands.push({ method, path, body: JSON.parse(init.body as string) as NewPushDevice });
    if (path.includes("/test?")) return new Response('{"error":""}');
    if (method === "POST") devices = [...devices, HERE];
    if (method === "DELETE") devices = devices.filter(({ id }) => !path.includes(`/push/${id}?`));
    if (path.startsWith("/api/push/key")) return new Response('{"key":"the-key"}');
    if (path.startsWith("/api/me/wishes")) return new Response(JSON.stringify({ channels, wishes: [] }));
    return new Response(JSON.stringify(method === "GET" ? devices : {}));
  });
});

afterEach(() => {
  act(() => render(null, root));
  root.remove();
  vi.unstubAllGlobals();
});

describe("the devices that are notified", () => {
  it("are not spoken of where the table pushes nothing", async () => {
    channels = ["mail"];
    await show();
    expect(root.textContent).toBe("");
  });

  it("are turned on and off by one button", async () => {
    await show();
    expect(said()).toBe("You are not notified on this device.");
    await press("Notify me on this device");
    expect(commands).toEqual([
      { method: "POST", path: "/api/me/push?lang=en", body: { endpoint: "https://push.example/here", p256dh: "point", auth: "secret" } },
    ]);
    expect(said()).toBe("You are notified on this device.");
    await press("Stop on this device");
    expect(commands.at(-1)).toMatchObject({ method: "DELETE", path: "/api/me/push/1?lang=en" });
    expect(said()).toBe("You are not notified on this device.");
    expect(local).toBeNull();
  });

  it("are sent a test when somebody asks for it", async () => {
    devices = [HERE];
    await show();
    act(() => [...root.querySelectorAll("button")].find((one) => one.textContent === "Try it")!.click());
    await settle();
    expect(commands.at(-1)).toMatchObject({ method: "POST", path: `/api/me/push/${HERE.id}/test?lang=en` });
    expect([...root.querySelectorAll("[role=status]")].at(-1)!.textContent).toContain("has taken the test");
  });

  it("say so where a browser cannot show anything", async () => {
    vi.stubGlobal("navigator", {});
    await show();
    expect(said()).toContain("This browser cannot do that.");
    expect(named("Notify me on this device")).toBeUndefined();
  });

  it("say so where the browser was told not to", async () => {
    permission = "denied";
    await show();
    expect(said()).toContain("does not let this page notify you");
    expect(named("Notify me on this device")).toBeUndefined();
  });

  it("take no for an answer", async () => {
    answer = "denied";
    await show();
    await press("Notify me on this device");
    expect(commands).toEqual([]);
    expect(said()).toContain("does not let this page notify you");
    expect(root.querySelector('[role="alert"]')).toBeNull();
  });

  it("say when the push service of the browser cannot be reached", async () => {
    reaches = false;
    await show();
    await press("Notify me on this device");
    expect(commands).toEqual([]);
    expect(root.querySelector('[role="alert"]')!.textContent).toContain("could not reach its push service");
    expect(said()).toBe("You are not notified on this device.");
  });

  it("are listed, others too, and each can be removed", async () => {
    devices = [{ ...PHONE, error: "status-503" }];
    await show();
    expect(said()).toBe("You are not notified on this device, but on another.");
    expect(root.textContent).toContain("The last message did not get there.");
    await press("Do not notify any more: Chrome 198.51.100.0");
    expect(commands).toEqual([{ method: "DELETE", path: "/api/me/push/2?lang=en", body: {} }]);
    expect(root.querySelectorAll("li")).toHaveLength(0);
  });

  it("do not call this one notified if either side knows nothing of it", async () => {
    devices = [HERE];
    await show();
    expect(said()).toBe("You are not notified on this device.");
    act(() => render(null, root));
    [devices, local] = [[PHONE], subscribed("https://push.example/left")];
    await show();
    expect(said()).toBe("You are not notified on this device, but on another.");
    expect(local).toBeNull();
  });
});
