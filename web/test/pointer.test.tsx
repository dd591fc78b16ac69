import { createRef, render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, it, vi } from "vitest";
import { Pointer } from "../src/coach/Pointer";

let root: HTMLElement;

/** A slip, a thing of the board, and a fight over the lower half of the window; whether an arrow is drawn. */
async function pointsAt(top: number, inFight: boolean): Promise<boolean> {
  root = document.body.appendChild(document.createElement("div"));
  root.innerHTML = `<div class="fight stage-view"></div><div class="slip"></div><div class="thing"></div><div class="arrow"></div>`;
  const place = (name: string, at: DOMRect) => Object.assign(root.querySelector(name)!, { getBoundingClientRect: () => at });
  const fight = place(".fight", new DOMRect(0, 400, 400, 400));
  const thing = place(".thing", new DOMRect(100, top, 40, 40));
  if (inFight) fight.append(thing);
  const slip = createRef<HTMLElement>();
  slip.current = place(".slip", new DOMRect(0, 0, 400, 100)) as HTMLElement;
  const arrow = root.querySelector<HTMLElement>(".arrow")!;
  act(() => render(<Pointer selectors={[".thing"]} from={slip} onCovered={() => {}} />, arrow));
  await vi.waitFor(() => {});
  const drawn = arrow.querySelector(".coach-pointer") !== null;
  act(() => render(null, arrow));
  return drawn;
}

afterEach(() => root.remove());

it("points at what is seen, and at nothing of the board that lies under a fight", async () => {
  expect(await pointsAt(200, false)).toBe(true);
  root.remove();
  expect(await pointsAt(600, false)).toBe(false);
  root.remove();
  expect(await pointsAt(600, true)).toBe(true);
});
