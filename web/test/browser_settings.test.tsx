import { readFileSync } from "node:fs";
import { join } from "node:path";
import { render } from "preact";
import { act } from "preact/test-utils";
import { describe, expect, it } from "vitest";
import { BrowserSettings } from "../src/account/BrowserSettings";
import { AppContext } from "../src/app/context";
import type { Prefs } from "../src/app/prefs";
import { translator } from "../src/app/texts";
import { PREFS } from "./prefs";

const t = translator("en", readFileSync(join(__dirname, "../../src/vezerkar/server/texts/en.ftl"), "utf8"));

describe("the settings of a browser", () => {
  it("show what is chosen, and are kept as they are changed", () => {
    let prefs: Prefs = { ...PREFS, lang: "en", theme: "dark", text: 115, speed: 0, sound: true };
    const root = document.body.appendChild(document.createElement("div"));
    const draw = () =>
      act(() =>
        render(
          <AppContext.Provider value={{ t, prefs, setPrefs: (change) => ((prefs = { ...prefs, ...change }), draw()) }}>
            <BrowserSettings />
          </AppContext.Provider>,
          root,
        ),
      );
    draw();
    const selects = [...root.querySelectorAll("select")];
    expect(selects.map((one) => one.selectedOptions[0]!.textContent)).toEqual(["English", "dark", "115 %", "not at all"]);
    const choose = (number: number, index: number) => {
      selects[number]!.selectedIndex = index;
      act(() => void selects[number]!.dispatchEvent(new Event("change", { bubbles: true })));
    };
    choose(0, 1);
    choose(1, 0);
    choose(2, 2);
    choose(3, 1);
    act(() => root.querySelector<HTMLInputElement>("input[type=checkbox]")!.click());
    expect(prefs).toMatchObject({ lang: "hu", theme: "auto", text: 130, speed: 3, sound: false });
  });
});
