import { useApp } from "../app/context";
import { vacancyWords } from "../lobby/vacancies";
import type { SeatInfo } from "../protocol";

/** Until when the seats that somebody has left wait, or which bots play there by now. */
export function Vacancies({ seats }: { seats: SeatInfo[] }) {
  const { t, prefs } = useApp();
  const words = [...new Set(seats.map((seat) => vacancyWords(seat, t, prefs.lang)).filter(Boolean))];
  return <>{words.join(" ")}</>;
}
