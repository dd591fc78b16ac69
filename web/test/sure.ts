import { act } from "preact/test-utils";

/** Answer the question whether one is sure, which must be asked. */
export function answer(sure: boolean): void {
  const buttons = document.querySelectorAll<HTMLButtonElement>("dialog .row.end button");
  act(() => buttons[sure ? 1 : 0]!.click());
}
