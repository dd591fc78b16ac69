import { useEffect, useState } from "preact/hooks";
import { Problem } from "../account/Problem";
import { problemOf } from "../account/problemOf";
import { useSending } from "../account/useSending";
import { useApp } from "../app/context";
import { momentPath, personPath } from "../app/routes";
import { Link } from "../parts/Link";
import { PageTop } from "../parts/PageTop";
import type { ActInfo, ReportInfo } from "../protocol";
import { kindWords, type ActKind } from "./actWords";
import { latestActs, moderate, waitingReports } from "./careApi";

const ABOUT_ACCOUNTS: ActKind[] = ["warn", "mute", "ban", "rename", "pardon"];

/** What moderators see to: reports that wait, an act on any account, and what was done lately. */
export function AdminPage() {
  const { t, prefs } = useApp();
  const [reports, setReports] = useState<ReportInfo[] | null>(null);
  const [acts, setActs] = useState<ActInfo[]>([]);
  const [problem, setProblem] = useState("");

  useEffect(() => {
    document.title = `${t("admin")} – ${t("app-title")}`;
  }, [t]);
  const ask = () => {
    const failed = (error: unknown) => setProblem(problemOf(error, t));
    waitingReports().then(setReports, failed);
    latestActs().then(setActs, failed);
  };
  useEffect(ask, []);
  const day = (moment: string) => new Date(moment).toLocaleDateString(prefs.lang, { dateStyle: "medium" });

  return (
    <div class="page">
      <PageTop />
      <main class="account">
        <h1>{t("admin")}</h1>
        <Problem text={problem} />
        {reports && (
          <>
            <section aria-labelledby="reports">
              <h2 id="reports">{t("reports")}</h2>
              {reports.length === 0 && <p>{t("reports-none")}</p>}
              <ul class="report-list">
                {reports.map((report) => (
                  <li key={report.id}>
                    <p>
                      {report.account ? <Link href={personPath(report.name)}>{report.name}</Link> : t("report-guest", { name: report.name })}{" "}
                      {report.match && <Link href={momentPath(report.match, report.ply)}>{t("report-where")}</Link>}
                    </p>
                    {report.said && <blockquote>{report.said}</blockquote>}
                    <p>{t("report-by", { name: report.by || t("guest"), day: day(report.at), reason: report.reason })}</p>
                    <ActForm kinds={kindsFor(report)} about={{ report: report.id }} label={t("act-about", { name: report.name })} onDone={ask} />
                  </li>
                ))}
              </ul>
            </section>
            <section aria-labelledby="acting">
              <h2 id="acting">{t("act-on")}</h2>
              <ActForm kinds={ABOUT_ACCOUNTS} label={t("act-on")} onDone={ask} />
            </section>
            {acts.length > 0 && (
              <section aria-labelledby="acts">
                <h2 id="acts">{t("acts")}</h2>
                <ul class="report-list">
                  {acts.map((act) => (
                    <li key={act.id}>
                      {day(act.at)}: {act.name}, {kindWords(act.kind, t)}
                      {act.lasts && ` ${act.until ? t("act-until", { day: day(act.until) }) : t("act-for-good")}`}: {act.reason}
                    </li>
                  ))}
                </ul>
              </section>
            )}
          </>
        )}
      </main>
    </div>
  );
}

/** What can be done about a report. */
function kindsFor(report: ReportInfo): ActKind[] {
  return [...(report.line === null ? [] : (["hide"] as const)), ...(report.account ? ABOUT_ACCOUNTS : (["mute"] as const)), "dismiss"];
}

/** An act: its kind, for how long, why, and about whom unless that is known. */
function ActForm({ kinds, about, label, onDone }: { kinds: ActKind[]; about?: { report: number }; label: string; onDone: () => void }) {
  const { t, prefs } = useApp();
  const [kind, setKind] = useState<ActKind>(kinds[0]!);
  const { busy, problem, send } = useSending();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const fields = new FormData(form);
    const days = Number(fields.get("days")) || null;
    const whom = about ?? { name: String(fields.get("name")).trim() };
    send(moderate({ kind, reason: String(fields.get("reason")), days, ...whom }, prefs.lang), () => {
      form.reset();
      setKind(kinds[0]!);
      onDone();
    });
  };
  return (
    <form class="name-form" aria-label={label} onSubmit={submit}>
      {!about && (
        <label>
          <span>{t("account-name")}</span>
          <input type="text" name="name" required maxLength={24} autocomplete="off" />
        </label>
      )}
      <label>
        <span>{t("act-kind")}</span>
        <select name="kind" value={kind} onChange={(event) => setKind(event.currentTarget.value as ActKind)}>
          {kinds.map((one) => (
            <option key={one} value={one}>
              {kindWords(one, t)}
            </option>
          ))}
        </select>
      </label>
      {(kind === "mute" || kind === "ban") && (
        <label>
          <span>{kind === "mute" ? t("act-days") : t("act-days-or-good")}</span>
          <input type="number" name="days" min={1} max={3650} required={kind === "mute"} />
        </label>
      )}
      <label>
        <span>{t("report-reason")}</span>
        <input type="text" name="reason" required maxLength={500} autocomplete="off" />
      </label>
      <Problem text={problem} />
      <div class="row end">
        <button type="submit" class="button" disabled={busy}>
          {t("act-do")}
        </button>
      </div>
    </form>
  );
}
