import { defineConfig } from "vite";

/** Where `vite` in development finds a table: the mock by default, a real server when TABLE names one. */
const table = process.env["TABLE"] ?? "http://127.0.0.1:8377";

export default defineConfig({
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    outDir: "../src/vezerkar/server/static",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: false,
    assetsInlineLimit: 0,
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
