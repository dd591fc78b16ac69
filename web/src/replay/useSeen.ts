import { useEffect, useRef } from "preact/hooks";
import { read, write } from "../app/storage";
import type { Story } from "../play/useLog";

/** Of so many matches is remembered how far one has seen them. */
const MOST = 60;

/** The number of lines of a log that had been seen when the page was opened; all of them at the first visit. */
export function useSeen(whose: string, story: Story): number {
  const end = story.from + story.lines.length;
  const first = useRef<number | null>(null);
  first.current ??= read<Record<string, number>>("seen", {})[whose] ?? end;
  useEffect(() => {
    const { [whose]: _, ...others } = read<Record<string, number>>("seen", {});
    write("seen", Object.fromEntries([...Object.entries(others).slice(1 - MOST), [whose, end]]));
  }, [whose, end]);
  return first.current;
}
