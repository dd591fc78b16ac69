import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import { lobbyOf, type ApiError } from "../app/api";
import { lookAgain } from "../app/looking";
import type { Lang } from "../app/prefs";
import type { OpenTable } from "../protocol";

/** Milliseconds between two looks at the list. */
const EVERY = 5000;

/** What somebody looks for; an empty text is anything. */
export interface Filters {
  game: string;
  clock: string;
  speaks: string;
  /** `true`, `false`, or both. */
  rated: string;
  /** With bots, `true`, or people alone, `false`, or both. */
  bots: string;
}

export const ANYTHING: Filters = { game: "", clock: "", speaks: "", rated: "", bots: "" };

export interface Lobby {
  /** The open tables, the newest first; null while nothing is known. */
  tables: OpenTable[] | null;
  /** Shows more of them; null: there are no more. */
  more: (() => void) | null;
  problem: string | null;
}

/** The open tables, asked for again and again while somebody looks at the page. */
export function useLobby(filters: Filters, lang: Lang): Lobby {
  const [pages, setPages] = useState(1);
  const [found, setFound] = useState<{ tables: OpenTable[]; next: string | null } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const asked = useRef(0);
  const { game, clock, speaks, rated, bots } = filters;

  useEffect(() => setPages(1), [game, clock, speaks, rated, bots]);
  useEffect(() => {
    const look = async () => {
      const mine = ++asked.current;
      try {
        let next: string | null = null;
        const tables: OpenTable[] = [];
        for (let page = 0; page < pages && (page === 0 || next !== null); page++) {
          const answer = await lobbyOf({ game, clock, speaks, rated, bots, before: next ?? "" }, lang);
          tables.push(...answer.tables);
          next = answer.next;
        }
        if (mine !== asked.current) return;
        setFound({ tables, next });
        setProblem(null);
      } catch (error) {
        if (mine === asked.current) setProblem((error as ApiError).message);
      }
    };
    const stop = lookAgain(look, EVERY);
    return () => {
      asked.current += 1;
      stop();
    };
  }, [game, clock, speaks, rated, bots, pages, lang]);

  const more = useCallback(() => setPages((count) => count + 1), []);
  return { tables: found?.tables ?? null, more: found?.next ? more : null, problem };
}
