import { useText } from "../app/context";
import { ToneMark } from "../parts/ToneMark";
import type { Track } from "../protocol";

/** A row of boxes with a marker on some of them. */
export function TrackView({ track, letter }: { track: Track; letter: string }) {
  const t = useText();
  return (
    <section class="track" data-tone={track.tone} aria-label={track.title}>
      <h3>
        <ToneMark tone={track.tone} letter={letter} /> {track.title}
      </h3>
      <ol>
        {track.boxes.map((label, index) => {
          const marked = track.marks.includes(index);
          return (
            <li key={index} class={marked ? "is-marked" : undefined}>
              {label || "\u00a0"}
              {marked && <span class="sr-only"> {t("marked")}</span>}
            </li>
          );
        })}
      </ol>
      {track.note && <p>{track.note}</p>}
    </section>
  );
}
