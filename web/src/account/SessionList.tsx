import { useEffect, useState } from "preact/hooks";
import { endSession, mySessions } from "../app/api";
import { useApp } from "../app/context";
import { ago } from "../home/words";
import type { SessionInfo } from "../protocol";
import { Problem } from "./Problem";
import { problemOf } from "./problemOf";

/** The browsers that are signed in; each but this one can be signed out. */
export function SessionList() {
  const { t, prefs } = useApp();
  const [sessions, setSessions] = useState<SessionInfo[]>([]);
  const [problem, setProblem] = useState("");
  const failed = (error: unknown) => setProblem(problemOf(error, t));

  useEffect(() => {
    mySessions().then(setSessions, failed);
  }, []);

  const end = (id: string) =>
    endSession(id).then(() => setSessions((before) => before.filter((one) => one.id !== id)), failed);
  return (
    <section aria-labelledby="sessions">
      <h2 id="sessions">{t("sessions")}</h2>
      <Problem text={problem} />
      <ul class="sessions">
        {sessions.map(({ id, browser, place, seen, current }) => (
          <li key={id}>
            <span>
              <strong>{browser || t("session-browser")}</strong> {place} · {current ? t("session-here") : ago(seen, Date.now(), prefs.lang)}
            </span>
            {!current && (
              <button
                type="button"
                class="button"
                aria-label={t("session-end-of", { browser: browser || t("session-browser"), place })}
                onClick={() => end(id)}
              >
                {t("session-end")}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
