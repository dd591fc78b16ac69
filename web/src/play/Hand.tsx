import type { SymbolSheet } from "../board/art";
import { ToneMark } from "../parts/ToneMark";
import type { Card, CardGroup } from "../protocol";
import { CardFace } from "./CardFace";

interface Props {
  group: CardGroup;
  letter: string;
  sheet: SymbolSheet | null;
  onCard: (card: Card, event: MouseEvent) => void;
}

/** Cards in reach: large, side by side, in a strip that scrolls by itself. */
export function Hand({ group, letter, sheet, onCard }: Props) {
  return (
    <section class="hand" aria-label={group.title}>
      <h2>
        <ToneMark tone={group.tone} letter={letter} /> {group.title} <span class="count">{group.count}</span>
      </h2>
      <div class="hand-strip">
        {group.cards.map((card) => (
          <CardFace key={card.id} card={card} letter={letter} sheet={sheet} onCard={onCard} />
        ))}
      </div>
    </section>
  );
}
