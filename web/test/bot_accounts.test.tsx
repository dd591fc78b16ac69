import { readFileSync } from "node:fs";
import { join } from "node:path";
import { render, type ComponentChild } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openTable } from "../mock/open.mjs";
import { PREFS } from "./prefs";
import { settle } from "./settle";
import { AppContext } from "../src/app/context";
import { translator } from "../src/app/texts";
import { ChallengeSlip } from "../src/botAccounts/ChallengeSlip";
import { ChallengeWay } from "../src/botAccounts/ChallengeWay";
import { TokensAndBots } from "../src/botAccounts/TokensAndBots";
import type { AccountInfo, BotAccountInfo, ChallengeInfo, MatchPage, TokenInfo } from "../src/protocol";

const t = translator("en", readFileSync(join(__dirname, "../../src/vezerkar/server/texts/en.ftl"), "utf8"));
const WAYS = { password: true, passkeys: [] };
const ANNA: AccountInfo = { name: "Anna", role: "player", name_until: "" };
const ROBI: AccountInfo = { ...ANNA, name: "Robi", role: "bot" };
const PHONE: TokenInfo = { id: "3", name: "phone", scope: "read", made: "2026-11-20T10:00:00Z", seen: "" };
const AWAY: BotAccountInfo = { name: "Robi", online: false, free: true, rated: true, games: ["open"] };
const BUSY: BotAccountInfo = { ...AWAY, name: "Dora", online: true, free: false };

let root: HTMLElement;
let sent: { method: string; path: string; body: unknown; key: string | undefined }[];
let answers: Record<string, unknown>;

const button = (name: string) => [...root.querySelectorAll<HTMLElement>("button")].find((one) => one.textContent!.trim() === name)!;
const commands = () => sent.filter(({ method }) => method !== "GET");

async function show(what: ComponentChild): Promise<void> {
  act(() => render(<AppContext.Provider value={{ t, prefs: PREFS, setPrefs() {} }}>{what}</AppContext.Provider>, root));
  await settle();
}

async function submit(form: HTMLElement, fields: Record<string, string> = {}): Promise<void> {
  for (const [name, value] of Object.entries(fields)) form.querySelector<HTMLInputElement>(`[name=${name}]`)!.value = value;
  act(() => void form.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true })));
  await settle();
}

beforeEach(() => {
  sent = [];
  answers = { "GET /api/me/tokens": [PHONE], "GET /api/bots": [AWAY, BUSY], "GET /api/matches/open/challenges": [] };
  root = document.body.appendChild(document.createElement("div"));
  HTMLDialogElement.prototype.showModal = function () {
    this.setAttribute("open", "");
  };
  vi.stubGlobal("fetch", async (path: string, init: RequestInit = {}) => {
    const asked = `${init.method ?? "GET"} ${path.split("?")[0]!}`;
    const key = (init.headers as Record<string, string>)["Authorization"];
    sent.push({ method: init.method ?? "GET", path: path.split("?")[0]!, body: init.body ? JSON.parse(String(init.body)) : null, key });
    return new Response(JSON.stringify(answers[asked] ?? {}));
  });
});

afterEach(() => {
  render(null, root);
  root.remove();
  vi.unstubAllGlobals();
});

describe("tokens", () => {
  it("are made, and shown once", async () => {
    answers["POST /api/me/tokens"] = { id: "4", token: "vz_secret" };
    await show(<TokensAndBots account={ANNA} ways={WAYS} onChanged={() => {}} />);
    expect(root.textContent).not.toContain(t("token-plays"));
    await submit(root.querySelector("form")!, { name: "laptop" });
    expect(commands()).toMatchObject([{ path: "/api/me/tokens", body: { name: "laptop", scope: "read" } }]);
    expect(root.querySelector<HTMLInputElement>(".copy-field input")!.value).toBe("vz_secret");
    await act(() => button(t("token-revoke")).click());
    await settle();
    expect(commands()[1]).toMatchObject({ method: "DELETE", path: "/api/me/tokens/3" });
    expect(root.querySelector(".copy-field")).toBeNull();
  });

  it("of a bot account play, unless they are to read alone", async () => {
    answers["POST /api/me/tokens"] = { id: "4", token: "vz_secret" };
    await show(<TokensAndBots account={ROBI} ways={WAYS} onChanged={() => {}} />);
    await submit(root.querySelector("form")!, { name: "home" });
    expect(commands()).toMatchObject([{ body: { scope: "bot:play" } }]);
    expect(button(t("become-bot"))).toBeUndefined();
  });
});

it("an account becomes a bot's after a question, with the password", async () => {
  answers["POST /api/bot/upgrade"] = { account: ROBI };
  const changed: AccountInfo[] = [];
  await show(<TokensAndBots account={ANNA} ways={WAYS} onChanged={(account) => changed.push(account)} />);
  act(() => button(t("become-bot")).click());
  expect(commands()).toEqual([]);
  await submit(root.querySelector("dialog form")!, { password: "nine grey herons" });
  expect(commands()).toMatchObject([{ path: "/api/bot/upgrade", body: { password: "nine grey herons" } }]);
  expect(changed).toEqual([ROBI]);
});

describe("a challenge", () => {
  const PLAYERS = [
    { id: "red", name: "Red", seats: ["red"] },
    { id: "blue", name: "Blue", seats: ["blue"] },
  ];

  it("goes to a bot that takes one, though it is away", async () => {
    const asked: string[][] = [];
    await show(<ChallengeWay game="open" players={PLAYERS} busy={false} onChallenge={(...wish) => asked.push(wish)} />);
    const options = [...root.querySelectorAll("option")];
    expect(options.map(({ textContent, disabled }) => [textContent, disabled])).toEqual([["Robi, away", false], ["Dora, busy", true]]);
    act(() => button("Blue").click());
    expect(asked).toEqual([["blue", "Robi"]]);
  });

  it("is not offered where there is no bot account", async () => {
    answers["GET /api/bots"] = [];
    await show(<ChallengeWay game="open" players={PLAYERS} busy={false} onChallenge={() => {}} />);
    expect(root.textContent).toBe("");
  });

  it("is sent from the table with the key of its maker, who reads what the bot has said", async () => {
    const page = openTable("en", 0) as unknown as MatchPage;
    const [seat, ...others] = page.seats;
    const table = { ...page, match: "open", game: "open", over: false, invitations: { [seat!.id]: "x" }, seats: [{ ...seat!, kind: "open" }, ...others] };
    const declined: ChallengeInfo = { id: "8", player: seat!.player, name: "Dora", state: "declined" };
    answers["GET /api/matches/open/challenges"] = [declined];
    answers["POST /api/matches/open/challenges"] = { ...declined, id: "9", name: "Robi", state: "open" };
    await show(<ChallengeSlip table={table} matchKey="key" />);
    await submit(root.querySelector("form")!);
    expect(commands()).toMatchObject([{ key: "Bearer key", body: { player: seat!.player, name: "Robi" } }]);
    const told = [...root.querySelectorAll("li")].map(({ textContent }) => textContent);
    expect(told).toEqual([
      t("challenge-open", { name: "Robi", seats: seat!.name }),
      t("challenge-declined", { name: "Dora", seats: seat!.name }),
    ]);
  });

  it("is not asked about where nobody is invited", async () => {
    const table = { ...(openTable("en", 0) as unknown as MatchPage), invitations: {} };
    await show(<ChallengeSlip table={table} matchKey="key" />);
    expect(sent).toEqual([]);
  });
});
