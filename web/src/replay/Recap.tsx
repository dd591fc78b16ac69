import { useApp } from "../app/context";
import { Icon } from "../parts/Icon";
import { IconButton } from "../parts/IconButton";
import { ToneMark } from "../parts/ToneMark";
import { placesOf, wordsOf, type LogGroup } from "../play/logGroups";
import type { LogLine } from "../protocol";
import type { SeatLuck } from "./moments";

interface Props {
  groups: LogGroup[];
  luck: SeatLuck[];
  nameOf: (seat: string) => string;
  toneOf: (seat: string) => string;
  letterOf: (tone: string) => string;
  /** The moment that is shown now. */
  ply: number | null;
  playing: boolean;
  onPlay: () => void;
  go: (ply: number) => void;
  /** Lights up the places of lines, and draws their arrows; without any, no longer. */
  onPoint: (lines: LogLine[], places: string[]) => void;
  onClose: () => void;
}

/** Says what the others have done since one's own last action; each line leads to its moment, and all of them can be played. */
export function Recap({ groups, luck, nameOf, toneOf, letterOf, ply, playing, onPlay, go, onPoint, onClose }: Props) {
  const { t, prefs } = useApp();
  const oneDecimal = (value: number) => new Intl.NumberFormat(prefs.lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
  const rest = () => onPoint([], []);
  return (
    <section class="recap" data-testid="recap" aria-label={t("recap")}>
      <header>
        <h2>{t("recap")}</h2>
        <IconButton icon="cross" label={t("close")} onClick={onClose} />
      </header>
      <ol>
        {groups.map((group) => {
          const { from, lines } = group;
          const last = lines[lines.length - 1]!;
          const tone = toneOf(last.seat);
          const point = () => onPoint(lines, placesOf(lines));
          const isNow = ply !== null && lines[0]!.ply <= ply && ply <= last.ply;
          return (
            <li key={from} data-tone={tone}>
              <button
                type="button"
                aria-current={isNow ? "step" : undefined}
                onPointerEnter={point}
                onPointerLeave={rest}
                onFocus={point}
                onBlur={rest}
                onClick={() => go(last.ply)}
              >
                <ToneMark tone={tone} letter={letterOf(tone)} />
                <span>{wordsOf(group, (count) => t("log-more", { count }))}</span>
              </button>
            </li>
          );
        })}
      </ol>
      {luck.length > 0 && (
        <ul class="recap-luck" aria-label={t("recap-luck")}>
          {luck.map(({ seat, got, owed }) => (
            <li key={seat} data-tone={toneOf(seat)}>
              <ToneMark tone={toneOf(seat)} letter={letterOf(toneOf(seat))} />
              {t("recap-luck-of", { name: nameOf(seat), got, owed: oneDecimal(owed) })}
            </li>
          ))}
        </ul>
      )}
      <button type="button" class="button primary" onClick={onPlay}>
        <Icon name={playing ? "pause" : "play"} /> {playing ? t("history-pause") : t("recap-play")} <kbd aria-hidden="true">R</kbd>
      </button>
    </section>
  );
}
