import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { MatchApi } from "../app/api";
import { advisedIn } from "../play/advice";
import type { CoachHint, CoachPage, MatchPage } from "../protocol";
import { remember, remembered, type Memory } from "./memory";
import { selectorsOf, thingsOf } from "./pointing";

export interface Coach {
  /** The hint to be shown; null where there is nothing new. */
  hint: CoachHint | null;
  /** Whether something is to be shown at all: it is called, and the viewer is asked. */
  shown: boolean;
  /** How many hints were given, and how many there are. */
  given: number;
  total: number;
  /** The legal action that *Show me* takes; empty if the hint only tells. */
  action: string;
  /** What on the table it is about: areas, pieces and points, cards, and what else is found by these selectors. */
  things: string[];
  cards: string[];
  selectors: string[];
  call: () => void;
  leave: () => void;
  /** The hint was read. */
  next: () => void;
  /** The viewer has chosen something, or taken it back. */
  acted: () => void;
  undone: () => void;
}

/** The coach of a match. It is no script: the first hint that fits what is asked now and was not given yet is shown. */
export function useCoach(api: MatchApi, table: MatchPage, past: boolean, onNone: () => void): Coach {
  const { match, ply, seat, scene } = table;
  const [memory, setMemory] = useState(() => remembered(match));
  const [said, setSaid] = useState<{ page: CoachPage; question: string } | null>(null);
  // Not the ply: where several choose at once, the others change it, and the hint stays.
  const question = `${seat} ${scene.prompt.text}`;
  const keep = (changed: Partial<Memory>) => {
    const kept = { ...memory, ...changed };
    remember(match, kept);
    setMemory(kept);
  };
  useEffect(() => {
    if (!memory.open || !seat || table.over) return;
    let current = true;
    api.coach(seat).then(
      (found) => {
        if (!current) return;
        if (found.ply === ply) setSaid({ page: found, question });
        if (found.total > 0) return;
        keep({ open: false });
        onNone();
      },
      () => {}, // Without an answer there is nothing to show.
    );
    return () => {
      current = false;
    };
  }, [api, memory.open, ply, seat, table.over]);

  const page = said?.page ?? null;
  const fits = page !== null && said!.question === question && !past && !table.over;
  const hint = fits ? (page.hints.find(({ id }) => !memory.done.includes(id)) ?? null) : null;
  const shown = memory.open && fits && scene.prompt.mine && page.total > 0;
  const action = hint ? hint.action : (page?.action ?? "");
  const found = useMemo(() => {
    if (!shown || !hint) return { things: [], cards: [], selectors: [] };
    const advised = hint.action ? advisedIn(scene, hint.action) : null;
    const { things, cards } = thingsOf(hint.at);
    return { things: [...things, ...(advised?.things ?? [])], cards: [...cards, ...(advised?.cards ?? [])], selectors: selectorsOf(hint) };
  }, [shown, hint, scene]);
  const give = () => {
    if (shown && hint) keep({ done: [...memory.done, hint.id] });
  };
  // For each action of the viewer the hint that it answered: what is taken back is not known either.
  const acts = useRef<string[]>([]);
  return {
    hint,
    shown,
    given: memory.done.length,
    total: page?.total ?? 0,
    action,
    ...found,
    // Whoever calls it after the last hint begins anew.
    call: () => keep({ open: true, done: page && memory.done.length >= page.total ? [] : memory.done }),
    leave: () => keep({ open: false }),
    next: give,
    acted: () => {
      acts.current.push(shown && hint ? hint.id : "");
      give();
      // Until the next question is there, there is nothing to say.
      setSaid(null);
    },
    undone: () => {
      const back = acts.current.pop();
      if (back) keep({ done: memory.done.filter((id) => id !== back) });
    },
  };
}
