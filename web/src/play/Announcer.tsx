import { useEffect, useRef, useState } from "preact/hooks";
import type { LogLine } from "../protocol";

/** Tells screen readers what has just happened, and only that. */
export function Announcer({ log }: { log: LogLine[] }) {
  const seen = useRef(log.length);
  const [news, setNews] = useState("");
  useEffect(() => {
    if (log.length > seen.current) setNews(log.slice(seen.current).map((entry) => entry.text).join(" "));
    seen.current = log.length;
  }, [log]);
  return (
    <div class="sr-only" role="log" aria-live="polite">
      {news}
    </div>
  );
}
