import { useText } from "../app/context";
import { Icon, type IconName } from "../parts/Icon";
import { InvitationLinks } from "../parts/InvitationLinks";
import { ToneMark } from "../parts/ToneMark";
import type { SeatInfo, MatchPage } from "../protocol";

const KIND: Record<string, IconName> = { human: "person", bot: "robot", open: "chair" };

/** Who sits where, who is there, and whom the table waits for. */
export function Seats({ table, letterOf }: { table: MatchPage; letterOf: (tone: string) => string }) {
  const t = useText();
  return (
    <section class="seats" aria-label={t("seats")}>
      <ul>
        {table.seats.map((seat) => (
          <li key={seat.id} class={seat.waiting ? "is-waiting" : undefined} data-tone={seat.tone}>
            <ToneMark tone={seat.tone} letter={letterOf(seat.tone)} />
            <span class="seat-name">
              <strong>{seat.name}</strong>
              <span class="holder">
                <Icon name={KIND[seat.kind] ?? "person"} /> <Holder seat={seat} />
              </span>
            </span>
            {seat.waiting && !table.over && (
              <span class="badge is-turn">
                <Icon name="hourglass" /> {seat.mine ? t("your-turn") : t("thinking")}
              </span>
            )}
          </li>
        ))}
      </ul>
      <InvitationLinks match={table.match} seats={table.seats} invitations={table.invitations} />
    </section>
  );
}

function Holder({ seat }: { seat: SeatInfo }) {
  const t = useText();
  if (seat.kind === "open") return <>{t("seat-open")}</>;
  return (
    <>
      {seat.mine ? (seat.player_name ? t("seat-mine", { name: seat.player_name }) : t("you")) : seat.player_name || t("nameless")}
      {seat.kind === "human" && (
        <span class={seat.online ? "online" : "offline"}>
          <i aria-hidden="true" />
          {seat.online ? t("online") : t("away")}
        </span>
      )}
    </>
  );
}
