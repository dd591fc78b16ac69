import { useState } from "preact/hooks";
import { useText } from "../app/context";
import { read, write } from "../app/storage";
import type { SeatInfo, MatchPage } from "../protocol";

/** Two players at one screen: before the other one's secrets are shown, whoever sits there must take over. */
export function useHandover(table: MatchPage, acting: string) {
  const name = `openSeats.${table.match}`;
  const [opened, setOpened] = useState("");
  const [never, setNever] = useState(() => read(name, false));
  const players = new Set(table.seats.filter((seat) => seat.mine).map((seat) => seat.player));
  const seat = table.seats.find((one) => one.id === acting);
  const player = seat?.player ?? "";
  return {
    needed: players.size > 1 && !table.over && !never && opened !== player,
    seat,
    open: () => setOpened(player),
    never: () => {
      write(name, true);
      setNever(true);
    },
  };
}

interface Props {
  seat: SeatInfo | undefined;
  onOpen: () => void;
  onNever: () => void;
}

export function HandoverScreen({ seat, onOpen, onNever }: Props) {
  const t = useText();
  const name = seat?.name ?? "";
  return (
    <main class="handover" data-tone={seat?.tone}>
      <h2>{t("handover", { seat: name })}</h2>
      <p>{t("handover-hint")}</p>
      <div class="row">
        <button type="button" class="button primary" ref={(button) => button?.focus()} onClick={onOpen}>
          {t("handover-open", { seat: name })}
        </button>
        <button type="button" class="button quiet" onClick={onNever}>
          {t("handover-never")}
        </button>
      </div>
    </main>
  );
}
