import { useText } from "../app/context";
import { Cite } from "../parts/Cite";
import { Icon } from "../parts/Icon";
import type { MatchPage } from "../protocol";
import { allChoices } from "./choices";
import { ChoiceButton } from "./ChoiceButton";
import type { Commands } from "./useCommands";

interface Props {
  table: MatchPage;
  past: boolean;
  commands: Commands;
  onAct: (action: string) => void;
  onWhy: (why: string, cite: string) => void;
}

/** What is asked of the viewer, or whom the table waits for, and the choices that have no place on the board. */
export function PromptBar({ table, past, commands, onAct, onWhy }: Props) {
  const t = useText();
  const { prompt, buttons } = table.scene;
  const { held_answer: answer, pass_turn } = table.settings;
  const reacting = !past && (table.decision?.window ?? false);
  return (
    <section id="prompt" class={prompt.mine ? "prompt is-mine" : "prompt"} aria-label={t("prompt")} tabIndex={-1}>
      <div class="prompt-line">
        <p class="prompt-text" role="status" aria-live="polite">
          <Icon name={table.over ? "flag" : prompt.mine ? "next" : "hourglass"} />
          <span>
            {prompt.text} <Cite game={table.game} cite={prompt.cite} />
          </span>
        </p>
        {table.undo && !past && (
          <button type="button" class="button quiet undo" disabled={commands.busy} onClick={commands.undo}>
            <Icon name="undo" /> {t("undo")}
          </button>
        )}
      </div>
      {answer !== null && (
        <p class="answer-held" role="status">
          {t("answer-held", { answer: allChoices(table.scene).find((choice) => choice.action === answer)?.label ?? answer })}
        </p>
      )}
      <div class="buttons">
        {buttons.map((button, index) => (
          <ChoiceButton
            key={button.action + button.label}
            button={button}
            digit={index < 9 ? index + 1 : null}
            game={table.game}
            busy={commands.busy}
            onAct={onAct}
            onWhy={onWhy}
          />
        ))}
        {reacting && table.turn !== null && (
          <button type="button" class="button quiet" aria-pressed={pass_turn} onClick={() => commands.settings({ pass_turn: !pass_turn })}>
            {t("pass-turn")}
          </button>
        )}
      </div>
    </section>
  );
}
