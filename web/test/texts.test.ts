import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it, vi } from "vitest";
import { translator } from "../src/app/texts";

const TEXTS = join(__dirname, "../../src/vezerkar/server/texts");
const SOURCES = join(__dirname, "../src");

const source = (lang: string) => readFileSync(join(TEXTS, `${lang}.ftl`), "utf8");
const keys = (lang: string) => new FluentResource(source(lang)).body.map((entry) => entry.id).sort();

/** Every message id the code asks for; ids are always written out, so that they can be found. */
function used(): string[] {
  const found = new Set<string>();
  for (const name of readdirSync(SOURCES, { recursive: true, encoding: "utf8" })) {
    if (!/\.tsx?$/.test(name)) continue;
    const code = readFileSync(join(SOURCES, name), "utf8");
    for (const [, id] of code.matchAll(/\bt\(\s*"([^"]+)"/g)) found.add(id!);
    for (const [, yes, no] of code.matchAll(/\bt\([^()"]*\?\s*"([^"]+)"\s*:\s*"([^"]+)"/g)) found.add(yes!).add(no!);
  }
  return [...found].sort();
}

describe("numbers in words", () => {
  const t = translator("en", "left = { $count } left\nare = { $count ->\n    [0] none\n    [one] one\n   *[other] { $count } of them\n}");
  it("are written by their digits, and large ones as the language does", () => {
    expect([0, 7, 999, 1000, 2.5].map((count) => t("left", { count }))).toEqual(["0 left", "7 left", "999 left", "1,000 left", "2.5 left"]);
  });
  it("still choose among the forms of a word", () => {
    expect([0, 1, 3].map((count) => t("are", { count }))).toEqual(["none", "one", "3 of them"]);
  });
  it("need no help of the browser where they are small and choose nothing", () => {
    const made = vi.spyOn(Intl, "NumberFormat");
    expect(t("left", { count: 12 })).toBe("12 left");
    expect(made).not.toHaveBeenCalled();
    made.mockRestore();
  });
});

describe("page texts", () => {
  it("have the same keys in both languages", () => expect(keys("hu")).toEqual(keys("en")));
  it("are used, every one, and none is missing", () => expect(keys("en")).toEqual(used()));
  it("take the same arguments in both languages", () => {
    const facts = (lang: string) => source(lang).split("\n").filter((line) => /^[a-z]/.test(line)).map((line) => [line.split(" ")[0], [...line.matchAll(/\$\w+/g)].map(String).sort()]);
    expect(facts("hu")).toEqual(facts("en"));
  });
  it("fall back to the id when there are no words", () => {
    const t = translator("en", "one = { $n } ship");
    expect(t("one", { n: 1 })).toBe("1 ship");
    expect(t("two")).toBe("two");
  });
});
