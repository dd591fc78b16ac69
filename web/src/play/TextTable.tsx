import { useText } from "../app/context";
import { Cite } from "../parts/Cite";
import type { Choice, MatchPage } from "../protocol";
import { StageWords } from "../stage/StageWords";
import { allChoices } from "./choices";
import { SpotForm } from "./SpotForm";

/** The same table in words: what there is, then everything that can be chosen as plain buttons. */
export function TextTable({ table, onPick }: { table: MatchPage; onPick: (choice: Choice) => void }) {
  const t = useText();
  const choices = allChoices(table.scene);
  const unprompted = choices.filter((choice) => choice.unprompted);
  const asked = choices.filter((choice) => !choice.unprompted);
  const list = (choices: Choice[]) => (
    <ul>
      {choices.map((choice) => (
        <li key={choice.action}>
          <button type="button" class="button" onClick={() => onPick(choice)}>
            {choice.label}
            {choice.stake && <small class="stake">{choice.stake}</small>}
          </button>
          <Cite game={table.game} cite={choice.cite} />
        </li>
      ))}
    </ul>
  );
  return (
    <div class="text-table">
      {table.scene.stage && <StageWords stage={table.scene.stage} />}
      <section aria-label={t("position")}>
        <h2>{t("position")}</h2>
        {table.text_view.map((line, index) => (line ? <p key={index}>{line}</p> : <hr key={index} />))}
      </section>
      <section aria-label={t("choices")}>
        <h2>{t("choices")}</h2>
        {asked.length === 0 && table.scene.prompt.spots.length === 0 && <p>{t("no-choices")}</p>}
        {list(asked)}
        {table.scene.ground && table.scene.prompt.spots.length > 0 && (
          <SpotForm ground={table.scene.ground} spots={table.scene.prompt.spots} game={table.game} onPick={onPick} />
        )}
      </section>
      {unprompted.length > 0 && (
        <section aria-label={t("unprompted")}>
          <h2>{t("unprompted")}</h2>
          {list(unprompted)}
        </section>
      )}
      {table.scene.overlays.length > 0 && (
        <section aria-label={t("overlay")}>
          <h2>{t("overlay")}</h2>
          {table.scene.overlays.map((overlay) => (
            <p key={overlay.id}>
              {overlay.title}. {overlay.note}
            </p>
          ))}
        </section>
      )}
    </div>
  );
}
