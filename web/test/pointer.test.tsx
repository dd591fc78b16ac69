import { createRef, render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, it, vi } from "vitest";
import { Pointer } from "../src/coach/Pointer";
import { useAside } from "../src/coach/useAside";

let root: HTMLElement;

/** Puts something of the page to a place. */
const place = (name: string, at: DOMRect) => Object.assign(root.querySelector<HTMLElement>(name)!, { getBoundingClientRect: () => at });

/** A slip, a thing of the board, and a fight over the lower half of the window; whether an arrow is drawn. */
async function pointsAt(top: number, inFight: boolean): Promise<boolean> {
  root = document.body.appendChild(document.createElement("div"));
  root.innerHTML = `<div class="fight stage-view"></div><div class="slip"></div><div class="thing"></div><div class="arrow"></div>`;
  const fight = place(".fight", new DOMRect(0, 400, 400, 400));
  const thing = place(".thing", new DOMRect(100, top, 40, 40));
  if (inFight) fight.append(thing);
  const slip = createRef<HTMLElement>();
  slip.current = place(".slip", new DOMRect(0, 0, 400, 100));
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

/** The shares of what lies under the slip that are told, by where a thing and a piece in hand are. */
function covered(top: number, held: number): number[] {
  const told: number[] = [];
  root = document.body.appendChild(document.createElement("div"));
  root.innerHTML = `<div class="slip"></div><div class="thing"></div><div class="token is-held"></div><div class="arrow"></div>`;
  place(".thing", new DOMRect(100, top, 40, 40));
  place(".token", new DOMRect(200, held, 40, 40));
  const slip = createRef<HTMLElement>();
  slip.current = place(".slip", new DOMRect(0, 0, 400, 100));
  const arrow = root.querySelector<HTMLElement>(".arrow")!;
  vi.useFakeTimers();
  act(() => render(<Pointer selectors={[".thing"]} from={slip} onCovered={(share) => told.push(share)} />, arrow));
  // What has just come is still on its way to its place.
  expect(told).toEqual([]);
  act(() => void vi.advanceTimersByTime(130));
  vi.useRealTimers();
  act(() => render(null, arrow));
  root.remove();
  return told;
}

it("tells how much of what is to be seen lies under the slip", () => {
  expect(covered(200, 300)).toEqual([]);
  expect(covered(80, 300)).toEqual([0.5]);
  expect(covered(200, 70)).toEqual([0.75]);
});

it("lets the slip step aside for another thing than before, and back only from what lies right under it", () => {
  root = document.body.appendChild(document.createElement("div"));
  let hear: (share: number) => void = () => {};
  function Slip({ hint }: { hint: string }) {
    const [aside, onCovered] = useAside(hint);
    hear = onCovered;
    return <p>{aside ? "aside" : "here"}</p>;
  }
  const says = (hint: string, ...shares: number[]) => {
    act(() => render(<Slip hint={hint} />, root));
    for (const share of shares) act(() => hear(share));
    return root.textContent;
  };
  expect(says("one", 0.2)).toBe("here");
  expect(says("one", 0.3)).toBe("aside");
  expect(says("one", 0.4)).toBe("aside");
  expect(says("one", 0.6)).toBe("here");
  expect(says("one", 0.6)).toBe("aside");
  expect(says("two")).toBe("here");
});
