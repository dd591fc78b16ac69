import { useContext } from "preact/hooks";
import type { SymbolSheet } from "../board/art";
import { Cite } from "../parts/Cite";
import { ToneMark } from "../parts/ToneMark";
import type { Card } from "../protocol";
import { CardSheet, CardSymbols, says } from "./CardSheet";
import { isAsked } from "./choices";
import { Marks } from "./picks";

interface FaceProps {
  card: Card;
  letter: string;
  sheet: SymbolSheet | null;
  /** Whether the Tab key stops here though there is nothing to choose. */
  stop?: boolean;
  /** Whether its text stands on it whole, and not just what it does in one line. */
  whole?: boolean;
  /** What its standing order says, as a message; empty if it has none. */
  order?: string;
  onCard: (card: Card, event: MouseEvent) => void;
}

/** A card as it lies on the table; a click opens its text and its choices. */
export function CardFace({ card, letter, sheet, stop = true, whole = false, order = "", onCard }: FaceProps) {
  const marked = useContext(Marks).has(`card ${card.id}`);
  if (card.face === "down")
    return (
      <div class="playing-card is-down" data-tone={card.tone} role="img" aria-label={card.title}>
        <span class="card-sheet" />
      </div>
    );
  return (
    <button
      type="button"
      class={["playing-card", isAsked(card.choices) && "is-open", marked && "is-marked"].filter(Boolean).join(" ")}
      data-tone={card.tone}
      aria-haspopup="menu"
      aria-pressed={marked || undefined}
      data-drag={isAsked(card.choices) ? `card ${card.id}` : undefined}
      tabIndex={stop || isAsked(card.choices) ? 0 : -1}
      onClick={(event) => onCard(card, event)}
      onContextMenu={(event) => {
        if (event.defaultPrevented || "pointerType" in event && event.pointerType === "touch") return;
        event.preventDefault();
        onCard(card, event);
      }}
    >
      <CardSheet card={card} letter={letter} sheet={sheet} whole={whole} order={order} />
      {!whole && says(card) !== card.text && <span class="card-full">{card.text}</span>}
    </button>
  );
}

/** The whole text of a card above the menu of its choices, where a small card has no room for it. */
export function CardMenuText({ card, game, letter, sheet }: { card: Card; game: string; letter: string; sheet: SymbolSheet | null }) {
  return (
    <div class="card-about" data-tone={card.tone}>
      <p class="card-kind">
        <ToneMark tone={card.tone} letter={letter} />
        {card.value && <span class="card-value">{card.value}</span>} {card.kind}
      </p>
      {card.text && <p>{card.text}</p>}
      {card.note && (
        <p class="card-note">
          {card.note} <Cite game={game} cite={card.cite} />
        </p>
      )}
      {card.symbols.length > 0 && (
        <p>
          <CardSymbols card={card} sheet={sheet} />
        </p>
      )}
    </div>
  );
}
