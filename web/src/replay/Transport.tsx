import { useText } from "../app/context";
import { IconButton } from "../parts/IconButton";
import type { SeatInfo } from "../protocol";
import { nextTurn, type Moment } from "./moments";

/** From each speed of a replay to the next one. */
const SPEEDS = [0.5, 1, 2, 4];

interface Props {
  now: number;
  ply: number | null;
  go: (ply: number) => void;
  moments: Moment[];
  toneOf: (seat: string) => string;
  /** Whether the moments follow one another by themselves, and how fast. */
  playing: boolean;
  onPlay: () => void;
  speed: number;
  onSpeed: (speed: number) => void;
  /** The seats from which one may look, and the one from which one does. */
  seats: SeatInfo[];
  eyes: string | null;
  onEyes: (seat: string) => void;
}

/** Steps through the moments of the match, lets them pass, and leads to its turns; the match goes on meanwhile. */
export function Transport({ now, ply, go, moments, toneOf, playing, onPlay, speed, onSpeed, seats, eyes, onEyes }: Props) {
  const t = useText();
  const at = ply ?? now;
  const back = nextTurn(moments, at, -1);
  const on = nextTurn(moments, at, 1);
  const next = SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length]!;
  return (
    <div class="history" role="group" aria-label={t("history")} data-testid="transport">
      <div class="scrub">
        <input
          type="range"
          min={0}
          max={now}
          value={at}
          aria-label={t("history")}
          aria-valuetext={t("history-at", { ply: at, now })}
          onInput={(event) => go(Number(event.currentTarget.value))}
        />
        <div class="scrub-marks" aria-hidden="true">
          {moments.map((moment) => (
            <i
              key={moment.ply}
              class={moment.heading ? "is-heading" : ""}
              data-tone={toneOf(moment.seat)}
              style={{ left: `${(100 * moment.ply) / Math.max(1, now)}%` }}
            />
          ))}
        </div>
        <output>{t("history-short", { ply: at, now })}</output>
      </div>
      <div class="history-buttons">
        <IconButton icon="first" label={t("history-first")} disabled={at <= 0} onClick={() => go(0)} />
        <IconButton icon="turnBack" label={t("history-turn-back")} disabled={back === undefined} onClick={() => go(back!)} />
        <IconButton icon="prev" label={t("history-back")} disabled={at <= 0} onClick={() => go(at - 1)} />
        <IconButton icon={playing ? "pause" : "play"} label={t(playing ? "history-pause" : "history-play")} disabled={now === 0} onClick={onPlay} />
        <IconButton icon="next" label={t("history-on")} disabled={ply === null || at >= now} onClick={() => go(at + 1)} />
        <IconButton icon="turnOn" label={t("history-turn-on")} disabled={on === undefined} onClick={() => go(on!)} />
        <IconButton icon="last" label={t("history-now")} disabled={ply === null} onClick={() => go(now)} />
        <button type="button" class="icon-button speed" aria-label={t("history-speed", { speed })} title={t("history-speed", { speed })} onClick={() => onSpeed(next)}>
          {speed}×
        </button>
        {seats.length > 1 && (
          <select aria-label={t("history-eyes")} title={t("history-eyes")} value={eyes ?? ""} onChange={(event) => onEyes(event.currentTarget.value)}>
            {eyes === null && <option value="">{t("watching")}</option>}
            {seats.map((seat) => (
              <option key={seat.id} value={seat.id}>
                {seat.name}
              </option>
            ))}
          </select>
        )}
      </div>
    </div>
  );
}
