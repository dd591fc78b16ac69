import { readFileSync } from "node:fs";
import { defineConfig, type Plugin } from "vite";

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

/** The pages that people come to first, by the first part of their addresses. */
const FIRST: Record<string, string> = { "": "/home/Home.tsx", play: "/play/PlayPage.tsx" };

/** Tells the document the names of the code of those pages, so that it fetches them at once. */
const firstPages: Plugin = {
  name: "first-pages",
  transformIndexHtml: {
    order: "post",
    handler(html, { bundle }) {
      const chunks = Object.values(bundle ?? {}).filter((file) => file.type === "chunk");
      const found = Object.entries(FIRST).map(([part, source]) => {
        const page = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(source));
        return [part, page ? [`/${page.fileName}`] : []];
      });
      const face = Object.keys(bundle ?? {}).find((name) => /source-sans-3-latin-wght.*\.woff2$/.test(name));
      if (face) html = html.replace("<script>", `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${face}" />\n    <script>`);
      return html.replace("})({});", `})(${JSON.stringify(Object.fromEntries(found))});`);
    },
  },
};

export default defineConfig({
  plugins: [licences, firstPages],
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
