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
import { InvitedMatches } from "../src/invitations/InvitedMatches";
import { InvitedSlip } from "../src/invitations/InvitedSlip";
import { InviteSlip } from "../src/invitations/InviteSlip";
import type { Invited, MatchPage, MatchSummary, SentInvitation } from "../src/protocol";
import { FollowButton } from "../src/relations/FollowButton";
import { FollowedPeople } from "../src/relations/FollowedPeople";

const t = translator("en", readFileSync(join(__dirname, "../../src/vezerkar/server/texts/en.ftl"), "utf8"));
const ME = { account: { name: "Bela", role: "player", name_until: "" } };
const TABLE = openTable() as unknown as MatchPage;
const [FIRST, SECOND] = TABLE.seats;
/** Its second seat is open, and the reader sits on no seat. */
const WAITING: MatchPage = {
  ...TABLE,
  over: false,
  invited: [],
  invitations: { [SECOND!.id]: "secret" },
  seats: [{ ...FIRST!, mine: false, kind: "human", player_name: "Anna" }, { ...SECOND!, mine: false, kind: "open", player_name: "", player: SECOND!.id }],
};
const SUMMARY = { match: "open", game: "open", title: "The Open Game", seats: WAITING.seats, mine: [] } as unknown as MatchSummary;
const INVITED: Invited = { id: "12", match: "open", seats: [SECOND!.id], by: "Anna", state: "sent", at: "2026-11-21T10:00:00Z", expires: "2026-12-05T10:00:00Z", summary: SUMMARY };
const SENT: SentInvitation = { id: "12", player: SECOND!.id, name: "Bela", by: "Anna", state: "sent", expires: "2026-12-05T10:00:00Z" };

let root: HTMLElement;
let sent: { method: string; path: string; body: unknown; key: string | undefined }[];
let answers: Record<string, unknown>;

const button = (name: string) => [...root.querySelectorAll<HTMLElement>("button")].find((one) => one.textContent!.trim() === name)!;
const commands = () => sent.filter(({ method }) => method !== "GET");

async function show(what: ComponentChild): Promise<void> {
  act(() => render(<AppContext.Provider value={{ t, prefs: PREFS, setPrefs() {} }}>{what}</AppContext.Provider>, root));
  await settle();
  await settle();
}

async function press(name: string): Promise<void> {
  await act(() => button(name).click());
  await settle();
}

beforeEach(() => {
  sent = [];
  answers = { "GET /api/me": ME, "GET /api/me/invitations": [INVITED], "GET /api/matches/open/invited": [] };
  root = document.body.appendChild(document.createElement("div"));
  vi.stubGlobal("fetch", async (path: string, init: RequestInit = {}) => {
    const asked = `${init.method ?? "GET"} ${path.split("?")[0]!}`;
    const key = (init.headers as Record<string, string>)["Authorization"];
    sent.push({ method: init.method ?? "GET", path: path.split("?")[0]!, body: init.body ? JSON.parse(String(init.body)) : null, key });
    const answer = answers[asked] ?? {};
    return answer instanceof Response ? answer : new Response(JSON.stringify(answer));
  });
});

afterEach(() => {
  render(null, root);
  root.remove();
  vi.unstubAllGlobals();
});

describe("whoever may invite", () => {
  async function ask(name: string): Promise<void> {
    const field = root.querySelector("input")!;
    field.value = name;
    act(() => void field.dispatchEvent(new Event("input", { bubbles: true })));
    act(() => void root.querySelector("form")!.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true })));
    await settle();
  }

  it("asks somebody by name, sees what has come of it, and takes it back", async () => {
    answers["POST /api/matches/open/invite"] = SENT;
    await show(<InviteSlip table={WAITING} matchKey="key" />);
    await ask(" Bela ");
    expect(commands()).toMatchObject([{ path: "/api/matches/open/invite", key: "Bearer key", body: { player: SECOND!.id, name: "Bela" } }]);
    expect(root.querySelector("ul")!.textContent).toContain("Bela has been invited");
    expect(root.querySelector("input")!.value).toBe("");
    await press(t("invite-name-withdraw"));
    expect(commands()[1]).toMatchObject({ method: "DELETE", path: "/api/matches/open/invited/12" });
    expect(root.querySelector("li")).toBeNull();
  });

  it("is told why not", async () => {
    answers["POST /api/matches/open/invite"] = new Response(JSON.stringify({ error: "unknown_person", message: "Nobody here has this name.", cite: "" }), { status: 404 });
    await show(<InviteSlip table={WAITING} matchKey="key" />);
    await ask("Nobody");
    expect(root.querySelector("[role=alert]")!.textContent).toBe("Nobody here has this name.");
  });

  it("sees who has declined, and nothing of what is gone", async () => {
    answers["GET /api/matches/open/invited"] = [{ ...SENT, state: "declined" }, { ...SENT, id: "11", name: "Cili", state: "gone" }];
    await show(<InviteSlip table={WAITING} matchKey="key" />);
    expect(root.querySelector("ul")!.textContent).toContain("Bela does not want to play");
    expect(root.textContent).not.toContain("Cili");
  });

  it("signs in first", async () => {
    answers["GET /api/me"] = { account: null };
    await show(<InviteSlip table={WAITING} matchKey="key" />);
    expect(root.querySelector("form")).toBeNull();
    expect(root.querySelector("a")!.textContent).toBe(t("invite-name-sign-in"));
  });

  it("sees a link; nobody else is offered this", async () => {
    await show(<InviteSlip table={{ ...WAITING, invitations: {} }} matchKey={null} />);
    expect(root.textContent).toBe("");
  });
});

