import { useMemo, useState } from "preact/hooks";
import type { Art } from "../board/art";
import { Board } from "../board/Board";
import type { PuzzlePage, PuzzleVerdict } from "../protocol";
import { marked } from "./marked";

interface Props {
  art: Art;
  page: PuzzlePage;
  chosen: readonly string[];
  verdict: PuzzleVerdict | null;
  onToggle: (id: string) => void;
}

/** The board of a puzzle: a click on a place or a piece marks it. */
export function PuzzleBoard({ art, page, chosen, verdict, onToggle }: Props) {
  const [bare, setBare] = useState(false);
  const scene = useMemo(() => marked(page, chosen, verdict), [page, chosen, verdict]);
  const take = (choices: { action: string }[] | undefined) => choices?.[0] && onToggle(choices[0].action);
  return (
    <Board
      art={art}
      scene={scene}
      turn={null}
      hot={[]}
      stations={[]}
      bare={bare}
      letterOf={() => ""}
      onArea={(_, area) => take(area?.choices)}
      onToken={(token) => take(token.choices)}
      onVerbs={() => false}
      onSpot={(choices) => take(choices)}
      onBare={() => setBare(!bare)}
      told={[]}
      over={null}
      above={null}
    />
  );
}
