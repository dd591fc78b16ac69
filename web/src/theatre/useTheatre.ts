import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import { cardOf } from "../app/api";
import type { Story } from "../play/useLog";
import type { Card } from "../protocol";
import { cuesOf, type Cue } from "./cues";

export interface Theatre {
  /** What is shown now, or null. */
  cue: Cue | null;
  cards: Card[];
  /** Whether something is shown, or waits to be. */
  busy: boolean;
  /** Ends what is shown and all that waits; any input of the player does. */
  skip: () => void;
}

/** Shows what happens while the page is open, one thing after the other. `speed` 0 shows nothing; dice are left to a stage, of the form `staged`, and to a duel the cards as well. */
export function useTheatre(game: string, lang: string, whose: string, story: Story, own: Set<string>, speed: number, staged: string): Theatre {
  const seen = useRef({ whose, end: story.from + story.lines.length });
  const [queue, setQueue] = useState<Cue[]>([]);
  const [cards, setCards] = useState<{ key: string; faces: Card[] }>({ key: "", faces: [] });
  const end = story.from + story.lines.length;
  const cue = queue[0] ?? null;
  const skip = useCallback(() => setQueue((waiting) => (waiting.length > 0 ? [] : waiting)), []);

  useEffect(() => {
    const before = seen.current;
    seen.current = { whose, end };
    if (before.whose !== whose || end < before.end || speed === 0) return skip();
    const fresh = Math.max(before.end, story.from);
    const cues = cuesOf(story.lines.slice(fresh - story.from), fresh, own).filter(({ line }) => !staged || (staged !== "duel" && line.cards.length > 0));
    if (cues.length > 0) setQueue((waiting) => [...waiting, ...cues]);
  }, [whose, end]);

  useEffect(() => {
    if (!cue) return;
    let current = true;
    let timer = 0;
    const next = () => setQueue((waiting) => waiting.slice(1));
    Promise.all(cue.line.cards.map((card) => cardOf(game, card, lang))).then(
      (faces) => {
        if (!current) return;
        setCards({ key: cue.key, faces });
        timer = window.setTimeout(next, cue.ms / speed);
      },
      () => current && next(), // What cannot be fetched is not shown; the log tells it.
    );
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [cue?.key, game, lang, speed]);

  const faces = cue && cards.key === cue.key ? cards.faces : null;
  return useMemo(() => ({ cue: faces ? cue : null, cards: faces ?? [], busy: cue !== null, skip }), [cue, faces, skip]);
}
