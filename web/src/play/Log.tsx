import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { useText } from "../app/context";
import { ToneMark } from "../parts/ToneMark";
import type { LogLine, SeatInfo } from "../protocol";

interface Props {
  log: LogLine[];
  seats: SeatInfo[];
  ply: number | null;
  letterOf: (tone: string) => string;
  onHot: (places: string[]) => void;
  go: (ply: number) => void;
}

/** How near to its end the log must stand to follow new lines. */
const NEAR_PX = 60;

/** What has happened. Hovering a line shows its places on the board, a click keeps them shown; the number leads back to that moment. */
export function Log({ log, seats, ply, letterOf, onHot, go }: Props) {
  const t = useText();
  const list = useRef<HTMLOListElement>(null);
  const follow = useRef(true);
  const [pinned, setPinned] = useState(-1);
  const tones = new Map(seats.map((seat) => [seat.id, seat.tone]));

  // Before the browser tells of the scrolling done for earlier lines: to that, new ones would look like lines somebody scrolled away from.
  useLayoutEffect(() => {
    const element = list.current!;
    if (follow.current) element.scrollTop = element.scrollHeight;
  }, [log.length]);

  const pin = (index: number, places: string[]) => {
    const next = pinned === index ? -1 : index;
    setPinned(next);
    onHot(next < 0 ? [] : places);
  };
  const rest = () => onHot(log[pinned]?.places ?? []);

  return (
    <ol
      ref={list}
      class="log"
      tabIndex={0}
      aria-label={t("log")}
      onScroll={(event) => {
        const { scrollHeight, scrollTop, clientHeight } = event.currentTarget;
        follow.current = scrollHeight - scrollTop - clientHeight < NEAR_PX;
      }}
    >
      {log.map((entry, index) => {
        const tone = tones.get(entry.seat) ?? "neutral";
        const later = ply !== null && entry.ply > ply;
        const newPly = entry.ply !== log[index - 1]?.ply;
        return (
          <li key={index} class={`log-line level-${Math.min(entry.level, 3)}${later ? " is-later" : ""}`} data-tone={tone}>
            {newPly ? (
              <button type="button" class="log-ply" aria-label={t("look-at", { ply: entry.ply })} title={t("look-at", { ply: entry.ply })} onClick={() => go(entry.ply)}>
                {entry.ply}
              </button>
            ) : (
              <span class="log-ply" />
            )}
            <ToneMark tone={tone} letter={letterOf(tone)} />
            {entry.places.length > 0 ? (
              <button
                type="button"
                class="log-text"
                aria-pressed={pinned === index}
                onPointerEnter={() => onHot(entry.places)}
                onPointerLeave={rest}
                onFocus={() => onHot(entry.places)}
                onBlur={rest}
                onClick={() => pin(index, entry.places)}
              >
                {entry.text}
              </button>
            ) : (
              <span class="log-text">{entry.text}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
