import { useText } from "../app/context";
import type { Translate } from "../app/texts";
import { Cite } from "../parts/Cite";
import { Icon } from "../parts/Icon";
import { IconButton } from "../parts/IconButton";
import type { HintInfo } from "../protocol";
import { Reasons } from "./Reasons";
import type { Hints, Option } from "./useHints";

interface Props {
  hints: Hints;
  game: string;
  /** The action that has been pressed once, and is sent by a second press. */
  armed: string;
  onTake: (option: Option) => void;
}

/** What the table says to somebody who is stuck: where to look, then what looks best, then why. */
export function HintSlip({ hints, game, armed, onTake }: Props) {
  const t = useText();
  const { hint, options, thinking } = hints;
  if (!hint) return null;
  const best = options[0];
  return (
    <section class="slip hint-slip" aria-label={t("hint")} data-testid="hint">
      <header>
        <Icon name="bulb" />
        <strong>{titleOf(hint, options, t)}</strong>
        <IconButton icon="cross" label={t("close")} onClick={hints.drop} />
      </header>
      <div role="status">
        {hint.step === 1 ? (
          <p>
            {hint.text || t("hint-rule-matters")} <Cite game={game} cite={hint.cite} />
          </p>
        ) : (
          <Named hint={hint} options={options} />
        )}
      </div>
      <div class="row">
        {hint.step < 3 ? (
          <button type="button" class="button primary" disabled={thinking} onClick={hints.ask}>
            {nextStep(hint, t)} <kbd aria-hidden="true">Q</kbd>
          </button>
        ) : (
          best && (
            <button type="button" class={armed === best.action ? "button primary is-armed" : "button primary"} onClick={() => onTake(best)}>
              {t("hint-take", { action: best.label })}
            </button>
          )
        )}
        {hint.step === 1 && <small>{t("hint-told")}</small>}
      </div>
    </section>
  );
}

/** What the next step tells: a rule of thumb has no reasons to give. */
function nextStep({ step, judged }: HintInfo, t: Translate): string {
  if (step === 1) return t("hint-name");
  return judged === "search" ? t("hint-show") : t("hint-show-only");
}

function titleOf({ step }: HintInfo, options: Option[], t: Translate): string {
  if (step === 1) return t("hint-look");
  return options.length > 1 && options.every(({ equal }) => equal) ? t("hint-equal") : t("hint-best");
}

function Named({ hint, options }: { hint: HintInfo; options: Option[] }) {
  const t = useText();
  const first = hint.options[0];
  const other = hint.options[hint.against];
  const labelOf = (action = "") => options.find((option) => option.action === action)?.label ?? action;
  return (
    <>
      <ol>
        {options.map((option, at) => (
          <li key={option.action}>
            {option.label} {at > 0 && option.equal && <small>{t("hint-as-good")}</small>}
          </li>
        ))}
      </ol>
      {hint.against > 0 && <Reasons reasons={hint.reasons} action={labelOf(first?.action)} other={labelOf(other?.action)} />}
      <p class="hint-judged">{hint.judged === "search" ? t("hint-by-search") : t("hint-by-rule")}</p>
    </>
  );
}
