import { useId, useState } from "preact/hooks";
import { useText } from "../app/context";
import type { ClockLimits, ClockPreset } from "../protocol";
import { ownClock, partsOf, rangeOf, typedOf, wrongParts, type Part } from "./ownClock";

interface Props {
  /** What it begins as. */
  clock: ClockPreset;
  limits: ClockLimits;
  /** Takes the clock that is typed, or null as long as something in it is wrong. */
  onClock: (clock: ClockPreset | null) => void;
}

/** A clock of one's own, in plain units, with its limits. */
export function OwnClockFields({ clock, limits, onClock }: Props) {
  const t = useText();
  const id = useId();
  const [typed, setTyped] = useState(() => typedOf(clock));
  const { kind } = clock;
  const live = kind === "live";
  const wrong = wrongParts(kind, typed, limits);
  const words: Record<Part, string> = {
    bank_s: live ? t("own-live-bank") : t("own-days-bank"),
    increment_s: live ? t("own-live-increment") : t("own-days-increment"),
    cap_s: t("own-days-cap"),
  };
  const type = (part: Part, text: string) => {
    const next = { ...typed, [part]: text };
    setTyped(next);
    onClock(ownClock(kind, next, limits));
  };
  return (
    <>
      {partsOf(kind).map((part) => {
        const [least, most] = rangeOf(part, kind, typed, limits);
        const isWrong = wrong.includes(part);
        return (
          <div key={part} class="own-clock">
            <label>
              <span>{words[part]}</span>
              <input
                type="number"
                inputMode="numeric"
                required
                step={1}
                min={least}
                max={most}
                value={typed[part]}
                aria-describedby={`${id}-${part}`}
                aria-invalid={isWrong || undefined}
                onInput={(event) => type(part, event.currentTarget.value)}
              />
            </label>
            <small id={`${id}-${part}`} class={isWrong ? "is-wrong" : undefined} role={isWrong ? "alert" : undefined}>
              {t(isWrong ? "own-wrong" : "own-range", { least, most })}
            </small>
          </div>
        );
      })}
    </>
  );
}
