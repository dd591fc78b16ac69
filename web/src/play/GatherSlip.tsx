import { useSignedIn } from "../account/useSignedIn";
import { useApp } from "../app/context";
import { Icon } from "../parts/Icon";
import { Sure } from "../parts/Sure";
import { SignInForSeat } from "../lobby/SignInForSeat";
import { isLeft } from "../lobby/vacancies";
import { useJoin } from "../lobby/useJoin";
import type { CreatedMatch, MatchPage } from "../protocol";
import type { Commands } from "./useCommands";
import { Vacancies } from "./Vacancies";

interface Props {
  table: MatchPage;
  commands: Commands;
  onTaken: (made: CreatedMatch) => void;
}

/** At an open table that waits for players, or for somebody in place of one: who is missing, what its maker may do, and the free seats for whoever has none. */
export function GatherSlip({ table, commands, onTaken }: Props) {
  const { t, prefs } = useApp();
  const { join, busy, problem, dialog } = useJoin(onTaken);
  const { listing } = table;
  const guest = useSignedIn(table.seats.some(isLeft)) === false;
  if (!listing?.gathering && !listing?.wanted) return <FreeSeats table={table} commands={commands} />;
  const list = new Intl.ListFormat(prefs.lang);
  const open = table.seats.filter(({ kind }) => kind === "open");
  const players = [...new Set(open.map(({ player }) => player))].map((id) => ({
    id,
    seats: list.format(open.filter(({ player }) => player === id).map(({ name }) => name)),
    left: open.some((seat) => seat.player === id && isLeft(seat)),
  }));
  const seated = table.seats.some(({ mine }) => mine);
  const invited = table.invited.length > 0;
  const maker = listing.mine && listing.gathering;
  const mayJoin = !seated && !invited && !listing.mine && !table.lost_seat;
  // The players are told of the free seat with the vote about it.
  if (!listing.gathering && !mayJoin) return null;
  return (
    <div class="slip gather-slip">
      <p role="status">
        <Icon name="hourglass" /> {listing.gathering ? (
          <>
            <strong>{t("gather-waits", { seats: list.format(players.map(({ seats }) => seats)) })}</strong> <span>{listing.mine ? t("gather-mine") : t("gather-hint")}</span>{" "}
            {table.rated && <span>{t("gather-rated")}</span>}
            {table.teaching && <span>{t("teaching-note")}</span>}
          </>
        ) : (
          <>
            {t("substitute-wanted", { seats: list.format(players.map(({ seats }) => seats)) })} <Vacancies seats={table.seats} /> {guest && t("substitute-sign-in-hint")}
          </>
        )}
      </p>
      {problem && <p role="alert">{problem}</p>}
      <div class="row">
        {maker && (
          <>
            {!table.rated && (
              <button type="button" class="button" disabled={commands.busy} onClick={commands.begin}>
                <Icon name="robot" /> {t("gather-bots")}
              </button>
            )}
            <button type="button" class="button quiet" disabled={commands.busy} onClick={() => commands.changeListing({ listing: "link" })}>
              {t("gather-withdraw")}
            </button>
          </>
        )}
        {mayJoin &&
          players.map(({ id, seats, left }) =>
            left && guest ? (
              <SignInForSeat key={id} seats={seats} />
            ) : (
              <button type="button" key={id} class="button primary" disabled={busy} onClick={() => join({ match: table.match, title: table.title, player: id, rated: table.rated })}>
                <Icon name="chair" /> {t("lobby-join-as", { seats })}
              </button>
            ),
          )}
      </div>
      <FreeSeats table={table} commands={commands} />
      {dialog}
    </div>
  );
}

/** Before the first move, whoever made the match may free the seat of somebody who has joined. */
function FreeSeats({ table, commands }: Pick<Props, "table" | "commands">) {
  const { t } = useApp();
  const others = table.may_free.map((id) => table.seats.find((seat) => seat.id === id)!);
  if (others.length === 0) return null;
  return (
    <div class="row free-seats">
      {others.map((seat) => {
        const name = seat.player_name || seat.name;
        return (
          <Sure key={seat.id} title={t("free-seat", { name })} question={t("free-sure", { name })} onSure={() => commands.free(seat.id)}>
            {(ask) => (
              <button type="button" class="button quiet" disabled={commands.busy} onClick={ask}>
                {t("free-seat", { name })}
              </button>
            )}
          </Sure>
        );
      })}
    </div>
  );
}
