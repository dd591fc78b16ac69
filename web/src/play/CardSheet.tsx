import { useText } from "../app/context";
import type { SymbolSheet } from "../board/art";
import { Icon } from "../parts/Icon";
import { SheetSymbol } from "../parts/Symbol";
import { ToneMark } from "../parts/ToneMark";
import type { Card } from "../protocol";

interface Props {
  card: Card;
  letter: string;
  sheet: SymbolSheet | null;
  /** Whether its text stands on it whole, and not just what it does in one line. */
  whole: boolean;
  /** What its standing order says, as a message; empty if it has none. */
  order?: string;
}

/** The face of a card, as it is printed: title, kind, picture, what it does in one line, and its foot. */
export function CardSheet({ card, letter, sheet, whole, order = "" }: Props) {
  const t = useText();
  const said = says(card);
  return (
    <span class="card-sheet">
      <span class="card-head">
        {card.value && <span class="card-value">{card.value}</span>}
        <span class="card-title">{card.title}</span>
        {order && (
          <span class="card-order" title={`${t("order-for", { card: card.title })}: ${t(order)}`}>
            <Icon name="bell" />
            <span class="sr-only">
              {t("order")}: {t(order)}
            </span>
          </span>
        )}
        <ToneMark tone={card.tone} letter={letter} />
      </span>
      <CardArt name={card.art} />
      {(card.kind || card.symbols.length > 0) && (
        <span class="card-kind">
          {card.kind && <span>{card.kind}</span>}
          <CardSymbols card={card} sheet={sheet} />
        </span>
      )}
      <span class="card-effect">{said}</span>
      {whole && said !== card.text && <span class="card-text">{card.text}</span>}
      {card.note && (
        <span class="card-foot">
          <span class="card-note">{card.cite ? `${card.note} (${card.cite})` : card.note}</span>
        </span>
      )}
    </span>
  );
}

/** The signs of what a card does, one for each effect. Cards of archived rules may have no names for them. */
export function CardSymbols({ card, sheet }: { card: Card; sheet: SymbolSheet | null }) {
  if (card.symbols.length === 0) return null;
  return (
    <span class="card-symbols">
      {card.symbols.map((name, i) => (
        <SheetSymbol key={`${name} ${i}`} name={name} sheet={sheet} label={card.symbol_names?.[i] ?? ""} />
      ))}
    </span>
  );
}

/** What a card does in one line; of a card that has no such line, its text. */
export function says(card: Card): string {
  return card.effect || card.text;
}

/** The picture of a card: a drawing in the tone of its owner. */
export function CardArt({ name }: { name: string }) {
  if (!name) return null;
  return (
    <svg class="card-art" viewBox="0 0 240 120" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <use href={`#art-${name}`} />
    </svg>
  );
}
