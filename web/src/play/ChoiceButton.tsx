import { useId, useState } from "preact/hooks";
import { Cite } from "../parts/Cite";
import type { Button } from "../protocol";

interface Props {
  button: Button;
  digit: number | null;
  game: string;
  busy: boolean;
  onAct: (action: string) => void;
  onWhy: (why: string, cite: string) => void;
}

/** A choice beside the board. One that is not open now can still be reached, and then says why it is not. */
export function ChoiceButton({ button, digit, game, busy, onAct, onWhy }: Props) {
  const { label, action, enabled, why, cite, primary } = button;
  const note = useId();
  const [over, setOver] = useState(false);
  const classes = ["button", primary && "primary", !enabled && "is-off"].filter(Boolean).join(" ");
  const click = () => {
    if (enabled) onAct(action);
    else onWhy(why, cite);
  };
  return (
    <span class="choice" onPointerEnter={() => setOver(true)} onPointerLeave={() => setOver(false)}>
      <button
        type="button"
        class={classes}
        aria-disabled={!enabled}
        aria-describedby={enabled ? undefined : note}
        disabled={enabled && busy}
        onFocus={() => setOver(true)}
        onBlur={() => setOver(false)}
        onClick={click}
      >
        {label}
        {digit !== null && <kbd aria-hidden="true">{digit}</kbd>}
      </button>
      {!enabled && why && (
        <span id={note} class={over ? "why is-shown" : "why"}>
          {why} <Cite game={game} cite={cite} />
        </span>
      )}
    </span>
  );
}
