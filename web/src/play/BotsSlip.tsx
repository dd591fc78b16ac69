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

interface Props {
  table: MatchPage;
  commands: Commands;
  /** Whether they wait while the viewer looks at what has happened. */
  reading: boolean;
  onRead: () => void;
}

/**
 * Says why no bot moves, or not soon: they are paused, one looks at what has happened, one's last action can still be taken back, or
 * they have thought for long.
 */
export function BotsSlip({ table, commands, reading, onRead }: Props) {
  const t = useText();
  const paused = table.bots === "paused" && !table.over;
  const waits = reading || botsWait(table);
  if (!paused && !waits && !(table.bots_slowed && !table.over)) return null;
  return (
    <div class={reading ? "slip bots-slip is-reading" : "slip bots-slip"} role="status">
      <Icon name={paused ? "pause" : "hourglass"} />
      <span>{paused ? t("bots-paused") : reading ? t("bots-read") : t(waits ? "bots-wait" : "bots-slowed")}</span>
      {!paused && waits && (
        <button type="button" class="button" onClick={reading ? onRead : commands.goOn}>
          {t("bots-go-on")} <kbd aria-hidden="true">{reading ? t("key-space") : "Enter"}</kbd>
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
