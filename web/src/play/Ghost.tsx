import type { Ref } from "preact";
import type { Scene } from "../protocol";
import type { Thing } from "./taking";

/** What is dragged, under the pointer. */
export function Ghost({ thing, scene, anchor }: { thing: Thing | null; scene: Scene; anchor: Ref<HTMLDivElement> }) {
  if (!thing) return null;
  const token = scene.tokens.find(({ id }) => `token ${id}` === thing.id);
  const card = scene.cards.flatMap((group) => group.cards).find(({ id }) => `card ${id}` === thing.id);
  return (
    <div ref={anchor} class={card ? "drag-ghost is-card" : "drag-ghost"} data-tone={(token ?? card)?.tone} aria-hidden="true">
      {token && (
        <svg viewBox="0 0 64 64">
          <use href={`#${token.symbol}`} width="64" height="64" />
        </svg>
      )}
      {card && <strong>{card.title}</strong>}
    </div>
  );
}
