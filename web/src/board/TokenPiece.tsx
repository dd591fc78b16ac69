import { useContext, useState } from "preact/hooks";
import { isAsked, spoken } from "../play/choices";
import { Marks } from "../play/picks";
import type { Token } from "../protocol";
import type { SymbolSheet } from "./art";
import type { Spot } from "./layout";

interface Props {
  token: Token;
  spot: Spot;
  hot: boolean;
  /** Whether a stack is spread over it. */
  covered: boolean;
  /** Whether it comes to a board that is open already; asked once. */
  comes: boolean;
  sheet: SymbolSheet;
  letter: string;
  grab: boolean;
  onToken: (token: Token, event: MouseEvent | KeyboardEvent) => void;
  /** Shows what can be done with the place under a piece; false if that is nothing. */
  onVerbs: (place: string, event: MouseEvent) => boolean;
  onHover: (token: Token | null) => void;
}

/** Drawn in units of a symbol of 64, then scaled to its spot. */
const UNIT = 64;

/** Pieces at points can be so small that they are hard to hit and their chips hard to read: both then grow, but not for ever. */
const hitSize = (side: number) => `max(${UNIT / 2}px, calc(14px / var(--k, 1) / ${side / UNIT}))`;
/** They are drawn no smaller than can be told apart on a phone, until one has zoomed in; what has grown so far takes its chips along. */
const LEAST_PX = 22;
const growth = (side: number) => `clamp(1, calc(${LEAST_PX} / var(--k, 1) / ${side}), 1.8)`;
const chipSize = (side: number) => `scale(max(1, calc(clamp(1, calc(0.75 / var(--k, 1) / ${side / UNIT}), 1.5) / ${growth(side)})))`;

export function TokenPiece({ token, spot, hot, covered, comes, sheet, letter, grab, onToken, onVerbs, onHover }: Props) {
  const [came] = useState(comes);
  const open = token.choices.length > 0;
  const asked = isAsked(token.choices);
  // A piece in hand on an open table is aimed instead.
  const drag = asked || (token.held && !token.at);
  const marked = useContext(Marks).has(`token ${token.id}`);
  const room = sheet.symbols.get(token.symbol)?.label;
  const chips = token.at ? chipSize(spot.side) : "";
  const classes = ["token", asked ? "is-open" : open && "has-unprompted", token.faded && "is-faded", token.held && "is-held", hot && "is-hot", covered && "is-covered", came && "has-come", marked && "is-marked"];
  const button = open && { role: "button" as const, "aria-label": `${token.title}: ${spoken(token.choices)}` };
  // Asides are no stops: whoever goes by key is led to what is asked.
  const target = asked && { tabindex: -1, "data-x": spot.x, "data-y": spot.y, "data-target": "" };
  return (
    <g
      class={classes.filter(Boolean).join(" ")}
      data-tone={token.tone}
      data-grab={grab || drag ? "" : undefined}
      data-drag={drag ? `token ${token.id}` : undefined}
      data-token={token.id}
      data-at={token.place}
      style={{ transform: `translate(${spot.x}px, ${spot.y}px) scale(${spot.side / UNIT})` }}
      {...button}
      {...target}
      aria-pressed={marked || undefined}
      onClick={(event) => onToken(token, event)}
      onContextMenu={(event) => {
        if (!open && !onVerbs(token.place, event)) return;
        event.preventDefault();
        event.stopPropagation();
        if (open) onToken(token, event);
      }}
      onKeyDown={(event) => {
        if (asked && (event.key === "Enter" || event.key === " ")) {
          event.preventDefault();
          event.stopPropagation();
          onToken(token, event);
        }
      }}
      onPointerEnter={() => onHover(token)}
      onPointerLeave={() => onHover(null)}
      onFocus={() => onHover(token)}
      onBlur={() => onHover(null)}
    >
      {token.at && (open || grab) && <circle class="token-hit" style={{ r: hitSize(spot.side) }} />}
      <g style={token.at ? { transform: `scale(${growth(spot.side)})` } : undefined}>
        {token.held && <circle class="token-held" r={UNIT * 0.66} />}
        {open && <circle class={asked ? "token-ring" : "token-ring is-unprompted"} r={UNIT * 0.64} />}
        {token.turn !== null && <path class="token-turn" d="M-19-31A36 36 0 0 1 19-31L0-58Z" transform={`rotate(${token.turn})`} />}
        {token.face === "down" ? (
          <g class="token-back">
            <rect x={-26} y={-26} width={52} height={52} rx={8} />
            <text>?</text>
          </g>
        ) : (
          <use href={`#${token.symbol}`} x={-UNIT / 2} y={-UNIT / 2} width={UNIT} height={UNIT} />
        )}
        {token.label && room && (
          <text class={room.onTone ? "token-label is-on-tone" : "token-label"} x={room.x - UNIT / 2} y={room.y - UNIT / 2} style={{ fontSize: `${room.size}px` }}>
            {token.label}
          </text>
        )}
        {token.label && !room && (
          <text class="token-label" y={UNIT * 0.52} style={{ fontSize: "15px" }}>
            {token.label}
          </text>
        )}
        {!token.label && letter && <Chip x={-UNIT * 0.4} y={UNIT * 0.36} text={letter} kind="tone" size={chips} />}
        {token.sign && <use class="token-sign" href={`#${token.sign}`} x={-UNIT * 0.58} y={-UNIT * 0.58} width={UNIT * 0.44} height={UNIT * 0.44} />}
        {token.badge && <Chip x={UNIT * 0.42} y={-UNIT * 0.36} text={token.badge} kind="badge" size={chips} />}
      </g>
    </g>
  );
}

/** A small plate with a word on the corner of a piece. */
function Chip({ x, y, text, kind, size }: { x: number; y: number; text: string; kind: string; size: string }) {
  const width = Math.max(20, 8 + text.length * 9.5);
  return (
    <g class={`chip is-${kind}`} transform={`translate(${x} ${y})`}>
      <g style={{ transform: size }}>
        <rect x={-width / 2} y={-10} width={width} height={20} rx={10} />
        <text>{text}</text>
      </g>
    </g>
  );
}
