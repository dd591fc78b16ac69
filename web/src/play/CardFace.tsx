import type { SymbolSheet } from "../board/art";
import { SheetSymbol } from "../parts/Symbol";
import { ToneMark } from "../parts/ToneMark";
import type { Card } from "../protocol";
import { isAsked } from "./choices";

interface FaceProps {
  card: Card;
  letter: string;
  sheet: SymbolSheet | null;
  onCard: (card: Card, event: MouseEvent) => void;
}

/** A card as it lies on the table; a click opens its text and its choices. */
export function CardFace({ card, letter, sheet, onCard }: FaceProps) {
  if (card.face === "down") return <div class="playing-card is-down" data-tone={card.tone} role="img" aria-label={card.title} />;
  return (
    <button
      type="button"
      class={isAsked(card.choices) ? "playing-card is-open" : "playing-card"}
      data-tone={card.tone}
      aria-haspopup="menu"
      onClick={(event) => onCard(card, event)}
    >
      <span class="card-head">
        {card.value && <span class="card-value">{card.value}</span>}
        <span class="card-title">{card.title}</span>
        <ToneMark tone={card.tone} letter={letter} />
      </span>
      {card.kind && <span class="card-kind">{card.kind}</span>}
      <span class="card-text">{card.text}</span>
      {(card.note || card.symbols.length > 0) && (
        <span class="card-foot">
          <span class="card-note">{card.note}</span>
          {card.symbols.map((name) => (
            <SheetSymbol key={name} name={name} sheet={sheet} />
          ))}
        </span>
      )}
    </button>
  );
}

/** The whole text of a card above the menu of its choices, where a small card has no room for it. */
export function CardMenuText({ card, letter, sheet }: { card: Card; letter: string; sheet: SymbolSheet | null }) {
  return (
    <div class="card-about" data-tone={card.tone}>
      <p class="card-kind">
        <ToneMark tone={card.tone} letter={letter} />
        {card.value && <span class="card-value">{card.value}</span>} {card.kind}
      </p>
      {card.text && <p>{card.text}</p>}
      {card.note && <p class="card-note">{card.note}</p>}
      {card.symbols.length > 0 && (
        <p>
          {card.symbols.map((name) => (
            <SheetSymbol key={name} name={name} sheet={sheet} />
          ))}
        </p>
      )}
    </div>
  );
}
