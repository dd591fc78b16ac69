import { useApp } from "../app/context";
import { privateLink } from "../app/routes";
import { CopyField } from "../parts/CopyField";
import { LeaveSeat } from "./LeaveSeat";
import { Icon } from "../parts/Icon";
import { Sure } from "../parts/Sure";
import type { MatchPage } from "../protocol";
import type { Commands } from "./useCommands";

/** What the viewer may set for the own seat: the name, another device, and giving up. */
export function MySeat({ table, commands }: { table: MatchPage; commands: Commands }) {
  const { t, prefs, setPrefs } = useApp();
  const mine = table.seats.find((seat) => seat.id === commands.seat);
  if (!mine) return null;
  // Somebody else must be left to play with whoever comes.
  const others = table.seats.some((seat) => seat.kind === "human" && seat.player !== mine.player);
  const mayLeave = others && !table.over && !table.rated && !table.tournament && !table.listing?.gathering;
  return (
    <details class="my-seat">
      <summary>{t("my-seat")}</summary>
      {/* In a rated match, or one of a tournament, everybody plays under the name of their account. */}
      {!table.rated && !table.tournament && (
        <label>
          <span>{t("your-name")}</span>
          <input
            type="text"
            maxLength={40}
            defaultValue={mine.player_name || prefs.name}
            onChange={(event) => {
              const name = event.currentTarget.value.trim();
              setPrefs({ name });
              if (name) commands.settings({ name });
            }}
          />
        </label>
      )}
      {commands.key && <CopyField label={t("my-link")} value={privateLink(table.match, commands.key)} />}
      {mayLeave && <LeaveSeat commands={commands} />}
      {!table.over && (
        <Sure title={t("resign")} question={table.plays_on ? t("resign-three-sure") : t("resign-sure")} onSure={commands.resign}>
          {(ask) => (
            <button type="button" class="button quiet" onClick={ask}>
              <Icon name="flag" /> {t("resign")}
            </button>
          )}
        </Sure>
      )}
    </details>
  );
}
