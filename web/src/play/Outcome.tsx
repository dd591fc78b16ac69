import { useText } from "../app/context";
import { endPath } from "../app/routes";
import { Icon } from "../parts/Icon";
import { Link } from "../parts/Link";
import type { MatchPage } from "../protocol";

/** The end, in the place of the prompt: who won and why, and the way to the page that tells all of it. */
export function Outcome({ table }: { table: MatchPage }) {
  const t = useText();
  const winners = table.seats.filter((seat) => table.winners.includes(seat.id)).map((seat) => seat.name);
  return (
    <section id="prompt" class="prompt outcome is-mine" aria-label={t("outcome")} tabIndex={-1}>
      <div class="ask" role="status">
        <Icon name="flag" />
        {winners.length > 0 && <h2 class="winners">{t("won", { seats: winners.join(", ") })}</h2>}
        <p class="prompt-text" title={table.outcome}>
          {table.outcome}
        </p>
      </div>
      <div class="buttons">
        <Link class="button primary to-the-end" href={endPath(table.match)}>
          <Icon name="flag" /> {t("to-the-end")}
        </Link>
      </div>
    </section>
  );
}
