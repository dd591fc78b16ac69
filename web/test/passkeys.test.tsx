import { readFileSync } from "node:fs";
import { join } from "node:path";
import { render, type ComponentChild } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PREFS } from "./prefs";
import { settle } from "./settle";
import { DeleteAccount } from "../src/account/DeleteAccount";
import { EntryForm } from "../src/account/EntryForm";
import { Passkeys } from "../src/account/Passkeys";
import type { SiteState } from "../src/account/usePasskeySite";
import { AppContext } from "../src/app/context";
import { translator } from "../src/app/texts";
import type { WaysIn } from "../src/protocol";

const t = translator("en", readFileSync(join(__dirname, "../../src/vezerkar/server/texts/en.ftl"), "utf8"));
const ON: SiteState = { state: "on", address: "https://table.example" };
const PHONE = { id: "a1", label: "phone", made: "2026-11-20T10:00:00Z", seen: "2026-11-21T10:00:00Z" };
const ONLY: WaysIn = { password: false, passkeys: [PHONE] };
const BOTH: WaysIn = { password: true, passkeys: [PHONE] };
const NONE: WaysIn = { password: true, passkeys: [] };
const bytes = (...given: number[]) => new Uint8Array(given).buffer;

let root: HTMLElement;
let sent: { method: string; path: string; body: Record<string, unknown> }[];
let get: ReturnType<typeof vi.fn>;

const button = (name: string) => [...root.querySelectorAll("button")].find((one) => one.textContent === name)!;

async function show(what: ComponentChild): Promise<void> {
  act(() => render(<AppContext.Provider value={{ t, prefs: PREFS, setPrefs: () => {} }}>{what}</AppContext.Provider>, root));
  await settle();
}

async function click(element: HTMLElement): Promise<void> {
  act(() => element.click());
  await settle();
}

async function submit(): Promise<void> {
  act(() => void root.querySelector("dialog form")!.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true })));
  await settle();
}

beforeEach(() => {
  sent = [];
  root = document.body.appendChild(document.createElement("div"));
  HTMLDialogElement.prototype.showModal = () => undefined;
  get = vi.fn(async () => ({
    id: "AQI",
    response: {
      clientDataJSON: bytes(1),
      authenticatorData: bytes(2),
      signature: bytes(251, 255),
      userHandle: bytes(3),
    },
  }));
  vi.stubGlobal("navigator", { ...navigator, credentials: { get } });
  vi.stubGlobal("fetch", async (path: string, init: RequestInit = {}) => {
    sent.push({ method: init.method ?? "GET", path: path.split("?")[0]!, body: init.body ? JSON.parse(String(init.body)) : {} });
    if (/begin$|prove$/.test(path.split("?")[0]!)) return new Response(JSON.stringify({ options: { challenge: "-_8" }, seconds: 300 }));
    return new Response(JSON.stringify({ until: "2999-11-28T10:00:00Z", account: { name: "Anna", role: "player", name_until: "" } }));
  });
});

afterEach(() => {
  render(null, root);
  root.remove();
  vi.unstubAllGlobals();
});

const ANSWER = { id: "AQI", client_data: "AQ", authenticator_data: "Ag", signature: "-_8", user_handle: "Aw" };
const passkeys = (ways: WaysIn, site = ON) => <Passkeys name="Anna" ways={ways} site={site} onChanged={async () => undefined} />;

describe("who is there", () => {
  it("is shown by a passkey where there is no password", async () => {
    await show(<DeleteAccount name="Anna" ways={ONLY} onLeft={() => undefined} />);
    await click(button(t("leave")));
    expect(root.querySelector("[name=password]")).toBeNull();
    await submit();
    expect(new Uint8Array(get.mock.calls[0]![0].publicKey.challenge)).toEqual(new Uint8Array([251, 255]));
    expect(sent.at(-1)).toEqual({ method: "DELETE", path: "/api/me", body: { passkey: ANSWER } });
  });

  it("is shown by the password if one is written, and else by a passkey", async () => {
    await show(<DeleteAccount name="Anna" ways={BOTH} onLeft={() => undefined} />);
    await click(button(t("leave")));
    const field = root.querySelector<HTMLInputElement>("[name=password]")!;
    expect(field.required).toBe(false);
    field.value = "nine grey herons";
    await submit();
    expect(sent).toEqual([{ method: "DELETE", path: "/api/me", body: { password: "nine grey herons" } }]);
    field.value = "";
    await submit();
    expect(sent.at(-1)!.body).toEqual({ passkey: ANSWER });
  });

  it("needs a password where there is no passkey", async () => {
    await show(<DeleteAccount name="Anna" ways={NONE} onLeft={() => undefined} />);
    await click(button(t("leave")));
    expect(root.querySelector<HTMLInputElement>("[name=password]")!.required).toBe(true);
  });

  it("is not shown when the browser was told no, and nothing is sent", async () => {
    get.mockRejectedValue(new DOMException("", "NotAllowedError"));
    await show(<DeleteAccount name="Anna" ways={ONLY} onLeft={() => undefined} />);
    await click(button(t("leave")));
    await submit();
    expect(root.querySelector("[role=alert]")!.textContent).toBe(t("passkey-none"));
    expect(sent.filter(({ method }) => method === "DELETE")).toEqual([]);
  });
});

describe("the passkeys of an account", () => {
  it.each<[SiteState["state"], string]>([
    ["off", t("passkeys-off")],
    ["elsewhere", t("passkeys-elsewhere", { address: ON.address })],
    ["old", t("passkeys-old")],
  ])("cannot be added where it is %s, and a line says why", async (state, line) => {
    await show(passkeys(NONE, { ...ON, state }));
    expect(root.textContent).toContain(line);
    expect(button(t("passkey-add"))).toBeUndefined();
  });

  it("are removed with what shows who is there", async () => {
    await show(passkeys(ONLY));
    await click(button(t("passkey-remove")));
    await submit();
    expect(sent.at(-1)).toEqual({ method: "DELETE", path: "/api/me/passkeys/a1", body: { passkey: ANSWER } });
    expect(root.querySelector("[role=status]")!.textContent).toBe(t("passkey-removed"));
  });

  it("are renamed", async () => {
    await show(passkeys(ONLY));
    await click(button(t("passkey-rename")));
    root.querySelector<HTMLInputElement>("dialog [name=label]")!.value = "old phone";
    await submit();
    expect(sent).toEqual([{ method: "PATCH", path: "/api/me/passkeys/a1", body: { label: "old phone" } }]);
  });
});

describe("signing in", () => {
  it("offers no passkey where none can be used", async () => {
    await show(<EntryForm kind="sign-in" name="" site={{ state: "off", address: "" }} onEntered={() => undefined} />);
    expect(button(t("passkey-sign-in"))).toBeUndefined();
  });

  it("needs neither name nor password with a passkey", async () => {
    const entered = vi.fn();
    await show(<EntryForm kind="sign-in" name="" site={ON} onEntered={entered} />);
    await click(button(t("passkey-sign-in")));
    expect(sent.map(({ path }) => path)).toEqual(["/api/passkeys/sign-in/begin", "/api/passkeys/sign-in/finish"]);
    expect(sent.at(-1)!.body).toEqual({ passkey: ANSWER });
    expect(entered).toHaveBeenCalledOnce();
  });
});
