import { useEffect, useState } from "preact/hooks";
import { listGames } from "../app/api";
import { useApp, useText } from "../app/context";
import { InvitationLinks } from "../parts/InvitationLinks";
import { Icon } from "../parts/Icon";
import type { BotInfo, MatchPage } from "../protocol";
import { playerName } from "./offers";
import type { Commands } from "./useCommands";
import { Vacancies } from "./Vacancies";

/** Whom the others may replace, since nothing is heard of them; and to whoever was replaced, that it has happened. */
export function VanishedSlip({ table, commands }: { table: MatchPage; commands: Commands }) {
  const t = useText();
  if (table.over) return null;
  if (table.lost_seat) {
    return (
      <p class="slip" role="status">
        <Icon name="people" /> {t("lost-seat")}
      </p>
    );
  }
  const offered = table.offers.some(({ kind, state }) => kind === "replace" && state === "open");
  if (offered) return null;
  return (
    <>
      {table.may_replace.map((player) => (
        <Vanished key={player} table={table} player={player} commands={commands} />
      ))}
    </>
  );
}

function Vanished({ table, player, commands }: { table: MatchPage; player: string; commands: Commands }) {
  const { t, prefs } = useApp();
  const [bots, setBots] = useState<BotInfo[]>([]);
  useEffect(() => {
    // Without the list one can still invite somebody.
    listGames(prefs.lang).then((games) => setBots(games.find(({ id }) => id === table.game)?.bots ?? []), () => {});
  }, [table.game, prefs.lang]);
  const [bot, setBot] = useState("");
  const empty = table.seats.some((seat) => seat.player === player && seat.kind === "open");
  const seats = table.seats.filter((seat) => seat.player === player);
  const shown = table.listing?.wanted || seats.some((seat) => seat.listed);
  // What nobody has had yet at a table by link is for whoever is invited; and what is listed already need not be once more.
  const listable = !table.rated && !table.placed && !(empty && (shown || seats.some((seat) => seat.vacant_until === null)));
  const [listed, setListed] = useState(Boolean(table.listing));
  const list = listed && listable;
  // On an empty seat somebody is awaited already: what can be agreed on is a bot, or the lobby.
  const chosen = bot || (empty && !list ? (bots[0]?.id ?? "") : "");
  const name = playerName(table, player);
  return (
    <div class="slip offer-slip" role="status">
      <Icon name="hourglass" />
      <span>{empty ? t("vanished-empty", { name }) : t("vanished", { name })}</span>
      <span>
        <Vacancies seats={seats} />
      </span>
      {empty && shown && <span>{t("substitute-listed")}</span>}
      {empty && <InvitationLinks match={table.match} seats={table.seats} invitations={table.invitations} />}
      {listable && !bot && (
        <div>
          <label class="tick">
            <input type="checkbox" checked={listed} onChange={(event) => setListed(event.currentTarget.checked)} />
            <span>{t("vanished-list")}</span>
          </label>
          {!table.listing && <small>{t("vanished-list-hint")}</small>}
        </div>
      )}
      <span class="offer-answers">
        <select aria-label={t("vanished-by")} value={chosen} onChange={(event) => setBot(event.currentTarget.value)}>
          {(!empty || list) && <option value="">{t("vanished-by-person")}</option>}
          {bots.map(({ id, name: label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
        <button type="button" class="button" disabled={commands.busy || (empty && !chosen && !list)} onClick={() => commands.offer({ kind: "replace", player, bot: chosen || null, listed: chosen || !listable ? null : listed })}>
          {t("vanished-offer")}
        </button>
      </span>
    </div>
  );
}
