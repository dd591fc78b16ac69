import { useText } from "../app/context";

/** The most letters of a line about a table. */
const LONGEST = 80;

interface Props {
  busy: boolean;
  /** The words of the button that offers it; without one, others do. */
  go?: string;
  onOffer?: (about: string) => void;
  about: string;
  setAbout: (about: string) => void;
}

/** A line about a table that anybody may join. */
export function OfferTable({ busy, go, onOffer, about, setAbout }: Props) {
  const t = useText();
  return (
    <form
      class="offer-table"
      onSubmit={(event) => {
        event.preventDefault();
        onOffer?.(about.trim());
      }}
    >
      <label>
        <span>{t("lobby-about")}</span>
        <input type="text" maxLength={LONGEST} value={about} onInput={(event) => setAbout(event.currentTarget.value)} />
      </label>
      {go && (
        <button type="submit" class="button" disabled={busy}>
          {go}
        </button>
      )}
    </form>
  );
}
