import { useState } from "preact/hooks";
import { Problem } from "../account/Problem";
import { useSending } from "../account/useSending";
import { useApp } from "../app/context";
import { dayTimeWords } from "../app/dates";
import { playPath } from "../app/routes";
import { CopyField } from "../parts/CopyField";
import { Link } from "../parts/Link";
import type { AdminFaults, AdminMatch, AdminSeat, ReopenedSeats } from "../protocol";
import { durationWords } from "../statistics/statisticsWords";
import { cancelMatch, checkMatch, mendMatch, reopenSeats, storedMatch } from "./adminApi";
import { faultWords, standWords } from "./adminWords";
import { Deed, type Admin } from "./Deed";
import { JobList } from "./Jobs";

/** One match: what is stored of it, and how it is mended, ended, or a seat of it given again. */
export function Matches({ admin }: { admin: Admin }) {
  const { t, prefs } = useApp();
  const [match, setMatch] = useState<AdminMatch | null>(null);
  const [faults, setFaults] = useState<AdminFaults | null>(null);
  const [opened, setOpened] = useState<ReopenedSeats | null>(null);
  const [said, setSaid] = useState("");
  const { busy, problem, send } = useSending();
  const look = (id: string, words = "") => {
    setFaults(null);
    send(storedMatch(id, prefs.lang), (found) => {
      setMatch(found);
      setSaid(words);
    });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setOpened(null);
    setMatch(null);
    setSaid("");
    look(idIn(String(new FormData(event.currentTarget as HTMLFormElement).get("match"))));
  };
  const check = (found: AdminMatch) => {
    setSaid("");
    send(checkMatch(found.id, prefs.lang), setFaults);
  };
  return (
    <section aria-labelledby="one-match">
      <h2 id="one-match">{t("admin-match")}</h2>
      <form class="name-form" role="search" onSubmit={submit}>
        <label>
          <span>{t("admin-match-which")}</span>
          <input type="search" name="match" required maxLength={300} autocomplete="off" />
        </label>
        <div class="row end">
          <button type="submit" class="button" disabled={busy}>
            {t("admin-find")}
          </button>
        </div>
      </form>
      <Problem text={problem} />
      <p role="status">{said}</p>
      {match && (
        <>
          <h3>
            <Link href={playPath(match.id)}>{t("admin-match-title", { title: match.title, id: match.id })}</Link>
          </h3>
          <ul>
            <li>{standWords(match, t)}</li>
            <li>{t("admin-match-rules", { version: match.version })}</li>
            <li>{t("admin-match-made", { made: dayTimeWords(match.made, prefs.lang), moved: dayTimeWords(match.moved, prefs.lang) })}</li>
            <li>{t("admin-match-lines", { lines: match.lines, chat: match.chat })}</li>
            {match.rated && <li>{t("admin-match-rated")}</li>}
            {match.tournament && <li>{t("admin-match-tournament")}</li>}
          </ul>
          <ul class="report-list">
            {match.seats.map((seat) => (
              <li key={seat.seat}>
                <SeatLine seat={seat} />
                {seat.kind !== "bot" && !match.over && !match.own && (
                  <Deed
                    label={t("admin-reopen", { seat: seat.name })}
                    question={t("admin-reopen-sure")}
                    admin={admin}
                    send={(order) => reopenSeats(match.id, seat.seat, order, prefs.lang)}
                    onDone={(answer) => {
                      setOpened(answer);
                      look(match.id);
                    }}
                  />
                )}
              </li>
            ))}
          </ul>
          {opened && <CopyField label={t("admin-reopened")} value={`${location.origin}${playPath(match.id)}#k=${opened.key}`} />}
          <div class="row">
            <button type="button" class="button" disabled={busy} onClick={() => check(match)}>
              {t("admin-check")}
            </button>
            {faults?.mendable && !match.own && (
              <Deed
                label={t("admin-mend")}
                question={t("admin-mend-sure")}
                admin={admin}
                send={(order) => mendMatch(match.id, order, prefs.lang)}
                onDone={() => look(match.id, t("admin-mended"))}
              />
            )}
            {!match.over && !match.own && (
              <Deed
                label={t("admin-cancel")}
                question={t("admin-cancel-sure")}
                admin={admin}
                send={(order) => cancelMatch(match.id, order, prefs.lang)}
                onDone={() => look(match.id, t("admin-cancelled"))}
              />
            )}
          </div>
          {match.own && <p>{t("admin-match-own")}</p>}
          {faults && (
            <div role="status">
              {faults.faults.length === 0 && <p>{t("admin-check-good")}</p>}
              <ul>
                {faults.faults.map((fault, number) => (
                  <li key={number}>{faultWords(fault, t)}</li>
                ))}
              </ul>
              {faults.faults.length > 0 && !faults.mendable && <p>{t("admin-beyond-mending")}</p>}
            </div>
          )}
          {match.jobs.length > 0 && (
            <>
              <h3>{t("admin-match-jobs")}</h3>
              <JobList jobs={match.jobs} admin={admin} onDone={() => look(match.id)} />
            </>
          )}
        </>
      )}
    </section>
  );
}

/** A seat in words: who has it, whether it must choose, and its clock. */
function SeatLine({ seat }: { seat: AdminSeat }) {
  const { t, prefs } = useApp();
  const words = [
    seat.kind === "open" ? t("admin-seat-open") : seat.kind === "bot" ? t("admin-seat-bot", { bot: seat.holder }) : seat.account ? t("admin-seat-account", { name: seat.holder, account: seat.account }) : t("admin-seat-guest", { name: seat.holder }),
    ...(seat.kind === "human" ? [t("admin-seat-keys", { keys: seat.keys })] : []),
    ...(seat.asked ? [t("admin-seat-asked")] : []),
    ...(seat.left_ms === null ? [] : [t(seat.runs ? "admin-clock-runs" : "admin-clock-stands", { left: durationWords(Math.max(0, seat.left_ms) / 3_600_000, prefs.lang), flags: seat.flags })]),
  ];
  return (
    <p>
      <strong>{seat.name}</strong>: {words.join(", ")}
    </p>
  );
}

/** The id of a match in its address, or in what is an id already. */
function idIn(text: string): string {
  return /\/play\/([^/?#]+)/.exec(text)?.[1] ?? text.trim();
}
