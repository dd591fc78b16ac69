import { useRef } from "preact/hooks";
import type { Token } from "../protocol";

/** All pieces that have been on the board while the page was open, by the names that events give them: what falls is no longer there. */
export function useKnown(tokens: Token[]): Map<string, Token> {
  const known = useRef(new Map<string, Token>());
  for (const token of tokens) known.current.set(token.event_id || token.id, token);
  return known.current;
}
