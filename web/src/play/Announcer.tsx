import { useRef } from "preact/hooks";
import type { Story } from "./useLog";

/** Tells screen readers what has just happened, and only that; in another language as soon as that is chosen. */
export function Announcer({ story: { from, lines } }: { story: Story }) {
  const end = from + lines.length;
  const news = useRef({ from: end, to: end });
  if (news.current.to !== end) news.current = { from: Math.min(news.current.to, end), to: end };
  return (
    <div class="sr-only" role="log" aria-live="polite">
      {lines.slice(Math.max(0, news.current.from - from)).map((entry) => entry.text).join(" ")}
    </div>
  );
}
