import { useMemo, useState } from "preact/hooks";
import type { Art } from "../board/art";
import { Board } from "../board/Board";
import type { PuzzlePage, PuzzleVerdict, Scene } from "../protocol";
import { marked } from "./marked";
import { partToSolve } from "./part";

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
  const part = useMemo(() => partToSolve(page.scene, art.board), [page.id, art]);
  const scene = useMemo(() => {
    const shown = marked(page, chosen, verdict);
    if (!part) return shown;
    const frame = { id: "puzzle", title: "", box: [part.x, part.y, part.width, part.height] } as Scene["frames"][number];
    return { ...shown, frames: [frame] };
  }, [page, chosen, verdict, part]);
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
