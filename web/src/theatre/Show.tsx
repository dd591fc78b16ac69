import { useText } from "../app/context";
import type { SymbolSheet } from "../board/art";
import { Icon } from "../parts/Icon";
import { ToneMark } from "../parts/ToneMark";
import { CardSheet } from "../play/CardSheet";
import { DieFace } from "../play/DiceTray";
import type { Theatre } from "./useTheatre";

interface Props {
  theatre: Theatre;
  toneOf: (seat: string) => string;
  letterOf: (tone: string) => string;
  sheet: SymbolSheet | null;
}

/** What has just happened, large over the board for a moment. The live region says it in words. */
export function Show({ theatre, toneOf, letterOf, sheet }: Props) {
  const t = useText();
  const { cue, cards, skip } = theatre;
  if (!cue) return null;
  const tone = toneOf(cue.line.seat);
  return (
    <div key={cue.key} class="show" data-testid="show" data-tone={tone} aria-hidden="true">
      <p class="show-text">
        <ToneMark tone={tone} letter={letterOf(tone)} />
        <span>{cue.line.text}</span>
        <button type="button" class="icon-button" title={`${t("show-skip")} (${t("key-space")})`} tabIndex={-1} onClick={skip}>
          <Icon name="cross" />
        </button>
      </p>
      {cue.line.dice.length > 0 && (
        <div class="show-dice">
          {cue.line.dice.map((face, n) => (
            <DieFace key={n} value={face} delay={n} />
          ))}
        </div>
      )}
      {cards.length > 0 && (
        <div class="show-cards">
          {cards.map((card) => (
            <div key={card.id} class="printed-card" data-tone={card.tone}>
              <CardSheet card={card} letter={letterOf(card.tone)} sheet={sheet} whole />
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
