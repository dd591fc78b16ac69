import { readFileSync } from "node:fs";
import { join } from "node:path";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PREFS } from "./prefs";
import { AppContext } from "../src/app/context";
import { keyOf, myMatches } from "../src/app/matches";
import { parseRoute } from "../src/app/routes";
import { translator } from "../src/app/texts";
import { LessonPanel } from "../src/lessons/LessonPanel";
import { LessonsPage } from "../src/lessons/LessonsPage";
import { keepStars, starsOf } from "../src/lessons/memory";
import type { LessonInfo, LessonState } from "../src/protocol";

const t = translator("en", readFileSync(join(__dirname, "../../src/vezerkar/server/texts/en.ftl"), "utf8"));
const info = (id: string, number: number): LessonInfo => ({ id, number, title: `Title ${number}`, brief: "Do it.", seat: "Kriegsmarine", most_stars: 2, practice: number === 1 ? "hunger" : "" });
const state = (more: Partial<LessonState>): LessonState => ({
  id: "fog-first",
  number: 1,
  title: "First",
  brief: "Do it.",
  goals: [
    { text: "Sail", done: true, failed: false },
    { text: "Sink", done: false, failed: false },
  ],
  slip: { text: "Now sink.", cite: "FOG 7", at: ["hand"] },
  failed: "",
  end: "",
  stars: 0,
  most_stars: 2,
  next: "fog-second",
  practice: "",
  ...more,
});
let root: HTMLElement;
const begun: string[] = [];
const sent: unknown[] = [];
let account: { name: string } | null = null;

async function show(page: preact.JSX.Element): Promise<void> {
  await act(() => render(<AppContext.Provider value={{ t, prefs: PREFS, setPrefs() {} }}>{page}</AppContext.Provider>, root));
  await act(async () => void (await vi.waitFor(() => {})));
}
const button = (label: string) => [...root.querySelectorAll("button")].find((one) => one.textContent === label || one.getAttribute("aria-label") === label);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  begun.length = 0;
  sent.length = 0;
  account = null;
  root = document.body.appendChild(document.createElement("div"));
  vi.stubGlobal("scrollTo", () => {});
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    if (path === "/api/me") return new Response(JSON.stringify({ account }));
    if (path === "/api/me/lessons") {
      sent.push(JSON.parse(init.body as string));
      return new Response(JSON.stringify({ stars: { "fog-first": 2, "fog-second": 1 } }));
    }
    if (path.startsWith("/api/games?")) return new Response(JSON.stringify([{ id: "fog", title: "Fog", puzzles: "Puzzles" }]));
    if (path.includes("/lessons?")) return new Response(JSON.stringify([info("fog-first", 1), info("fog-second", 2)]));
    if (init.method === "POST") {
      begun.push(path);
      return new Response(JSON.stringify({ match: "m1", key: "k1", seats: ["german"], invitations: {} }));
    }
    return new Response("[]");
  });
});

afterEach(() => {
  render(null, root);
  root.remove();
  vi.unstubAllGlobals();
});

describe("the list of lessons", () => {
  it("has its address", () => {
    expect(parseRoute("/study/hunt/lessons")).toEqual({ page: "lessons", game: "hunt" });
  });

  it("shows what was done, and puts the next chapter forward", async () => {
    keepStars("fog-first", 1);
    await show(<LessonsPage game="fog" />);
    await vi.waitFor(() => expect(root.querySelector(".lesson-row")).not.toBeNull());
    expect([...root.querySelectorAll(".lesson-stars")].map((one) => one.getAttribute("aria-label"))).toEqual(["1 of 2 stars", "0 of 2 stars"]);
    expect([...root.querySelectorAll("button.primary")].map((one) => one.getAttribute("aria-label"))).toEqual(["Begin lesson: Title 2"]);
    await act(async () => button("Begin lesson: Title 2")!.click());
    await vi.waitFor(() => expect(location.pathname).toBe("/play/m1"));
    expect(begun).toEqual(["/api/lessons/fog-second?lang=en"]);
    // It is no match to come back to.
    expect([keyOf("m1"), myMatches()]).toEqual(["k1", []]);
  });
});

