import { useRef } from "preact/hooks";
import type { LogLine } from "../protocol";

/** Tells screen readers what has just happened, and only that; in another language as soon as that is chosen. */
export function Announcer({ log }: { log: LogLine[] }) {
  const news = useRef({ from: log.length, to: log.length });
  if (news.current.to !== log.length) news.current = { from: Math.min(news.current.to, log.length), to: log.length };
  return (
    <div class="sr-only" role="log" aria-live="polite">
      {log.slice(news.current.from).map((entry) => entry.text).join(" ")}
    </div>
  );
}
