import { useText } from "../app/context";
import type { ClockPreset, GameInfo } from "../protocol";
import { ClockSelect } from "./ClockSelect";
import { botPlaysOn, forfeitWords, timeOutHint, type Setup, type TimeOut } from "./setup";
import { botWords } from "./words";

interface Props {
  game: GameInfo;
  setup: Setup;
  setSetup: (setup: Setup) => void;
  /** Says whether a clock is typed that cannot be. */
  onWrong: (wrong: boolean) => void;
}

/** What usually happens when the time of such a clock is over. */
const usual = (clock: ClockPreset): TimeOut => (clock.kind === "live" ? "default" : "bot");

/** Which clock a match has, and what happens when somebody's time is over. */
export function ClockFields({ game, setup, setSetup, onWrong }: Props) {
  const t = useText();
  const { clock } = setup;
  const choose = (chosen: ClockPreset | null) => {
    // Who types another number has chosen already what happens.
    const timeOut = chosen && chosen.id !== clock?.id ? usual(chosen) : setup.timeOut;
    setSetup({ ...setup, clock: chosen, timeOut });
  };
  const hint = !clock ? "" : clock.kind === "live" ? t("clock-hint-live") : t("clock-hint-days");
  const timeOutNote = timeOutHint(game, setup, t);
  const takesOver = game.bots.find((one) => one.id === setup.standIn);
  return (
    <>
      <ClockSelect clock={clock} onClock={choose} onWrong={onWrong} none hint={hint} />
      {clock && (
        <label>
          <span>{t("time-out")}</span>
          <select value={setup.timeOut} onChange={(event) => setSetup({ ...setup, timeOut: event.currentTarget.value as TimeOut })}>
            <option value="default">{t("time-out-default")}</option>
            <option value="bot">{t("time-out-bot")}</option>
            <option value="wait">{t("time-out-wait")}</option>
            <option value="forfeit">{forfeitWords(game, setup.sharing, t)}</option>
          </select>
          {timeOutNote && <small>{timeOutNote}</small>}
        </label>
      )}
      {clock && botPlaysOn(game, setup) && (
        <label>
          <span>{t("time-out-who")}</span>
          <select value={setup.standIn} onChange={(event) => setSetup({ ...setup, standIn: event.currentTarget.value })}>
            {game.bots.map((one) => (
              <option key={one.id} value={one.id} title={one.name}>
                {botWords(game, one)}
              </option>
            ))}
          </select>
          {takesOver && (
            <small>
              {takesOver.name}. {takesOver.note}
            </small>
          )}
        </label>
      )}
      {clock?.kind === "days" && (
        <label class="tick">
          <input type="checkbox" checked={setup.holidays} onChange={(event) => setSetup({ ...setup, holidays: event.currentTarget.checked })} />
          <span>{t("clock-holidays")}</span>
        </label>
      )}
    </>
  );
}
