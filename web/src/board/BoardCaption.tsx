import type { Token } from "../protocol";

interface Props {
  place: string | null;
  name: string;
  badge: string;
  tokens: Token[];
  note: string;
}

/** What lies under the pointer or the focus, in words; else what the overlay that is on says. */
export function BoardCaption({ place, name, badge, tokens, note }: Props) {
  if (!place) return note ? <div class="board-caption">{note}</div> : null;
  const here = tokens.filter((token) => token.place === place).map((token) => token.title);
  return (
    <div class="board-caption" aria-hidden="true">
      <strong>{name}</strong>
      {badge && <span>{badge}</span>}
      {here.map((title, index) => (
        <span key={index}>{title}</span>
      ))}
    </div>
  );
}
