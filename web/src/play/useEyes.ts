import { useEffect, useRef } from "preact/hooks";
import type { SeatInfo } from "../protocol";

/** With whose eyes a player with several seats looks: of a seat that is asked anew, without a click. Answers with those seats. */
export function useEyes(seats: SeatInfo[], look: (seat: string | null) => void): SeatInfo[] {
  const mine = seats.filter((seat) => seat.mine);
  const due = mine.filter((seat) => seat.waiting).map((seat) => seat.id);
  const before = useRef(due);
  useEffect(() => {
    if (due.some((seat) => !before.current.includes(seat))) look(null);
    before.current = due;
  }, [due.join(" "), look]);
  return mine;
}
