import { act } from "preact/test-utils";
import { vi } from "vitest";

/** Waits until the page has what it has asked for, and the code that it loads besides; a busy machine takes long for that. */
export async function settle() {
  for (let turn = 0; turn < 3; turn++) {
    await act(async () => {
      await new Promise((done) => setTimeout(done, 3));
      await vi.dynamicImportSettled();
    });
  }
}
