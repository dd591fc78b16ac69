import { useId, useState } from "preact/hooks";
import { Cite } from "../parts/Cite";
import type { Button } from "../protocol";

interface Props {
  button: Button;
  shortcut: string;
  /** Whether it is the one that goes on. */
  go: boolean;
  game: string;
  busy: boolean;
  /** Whether it has been pressed once, and a second press sends it. */
  armed: boolean;
  onPick: (button: Button) => void;
  onWhy: (why: string, cite: string) => void;
}

/** A choice beside the board. One that is not open now can still be reached, and then says why it is not. */
export function ChoiceButton({ button, shortcut, go, game, busy, armed, onPick, onWhy }: Props) {
  const { label, enabled, stake, why, cite } = button;
  const note = useId();
  const [over, setOver] = useState(false);
  const classes = ["button", go && "primary", armed && "is-armed", !enabled && "is-off"].filter(Boolean).join(" ");
  const click = () => {
    if (enabled) onPick(button);
    else onWhy(why, cite);
  };
  return (
    <span class="choice" onPointerEnter={() => setOver(true)} onPointerLeave={() => setOver(false)}>
      <button
        type="button"
        class={classes}
        data-action={button.action}
        aria-disabled={!enabled}
        aria-describedby={enabled ? undefined : note}
        disabled={enabled && busy}
        onFocus={() => setOver(true)}
        onBlur={() => setOver(false)}
        onClick={click}
      >
        <span class="label" title={label}>
          {label}
          {stake && <small class="stake">{stake}</small>}
        </span>
        {shortcut && <kbd aria-hidden="true">{shortcut}</kbd>}
      </button>
      {!enabled && why && (
        <span id={note} class={over ? "why is-shown" : "why"}>
          {why} <Cite game={game} cite={cite} />
        </span>
      )}
    </span>
  );
}
