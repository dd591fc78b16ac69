import { readFileSync } from "node:fs";
import { join } from "node:path";
import { render, type ComponentChild } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PREFS } from "./prefs";
import { settle } from "./settle";
import { UnsubscribePage } from "../src/account/UnsubscribePage";
import { Webhooks } from "../src/account/Webhooks";
import { WishForm } from "../src/account/WishForm";
import { AppContext } from "../src/app/context";
import { parseRoute } from "../src/app/routes";
import { translator } from "../src/app/texts";
import type { ChannelInfo, Wishes } from "../src/protocol";

const t = translator("en", readFileSync(join(__dirname, "../../src/vezerkar/server/texts/en.ftl"), "utf8"));
const WISHES: Wishes = {
  zone: "Europe/Budapest",
  quiet_from: 22,
  quiet_to: 7,
  digest_hour: 7,
  channels: ["mail"],
  mail: true,
  wishes: [
    { event: "turn", channel: "mail", mode: "digest" },
    { event: "short", channel: "mail", mode: "now" },
  ],
};

let root: HTMLElement;
let sent: { method: string; path: string; body: Partial<Wishes> }[];
let known: Wishes;
let webhooks: ChannelInfo[];
let tried: string;

async function show(what: ComponentChild): Promise<void> {
  act(() => render(<AppContext.Provider value={{ t, prefs: PREFS, setPrefs: () => {} }}>{what}</AppContext.Provider>, root));
  await settle();
}

const find = <E extends HTMLElement = HTMLElement>(selector: string) => root.querySelector<E>(selector)!;
const commands = () => sent.filter(({ method }) => method !== "GET");

function choose(select: HTMLSelectElement, value: string): void {
  select.value = value;
  act(() => void select.dispatchEvent(new Event("change", { bubbles: true })));
}

async function submit(): Promise<void> {
  act(() => void find("form").dispatchEvent(new Event("submit", { bubbles: true, cancelable: true })));
  await settle();
}

beforeEach(() => {
  sent = [];
  known = WISHES;
  webhooks = [];
  tried = "";
  root = document.body.appendChild(document.createElement("div"));
  vi.stubGlobal("fetch", async (path: string, init: RequestInit = {}) => {
    const method = init.method ?? "GET";
    const body = init.body ? JSON.parse(String(init.body)) : {};
    sent.push({ method, path: path.split("?")[0]!, body });
    if (path.includes("/test")) return new Response(JSON.stringify({ error: tried }));
    if (path.startsWith("/api/me/channels")) return new Response(JSON.stringify(method === "GET" ? webhooks : { id: "1", secret: "hush" }));
    if (path.startsWith("/u/")) return new Response(JSON.stringify({ event: path.startsWith("/u/digest") ? "digest" : "turn" }));
    return new Response(JSON.stringify(method === "PUT" ? { ...known, ...body } : known));
  });
});

afterEach(() => {
  render(null, root);
  root.remove();
  vi.unstubAllGlobals();
});

describe("what an account is told", () => {
  const field = (label: string) => find<HTMLSelectElement>(`select[aria-label="${label}"]`);

  it("is a table of events and channels, each with a name that is read out", async () => {
    await show(<WishForm />);
    expect(field(`${t("event-turn")}, ${t("channel-mail")}`).value).toBe("digest");
    expect(field(`${t("event-short")}, ${t("channel-mail")}`).value).toBe("now");
    expect([...root.querySelectorAll("tbody th")].map((head) => head.textContent)).toEqual([t("event-turn"), t("event-short")]);
    expect(root.textContent).not.toContain(t("wishes-no-mail"));
  });

  it("is saved with the hours, and said to be", async () => {
    await show(<WishForm />);
    choose(field(`${t("event-turn")}, ${t("channel-mail")}`), "now");
    choose(root.querySelectorAll<HTMLSelectElement>(".hours select")[0]!, "23");
    await submit();
    const { mail, channels, ...rest } = WISHES;
    expect(mail && channels && commands()).toEqual([
      {
        method: "PUT",
        path: "/api/me/wishes",
        body: { ...rest, quiet_from: 23, wishes: [{ event: "turn", channel: "mail", mode: "now" }, WISHES.wishes[1]] },
      },
    ]);
    expect(find("[role=status]").textContent).toBe(t("wishes-saved"));
    choose(field(`${t("event-turn")}, ${t("channel-mail")}`), "off");
    expect(find("[role=status]").textContent).toBe("");
  });

  it("offers the time zone of the browser where none is known", async () => {
    known = { ...WISHES, zone: "", mail: false };
    await show(<WishForm />);
    await submit();
    expect(commands()[0]!.body.zone).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
    expect(root.textContent).toContain(t("wishes-no-mail"));
  });
});

describe("webhooks", () => {
  const line = (more: Partial<ChannelInfo>): ChannelInfo => ({ id: "7", form: "json", host: "hooks.example", broken: false, error: "", ...more });
  const press = async (label: string) => {
    act(() => find(`[aria-label="${label}"]`).click());
    await settle();
  };
  const showWebhooks = () => show(<Webhooks />);

  it("are named, and the secret is shown once", async () => {
    await showWebhooks();
    find<HTMLSelectElement>("[name=form]").value = "json";
    find<HTMLInputElement>("[name=url]").value = " https://hooks.example/a ";
    await submit();
    expect(commands()).toMatchObject([{ method: "POST", path: "/api/me/channels", body: { form: "json", url: "https://hooks.example/a" } }]);
    expect(find("[role=status]").textContent).toBe(t("webhook-secret", { secret: "hush" }));
  });

  it("say why they do not work", async () => {
    webhooks = [line({ broken: true, error: "status-404" }), line({ id: "8", error: "address" })];
    await showWebhooks();
    const words = root.textContent!;
    expect(words).toContain(`${t("webhook-broken")} ${t("webhook-status", { status: "404" })}`);
    expect(words).toContain(t("webhook-address"));
  });

  it("can be tried and removed", async () => {
    webhooks = [line({})];
    await showWebhooks();
    await press(t("webhook-try-of", { host: "hooks.example" }));
    expect(find("[role=status]").textContent).toBe(t("webhook-works"));
    tried = "slow";
    await press(t("webhook-try-of", { host: "hooks.example" }));
    expect(find("[role=status]").textContent).toBe("");
    await press(t("webhook-remove-of", { host: "hooks.example" }));
    expect(commands().map(({ method, path }) => `${method} ${path}`)).toEqual([
      "POST /api/me/channels/7/test",
      "POST /api/me/channels/7/test",
      "DELETE /api/me/channels/7",
    ]);
  });
});

describe("the link by which no more mails come", () => {
  it("leads to a page of its own", () => {
    expect(parseRoute("/u/WzEsInR1cm4iXQ.abc")).toEqual({ page: "unsubscribe", token: "WzEsInR1cm4iXQ.abc" });
  });

  it("does nothing until the button is pressed, and says then what has ended", async () => {
    await show(<UnsubscribePage token="turn.x" />);
    expect(commands()).toEqual([]);
    act(() => find("main button").click());
    await settle();
    expect(commands()).toMatchObject([{ method: "POST", path: "/u/turn.x" }]);
    expect(find("[role=status]").textContent).toBe(t("unsubscribed", { event: t("event-turn") }));
  });

  it("may end the daily mail", async () => {
    await show(<UnsubscribePage token="digest.x" />);
    act(() => find("main button").click());
    await settle();
    expect(find("[role=status]").textContent).toBe(t("unsubscribed-digest"));
  });
});
