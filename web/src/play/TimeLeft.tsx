import { useEffect, useState } from "preact/hooks";
import { useClocks } from "../app/clocks";
import { useText } from "../app/context";
import type { MatchClock, SeatTime } from "../protocol";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** The part of the time at the start at which what is left is short. */
const SHORT = 0.2;

/** The milliseconds that a clock has left at a moment by the clock of the table. */
export function leftAt({ left_ms, since, away }: SeatTime, now: number): number {
  if (since === null) return Math.max(0, left_ms);
  const free = away ? Math.max(0, Math.min(now, away.until) - Math.max(since, away.begins)) : 0;
  return Math.max(0, left_ms - Math.max(0, now - since - free));
}

/** Whether a player is on holiday at a moment by the clock of the table. */
export function isAway(time: SeatTime | null, now: number): boolean {
  return time?.away != null && time.away.begins <= now && now < time.away.until;
}

/** A time as a clock shows it: minutes and seconds, hours before them, or days and hours. */
export function shownTime(ms: number, t: ReturnType<typeof useText>): string {
  if (ms >= DAY) return t("time-days", { days: Math.floor(ms / DAY), hours: Math.floor((ms % DAY) / HOUR) });
  const seconds = Math.ceil(ms / SECOND);
  const two = (value: number) => String(value).padStart(2, "0");
  const minutes = Math.floor(seconds / 60);
  return minutes < 60 ? `${minutes}:${two(seconds % 60)}` : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}

/** The time left at which it is short: a fifth of what there is at the start, with a clock of days two hours at least. */
export function shortTime(clock: MatchClock | null): number {
  return clock === null ? 0 : Math.max(clock.bank_s * SECOND * SHORT, clock.kind === "days" ? 2 * HOUR : MINUTE);
}

/** The time that a seat has left; it runs while the table waits for the seat. From `short` on it is marked. */
export function TimeLeft({ time, short }: { time: SeatTime; short: number }) {
  const t = useText();
  const runs = time.since !== null;
  const clocks = useClocks(runs);
  const [, tick] = useState(0);
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => tick((count) => count + 1), SECOND);
    return () => clearInterval(timer);
  }, [runs]);
  const now = Date.now() + (clocks?.ahead ?? 0);
  const left = leftAt(time, now);
  const classes = ["time-left", runs && !isAway(time, now) && "is-running", runs && left < short && "is-short"];
  return (
    <span class={classes.filter(Boolean).join(" ")} role="timer" title={t("time-left")}>
      <span class="sr-only">{t("time-left")} </span>
      {shownTime(left, t)}
    </span>
  );
}
