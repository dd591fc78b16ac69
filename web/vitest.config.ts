import { defineConfig } from "vitest/config";

export default defineConfig({
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  // The files leave nothing behind for one another: one document for all of them takes a third of the time.
  // Other programs may have the processor: no test fails for being slow.
  test: { environment: "happy-dom", include: ["test/**/*.test.{ts,tsx}"], isolate: false, testTimeout: 60_000 },
});
