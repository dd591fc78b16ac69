import { useEffect, useRef } from "preact/hooks";
import type { Token } from "../protocol";
import type { SymbolSheet } from "./art";
import type { Laid } from "./layout";
import { TokenPiece } from "./TokenPiece";

interface Props {
  laid: Laid[];
  /** The pieces that are shown, by their ids. */
  hot: Set<string>;
  /** The pieces over which a stack is spread, by their ids. */
  covered: Set<string>;
  sheet: SymbolSheet;
  letterOf: (tone: string) => string;
  /** Whether a held piece can be dragged to a point. */
  grab: boolean;
  onToken: (token: Token, event: MouseEvent | KeyboardEvent) => void;
  onVerbs: (place: string, event: MouseEvent) => boolean;
  onHover: (token: Token | null) => void;
}

/** All pieces. They keep their elements from Scene to Scene, so that a move is a transition and not a redraw. */
export function TokenLayer({ laid, hot, covered, sheet, letterOf, grab, onToken, onVerbs, onHover }: Props) {
  // What lies there as the board is opened is there at once: only what comes later is seen to come.
  const opened = useRef(false);
  useEffect(() => {
    opened.current = true;
  }, []);
  return (
    <g class="tokens">
      {laid.map(({ token, spot }) => (
        <TokenPiece
          key={token.id}
          token={token}
          spot={spot}
          hot={hot.has(token.id)}
          covered={covered.has(token.id)}
          comes={opened.current}
          sheet={sheet}
          letter={letterOf(token.tone)}
          grab={grab && token.held}
          onToken={onToken}
          onVerbs={onVerbs}
          onHover={onHover}
        />
      ))}
    </g>
  );
}
