import type { useText } from "../app/context";
import { soonWords } from "../app/dates";
import type { MatchPage, OfferInfo } from "../protocol";
import { momentWords } from "./takebacks";

type Text = ReturnType<typeof useText>;

/** Who made an offer: the name of the player, or of the seat. */
export function offerer(table: MatchPage, offer: OfferInfo): string {
  const seat = table.seats.find(({ id }) => id === offer.seat);
  return seat ? seat.player_name || seat.name : offer.seat;
}

/** The name of the player who has these seats, by the first of them. */
export function playerName(table: MatchPage, player: string): string {
  const seat = table.seats.find(({ id }) => id === player);
  return seat ? seat.player_name || seat.name : player;
}

/** The names of the people who have not answered yet. */
export function unanswered(table: MatchPage, offer: OfferInfo): string[] {
  const names = table.seats.filter((seat) => seat.kind === "human" && seat.player !== offer.player && !offer.accepted.includes(seat.id)).map((seat) => seat.player_name || seat.name);
  return [...new Set(names)];
}

/** What an offer is about, in words. */
export function offerWords(t: Text, lang: string, table: MatchPage, offer: OfferInfo): string {
  switch (offer.kind) {
    case "draw":
      return t("offer-what-draw");
    case "abandon":
      return t("offer-what-abandon");
    case "pause":
      return t("offer-what-pause", { until: soonWords(offer.until ?? 0, lang) });
    case "resume":
      return t("offer-what-resume");
    case "replace": {
      const name = playerName(table, offer.player);
      if (offer.bot) return t("offer-what-replace-bot", { name, bot: offer.bot });
      return t(offer.listed ? "offer-what-replace-listed" : "offer-what-replace", { name });
    }
    case "takeback":
      return t("offer-what-takeback", { from: momentWords(t, table, offer.to ?? 0) });
  }
}

/** What has become of an offer, in words. */
export function endWords(t: Text, lang: string, table: MatchPage, offer: OfferInfo): string {
  const what = offerWords(t, lang, table, offer);
  const decliner = table.seats.find(({ id }) => offer.declined.includes(id));
  switch (offer.state) {
    case "accepted":
      return t("offer-accepted", { what });
    case "declined":
      return t("offer-declined", { what, name: decliner?.player_name || decliner?.name || "" });
    case "withdrawn":
      return t("offer-withdrawn", { what });
    case "expired":
      return t("offer-expired", { what });
    default:
      return t("offer-stale", { what });
  }
}
