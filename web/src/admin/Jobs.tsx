import { useState } from "preact/hooks";
import { Problem } from "../account/Problem";
import { useApp } from "../app/context";
import { dayTimeWords } from "../app/dates";
import type { AdminJob } from "../protocol";
import { dropJob, jobs, retryJob } from "./adminApi";
import { jobWords } from "./adminWords";
import { Deed, type Admin } from "./Deed";
import { useAsked } from "./useAsked";

/** The work for later: first what has failed too often. */
export function Jobs({ admin }: { admin: Admin }) {
  const { t } = useApp();
  const { answer, problem, again } = useAsked(jobs);
  const [said, setSaid] = useState("");
  return (
    <section aria-labelledby="jobs">
      <h2 id="jobs">{t("admin-jobs")}</h2>
      <p>{t("admin-jobs-lead")}</p>
      <Problem text={problem} />
      <p role="status">{said || (answer ? t("admin-jobs-count", { all: answer.all, dead: answer.dead }) : "")}</p>
      {answer && (
        <JobList
          jobs={answer.jobs}
          admin={admin}
          onDone={(words) => {
            setSaid(words);
            again();
          }}
        />
      )}
      <button type="button" class="button" onClick={again}>
        {t("admin-look-again")}
      </button>
    </section>
  );
}

/** Jobs, each with what can be done about it. */
export function JobList({ jobs, admin, onDone }: { jobs: AdminJob[]; admin: Admin; onDone: (words: string) => void }) {
  const { t, prefs } = useApp();
  return (
    <ul class="report-list">
      {jobs.map((job) => (
        <li key={job.id}>
          <p>
            <strong>{jobWords(job.kind, t)}</strong> <code>{job.key || job.kind}</code>{" "}
            {job.dead ? t("admin-job-dead", { tries: job.attempts }) : job.taken ? t("admin-job-taken") : t("admin-job-due", { due: dayTimeWords(job.due, prefs.lang), tries: job.attempts })}
          </p>
          {job.error && (
            // The places of an error are the same in every language.
            <p lang="en">
              <code>{job.error}</code>
            </p>
          )}
          <div class="row">
            <Deed
              label={t("admin-retry", { job: job.id })}
              question={t("admin-retry-sure")}
              send={({ reason }) => retryJob(job.id, { reason }, prefs.lang)}
              onDone={() => onDone(t("admin-retried", { job: job.id }))}
            />
            <Deed
              label={t("admin-drop", { job: job.id })}
              question={t("admin-drop-sure")}
              admin={admin}
              send={(order) => dropJob(job.id, order, prefs.lang)}
              onDone={() => onDone(t("admin-dropped", { job: job.id }))}
            />
          </div>
        </li>
      ))}
    </ul>
  );
}