describe("the stars of a lesson", () => {
  it("go to the account, and are its own from then on", async () => {
    keepStars("fog-first", 1);
    account = { name: "Anna" };
    await show(<LessonsPage game="fog" />);
    await vi.waitFor(() => expect([...root.querySelectorAll(".lesson-stars")].map((one) => one.getAttribute("aria-label"))).toEqual(["2 of 2 stars", "1 of 2 stars"]));
    expect(sent).toEqual([{ stars: { "fog-first": 1 } }]);
    expect(starsOf()).toEqual({});
  });

  it("stay with the browser of a guest", async () => {
    keepStars("fog-first", 1);
    await show(<LessonsPage game="fog" />);
    await vi.waitFor(() => expect(root.querySelector(".lesson-row")).not.toBeNull());
    expect([sent, starsOf()]).toEqual([[], { "fog-first": 1 }]);
  });

  it("are the most there were", () => {
    keepStars("fog-first", 2);
    keepStars("fog-first", 1);
    expect(starsOf()).toEqual({ "fog-first": 2 });
  });
});

describe("practice", () => {
  it("is a way on from the list and from the end of a chapter that has puzzles", async () => {
    const ways = () => [...root.querySelectorAll("a[href*=practice]")].map((one) => one.getAttribute("href"));
    await show(<LessonsPage game="fog" />);
    await vi.waitFor(() => expect(ways()).toEqual(["/study/fog/practice", "/study/fog/practice?theme=hunger"]));
    expect(parseRoute("/study/fog/practice")).toEqual({ page: "practice", game: "fog" });
    await show(<LessonPanel lesson={state({ practice: "hunger" })} game="fog" now folded={false} />);
    expect(ways()).toEqual([]);
    await show(<LessonPanel lesson={state({ practice: "hunger", stars: 1, slip: null })} game="fog" now folded={false} />);
    expect(ways()).toEqual(["/study/fog/practice?theme=hunger"]);
  });
});

describe("the slip of a lesson", () => {
  it("says what to do, what is reached and what fits the moment", async () => {
    await show(<LessonPanel lesson={state({})} game="fog" now folded={false} />);
    expect([...root.querySelectorAll(".lesson-goals li")].map((one) => one.textContent)).toEqual(["Done: Sail", "To do: Sink"]);
    expect(root.querySelector("[role=status]")!.textContent).toContain("Now sink.");
    expect(root.querySelector(".cite")!.getAttribute("href")).toBe("/rules/fog#rule-7");
    await act(() => button("Show or hide the task")!.click());
    expect(root.querySelector(".lesson-goals")).toBeNull();
    expect(starsOf()).toEqual({});
  });

  it("keeps the stars and leads to the next chapter once it is done", async () => {
    await show(<LessonPanel lesson={state({ stars: 2, end: "Well done.", slip: null })} game="fog" now folded={false} />);
    expect(root.querySelector("[role=status]")!.textContent).toContain("Well done.");
    expect(starsOf()).toEqual({ "fog-first": 2 });
    await act(async () => button("Next chapter")!.click());
    await vi.waitFor(() => expect(begun).toEqual(["/api/lessons/fog-second?lang=en"]));
  });

  it("begins again when it has failed", async () => {
    await show(<LessonPanel lesson={state({ failed: "Too late.", slip: null })} game="fog" now folded={false} />);
    expect(root.querySelector("[role=status]")!.textContent).toContain("Too late.");
    expect([button("Next chapter"), starsOf()]).toEqual([undefined, {}]);
    await act(async () => button("Again")!.click());
    await vi.waitFor(() => expect(begun).toEqual(["/api/lessons/fog-first?lang=en"]));
  });
});
