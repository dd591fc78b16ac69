import { readFileSync } from "node:fs";
import { defineConfig, type Plugin } from "vite";
import { makeFaces } from "./faces.ts";

/** Where `vite` in development finds a table: the mock by default, a real server when TABLE names one. */
const table = process.env["TABLE"] ?? "http://127.0.0.1:8377";

const { dependencies } = JSON.parse(readFileSync("package.json", "utf-8")) as { dependencies: Record<string, string> };

/** The fonts may be passed on only together with their licences. */
const licences: Plugin = {
  name: "licences",
  generateBundle() {
    const fonts = Object.keys(dependencies).filter((name) => name.startsWith("@fontsource"));
    const texts = fonts.map((name) => `${name}\n\n${readFileSync(`node_modules/${name}/LICENSE`, "utf-8")}`);
    this.emitFile({ type: "asset", fileName: "font-licences.txt", source: texts.join("\n\n") });
  },
};

const facesFirst: Plugin = { name: "faces", buildStart: makeFaces };

/** The pages that people come to first: the documents that the server sends for them, and their code. */
const FIRST = { "home.html": { source: "home/Home.tsx", faces: [/league-gothic-latin-400/] }, "play.html": { source: "play/PlayPage.tsx", faces: [] } };

/**
 * Makes documents that name what such a page needs, so that it is fetched beside the code that finds out what to show. Their addresses
 * lead to them by the server; a script in the document could do it as well, but none is allowed there.
 */
const firstPages: Plugin = {
  name: "first-pages",
  enforce: "post",
  generateBundle(_, bundle) {
    const plain = bundle["index.html"];
    if (plain?.type !== "asset") return;
    const withFace = (document: string, face: RegExp) => {
      const file = Object.keys(bundle).find((name) => face.test(name) && name.endsWith(".woff2"));
      if (!file) throw new Error(`no face ${face}`);
      return document.replace("</title>", `</title>\n    <link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`);
    };
    const document = withFace(String(plain.source), /source-sans-3-latin-wght/);
    plain.source = document;
    for (const [fileName, { source, faces }] of Object.entries(FIRST)) {
      const page = Object.values(bundle).find((file) => file.type === "chunk" && file.facadeModuleId?.endsWith(`/${source}`));
      if (!page) throw new Error(`no chunk is made of ${source}`);
      const wish = `<link rel="modulepreload" crossorigin href="/${page.fileName}">`;
      this.emitFile({ type: "asset", fileName, source: faces.reduce(withFace, document).replace("  </head>", `    ${wish}\n  </head>`) });
    }
  },
};

/** Begins the scripts that a first page runs: Chromium reads their functions while they come, beside the page, and not when they are called. */
const CALLED = "//# allFunctionsCalledOnLoad\n";
const CALLED_AT_ONCE = /^assets\/(index|shared|PlayPage|Home)-/;

const calledAtOnce: Plugin = {
  name: "called-at-once",
  generateBundle: {
    // Vite itself puts a line before scripts that fetch others later: the words have to come before that.
    order: "post",
    handler(_, bundle) {
      for (const file of Object.values(bundle)) if (file.type === "chunk" && CALLED_AT_ONCE.test(file.fileName)) file.code = CALLED + file.code;
    },
  },
};

export default defineConfig({
  plugins: [licences, facesFirst, firstPages, calledAtOnce],
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    outDir: "../src/vezerkar/server/static",
    emptyOutDir: true,
    target: "es2022",
    // What a page needs is fetched beside it, not found in it and fetched then.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      // What several pages share is one file, not one for each set of pages: a page would ask for twenty small ones, and wait.
      output: { codeSplitting: { groups: [{ name: "shared", minShareCount: 2, tags: [] }] } },
    },
  },
  server: {
    host: "127.0.0.1",
    proxy: {
      "/api": { target: table, ws: true },
      "/boards": table,
      "/texts": table,
      "/docs": table,
    },
  },
});
