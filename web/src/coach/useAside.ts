import { useEffect, useState } from "preact/hooks";

/** So much of a thing may lie under the slip; where the slip has stepped aside, for it has nowhere else to go. */
const COVERED = 0.25;
const COVERED_ASIDE = 0.5;

/** Whether a slip has stepped aside from what it is about, and what to tell it: the share of things to be seen that lies under it. It comes back for another hint. */
export function useAside(hint: unknown): [boolean, (share: number) => void] {
  const [aside, setAside] = useState(false);
  useEffect(() => setAside(false), [hint]);
  return [aside, (share) => share > (aside ? COVERED_ASIDE : COVERED) && setAside(!aside)];
}
