import { useState } from "preact/hooks";
import { useText } from "../app/context";
import type { SymbolSheet } from "../board/art";
import { Icon } from "../parts/Icon";
import { Modal } from "../parts/Modal";
import { ToneMark } from "../parts/ToneMark";
import type { Card, CardGroup } from "../protocol";
import { CardFace } from "./CardFace";

interface Props {
  groups: CardGroup[];
  sheet: SymbolSheet | null;
  letterOf: (tone: string) => string;
  /** What the standing order of a card says, as a message. */
  orderOf: (card: Card) => string;
  onCard: (card: Card, event: MouseEvent) => void;
}

/** Cards on the table: rows lie open, piles open on demand. */
export function CardGroups({ groups, sheet, letterOf, orderOf, onCard }: Props) {
  const t = useText();
  const [opened, setOpened] = useState<string | null>(null);
  const rows = groups.filter((group) => group.style === "row");
  const piles = groups.filter((group) => group.style === "pile");
  const open = piles.find((group) => group.id === opened);
  const faces = (group: CardGroup, whole: boolean, pick: Props["onCard"]) =>
    group.cards.map((card) => <CardFace key={card.id} card={card} letter={letterOf(card.tone)} sheet={sheet} whole={whole} order={orderOf(card)} onCard={pick} />);
  /** A pile shows its cards whole; only a choice leads on, and back to the table. */
  const fromPile = (card: Card, event: MouseEvent) => {
    if (card.choices.length === 0) return;
    setOpened(null);
    onCard(card, event);
  };
  return (
    <>
      {rows.map((group) => (
        <section key={group.id} class="card-row" aria-label={group.title}>
          <h3>
            <ToneMark tone={group.tone} letter={letterOf(group.tone)} /> {group.title} <span class="count">{group.count}</span>
          </h3>
          {group.cards.length > 0 && <div class="row-strip">{faces(group, false, onCard)}</div>}
        </section>
      ))}
      {piles.length > 0 && (
        <ul class="piles" aria-label={t("piles")}>
          {piles.map((group) => (
            <li key={group.id}>
              <button type="button" class="pile" disabled={group.cards.length === 0} onClick={() => setOpened(group.id)}>
                <ToneMark tone={group.tone} letter={letterOf(group.tone)} />
                <span>{group.title}</span>
                <span class="count">{group.count}</span>
                {group.cards.length > 0 && <Icon name="next" />}
              </button>
            </li>
          ))}
        </ul>
      )}
      {open && (
        <Modal title={open.title} onClose={() => setOpened(null)}>
          <div class="pile-cards">{faces(open, true, fromPile)}</div>
        </Modal>
      )}
    </>
  );
}
