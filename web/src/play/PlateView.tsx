import { useApp } from "../app/context";
import type { Translate } from "../app/texts";
import { botName } from "../botAccounts/botName";
import { vacancyWords } from "../lobby/vacancies";
import { Icon, iconNamed, type IconName } from "../parts/Icon";
import { ToneMark } from "../parts/ToneMark";
import type { Chip, Meter, Plate, SeatInfo } from "../protocol";
import { awayWords } from "./away";
import { goneWords } from "./gone";
import { TimeLeft } from "./TimeLeft";

const KIND: Record<string, IconName> = { human: "person", bot: "robot", open: "chair" };

interface Props {
  seat: SeatInfo;
  plate: Plate;
  letterOf: (tone: string) => string;
  /** How much of their size the names of the seats have here. */
  fit: number;
  over: boolean;
  /** The time left, in milliseconds, at which it is short. */
  short: number;
  /** Whether the page looks with this seat's eyes; null if it cannot be asked to. */
  eyes: boolean | null;
  onLook: () => void;
}

/** What is always in sight of a seat: who has it, the score, the cards, what is watched, whether the table waits for it. */
export function PlateView({ seat, plate, letterOf, fit, over, short, eyes, onLook }: Props) {
  const { t, prefs } = useApp();
  const name = <strong>{seat.name}</strong>;
  // A long word gets smaller letters: it is not to be broken. No display face is read at that size.
  const face = fit < 1 ? { "--fit": fit, "--display": "var(--text-face)", "--track": "0" } : undefined;
  const waiting = seat.waiting && !over;
  const onHoliday = over ? "" : awayWords(seat, t, prefs.lang);
  return (
    <li class={["seat-plate", waiting && "is-waiting", seat.gone && "is-gone"].filter(Boolean).join(" ")} data-tone={seat.tone} data-seat={seat.id}>
      <div class="plate-head">
        <ToneMark tone={seat.tone} letter={letterOf(seat.tone)} />
        {eyes === null ? (
          <span class="plate-name" style={face}>{name}</span>
        ) : (
          <button type="button" class="plate-name" style={face} aria-pressed={eyes} title={t("look-as", { seat: seat.name })} onClick={onLook}>
            {name}
          </button>
        )}
        {plate.score && (
          <span class="plate-score" title={t("score")}>
            <span class="sr-only">{t("score")} </span>
            {plate.score}
          </span>
        )}
      </div>
      <div class="plate-line">
        <span class="holder" title={vacancyWords(seat, t, prefs.lang) || goneWords(seat, t) || holder(seat, t)}>
          <Icon name={seat.stand_in ? "robot" : (KIND[seat.kind] ?? "person")} /> <span>{holder(seat, t)}</span>
        </span>
        {seat.gone && (
          <span class="gone" title={goneWords(seat, t)}>
            <Icon name={seat.gone === "resigned" || seat.gone === "late" ? "flag" : "chair"} />
            <span class="sr-only">{goneWords(seat, t)}</span>
          </span>
        )}
        {seat.kind === "human" && (
          <span class={seat.online ? "online" : "offline"} title={seat.online ? t("online") : t("away")}>
            <i aria-hidden="true" />
            <span class="sr-only">{seat.online ? t("online") : t("away")}</span>
          </span>
        )}
        {onHoliday && (
          <span class="gone" title={onHoliday}>
            <Icon name="sun" />
            <span class="sr-only">{onHoliday}</span>
          </span>
        )}
        {seat.time && <TimeLeft time={seat.time} short={short} />}
        <Count icon="cards" label={t("in-hand")} count={plate.hand} />
        <Count icon="deck" label={t("in-deck")} count={plate.deck} />
        <Alarms chips={plate.chips} letterOf={letterOf} />
        {waiting && <span class="sr-only">{seat.mine ? t("your-turn") : t("thinking")}</span>}
      </div>
      {(plate.note || plate.chips.length > 0) && (
        <ul class="chips">
          {plate.note && <li class="plate-note">{plate.note}</li>}
          {plate.chips.map((chip) => (
            <li key={chip.text} class={isAlarm(chip) ? "is-alarm" : undefined} title={chip.title || undefined}>
              {chip.text}
            </li>
          ))}
        </ul>
      )}
      {plate.meters.length > 0 && (
        <ul class="meters">
          {plate.meters.map((meter) => (
            <MeterView key={meter.label} meter={meter} />
          ))}
        </ul>
      )}
    </li>
  );
}

const isAlarm = ({ tone }: Chip) => tone === "danger";

/** What is wrong, as signs: shown in those windows where there is no room for the words of the chips. */
function Alarms({ chips, letterOf }: { chips: Chip[]; letterOf: (tone: string) => string }) {
  const alarms = chips.filter(isAlarm);
  if (alarms.length === 0) return null;
  return (
    <ul class="alarms">
      {alarms.map((chip) => (
        <li key={chip.text} title={[chip.text, chip.title].filter(Boolean).join(". ")}>
          <Icon name={iconNamed(chip.icon, "alert")} />
          {chip.about && <ToneMark tone={chip.about} letter={letterOf(chip.about)} />}
          {chip.count >= 0 && <b aria-hidden="true">{chip.count}</b>}
          <span class="sr-only">{chip.text}</span>
        </li>
      ))}
    </ul>
  );
}

/** A number of cards; nothing where it is not known. */
function Count({ icon, label, count }: { icon: IconName; label: string; count: number }) {
  if (count < 0) return null;
  return (
    <span class="card-count" title={label}>
      <Icon name={icon} />
      <span class="sr-only">{label} </span>
      {count}
    </span>
  );
}

function MeterView({ meter: { label, value, most } }: { meter: Meter }) {
  return (
    <li>
      <span>{label}</span>
      <u style={most > 0 ? { "--full": `${Math.min(100, Math.max(0, (100 * value) / most))}%` } : undefined} />
      <b>{value}</b>
      {most > 0 && <small>/{most}</small>}
    </li>
  );
}

function holder(seat: SeatInfo, t: Translate): string {
  if (seat.kind === "open") return seat.stand_in ? t("seat-free-bot", { bot: seat.stand_in }) : t("seat-open");
  const name = botName(seat.player_name || t("nameless"), seat.by_bot, t);
  if (seat.stand_in) return t("stands-in", { bot: seat.stand_in, name });
  if (seat.mine) return seat.player_name ? t("seat-mine", { name: seat.player_name }) : t("you");
  return name;
}
