import { readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { LETTERS, makeFaces } from "../faces.ts";

const WEB = join(__dirname, "..");
const STYLE = join(WEB, "src/style");
const sheet = (name: string) => readFileSync(join(STYLE, name), "utf8");
const faces = [...sheet("faces.css").matchAll(/@font-face \{(.*?)\n\}/gs)].map(([, body]) => {
  const url = /url\("(.+?)"\)/.exec(body!)![1]!;
  return {
    family: /font-family: "(.+?)"/.exec(body!)![1]!,
    file: url.startsWith(".") ? join(STYLE, url) : join(WEB, "node_modules", url),
    letters: [...body!.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(([, from, to]) => [parseInt(from!, 16), parseInt(to ?? from!, 16)]),
    swap: body!.includes("font-display: swap"),
  };
});
/** The first family that each room asks for. */
const rooms = [...sheet("grid.css").matchAll(/data-face="(\w+)"\] \{\s*--display: "(.+?)"/g)].map(([, room, family]) => ({ room: room!, family: family! }));
const bytes = (found: typeof faces) => found.reduce((sum, { file }) => sum + statSync(file).size, 0);
const small = (name: string) => faces.filter(({ file }) => file.endsWith(`-${name}.woff2`));

beforeAll(makeFaces, 60_000);

describe("the faces", () => {
  it("come with the page, and words are shown before they are there", () => {
    expect(faces.length).toBeGreaterThan(0);
    for (const { file, swap } of faces) {
      expect(file).toContain("node_modules");
      expect(statSync(file).size).toBeGreaterThan(500);
      expect(swap).toBe(true);
    }
  });

  it("have a file for every room and set of letters, and of no room more than 50 kB", () => {
    expect(rooms.map(({ room }) => room).sort()).toEqual(["deco", "engraved", "poster", "stencil"]);
    for (const { family } of rooms) {
      const files = faces.filter((face) => face.family === family);
      expect(files).toHaveLength(3);
      expect(bytes(files)).toBeLessThanOrEqual(50_000);
    }
  });

  it("have in their small files the letters that the style sheet says", () => {
    for (const name of Object.keys(LETTERS)) {
      expect(small(name)).toHaveLength(5);
      for (const { letters } of small(name)) expect(letters).toEqual(LETTERS[name]);
    }
    for (const { file } of small("hungarian")) expect(statSync(file).size).toBeLessThan(4_000);
  });

  it("have all letters of both languages without the rest of Europe's", () => {
    const given = [...faces.filter(({ file }) => file.includes("-latin-")).slice(0, 1), ...small("hungarian").slice(0, 1)].flatMap(({ letters }) => letters);
    const texts = join(WEB, "../src/vezerkar/server/texts");
    const files = readdirSync(texts).filter((name) => name.endsWith(".ftl"));
    expect(files.length).toBeGreaterThan(1);
    const used = new Set(files.flatMap((name) => [...readFileSync(join(texts, name), "utf8").matchAll(/\p{L}/gu)].map(([letter]) => letter)));
    expect([...used].filter((letter) => !given.some(([from, to]) => letter.codePointAt(0)! >= from! && letter.codePointAt(0)! <= to!))).toEqual([]);
  });
});
