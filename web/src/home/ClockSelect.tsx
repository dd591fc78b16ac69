import { useClocks } from "../app/clocks";
import { useText } from "../app/context";
import type { ClockPreset } from "../protocol";
import { OwnClockFields } from "./OwnClockFields";
import { firstOwn, isOwn, OWN } from "./ownClock";

interface Props {
  clock: ClockPreset | null;
  /** Takes the clock that is chosen. */
  onClock: (clock: ClockPreset | null) => void;
  /** Says whether something is typed that is no clock; the one of before stays meanwhile. */
  onWrong: (wrong: boolean) => void;
  /** Whether one can do without. */
  none?: boolean;
  /** What there is to know of it; empty: nothing. */
  hint: string;
}

/** The clocks that are offered, and one's own. */
export function ClockSelect({ clock, onClock, onWrong, none = false, hint }: Props) {
  const t = useText();
  const known = useClocks(true);
  const offered = known?.presets ?? [];
  const names: Record<string, string> = {
    live: t("clock-live"),
    fast: t("clock-fast"),
    usual: t("clock-usual"),
    slow: t("clock-slow"),
    [OWN.live]: t("clock-own-live"),
    [OWN.days]: t("clock-own-days"),
  };
  const own = (known?.limits ?? []).flatMap(({ kind }) => firstOwn(kind, clock, offered) ?? []);
  const all = [...offered, ...own];
  // What was chosen last time is shown although the clocks are not known yet.
  const shown = clock && !all.some(({ id }) => id === clock.id) ? [clock, ...all] : all;
  const limits = known?.limits.find(({ kind }) => kind === clock?.kind);
  const choose = (id: string) => {
    onWrong(false);
    onClock(shown.find((one) => one.id === id) ?? null);
  };
  const type = (typed: ClockPreset | null) => {
    onWrong(typed === null);
    if (typed) onClock(typed);
  };
  return (
    <>
      <label>
        <span>{t("clock")}</span>
        <select value={clock?.id ?? ""} onChange={(event) => choose(event.currentTarget.value)}>
          {none && <option value="">{t("clock-none")}</option>}
          {shown.map(({ id }) => (
            <option key={id} value={id}>
              {names[id] ?? id}
            </option>
          ))}
        </select>
        {hint && <small>{hint}</small>}
      </label>
      {clock && isOwn(clock) && limits && <OwnClockFields key={clock.id} clock={clock} limits={limits} onClock={type} />}
    </>
  );
}
