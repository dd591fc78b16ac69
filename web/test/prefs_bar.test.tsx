import { readFileSync } from "node:fs";
import { join } from "node:path";
import { render } from "preact";
import { act } from "preact/test-utils";
import { describe, expect, it } from "vitest";
import { AppContext } from "../src/app/context";
import { applyPrefs, type Prefs } from "../src/app/prefs";
import { translator } from "../src/app/texts";
import { PrefsBar } from "../src/parts/PrefsBar";
import { PREFS } from "./prefs";

const t = translator("en", readFileSync(join(__dirname, "../../src/vezerkar/server/texts/en.ftl"), "utf8"));

describe("the size of letters", () => {
  it("goes from one to the next and back, and is written where the styles look for it", () => {
    let prefs: Prefs = PREFS;
    const root = document.body.appendChild(document.createElement("div"));
    const setPrefs = (change: Partial<Prefs>) => applyPrefs((prefs = { ...prefs, ...change }));
    const seen: (string | undefined)[] = [];
    for (let press = 0; press < 3; press++) {
      act(() => render(<AppContext.Provider value={{ t, prefs, setPrefs }}><PrefsBar /></AppContext.Provider>, root));
      const button = root.querySelector<HTMLElement>("[aria-label^='Text size']")!;
      expect(button.title).toContain(String(prefs.text));
      act(() => button.click());
      seen.push(document.documentElement.dataset["text"]);
    }
    expect(seen).toEqual(["115", "130", "100"]);
  });
});
