import { useText } from "../app/context";
import { Icon } from "../parts/Icon";
import type { MatchPage } from "../protocol";
import type { Commands } from "./useCommands";

/** Tells somebody whose time was over that a bot plays, and lets them play again. */
export function BackSlip({ table, commands }: { table: MatchPage; commands: Commands }) {
  const t = useText();
  const away = table.over ? [] : table.seats.filter((seat) => seat.mine && seat.stand_in);
  return (
    <>
      {away.map((seat) => (
        <div key={seat.id} class="slip back-slip" role="status">
          <Icon name="robot" />
          <span>{t("bot-plays", { bot: seat.stand_in, seat: seat.name })}</span>
          <button type="button" class="button" onClick={() => commands.back(seat.id)}>
            {t("i-am-back")}
          </button>
        </div>
      ))}
    </>
  );
}
