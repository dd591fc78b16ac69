import { useEffect, useMemo, useState } from "preact/hooks";
import { useText } from "../app/context";
import type { Hints } from "../hints/useHints";
import { Cite } from "../parts/Cite";
import { Icon } from "../parts/Icon";
import { IconButton } from "../parts/IconButton";
import type { Button, Card, MatchPage } from "../protocol";
import { kindsOf, SpannedText, thingsOf, type SpanLinks } from "./SpannedText";
import type { Commands } from "./useCommands";
import { Verbs } from "./Verbs";
import type { Room } from "./verbs";

interface Props {
  table: MatchPage;
  /** What can be pressed; those of the Scene, or with what is marked. */
  buttons: Button[];
  past: boolean;
  commands: Commands;
  room: Room;
  /** The action that has been pressed once, and is sent by a second press. */
  armed: string;
  hints: Hints;
  /** Why nothing can be taken back now. */
  noUndo: string;
  onUndo: () => void;
  onPick: (button: Button) => void;
  onWhy: (why: string, cite: string) => void;
  /** Shows on the board what is named. */
  onHot: (ids: string[]) => void;
  onCard: (card: Card, event: MouseEvent) => void;
}

/** A name of a question that is kept shown on the board: none. */
const NOTHING = { text: "", id: "", ids: [] as string[] };

/** What is asked of the viewer, or whom the table waits for, in one line; and the choices that have no place on the board. */
export function Prompt({ table, buttons, past, commands, room, armed, hints, noUndo, onUndo, onPick, onWhy, onHot, onCard }: Props) {
  const t = useText();
  const { prompt } = table.scene;
  const links = useMemo<SpanLinks>(
    () => ({ game: table.game, ...thingsOf(table.scene), kinds: kindsOf(table.scene), toneOf: (seat) => table.seats.find(({ id }) => id === seat)?.tone, onCard }),
    [table.game, table.scene, table.seats, onCard],
  );
  const [pinned, setPinned] = useState(NOTHING);
  // A name that is kept shown is one of this question.
  const kept = pinned.text === prompt.text ? pinned : null;
  // It goes out on the board with the question, or nobody could put it out.
  useEffect(() => {
    if (prompt.text !== pinned.text && pinned.id) {
      setPinned(NOTHING);
      onHot([]);
    }
  }, [prompt.text, pinned, onHot]);
  const pin = (id: string, ids: string[]) => {
    const next = kept?.id === id ? NOTHING : { text: prompt.text, id, ids };
    setPinned(next);
    onHot(next.ids);
  };
  return (
    <section id="prompt" class={prompt.mine ? "prompt is-mine" : "prompt"} aria-label={t("prompt")} aria-busy={commands.busy} tabIndex={-1}>
      <div class="ask">
        <i class="lamp" aria-hidden="true" />
        <p class="prompt-text" role="status" aria-live="polite" title={prompt.text}>
          <SpannedText text={prompt.text} spans={table.prompt_spans} links={links} pinned={kept?.id ?? ""} onShow={(ids) => onHot(ids ?? kept?.ids ?? [])} onPin={pin} />
        </p>
        <Cite game={table.game} cite={prompt.cite} />
      </div>
      {commands.seat && !past && (
        <button type="button" class="button undo" aria-label={t("undo")} disabled={commands.busy} aria-disabled={!table.undo} title={table.undo ? undefined : noUndo} onClick={onUndo}>
          <Icon name="undo" /> <span>{t("undo")}</span> <kbd aria-hidden="true">U</kbd>
        </button>
      )}
      {hints.open && <IconButton icon={hints.thinking ? "hourglass" : "bulb"} label={t(hints.thinking ? "hint-thinking" : "hint-ask")} disabled={hints.thinking || commands.busy} onClick={hints.ask} />}
      <Verbs table={table} buttons={buttons} past={past} commands={commands} room={room} armed={armed} onPick={onPick} onWhy={onWhy} />
    </section>
  );
}
