import { useText } from "../app/context";
import type { PuzzlePage, PuzzleVerdict } from "../protocol";

interface Props {
  page: PuzzlePage;
  chosen: readonly string[];
  verdict: PuzzleVerdict | null;
  onToggle: (id: string) => void;
}

/** Names no longer than this stand several in a row. */
const SHORT = 9;

/** All that can be answered, as a list: for the keyboard, for a phone, and for those who do not see the board. */
export function OptionList({ page, chosen, verdict, onToggle }: Props) {
  const t = useText();
  const short = page.options.every(({ name }) => name.length <= SHORT);
  return (
    <fieldset class={short ? "puzzle-options is-short" : "puzzle-options"}>
      <legend>{t(page.several ? "puzzle-mark-all" : "puzzle-mark-one")}</legend>
      {page.options.map(({ id, name }) => {
        const right = verdict?.answer.includes(id) ?? false;
        const wrong = verdict !== null && !right && chosen.includes(id);
        return (
          <label key={id} class={right ? "is-right" : wrong ? "is-wrong" : ""}>
            <input
              type={page.several ? "checkbox" : "radio"}
              name={`puzzle-${page.id}`}
              checked={chosen.includes(id)}
              disabled={verdict !== null}
              onChange={() => onToggle(id)}
            />
            <span>{name}</span>
            {right && <b aria-label={t("puzzle-is-right")}>✓</b>}
            {wrong && <b aria-label={t("puzzle-is-wrong")}>✗</b>}
          </label>
        );
      })}
    </fieldset>
  );
}
