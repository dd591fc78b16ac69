import { useEffect, useState } from "preact/hooks";
import type { ClockLimits, ClockPreset, Clocks } from "../protocol";
import { clocksNow } from "./api";

/** What the clock of the table is ahead of this machine's, in milliseconds, the clocks it offers, and the limits of others. */
interface Known {
  ahead: number;
  presets: ClockPreset[];
  limits: ClockLimits[];
}

let known: Promise<Known> | null = null;

/** Asks the table what time it is, once for the page. Half of the way there and back lies between the question and the answer. */
function ask(): Promise<Known> {
  known ??= (async () => {
    const asked = Date.now();
    // While a server is brought up to date, a process of the release before may answer: it tells no limits.
    const { now, presets = [], limits = [] }: Partial<Clocks> & Pick<Clocks, "now"> = await clocksNow();
    return { ahead: now - (asked + Date.now()) / 2, presets, limits };
  })();
  known.catch(() => (known = null));
  return known;
}

/** Forgets the answer, as a page does that is opened anew. */
export function forgetClocks(): void {
  known = null;
}

/** What is known of the table's clock; null until it has answered, and while nobody `wants` it. */
export function useClocks(wants: boolean): Known | null {
  const [found, setFound] = useState<Known | null>(null);
  useEffect(() => {
    if (!wants) return;
    let left = false;
    // Without an answer there is nothing to show; the next page asks again.
    ask().then((answer) => left || setFound(answer), () => {});
    return () => {
      left = true;
    };
  }, [wants]);
  return found;
}
