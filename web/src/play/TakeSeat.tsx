import { useState } from "preact/hooks";
import { useSignedIn } from "../account/useSignedIn";
import type { MatchApi } from "../app/api";
import { useApp } from "../app/context";
import { keyOf, onceFor } from "../app/matches";
import { SignInForSeat } from "../lobby/SignInForSeat";
import { isLeft } from "../lobby/vacancies";
import { Icon } from "../parts/Icon";
import type { CreatedMatch, MatchPage } from "../protocol";
import { Vacancies } from "./Vacancies";

interface Props {
  table: MatchPage;
  api: MatchApi;
  onTaken: (made: CreatedMatch) => void;
  onProblem: (error: unknown) => void;
}

/** What an invitation offers beside the sight of the table: its seats, to whoever comes first and says a name. */
export function TakeSeat({ table, api, onTaken, onProblem }: Props) {
  const { t, prefs, setPrefs } = useApp();
  const [busy, setBusy] = useState(false);
  const seats = table.seats.filter((seat) => table.invited.includes(seat.id));
  const guest = useSignedIn(seats.some(isLeft)) === false;
  if (seats.length === 0 || table.over) return null;
  // The table that shows the seat as taken may come before the answer to whoever took it.
  if (!busy && seats.some((seat) => seat.kind !== "open")) {
    return (
      <p class="slip invited is-late" role="status">
        <Icon name="chair" /> {t("invited-late")}
      </p>
    );
  }
  const take = (event: SubmitEvent) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget as HTMLFormElement).get("name")).trim();
    setPrefs({ name });
    setBusy(true);
    api.take({ name, once: onceFor(table.match), held: keyOf(table.match) }).then(onTaken, (error: unknown) => {
      setBusy(false);
      onProblem(error);
    });
  };
  const names = new Intl.ListFormat(prefs.lang).format(seats.map((seat) => seat.name));
  if (guest) {
    return (
      <section class="slip invited" aria-label={t("invited", { seat: names })}>
        <p>
          <strong>{t("invited", { seat: names })}</strong> <span>{t("substitute-sign-in-hint")}</span> <Vacancies seats={seats} />
        </p>
        <SignInForSeat seats={names} />
      </section>
    );
  }
  return (
    <form class="slip invited" aria-label={t("invited", { seat: names })} onSubmit={take}>
      <p>
        <strong>{t("invited", { seat: names })}</strong> <span>{t("invited-hint")}</span> {table.teaching && <span>{t("teaching-note")}</span>} <Vacancies seats={seats} />
      </p>
      <label>
        <span>{t("your-name")}</span>
        <input type="text" name="name" required pattern=".*\S.*" maxLength={40} autocomplete="nickname" defaultValue={prefs.name} />
      </label>
      <button type="submit" class="button primary" disabled={busy}>
        <Icon name="chair" /> {t("take-seat")}
      </button>
    </form>
  );
}
