import { readFileSync } from "node:fs";
import { join } from "node:path";
import { render, type ComponentChild } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PREFS } from "./prefs";
import { settle } from "./settle";
import { Forgotten } from "../src/account/Forgotten";
import { MailForm } from "../src/account/MailForm";
import { MailLinkPage } from "../src/account/MailLinkPage";
import { AppContext } from "../src/app/context";
import { parseRoute } from "../src/app/routes";
import { translator } from "../src/app/texts";
import type { MailInfo, WaysIn } from "../src/protocol";

const t = translator("en", readFileSync(join(__dirname, "../../src/vezerkar/server/texts/en.ftl"), "utf8"));
const WAYS: WaysIn = { password: true, passkeys: [] };
const NONE: MailInfo = { on: true, mail: "", waiting: "", broken: false };

let root: HTMLElement;
let sent: { method: string; path: string; body: Record<string, string> }[];
let info: MailInfo;
let refused: string;

async function show(what: ComponentChild): Promise<void> {
  act(() => render(<AppContext.Provider value={{ t, prefs: PREFS, setPrefs: () => {} }}>{what}</AppContext.Provider>, root));
  await settle();
}

const find = <E extends HTMLElement = HTMLElement>(selector: string) => root.querySelector<E>(selector);
const commands = () => sent.filter(({ method }) => method !== "GET");

async function fill(fields: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) find<HTMLInputElement>(`form [name=${name}]`)!.value = value;
  act(() => void find("form")!.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true })));
  await settle();
}

beforeEach(() => {
  sent = [];
  info = NONE;
  refused = "";
  root = document.body.appendChild(document.createElement("div"));
  vi.stubGlobal("fetch", async (path: string, init: RequestInit = {}) => {
    const method = init.method ?? "GET";
    sent.push({ method, path: path.split("?")[0]!, body: init.body ? JSON.parse(String(init.body)) : {} });
    if (refused && method !== "GET") return new Response(JSON.stringify({ error: refused, message: `refused: ${refused}`, cite: "" }), { status: 410 });
    return new Response(JSON.stringify(method === "GET" ? info : { name: "Anna" }));
  });
});

afterEach(() => {
  render(null, root);
  root.remove();
  history.replaceState(null, "", "/");
  vi.unstubAllGlobals();
});

describe("the address of an account", () => {
  it("is not spoken of where the server sends no mail", async () => {
    info = { ...NONE, on: false };
    await show(<MailForm name="Anna" ways={WAYS} />);
    expect(root.textContent).toBe("");
  });

  it("is sent with the password, and waits to be confirmed", async () => {
    await show(<MailForm name="Anna" ways={WAYS} />);
    expect(root.textContent).toContain(t("mail-none"));
    await fill({ mail: " anna@mail.example ", password: "nine grey herons" });
    expect(commands()).toEqual([{ method: "POST", path: "/api/me/mail", body: { mail: "anna@mail.example", password: "nine grey herons", zone: Intl.DateTimeFormat().resolvedOptions().timeZone } }]);
    expect(find("[role=status]")!.textContent).toBe(t("mail-waiting", { mail: "anna@mail.example" }));
    expect(find<HTMLInputElement>("[name=password]")!.value).toBe("");
  });

  it("keeps what was written when it is refused", async () => {
    await show(<MailForm name="Anna" ways={WAYS} />);
    refused = "wrong_password";
    await fill({ mail: "anna@mail.example", password: "wrong" });
    expect(find("[role=alert]")!.textContent).toBe("refused: wrong_password");
    expect(find<HTMLInputElement>("[name=mail]")!.value).toBe("anna@mail.example");
  });

  it("is taken away", async () => {
    info = { ...NONE, mail: "anna@mail.example", broken: true };
    await show(<MailForm name="Anna" ways={WAYS} />);
    expect(root.textContent).toContain(t("mail-broken"));
    act(() => find("button[type=button]")!.click());
    await settle();
    expect(commands()).toEqual([]);
    find<HTMLInputElement>("[name=password]")!.value = "nine grey herons";
    act(() => find("button[type=button]")!.click());
    await settle();
    expect(commands()).toMatchObject([{ method: "DELETE", path: "/api/me/mail", body: { password: "nine grey herons" } }]);
    expect(root.textContent).not.toContain("anna@mail.example");
  });
});

describe("a lost password", () => {
  it("is asked for, and the answer tells nothing of accounts", async () => {
    await show(<Forgotten />);
    await fill({ mail: "anna@mail.example" });
    expect(commands()).toEqual([{ method: "POST", path: "/api/mail/forgot", body: { mail: "anna@mail.example" } }]);
    expect(find("[role=status]")!.textContent).toBe(t("forgotten-sent"));
  });
});

describe("a link in a mail", () => {
  it("has a page of its own", () => {
    expect(parseRoute("/account/reset")).toEqual({ page: "mailLink", link: "reset" });
    expect(parseRoute("/account/nothing")).toEqual({ page: "lost" });
  });

  it("does nothing before the button is pressed, and leaves no token in the address", async () => {
    history.replaceState(null, "", "/account/confirm#t=the-random-text");
    await show(<MailLinkPage link="confirm" />);
    expect([commands(), location.hash]).toEqual([[], ""]);
    await fill({});
    expect(commands()).toEqual([{ method: "POST", path: "/api/mail/confirm", body: { token: "the-random-text" } }]);
    expect(find("[role=status]")!.textContent).toBe(t("mail-confirmed", { name: "Anna" }));
  });

  it("gives another password", async () => {
    history.replaceState(null, "", "/account/reset#t=the-random-text");
    await show(<MailLinkPage link="reset" />);
    await fill({ password: "seven wet otters" });
    expect(commands()).toEqual([{ method: "POST", path: "/api/mail/reset", body: { token: "the-random-text", password: "seven wet otters" } }]);
    expect(root.textContent).toContain(t("reset-done"));
  });

  it("says that it is void", async () => {
    history.replaceState(null, "", "/account/undo#t=the-random-text");
    await show(<MailLinkPage link="undo" />);
    refused = "link_void";
    await fill({});
    expect(find("[role=alert]")!.textContent).toBe("refused: link_void");
    expect(find("form")).not.toBeNull();
  });
});
