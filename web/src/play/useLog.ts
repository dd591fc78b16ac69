import { useCallback, useMemo, useRef, useState } from "preact/hooks";
import type { MatchApi } from "../app/api";
import type { LogLine, MatchPage } from "../protocol";

/** Lines of the log in a row, and how many there are before them. */
export interface Story {
  from: number;
  lines: LogLine[];
}

/** What was known of the log and what a newer MatchPage holds of it, as far as they hang together. */
export function joined(known: Story, now: Story): Story {
  const kept = now.from - known.from;
  if (kept <= 0 || kept > known.lines.length) return now;
  return { from: known.from, lines: [...known.lines.slice(0, kept), ...now.lines] };
}

/** The log of a match: what the newest MatchPage holds, what earlier ones held, and older lines once they were asked for. */
export function useLog(api: MatchApi, table: MatchPage) {
  const { seat, log, log_from } = table;
  const whose = `${table.match} ${seat} ${table.lang}`;
  const known = useRef({ whose: "", story: { from: 0, lines: [] } as Story });
  const asking = useRef(false);
  const [loaded, setLoaded] = useState(0);

  const story = useMemo(() => {
    const now = { from: log_from, lines: log };
    return known.current.whose === whose ? joined(known.current.story, now) : now;
  }, [whose, log, log_from, loaded]);
  known.current = { whose, story };

  const more = useCallback(() => {
    const { from } = known.current.story;
    if (asking.current || from === 0) return;
    asking.current = true;
    api
      .logBefore(from, seat)
      .then((page) => {
        const now = known.current;
        if (now.whose !== whose || now.story.from !== from) return;
        now.story = { from: page.log_from, lines: [...page.log, ...now.story.lines] };
        setLoaded((times) => times + 1);
      })
      .catch(() => {}) // Whoever scrolls on asks again.
      .then(() => (asking.current = false));
  }, [api, seat, whose]);

  return { story, more };
}