describe("whoever is invited", () => {
  it("finds it among the own matches, and declines", async () => {
    await show(<InvitedMatches games={[]} />);
    expect(root.querySelector("h2")!.textContent).toContain(t("invited-matches"));
    expect(root.textContent).toContain(`Anna invites you to play ${SECOND!.name}.`);
    await press(t("invited-decline"));
    expect(commands()).toMatchObject([{ path: "/api/me/invitations/12", body: { accept: false } }]);
    expect(root.textContent).toBe("");
  });

  it("goes to the table when it accepts", async () => {
    await show(<InvitedMatches games={[]} />);
    await press(t("invited-accept"));
    expect(commands()).toMatchObject([{ path: "/api/me/invitations/12", body: { accept: true } }]);
    expect(location.pathname).toBe("/play/open");
  });

  it("is told when it comes too late", async () => {
    answers["POST /api/me/invitations/12"] = new Response(JSON.stringify({ error: "invitation_gone", message: "Too late.", cite: "" }), { status: 410 });
    await show(<InvitedMatches games={[]} />);
    await press(t("invited-accept"));
    expect(root.querySelector("[role=alert]")!.textContent).toBe("Too late.");
  });

  it("answers at the table, too", async () => {
    const onSeated = vi.fn();
    await show(<InvitedSlip table={WAITING} onSeated={onSeated} />);
    await press(t("invited-accept"));
    expect(onSeated).toHaveBeenCalledOnce();
    expect(root.textContent).toBe("");
  });

  it("reads at the table that the invitation is gone", async () => {
    answers["GET /api/me/invitations"] = [{ ...INVITED, state: "gone" }];
    await show(<InvitedSlip table={WAITING} onSeated={() => {}} />);
    expect(root.querySelector("[role=status]")!.textContent).toContain("does not stand any more");
    expect(root.querySelector("button")).toBeNull();
  });

  it("is asked nothing where it sits already, and guests neither", async () => {
    await show(<InvitedSlip table={{ ...WAITING, seats: [{ ...WAITING.seats[0]!, mine: true }, WAITING.seats[1]!] }} onSeated={() => {}} />);
    expect(sent).toEqual([]);
    answers["GET /api/me"] = { account: null };
    await show(<InvitedSlip table={WAITING} onSeated={() => {}} />);
    expect(sent.map(({ path }) => path)).toEqual(["/api/me"]);
  });
});

describe("following", () => {
  it("is begun and ended on the page of a person", async () => {
    answers["GET /api/me/following"] = [{ name: "Cili", bot: false }];
    await show(<FollowButton name="Anna" />);
    await press(t("follow", { name: "Anna" }));
    await press(t("unfollow", { name: "Anna" }));
    expect(commands()).toMatchObject([
      { path: "/api/me/follow", body: { name: "Anna" } },
      { path: "/api/me/unfollow", body: { name: "Anna" } },
    ]);
  });

  it("is nothing for guests", async () => {
    answers["GET /api/me"] = { account: null };
    await show(<FollowButton name="Anna" />);
    expect(root.textContent).toBe("");
    expect(sent.map(({ path }) => path)).toEqual(["/api/me"]);
  });

  it("is listed in the account, where it can be ended", async () => {
    answers["GET /api/me/following"] = [{ name: "Cili", bot: false }];
    await show(<FollowedPeople />);
    expect(root.querySelector("a")!.getAttribute("href")).toBe("/people/Cili");
    await press(t("unfollow", { name: "Cili" }));
    expect(root.textContent).toBe("");
  });
});
