import { readFileSync } from "node:fs";
import { join } from "node:path";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { table as mock } from "../mock/tables.mjs";
import { PREFS } from "./prefs";
import { AppContext } from "../src/app/context";
import { translator } from "../src/app/texts";
import { UpgradeButton, UpgradeSlip } from "../src/play/UpgradeSlip";
import type { Commands } from "../src/play/useCommands";
import type { MatchPage, Upgrade } from "../src/protocol";

const t = translator("en", readFileSync(join(__dirname, "../../src/vezerkar/server/texts/en.ftl"), "utf8"));
let root: HTMLElement;
let sent: boolean[];

const shown = mock("en", 1) as unknown as MatchPage;
const [mine, other] = [shown.seats.find((seat) => seat.mine)!, shown.seats.find((seat) => !seat.mine)!];
const page = (upgrade: Upgrade | null): MatchPage => ({
  ...shown,
  rules: upgrade ? "2" : "",
  upgrade,
  seats: [{ ...mine, kind: "human" }, { ...other, kind: "human", player_name: "Bea" }],
});
const commands = { agree: (agree: boolean) => sent.push(agree) } as unknown as Commands;
const show = (table: MatchPage) =>
  act(() =>
    render(
      <AppContext.Provider value={{ t, prefs: PREFS, setPrefs() {} }}>
        <UpgradeButton table={table} commands={commands} />
        <UpgradeSlip table={table} commands={commands} />
      </AppContext.Provider>,
      root,
    ),
  );
const press = () => act(() => root.querySelector("button")!.click());

beforeEach(() => {
  sent = [];
  root = document.body.appendChild(document.createElement("div"));
});
afterEach(() => {
  act(() => render(null, root));
  root.remove();
});

describe("the way to new rules", () => {
  it("is not there in a match under the present rules", () => {
    show(page(null));
    expect(root.textContent).toBe("");
  });
  it("begins with a wish", () => {
    show(page({ version: "3", agreed: [] }));
    expect(root.textContent).toContain("Go on with rules 3");
    press();
    expect(sent).toEqual([true]);
  });
  it("is asked of those who have not agreed", () => {
    show(page({ version: "3", agreed: [other.id] }));
    expect(root.textContent).toContain("rules 3 instead of 2");
    press();
    expect(sent).toEqual([true]);
  });
  it("can be taken back, and says who is missing", () => {
    show(page({ version: "3", agreed: [mine.id] }));
    expect(root.textContent).toContain("Not agreed yet: Bea");
    press();
    expect(sent).toEqual([false]);
  });
  it("is nothing for somebody who only watches", () => {
    const table = page({ version: "3", agreed: [other.id] });
    show({ ...table, seats: table.seats.map((seat) => ({ ...seat, mine: false })) });
    expect(root.textContent).toBe("");
  });
});
