import { useEffect, useRef, useState } from "preact/hooks";
import type { Choice, MatchPage, Token } from "../protocol";
import { following, gathered, toggled, type Party } from "./party";
import { grasped } from "./taking";

const NONE: Party = new Map();

interface Props {
  table: MatchPage;
  /** Whether pieces can be taken in hand now. */
  open: boolean;
  busy: boolean;
  send: (action: string, then: string[]) => void;
}

/**
 * Several pieces that are moved together. Shift and a click, Space, or a long press marks one. When one of them is taken in hand and has
 * gone somewhere, the others are sent the same way: in one request, so that they are taken back as one, and go all or not at all.
 */
export function useParty({ table, open, busy, send }: Props) {
  const [party, setParty] = useState(NONE);
  /** What has been sent for the piece that goes first, since it was taken in hand; null if none of the party is under way. */
  const way = useRef<string[] | null>(null);
  const latest = useRef({ table, open, party });
  latest.current = { table, open, party };

  useEffect(() => {
    if (open) return;
    way.current = null;
    setParty(NONE);
  }, [open, table.seat]);

  useEffect(() => {
    if (!open || busy || way.current === null) return;
    const actions = following(table.scene, party, way.current);
    if (actions.length === 0) return;
    way.current = null;
    setParty(NONE);
    send(actions[0]!, actions.slice(1));
  }, [table.ply, open, busy]);

  return {
    party,
    /** Marks a piece or takes its mark away, if the event asks for that; false if it means something else. */
    mark(token: Token, event: MouseEvent | KeyboardEvent): boolean {
      const byKey = event instanceof KeyboardEvent && event.key === " ";
      const byFinger = party.size > 0 && "pointerType" in event && event.pointerType === "touch";
      if (!open || event.type === "contextmenu" || !(byKey || byFinger || (event.type === "click" && event.shiftKey))) return false;
      const next = toggled(party, token);
      if (next) setParty(next);
      return next !== null;
    },
    /** Marks a piece that a finger is held on; returns what else can be done with it. */
    hold(token: Token): Choice[] {
      const take = grasped(token.choices);
      if (take) setParty(gathered(party, table.scene, [token.id]));
      return token.choices.filter((choice) => choice !== take);
    },
    /** Marks every piece of these ids. */
    gather: (ids: string[]) => latest.current.open && setParty(gathered(latest.current.party, latest.current.table.scene, ids)),
    /** Notes what is sent: the others will do as one of the party has done. Nothing at stake is done by itself. */
    sent({ action, stake, then = [] }: Pick<Choice, "action" | "stake"> & { then?: string[] | undefined }): void {
      const lead = [...party].find(([, take]) => take === action)?.[0];
      if (stake) way.current = null;
      else if (lead !== undefined) {
        setParty(new Map([...party].filter(([id]) => id !== lead)));
        way.current = [...then];
      } else way.current?.push(action, ...then);
    },
    /** What was under way is taken back: the others stay where they are. */
    recall: () => (way.current = null),
    /** Takes all marks away; false if there are none. */
    clear(): boolean {
      if (party.size === 0) return false;
      way.current = null;
      setParty(NONE);
      return true;
    },
  };
}
