import { useEffect, useState } from "preact/hooks";
import { Problem } from "../account/Problem";
import { problemOf } from "../account/problemOf";
import { useApp } from "../app/context";
import { dayWords } from "../app/dates";
import { momentPath, personPath } from "../app/routes";
import { Link } from "../parts/Link";
import type { ActInfo, ReportInfo } from "../protocol";
import { ActForm } from "./ActForm";
import { ABOUT_ACCOUNTS, kindWords, type ActKind } from "./actWords";
import { latestActs, waitingReports } from "./careApi";

/** What moderators see to: reports that wait, an act on any account, and what was done lately. */
export function Moderation() {
  const { t, prefs } = useApp();
  const [reports, setReports] = useState<ReportInfo[] | null>(null);
  const [acts, setActs] = useState<ActInfo[]>([]);
  const [problem, setProblem] = useState("");

  const ask = () => {
    const failed = (error: unknown) => setProblem(problemOf(error, t));
    waitingReports().then(setReports, failed);
    latestActs().then(setActs, failed);
  };
  useEffect(ask, []);

  return (
    <>
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
                  <p>{t("report-by", { name: report.by || t("guest"), day: dayWords(report.at, prefs.lang), reason: report.reason })}</p>
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
                    {dayWords(act.at, prefs.lang)}: {act.name}, {kindWords(act.kind, t)}
                    {act.lasts && ` ${act.until ? t("act-until", { day: dayWords(act.until, prefs.lang) }) : t("act-for-good")}`}: {act.reason}
                  </li>
                ))}
              </ul>
            </section>
          )}
        </>
      )}
    </>
  );
}

/** What can be done about a report. */
function kindsFor(report: ReportInfo): ActKind[] {
  return [...(report.line === null ? [] : (["hide"] as const)), ...(report.account ? ABOUT_ACCOUNTS : (["mute"] as const)), "dismiss"];
}
