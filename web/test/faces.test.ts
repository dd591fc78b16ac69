import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const WEB = join(__dirname, "..");
const sheet = (name: string) => readFileSync(join(WEB, "src/style", name), "utf8");
const faces = [...sheet("faces.css").matchAll(/@font-face \{(.*?)\n\}/gs)].map(([, body]) => ({
  family: /font-family: "(.+?)"/.exec(body!)![1]!,
  file: /url\("(.+?)"\)/.exec(body!)![1]!,
  swap: body!.includes("font-display: swap"),
}));
/** The first family that each room asks for. */
const rooms = [...sheet("grid.css").matchAll(/data-face="(\w+)"\] \{\s*--display: "(.+?)"/g)].map(([, room, family]) => ({ room: room!, family: family! }));

describe("the faces", () => {
  it("come with the page, and words are shown before they are there", () => {
    expect(faces.length).toBeGreaterThan(0);
    for (const { file, swap } of faces) {
      expect(file).toMatch(/^@fontsource/);
      expect(statSync(join(WEB, "node_modules", file)).size).toBeGreaterThan(1000);
      expect(swap).toBe(true);
    }
  });

  it("have a file for every room, and of no room more than 60 kB", () => {
    expect(rooms.map(({ room }) => room).sort()).toEqual(["deco", "engraved", "poster", "stencil"]);
    for (const { family } of rooms) {
      const files = faces.filter((face) => face.family === family);
      expect(files).toHaveLength(2);
      expect(files.reduce((sum, { file }) => sum + statSync(join(WEB, "node_modules", file)).size, 0)).toBeLessThanOrEqual(60_000);
    }
  });
});
