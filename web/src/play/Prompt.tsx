import { useText } from "../app/context";
import type { Hints } from "../hints/useHints";
import { Cite } from "../parts/Cite";
import { Icon } from "../parts/Icon";
import { IconButton } from "../parts/IconButton";
import type { Button, MatchPage } from "../protocol";
import type { Commands } from "./useCommands";
import { Verbs } from "./Verbs";

interface Props {
  table: MatchPage;
  /** What can be pressed; those of the Scene, or with what is marked. */
  buttons: Button[];
  past: boolean;
  commands: Commands;
  /** How many verbs stand beside the one that goes on. */
  room: number;
  /** The action that has been pressed once, and is sent by a second press. */
  armed: string;
  hints: Hints;
  /** Why nothing can be taken back now. */
  noUndo: string;
  onUndo: () => void;
  onPick: (button: Button) => void;
  onWhy: (why: string, cite: string) => void;
}

/** What is asked of the viewer, or whom the table waits for, in one line; and the choices that have no place on the board. */
export function Prompt({ table, buttons, past, commands, room, armed, hints, noUndo, onUndo, onPick, onWhy }: Props) {
  const t = useText();
  const { prompt } = table.scene;
  return (
    <section id="prompt" class={prompt.mine ? "prompt is-mine" : "prompt"} aria-label={t("prompt")} tabIndex={-1}>
      <div class="ask">
        <i class="lamp" aria-hidden="true" />
        <p class="prompt-text" role="status" aria-live="polite" title={prompt.text}>
          {prompt.text}
        </p>
        <Cite game={table.game} cite={prompt.cite} />
      </div>
      {commands.seat && !past && (
        <button type="button" class="button undo" disabled={commands.busy} aria-disabled={!table.undo} title={table.undo ? undefined : noUndo} onClick={onUndo}>
          <Icon name="undo" /> <span>{t("undo")}</span> <kbd aria-hidden="true">U</kbd>
        </button>
      )}
      {hints.open && <IconButton icon={hints.thinking ? "hourglass" : "bulb"} label={t(hints.thinking ? "hint-thinking" : "hint-ask")} disabled={hints.thinking || commands.busy} onClick={hints.ask} />}
      <Verbs table={table} buttons={buttons} past={past} commands={commands} room={room} armed={armed} onPick={onPick} onWhy={onWhy} />
    </section>
  );
}
