/**
 * Makes small files of the faces' letters beyond those of Western Europe. A package has one file with all that the languages of the world
 * add to the Latin alphabet: it would be a fifth of a first visit in Hungarian, for four letters.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";

/** Where they are put, for style/faces.css to find them. */
export const MADE = join(import.meta.dirname, "node_modules/.faces");

/** The letters of each file, from and to; style/faces.css names the same ones. */
export const LETTERS: Record<string, [from: number, to: number][]> = {
  hungarian: [
    [0x0150, 0x0151],
    [0x0170, 0x0171],
  ],
  central: [
    [0x0100, 0x014f],
    [0x0152, 0x016f],
    [0x0172, 0x017f],
    [0x0218, 0x021b],
  ],
};

/** The faces, and which files they are made of. */
export const FACES: Record<string, string> = {
  "source-sans-3": "@fontsource-variable/source-sans-3/files/source-sans-3-latin-ext-wght-normal.woff2",
  "josefin-sans": "@fontsource/josefin-sans/files/josefin-sans-latin-ext-600-normal.woff2",
  "league-gothic": "@fontsource/league-gothic/files/league-gothic-latin-ext-400-normal.woff2",
  "libre-caslon-text": "@fontsource/libre-caslon-text/files/libre-caslon-text-latin-ext-700-normal.woff2",
  "big-shoulders-stencil-display": "@fontsource/big-shoulders-stencil-display/files/big-shoulders-stencil-display-latin-ext-800-normal.woff2",
};

export async function makeFaces(): Promise<void> {
  mkdirSync(MADE, { recursive: true });
  for (const [face, file] of Object.entries(FACES)) {
    const whole = readFileSync(join(import.meta.dirname, "node_modules", file));
    for (const [name, ranges] of Object.entries(LETTERS)) {
      const letters = ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)));
      writeFileSync(join(MADE, `${face}-${name}.woff2`), await subsetFont(whole, letters.join(""), { targetFormat: "woff2" }));
    }
  }
}
