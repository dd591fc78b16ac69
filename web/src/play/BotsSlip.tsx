import { useText } from "../app/context";
import { Icon } from "../parts/Icon";
import type { MatchPage } from "../protocol";
import type { Commands } from "./useCommands";

/** Whether the bots leave it to the viewer for a moment to take back what was done last. */
export function botsWait(table: MatchPage): boolean {
  const waiting = table.seats.filter((seat) => seat.waiting);
  return (
    table.undo && !table.over && table.pace !== "instant" && table.bots !== "instant" && table.bots !== "paused" &&
    waiting.some((seat) => seat.kind === "bot") && !waiting.some((seat) => seat.mine)
  );
}

/** Says why no bot moves: they are paused, or one's last action can still be taken back. */
export function BotsSlip({ table, commands }: { table: MatchPage; commands: Commands }) {
  const t = useText();
  const paused = table.bots === "paused" && !table.over;
  if (!paused && !botsWait(table)) return null;
  return (
    <div class="slip bots-slip" role="status">
      <Icon name={paused ? "pause" : "hourglass"} />
      <span>{t(paused ? "bots-paused" : "bots-wait")}</span>
      {!paused && (
        <button type="button" class="button" onClick={commands.goOn}>
          {t("bots-go-on")} <kbd aria-hidden="true">Enter</kbd>
        </button>
      )}
      {paused && table.bots_mine && (
        <button type="button" class="button" onClick={() => commands.bots("normal")}>
          {t("bots-resume")}
        </button>
      )}
    </div>
  );
}
