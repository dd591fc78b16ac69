import { useEffect, useRef, useState } from "preact/hooks";
import { useText } from "../app/context";
import type { SymbolSheet } from "../board/art";
import { ToneMark } from "../parts/ToneMark";
import type { Card, CardGroup } from "../protocol";
import { isAsked } from "./choices";
import { CardFace } from "./CardFace";
import { useShortcuts } from "./useShortcuts";

interface Props {
  groups: CardGroup[];
  letterOf: (tone: string) => string;
  sheet: SymbolSheet | null;
  /** What the standing order of a card says, as a message. */
  orderOf: (card: Card) => string;
  onCard: (card: Card, event: MouseEvent) => void;
  /** The ids of the cards that are advised. */
  advised: string[] | undefined;
}

/** A finger that lies on a card so long wants to read it. */
const LONG_MS = 400;

/** Cards in reach: a fan at the lower edge. Hover, focus or a long press raise a card, so that it can be read. */
export function Hand({ groups, letterOf, sheet, orderOf, onCard, advised }: Props) {
  const t = useText();
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const [raised, setRaised] = useState("");
  const swallow = useRef(false);

  useEffect(() => {
    if (!raised) return;
    const lower = () => setRaised("");
    addEventListener("pointerdown", lower);
    return () => removeEventListener("pointerdown", lower);
  }, [raised]);

  const press = (id: string) => (event: PointerEvent) => {
    swallow.current = false;
    if (event.pointerType !== "touch") return;
    timer.current = setTimeout(() => {
      swallow.current = true;
      setRaised(id);
    }, LONG_MS);
  };
  useShortcuts((key) => {
    const slot = key === "i" && document.querySelector<HTMLElement>(".fan-slot:hover, .fan-slot:focus-within");
    if (slot) setRaised(slot.dataset["card"]!);
    return Boolean(slot);
  });
  const release = () => clearTimeout(timer.current);
  const click = (card: Card, event: MouseEvent) => {
    // The finger that read a card chooses nothing when it is lifted.
    if (!swallow.current) onCard(card, event);
    swallow.current = false;
  };
  const walk = (event: KeyboardEvent) => {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    const cards = [...(event.currentTarget as Element).querySelectorAll<HTMLElement>("button.playing-card")];
    const next = step && cards[cards.indexOf(document.activeElement as HTMLElement) + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  // Where no card can be chosen the hand is one stop, so that it can be read, and scrolled on a phone.
  const cards = groups.flatMap((group) => group.cards);
  const first = cards.some((card) => isAsked(card.choices)) ? "" : cards[0]?.id;
  return (
    <div class="hand" data-testid="hand" role="group" aria-label={t("hand")} onKeyDown={walk}>
      {groups.map((group) => (
        <section key={group.id} class="fan" aria-label={group.title} data-tone={group.tone}>
          <h2>
            <ToneMark tone={group.tone} letter={letterOf(group.tone)} /> {group.title} <span class="count">{group.count}</span>
          </h2>
          <div class="fan-cards">
            {group.cards.map((card, index) => (
              <div
                key={card.id}
                class={["fan-slot", card.id === raised && "is-raised", advised?.includes(card.id) && "is-advised", tilt(index, group.cards.length) > 0 && "is-right"].filter(Boolean).join(" ")}
                data-card={card.id}
                style={{ "--tilt": tilt(index, group.cards.length) }}
                onPointerDown={press(card.id)}
                onPointerUp={release}
                onPointerCancel={release}
                onPointerLeave={release}
                onContextMenu={(event) => swallow.current && event.preventDefault()}
              >
                <CardFace card={card} letter={letterOf(card.tone)} sheet={sheet} stop={first === card.id} whole={card.id === raised} order={orderOf(card)} onCard={click} />
              </div>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

/** From -1 at the left end of a fan to 1 at its right end. */
function tilt(index: number, count: number): number {
  return count > 1 ? (2 * index) / (count - 1) - 1 : 0;
}
