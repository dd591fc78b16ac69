import { useClocks } from "../app/clocks";
import { useText } from "../app/context";
import type { ClockPreset, GameInfo } from "../protocol";
import type { Setup, TimeOut } from "./setup";

interface Props {
  game: GameInfo;
  setup: Setup;
  setSetup: (setup: Setup) => void;
}

/** What usually happens when the time of such a clock is over. */
const usual = (clock: ClockPreset): TimeOut => (clock.kind === "live" ? "default" : "bot");

/** Which clock a match has, and what happens when somebody's time is over. */
export function ClockFields({ game, setup, setSetup }: Props) {
  const t = useText();
  const offered = useClocks(true)?.presets ?? [];
  const names: Record<string, string> = { live: t("clock-live"), fast: t("clock-fast"), usual: t("clock-usual"), slow: t("clock-slow") };
  const { clock } = setup;
  const presets = clock && !offered.some(({ id }) => id === clock.id) ? [clock, ...offered] : offered;
  const live = clock?.kind === "live";
  const choose = (id: string) => {
    const chosen = presets.find((preset) => preset.id === id) ?? null;
    setSetup({ ...setup, clock: chosen, timeOut: chosen ? usual(chosen) : setup.timeOut });
  };
  return (
    <>
      <label>
        <span>{t("clock")}</span>
        <select value={clock?.id ?? ""} onChange={(event) => choose(event.currentTarget.value)}>
          <option value="">{t("clock-none")}</option>
          {presets.map(({ id }) => (
            <option key={id} value={id}>
              {names[id] ?? id}
            </option>
          ))}
        </select>
        {clock && <small>{t(live ? "clock-hint-live" : "clock-hint-days")}</small>}
      </label>
      {clock && (
        <label>
          <span>{t("time-out")}</span>
          <select value={setup.timeOut} onChange={(event) => setSetup({ ...setup, timeOut: event.currentTarget.value as TimeOut })}>
            <option value="default">{t("time-out-default")}</option>
            <option value="bot">{t("time-out-bot")}</option>
            <option value="wait">{t("time-out-wait")}</option>
            {game.seats.length === 2 && <option value="forfeit">{t("time-out-forfeit")}</option>}
          </select>
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
