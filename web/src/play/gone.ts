import { useEffect, useRef } from "preact/hooks";
import { useText } from "../app/context";
import type { Translate } from "../app/texts";
import type { MatchPage, SeatInfo } from "../protocol";

/** Who has left a seat, and what has come of it; empty where nobody has. */
export function goneWords(seat: SeatInfo, t: Translate): string {
  if (!seat.gone) return "";
  if (seat.gone === "resigned") return t("left-resigned", { seat: seat.name });
  if (seat.gone === "late") return t("left-late", { seat: seat.name });
  return seat.kind === "bot" ? t("left-bot", { seat: seat.name }) : t("left-free", { seat: seat.name });
}

/** Says once that somebody has left or resigned, as soon as that happens; what was so before is seen at the plates. */
export function useGone(table: MatchPage, say: (text: string) => void): void {
  const t = useText();
  const known = useRef<Set<string> | null>(null);
  const gone = table.seats.filter((seat) => seat.gone && seat.id === seat.player).map((seat) => seat.id);
  useEffect(() => {
    const before = known.current;
    known.current = new Set(gone);
    // Whoever goes knows it.
    if (!before || table.over || table.lost_seat) return;
    for (const seat of table.seats) if (gone.includes(seat.id) && !before.has(seat.id)) say(goneWords(seat, t));
  }, [gone.join(" ")]);
}
