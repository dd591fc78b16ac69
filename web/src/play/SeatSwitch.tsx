import { useEffect, useRef } from "preact/hooks";
import { useText } from "../app/context";
import { Icon } from "../parts/Icon";
import { ToneMark } from "../parts/ToneMark";
import type { MatchPage } from "../protocol";

interface Props {
  table: MatchPage;
  letterOf: (tone: string) => string;
  look: (seat: string | null) => void;
}

/** Whose eyes the page has, for a player with several seats. It goes by itself to a seat that is asked anew. */
export function SeatSwitch({ table, letterOf, look }: Props) {
  const t = useText();
  const mine = table.seats.filter((seat) => seat.mine);
  const due = mine.filter((seat) => seat.waiting).map((seat) => seat.id);
  const before = useRef(due);
  useEffect(() => {
    if (due.some((seat) => !before.current.includes(seat))) look(null);
    before.current = due;
  }, [due.join(" "), look]);
  if (mine.length < 2) return null;
  return (
    <nav class="seat-switch" aria-label={t("my-seats")}>
      {mine.map((seat) => (
        <button
          type="button"
          key={seat.id}
          class={seat.waiting ? "button is-waiting" : "button"}
          aria-pressed={seat.id === table.seat}
          onClick={() => look(seat.id)}
        >
          <ToneMark tone={seat.tone} letter={letterOf(seat.tone)} />
          {seat.name}
          {seat.waiting && !table.over && (
            <span class="asked">
              <Icon name="hourglass" />
              <span class="sr-only">{t("your-turn")}</span>
            </span>
          )}
        </button>
      ))}
    </nav>
  );
}
