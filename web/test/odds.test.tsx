import { readFileSync } from "node:fs";
import { join } from "node:path";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { AppContext } from "../src/app/context";
import { translator } from "../src/app/texts";
import type { Calculation, QuestionField } from "../src/protocol";
import { askedIn, oddsPath } from "../src/study/address";
import { OddsPage } from "../src/study/OddsPage";
import { PREFS } from "./prefs";

const t = translator("en", readFileSync(join(__dirname, "../../src/vezerkar/server/texts/en.ftl"), "utf8"));
const plain = { note: "", low: 0, high: 0, values: [], fields: [] };
const birds = ["gull", "auk"].map((id) => ({ id, name: id.toUpperCase() }));

/** What a table of birds would answer: how many eggs, and a nest for each. */
function answer(ask: Record<string, string>): Calculation {
  const field = (part: Partial<QuestionField> & { id: string; kind: string; default: string }): QuestionField => ({ ...plain, name: part.id, value: ask[part.id] ?? part.default, ...part });
  const row = [field({ id: "bird", kind: "choice", default: "gull", values: birds }), field({ id: "eggs", kind: "number", default: "2", low: 1, high: 4 })];
  return {
    calculator: "nests",
    title: "Nests",
    ask,
    sections: [
      {
        title: "The colony",
        fields: [
          field({ id: "nests", kind: "rows", default: "gull:2", low: 1, high: 3, fields: row }),
          field({ id: "wind", kind: "number", default: "20", low: 0, high: 99 }),
          field({ id: "rain", kind: "flag", default: "no" }),
          field({ id: "near", kind: "many", default: "", values: birds }),
        ],
      },
    ],
    notices: ask["near"] ? ["Too near."] : [],
    findings: {
      headline: `Asked: ${JSON.stringify(ask)}`,
      basis: "By counting.",
      bars: [{ name: "Hatches", share: 0.25, text: "25.0%", tone: "red" }],
      lines: [{ name: "Eggs", value: "2", cite: "FOG 3" }],
      tables: [{ title: "By day", head: ["Day", "Eggs"], rows: [["1", "2"]] }],
    },
  };
}

let root: HTMLElement;
let refuse = "";
const asked: Record<string, string>[] = [];
const find = <T extends HTMLElement>(selector: string) => root.querySelector<T>(selector)!;
/** Lets time pass until all is drawn: what is drawn at the end of one `act` may begin to wait for something. */
const settle = async () => {
  for (let n = 0; n < 3; n++) await act(async () => void (await vi.advanceTimersByTimeAsync(200)));
};
/** An answer that needs no clock to be read. */
const sent = (body: unknown, ok = true) => ({ ok, status: ok ? 200 : 400, json: async () => body });
const change = (element: HTMLInputElement | HTMLSelectElement, value: string) =>
  act(() => {
    element.value = value;
    element.dispatchEvent(new Event("change", { bubbles: true }));
  });

async function open(path: string) {
  history.replaceState(null, "", path);
  render(
    <AppContext.Provider value={{ t, prefs: PREFS, setPrefs: () => {} }}>
      <OddsPage game="fog" />
    </AppContext.Provider>,
    root,
  );
  await settle();
}

beforeEach(() => {
  vi.useFakeTimers();
  refuse = "";
  asked.length = 0;
  root = document.body.appendChild(document.createElement("div"));
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
    if (init?.method !== "POST") {
      const found = path.includes("/odds") ? [{ id: "nests", title: "Nests", note: "About nests." }, { id: "flights", title: "Flights", note: "" }] : [{ id: "fog", title: "Fog Patrol" }];
      return sent(found);
    }
    const { ask } = JSON.parse(String(init.body)) as { ask: Record<string, string> };
    asked.push(ask);
    if (refuse) return sent({ error: "bad_question", message: refuse, cite: "" }, false);
    return sent(answer(ask));
  });
});
afterEach(() => {
  render(null, root);
  root.remove();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("keeps a whole question in an address that people can read", () => {
  const ask = { nests: "gull:2,auk:1", near: "" };
  const path = oddsPath("fog", "nests", ask);
  expect(path).toBe("/study/fog/odds?tool=nests&nests=gull:2,auk:1&near=");
  expect(askedIn(path.split("?")[1]!)).toEqual({ tool: "nests", ask });
  expect(oddsPath("fog")).toBe("/study/fog/odds");
});

it("asks what the address says and shows the answer in words, bars and tables", async () => {
  await open("/study/fog/odds?tool=nests&nests=auk:3");
  expect(asked).toEqual([{ nests: "auk:3" }]);
  expect(find("[role=status]").textContent).toContain('{"nests":"auk:3"}');
  expect(find(".odds-bars b").textContent).toBe("25.0%");
  expect(find(".odds-lines .cite").getAttribute("href")).toBe("/rules/fog#rule-3");
  expect(find("caption").textContent).toBe("By day");
  expect(document.title).toBe("Nests · Fog Patrol · Vezérkar");
});

it("sends every change with the rest of the question and puts it into the address", async () => {
  await open("/study/fog/odds");
  change(find<HTMLSelectElement>("[aria-label='eggs 1']"), "4");
  await settle();
  change(find<HTMLInputElement>("input[type=number]"), "7");
  await settle();
  act(() => find<HTMLInputElement>(".is-flag input").click());
  await settle();
  const added = [...root.querySelectorAll("button")].find((one) => one.textContent!.includes("Add"))!;
  act(() => added.click());
  await settle();
  expect(asked.at(-1)).toEqual({ nests: "gull:4,gull:4", wind: "7", rain: "yes" });
  expect(location.search).toBe("?tool=nests&nests=gull:4,gull:4&wind=7&rain=yes");
  act(() => find<HTMLButtonElement>("[aria-label='Remove GULL 4']").click());
  act(() => find<HTMLInputElement>(".is-many input").click());
  await settle();
  expect(asked.at(-1)).toEqual({ nests: "gull:4", wind: "7", rain: "yes", near: "gull" });
  expect(find(".odds-answer .notice").textContent).toBe("Too near.");
});

it("says what is wrong, keeps the question and the last answer, and begins anew", async () => {
  await open("/study/fog/odds");
  refuse = "There are no more gulls.";
  change(find<HTMLInputElement>("input[type=number]"), "98");
  await settle();
  expect(find("[role=alert]").textContent).toBe(refuse);
  expect(find<HTMLInputElement>("input[type=number]").value).toBe("98");
  expect(find(".odds-answer").classList.contains("is-old")).toBe(true);
  refuse = "";
  act(() => [...root.querySelectorAll("button")].find((one) => one.textContent!.includes("Start over"))!.click());
  await settle();
  expect(asked.at(-1)).toEqual({});
  expect(root.querySelector("[role=alert]")).toBeNull();
});

it("offers the other calculators, and those there are where an address names none of them", async () => {
  await open("/study/fog/odds?tool=weather");
  expect(find(".notice").textContent).toBe(t("odds-unknown"));
  act(() => [...root.querySelectorAll("button")].find((one) => one.textContent === "Flights")!.click());
  await settle();
  expect(location.search).toBe("?tool=flights");
  expect(find("[aria-pressed=true]").textContent).toBe("Flights");
});
