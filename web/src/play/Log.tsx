import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { useText } from "../app/context";
import { ToneMark } from "../parts/ToneMark";
import type { SeatInfo } from "../protocol";
import type { Story } from "./useLog";

interface Props {
  story: Story;
  more: () => void;
  seats: SeatInfo[];
  ply: number | null;
  letterOf: (tone: string) => string;
  onHot: (places: string[]) => void;
  go: (ply: number) => void;
}

/** How near to its end the log must stand to follow new lines, and how near to its beginning to get older ones. */
const NEAR_PX = 60;

/** What has happened. Hovering a line shows its places on the board, a click keeps them shown; the number leads back to that moment. */
export function Log({ story, more, seats, ply, letterOf, onHot, go }: Props) {
  const t = useText();
  const list = useRef<HTMLOListElement>(null);
  const follow = useRef(true);
  const before = useRef({ from: story.from, height: 0 });
  const [pinned, setPinned] = useState(-1);
  const { from, lines } = story;
  const end = from + lines.length;

  // Before the browser tells of the scrolling done for earlier lines: to that, new ones would look like lines somebody scrolled away from.
  useLayoutEffect(() => {
    const element = list.current!;
    if (follow.current) element.scrollTop = element.scrollHeight;
    else if (from < before.current.from) element.scrollTop += element.scrollHeight - before.current.height;
    before.current = { from, height: element.scrollHeight };
  }, [from, end]);

  useEffect(() => {
    // Whoever looks back further than the lines go has them brought.
    if (ply !== null && lines.length > 0 && lines[0]!.ply > ply) more();
  }, [ply, from, more]);

  const entries = useMemo(() => {
    const tones = new Map(seats.map((seat) => [seat.id, seat.tone]));
    const rest = () => onHot(lines[pinned - from]?.places ?? []);
    const pin = (number: number, places: string[]) => {
      const next = pinned === number ? -1 : number;
      setPinned(next);
      onHot(next < 0 ? [] : places);
    };
    return lines.map((entry, index) => {
      const tone = tones.get(entry.seat) ?? "neutral";
      const later = ply !== null && entry.ply > ply;
      const newPly = entry.ply !== lines[index - 1]?.ply;
      const number = from + index;
      return (
        <li key={number} class={`log-line level-${Math.min(entry.level, 3)}${later ? " is-later" : ""}`} data-tone={tone}>
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
              aria-pressed={pinned === number}
              onPointerEnter={() => onHot(entry.places)}
              onPointerLeave={rest}
              onFocus={() => onHot(entry.places)}
              onBlur={rest}
              onClick={() => pin(number, entry.places)}
            >
              {entry.text}
            </button>
          ) : (
            <span class="log-text">{entry.text}</span>
          )}
        </li>
      );
    });
  }, [story, seats, ply, pinned, letterOf, onHot, go, t]);

  return (
    <ol
      ref={list}
      class="log"
      tabIndex={0}
      aria-label={t("log")}
      onScroll={(event) => {
        const { scrollHeight, scrollTop, clientHeight } = event.currentTarget;
        follow.current = scrollHeight - scrollTop - clientHeight < NEAR_PX;
        if (scrollTop < NEAR_PX && !follow.current) more();
      }}
    >
      {from > 0 && (
        <li key="older" class="log-older">
          <button type="button" class="button" onClick={more}>
            {t("log-older")}
          </button>
        </li>
      )}
      {entries}
    </ol>
  );
}
