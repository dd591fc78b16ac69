import { useText } from "../app/context";
import type { Offer } from "../lobby/offer";
import { Link } from "../parts/Link";

interface Props {
  offer: Offer;
  setOffer: (offer: Offer) => void;
  /** Only a match with a clock can be rated, and none in which bots help everybody. */
  ratable: boolean;
}

/** Whether a table that anybody may join is rated, and for which ratings. */
export function RatedFields({ offer, setOffer, ratable }: Props) {
  const t = useText();
  const rated = offer.rated && ratable;
  const bound = (field: "from" | "to", label: string) => (
    <label>
      <span>{label}</span>
      <input type="text" inputMode="numeric" maxLength={4} value={offer[field]} onInput={(event) => setOffer({ ...offer, [field]: event.currentTarget.value })} />
    </label>
  );
  return (
    <div class="rated-fields">
      <label class="offer-rated">
        <input type="checkbox" checked={rated} disabled={!ratable} onChange={(event) => setOffer({ ...offer, rated: event.currentTarget.checked })} />
        <span>{t("offer-rated")}</span>
      </label>
      <small>
        {t(ratable ? "offer-rated-hint" : "offer-rated-clock")} {rated && <Link href="/account">{t("account")}</Link>}
      </small>
      {rated && (
        <div class="rated-range">
          {bound("from", t("offer-rating-from"))}
          {bound("to", t("offer-rating-to"))}
        </div>
      )}
    </div>
  );
}
