import { ruleName, rulePath } from "../app/routes";
import { named as excerpt } from "../parts/excerpts";
import type { Card, Scene, Span, Token } from "../protocol";

/** What the names in a text lead to. */
export interface SpanLinks {
  game: string;
  /** What to show on the board for a piece, by what events call it. */
  pieces: Map<string, string[]>;
  /** The pieces of a kind that a question may mean, by what events call the kind; a line of the log tells of what has been. */
  kinds?: Map<string, Token[]>;
  /** The cards that lie open, by what events call them. */
  cards: Map<string, Card>;
  toneOf: (seat: string) => string | undefined;
  onCard: (card: Card, event: MouseEvent) => void;
}

interface Props {
  text: string;
  spans: Span[];
  links: SpanLinks;
  /** The id of the name that is kept shown. */
  pinned: string;
  /** Shows places and pieces on the board for as long as a name is pointed at; null: no longer. */
  onShow: (ids: string[] | null) => void;
  onPin: (id: string, ids: string[]) => void;
}

/** A name that can be chosen. It runs on with its line, which the words of a button do not. */
const PRESSED = {
  role: "button",
  tabIndex: 0,
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    (event.currentTarget as HTMLElement).click();
  },
} as const;

/**
 * A text in which names are elements: a place or a piece is shown on the board, an open card is opened, a rule is a link. What a rule or a
 * card says can be read on the spot.
 */
export function SpannedText({ text, spans, links, pinned, onShow, onPin }: Props) {
  return (
    <>
      {partsOf(text, spans).map(({ part, span }, index) => {
        if (!span) return part;
        const { role, id } = span;
        const named = { key: index, class: "span", "data-kind": role, "data-id": id };
        const ids = shownBy(span, links, spans);
        const card = role === "card" ? links.cards.get(id) : undefined;
        if (role === "rule")
          return (
            <a {...named} {...excerpt("rule", links.game, ruleName(id))} href={rulePath(links.game, id)} target="vezerkar-rules">
              {part}
            </a>
          );
        if (role === "card")
          return (
            <a {...named} {...PRESSED} {...excerpt("card", links.game, id)} aria-haspopup={card ? "menu" : undefined} onClick={card ? (event) => links.onCard(card, event) : undefined}>
              {part}
            </a>
          );
        if (!ids)
          return (
            <span {...named} data-tone={role === "seat" ? links.toneOf(id) : undefined}>
              {part}
            </span>
          );
        return (
          <a
            {...named}
            {...PRESSED}
            aria-pressed={pinned === id}
            onPointerEnter={() => onShow(ids)}
            onPointerLeave={() => onShow(null)}
            onFocus={() => onShow(ids)}
            onBlur={() => onShow(null)}
            onClick={(event) => {
              event.stopPropagation();
              onPin(id, ids);
            }}
          >
            {part}
          </a>
        );
      })}
    </>
  );
}

/** What the names in a text can lead to while this Scene is shown. */
export function thingsOf(scene: Scene): Pick<SpanLinks, "pieces" | "cards"> {
  const pieces = new Map(scene.tokens.map((token) => [token.event_id || token.id, token.place ? [token.place, token.id] : [token.id]]));
  // Of several copies the first counts: one's own cards come first.
  const open = scene.cards.flatMap((group) => group.cards).filter((card) => card.face === "up").reverse();
  return { pieces, cards: new Map(open.map((card) => [card.event_id || card.id, card])) };
}

/** Whether a name can be chosen, by mouse or by key. */
export function isLink(span: Span, links: SpanLinks): boolean {
  return span.role === "rule" || span.role === "card" || shownBy(span, links) !== null;
}

/** What the board shows for a name; null: nothing. */
function shownBy({ role, id }: Span, links: SpanLinks, beside: Span[] = []): string[] | null {
  if (role === "space") return [id];
  return (role === "piece" && (links.pieces.get(id) ?? shownByKind(links.kinds?.get(id) ?? [], beside))) || null;
}

/** What the board shows for the name of a kind: the pieces in hand, else those in the places that the text names as well. */
function shownByKind(pieces: Token[], beside: Span[]): string[] | null {
  const places = new Set(beside.filter(({ role }) => role === "space").map(({ id }) => id));
  const held = pieces.filter((piece) => piece.held);
  const meant = held.length > 0 ? held : pieces.filter(({ place }) => places.has(place));
  return meant.length > 0 ? [...new Set(meant.map(({ place }) => place)), ...meant.map(({ id }) => id)] : null;
}

/** The pieces of each kind, by what events call it. */
export function kindsOf({ tokens }: Scene): Map<string, Token[]> {
  const kinds = new Map<string, Token[]>();
  for (const token of tokens) if (token.event_kind) kinds.set(token.event_kind, [...(kinds.get(token.event_kind) ?? []), token]);
  return kinds;
}

/** A text cut at the ends of its spans. These count characters, of which some are two units of a string. */
export function partsOf(text: string, spans: Span[]): { part: string; span: Span | null }[] {
  const characters = [...text];
  const parts: { part: string; span: Span | null }[] = [];
  let at = 0;
  for (const span of spans) {
    if (span.start > at) parts.push({ part: characters.slice(at, span.start).join(""), span: null });
    parts.push({ part: characters.slice(span.start, span.end).join(""), span });
    at = span.end;
  }
  if (at < characters.length) parts.push({ part: characters.slice(at).join(""), span: null });
  return parts;
}
