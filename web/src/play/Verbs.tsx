import { useContext, useEffect, useRef, useState } from "preact/hooks";
import { useText } from "../app/context";
import { Icon } from "../parts/Icon";
import type { Button, MatchPage } from "../protocol";
import { isAskedOnTable } from "./choices";
import { ChoiceButton } from "./ChoiceButton";
import { Fold } from "./Fold";
import type { Commands } from "./useCommands";
import { walkAlong } from "./kinds";
import { useShortcuts } from "./useShortcuts";
import { Imagined } from "../whatif/imagined";
import { arranged, type Room } from "./verbs";

interface Props {
  table: MatchPage;
  buttons: Button[];
  past: boolean;
  commands: Commands;
  room: Room;
  /** The action that has been pressed once, and is sent by a second press. */
  armed: string;
  onPick: (button: Button) => void;
  onWhy: (why: string, cite: string) => void;
}

/** The buttons of the bar. What has no room in it unfolds below, by itself if there is nothing else to choose from. */
export function Verbs({ table, buttons, past, commands, room, armed, onPick, onWhy }: Props) {
  const t = useText();
  const { prompt } = table.scene;
  const { go, near, more } = arranged(buttons, room);
  const imagined = useContext(Imagined);
  const windows = !past && !imagined && (table.decision?.window ?? false) && table.turn !== null;
  const folded = more.length + Number(windows);
  const onlyHere = prompt.mine && more.some((button) => button.enabled) && !isAskedOnTable(table.scene);
  const [open, setOpen] = useState(onlyHere);
  const ref = useRef<HTMLDivElement>(null);
  const wished = useRef(false);
  useEffect(() => setOpen(onlyHere), [onlyHere, prompt.text, table.seat]);
  useShortcuts((key) => {
    if (key !== "." || past || folded === 0) return false;
    wished.current = !open;
    setOpen(!open);
    return true;
  });
  useEffect(() => {
    // Whoever unfolds the list by key goes on in it.
    if (open && wished.current) ref.current!.querySelector<HTMLElement>(".fold-body button")?.focus();
    wished.current = false;
  }, [open]);
  const walk = (event: KeyboardEvent) => {
    const shown = [...ref.current!.querySelectorAll<HTMLElement>("button")].filter((button) => !button.closest("[hidden]"));
    walkAlong(event, shown);
  };
  const { pass_turn } = table.settings;
  const verb = (button: Button, key: string) => (
    <ChoiceButton key={button.role === "done" ? "done" : button.action + button.label} button={button} shortcut={key} go={button === go} game={table.game} busy={commands.busy} armed={armed === button.action} onPick={onPick} onWhy={onWhy} />
  );
  return (
    <div ref={ref} class="buttons" onKeyDown={walk}>
      {folded > 0 && (
        <Fold
          class="more"
          face={
            <>
              {t("more")} <Icon name="down" />
            </>
          }
          open={open}
          onOpen={setOpen}
        >
          {more.map((button) => verb(button, keyOf(button)))}
          {windows && (
            <button type="button" class="button quiet" aria-pressed={pass_turn} onClick={() => commands.settings({ pass_turn: !pass_turn })}>
              {t("pass-turn")}
            </button>
          )}
        </Fold>
      )}
      {[...near].reverse().map((button) => verb(button, keyOf(button)))}
      {go && verb(go, "Enter")}
    </div>
  );
}

/** The key a button has in every game. */
function keyOf(button: Button): string {
  return { pass: "P", back: "Esc" }[button.role] ?? "";
}
