import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import { ApiError, MatchApi } from "../app/api";
import type { Act, ActionResult, CoachPage, MatchPage, PlyResult, Scene, WhatIf, WhatIfPage, WhatIfStep, Why, WhyResult } from "../protocol";
import { allChoices } from "../play/choices";
import { EMPTY, grown, lineOf, pruned, withLuck, type Luck, type Move, type Tree } from "./tree";

/** The moment at which a what-if begins, and the seat that knows no more than it knew then. */
export interface Start {
  ply: number;
  seat: string;
}

/** The eyes one looks through, and into which world; null: those of the seat itself, into the first one. */
interface Look {
  eyes: string | null;
  world: number | null;
}

interface Tried extends Look {
  tree: Tree;
  open: boolean;
  page: WhatIfPage;
}

const HERE: Look = { eyes: null, world: null };

/** What a table calls an action; its notation, if that is all there is. */
const labelOf = (scene: Scene, action: string) => allChoices(scene).find((choice) => choice.action === action)?.label || action;

/** The commands of a table that is imagined: moves go into the tree and never to the match. */
class ImaginedApi extends MatchApi {
  constructor(
    private readonly real: MatchApi,
    private readonly start: Start,
    private readonly line: () => string[],
    private readonly moves: (seat: string, actions: string[]) => Promise<void>,
    private readonly undone: () => Promise<void>,
  ) {
    super(real.match, real.key, real.lang);
  }

  override async act({ seat, action, actions }: Act): Promise<ActionResult> {
    await this.moves(seat, actions ?? [action!]);
    return { ply: 0, held: false };
  }

  override async undo(): Promise<PlyResult> {
    await this.undone();
    return { ply: 0 };
  }

  override async why({ seat, action }: Why): Promise<WhyResult> {
    try {
      await this.real.whatIf({ ...this.start, line: [...this.line(), `${seat}: ${action}`] });
    } catch (error) {
      if (error instanceof ApiError && error.code === "illegal") return { legal: false, message: error.message, cite: error.cite };
      throw error;
    }
    return { legal: true, message: "", cite: "" };
  }

  override tableAt(): Promise<MatchPage> {
    return Promise.reject(new ApiError("no_past", "", ""));
  }

  override coach(): Promise<CoachPage> {
    return new Promise(() => {});
  }
}

/** A what-if of a match: what was tried, where one is in it, and the table as it would be. */
export function useWhatIf(api: MatchApi, start: Start) {
  const [tried, setTried] = useState<Tried | null>(null);
  const [refused, setRefused] = useState("");
  const latest = useRef<Tried | null>(null);
  const asked = useRef(0);
  const known = useRef(new Map<string, WhatIfPage>());

  const go = useCallback(
    async (tree: Tree, look: Look, open: boolean): Promise<void> => {
      const number = (asked.current += 1);
      const wish: WhatIf = { ...start, line: lineOf(tree).map(({ text }) => text), world: look.world, eyes: look.eyes, true: open };
      const name = JSON.stringify(wish);
      const page = known.current.get(name) ?? (await api.whatIf(wish));
      known.current.set(name, page);
      // A later click counts for more than an earlier one.
      if (number !== asked.current) return;
      // Whoever chose for an opponent goes on with the own eyes when that one is asked no more.
      if (look.eyes && !page.table.decision && look.world === null) return go(tree, HERE, open);
      latest.current = { tree, ...look, open, page };
      setTried(latest.current);
    },
    [api, start],
  );
  useEffect(() => {
    go(EMPTY, HERE, false).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      setRefused(error.message || error.code);
    });
  }, [go]);

  const now = () => latest.current!;
  const moved = (tree: Tree) => go(tree, { eyes: now().eyes, world: null }, now().open);
  const imagined = useMemo(
    () =>
      new ImaginedApi(
        api,
        start,
        () => lineOf(now().tree).map(({ text }) => text),
        (seat, actions) => moved(grown(now().tree, actions.map((action) => ({ text: `${seat}: ${action}`, label: labelOf(now().page.table.scene, action) })))),
        () => moved({ ...now().tree, at: lineOf(now().tree).at(-1)?.parent ?? 0 }),
      ),
    [api, start, go],
  );
  return {
    tried,
    refused,
    api: imagined,
    /** Makes a move after the present one. */
    move: (move: Move) => moved(grown(now().tree, [move])),
    /** Makes the last move with other luck, beside it. */
    vary: (luck: Partial<Luck>) => {
      const { text, label, parent } = lineOf(now().tree).at(-1)!;
      return moved(grown(now().tree, [{ text: withLuck(text, luck), label }], parent));
    },
    /** What comes of the last move with each face of its die. */
    faces: async (): Promise<WhatIfStep[]> => {
      const { tree, open } = now();
      return (await api.whatIf({ ...start, line: lineOf(tree).map(({ text }) => text), true: open, faces: true })).faces;
    },
    /** Goes to a move; 0: to the beginning. */
    at: (id: number) => moved({ ...now().tree, at: id }),
    remove: (id: number) => moved(pruned(now().tree, id)),
    look: (look: Partial<Look>) => go(now().tree, { eyes: now().eyes, world: now().world, ...look }, now().open),
    /** Follows the true world as well, or no more. */
    show: (open: boolean) => go(now().tree, HERE, open),
  };
}

export type Tries = ReturnType<typeof useWhatIf>;
export type { Tried };
