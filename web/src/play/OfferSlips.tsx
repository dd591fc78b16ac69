import { useEffect, useRef } from "preact/hooks";
import { useApp } from "../app/context";
import { soonWords } from "../app/dates";
import { Icon } from "../parts/Icon";
import type { MatchPage, OfferInfo } from "../protocol";
import { LearnedList } from "./LearnedList";
import { endWords, offerer, offerWords, unanswered } from "./offers";
import type { Commands } from "./useCommands";

interface Props {
  table: MatchPage;
  commands: Commands;
  /** Shows a line for a while. */
  say: (text: string) => void;
}

/** What is offered at the table, to be answered by those who are asked, and that the clocks stand. */
export function OfferSlips({ table, commands, say }: Props) {
  const { t, prefs } = useApp();
  useEnded(table, say);
  if (table.over) return null;
  const until = table.clock?.paused_until ?? null;
  return (
    <>
      {until !== null && (
        <p class="slip" role="status">
          <Icon name="pause" /> {t("clocks-paused", { until: soonWords(until, prefs.lang) })}
        </p>
      )}
      {table.offers.filter(({ state }) => state === "open").map((offer) => (
        <OfferSlip key={offer.id} table={table} offer={offer} commands={commands} />
      ))}
    </>
  );
}

function OfferSlip({ table, offer, commands }: { table: MatchPage; offer: OfferInfo; commands: Commands }) {
  const { t, prefs } = useApp();
  const mine = table.seats.filter((seat) => seat.mine);
  const own = mine.some((seat) => seat.id === offer.seat);
  const asked = !own && mine.some((seat) => !offer.accepted.includes(seat.id));
  const what = offerWords(t, prefs.lang, table, offer);
  const names = unanswered(table, offer).join(", ");
  return (
    <div class="slip offer-slip" role="status">
      <Icon name="people" />
      <span>
        {own ? t("offer-mine", { what }) : t("offer-made", { name: offerer(table, offer), what })}
        {!asked && <> {t("offer-waits", { names })}</>}
        {offer.learned && <LearnedList learned={offer.learned} table={table} />}
      </span>
      {own && (
        <button type="button" class="button" onClick={() => commands.answer(offer, "withdraw")}>
          {t("offer-withdraw")}
        </button>
      )}
      {asked && (
        <span class="offer-answers">
          <button type="button" class="button primary" onClick={() => commands.answer(offer, "accept")}>
            {t("offer-accept")}
          </button>
          <button type="button" class="button" onClick={() => commands.answer(offer, "decline")}>
            {t("offer-decline")}
          </button>
        </span>
      )}
    </div>
  );
}

/** Says what has become of the offers that were open when they were seen last. */
function useEnded(table: MatchPage, say: (text: string) => void): void {
  const { t, prefs } = useApp();
  const open = useRef(new Set<string>());
  useEffect(() => {
    for (const offer of table.offers) {
      if (offer.state === "open") open.current.add(offer.id);
      else if (open.current.delete(offer.id)) say(endWords(t, prefs.lang, table, offer));
    }
  }, [table.offers]);
}
