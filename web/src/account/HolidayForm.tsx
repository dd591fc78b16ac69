import { useEffect, useState } from "preact/hooks";
import { useApp } from "../app/context";
import { shortSoonWords } from "../app/dates";
import type { Holidays } from "../protocol";
import { beginHoliday, endHoliday, myHolidays } from "./holidayApi";
import { Problem } from "./Problem";
import { useSending } from "./useSending";

/** Days on which one's clocks stand: those that are left, and a holiday to begin, to plan, to end. */
export function HolidayForm() {
  const { t, prefs } = useApp();
  const [known, setKnown] = useState<Holidays | null>(null);
  const [planned, setPlanned] = useState("");
  const { busy, problem, send } = useSending();

  useEffect(() => send(myHolidays(), setKnown), []);
  if (!known) return <Problem text={problem} />;

  const begin = (event: SubmitEvent) => {
    event.preventDefault();
    const days = Number(new FormData(event.currentTarget as HTMLFormElement).get("days"));
    // The day begins where its player is; today it begins at once.
    const start = planned ? new Date(`${planned}T00:00`).getTime() : 0;
    send(beginHoliday({ days, begins: start > Date.now() ? start : null }, prefs.lang), (found) => {
      setPlanned("");
      setKnown(found);
    });
  };
  const { holiday, years, most } = known;
  const [year, next] = years as [Holidays["years"][0], Holidays["years"][0]];
  const left = Math.min(most, Math.max(year.left, next.left));
  const numbers = { year: String(year.year), left: String(year.left), next: String(next.year), after: String(next.left) };
  const begun = holiday !== null && holiday.begins <= Date.now();
  const said = holiday && { begins: shortSoonWords(holiday.begins, prefs.lang), until: shortSoonWords(holiday.until, prefs.lang) };
  return (
    <section aria-labelledby="holidays">
      <h2 id="holidays">{t("holidays")}</h2>
      <p>{t("holidays-hint")}</p>
      <p>{t("holidays-left", numbers)}</p>
      <p role="status">{said && (begun ? t("holiday-now", { until: said.until }) : t("holiday-to-come", said))}</p>
      <Problem text={problem} />
      {holiday ? (
        <>
          {begun && <p>{t("holiday-back")}</p>}
          <button type="button" class="button" disabled={busy} onClick={() => send(endHoliday(prefs.lang), setKnown)}>
            {begun ? t("holiday-end") : t("holiday-call-off")}
          </button>
        </>
      ) : left > 0 ? (
        <form class="name-form" onSubmit={begin}>
          <label>
            <span>{t("holiday-days")}</span>
            <input type="number" name="days" min={1} max={left} required defaultValue={String(Math.min(7, left))} />
          </label>
          <label>
            <span>{t("holiday-begins")}</span>
            <input type="date" value={planned} onInput={(event) => setPlanned(event.currentTarget.value)} />
          </label>
          <div class="row end">
            <button type="submit" class="button" disabled={busy}>
              {planned ? t("holiday-plan") : t("holiday-begin")}
            </button>
          </div>
        </form>
      ) : (
        <p>{t("holiday-none-left")}</p>
      )}
    </section>
  );
}
