import { useApp } from "../app/context";
import type { MatchPage } from "../protocol";
import { InviteByName } from "./InviteByName";

/** At the table of whoever may invite: the way to ask somebody by name to take an open seat. */
export function InviteSlip({ table, matchKey }: { table: MatchPage; matchKey: string | null }) {
  const { t, prefs } = useApp();
  const list = new Intl.ListFormat(prefs.lang);
  const open = table.seats.filter(({ id, kind }) => kind === "open" && table.invitations[id]);
  const players = [...new Set(open.map(({ player }) => player))].map((id) => ({
    id,
    seats: list.format(open.filter(({ player }) => player === id).map(({ name }) => name)),
  }));
  if (players.length === 0 || table.over) return null;
  return (
    <details class="challenges">
      <summary>{t("invite-name")}</summary>
      <p>{t("invite-name-hint")}</p>
      <InviteByName match={table.match} matchKey={matchKey} players={players} />
    </details>
  );
}
