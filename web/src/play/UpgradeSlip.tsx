import { useText } from "../app/context";
import { Icon } from "../parts/Icon";
import type { MatchPage } from "../protocol";
import type { Commands } from "./useCommands";

/** Whose players have not agreed yet to go on under the new rules, by name. */
function missing(table: MatchPage): string[] {
  const agreed = table.upgrade?.agreed ?? [];
  return table.seats.filter((seat) => seat.kind === "human" && !agreed.includes(seat.id)).map((seat) => seat.player_name || seat.name);
}

/** In the menu of a match under former rules: the wish to go on under the new ones, for those who play. */
export function UpgradeButton({ table, commands }: { table: MatchPage; commands: Commands }) {
  const t = useText();
  const mine = table.seats.filter((seat) => seat.mine);
  if (!table.upgrade || mine.length === 0 || table.upgrade.agreed.length > 0) return null;
  return (
    <button type="button" class="button" onClick={() => commands.agree(true)}>
      {t("upgrade-ask", { version: table.upgrade.version })}
    </button>
  );
}

/** Asks those who play whether they agree too, once somebody wants to go on under the new rules. */
export function UpgradeSlip({ table, commands }: { table: MatchPage; commands: Commands }) {
  const t = useText();
  const { upgrade } = table;
  const mine = table.seats.filter((seat) => seat.mine);
  if (!upgrade || mine.length === 0 || upgrade.agreed.length === 0) return null;
  const agreed = mine.every((seat) => upgrade.agreed.includes(seat.id));
  const { version } = upgrade;
  return (
    <div class="slip upgrade-slip" role="status">
      <Icon name="book" />
      <span>{agreed ? t("upgrade-waits", { version, names: missing(table).join(", ") }) : t("upgrade-asked", { version, former: table.rules })}</span>
      {table.rated && <strong>{t("upgrade-unrated")}</strong>}
      <button type="button" class="button" onClick={() => commands.agree(!agreed)}>
        {t(agreed ? "upgrade-withdraw" : "upgrade-agree")}
      </button>
    </div>
  );
}
