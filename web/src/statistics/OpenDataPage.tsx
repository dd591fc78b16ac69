import { useEffect, useState } from "preact/hooks";
import { Problem } from "../account/Problem";
import { problemOf } from "../account/problemOf";
import { useApp } from "../app/context";
import { statisticsPath } from "../app/routes";
import { Link } from "../parts/Link";
import { PageTop } from "../parts/PageTop";
import type { ArchiveDay, OpenData } from "../protocol";
import { openData } from "./statisticsApi";
import { sizeWords } from "./statisticsWords";

/** The forms of a file by the names that programs have for them. */
const FORMS = { ndjson: "NDJSON", parquet: "Parquet" };

/** The archives of public games, for whoever studies them. */
export function OpenDataPage() {
  const { t } = useApp();
  const [found, setFound] = useState<OpenData | null>(null);
  const [problem, setProblem] = useState("");
  const failed = (error: unknown) => setProblem(problemOf(error, t));
  useEffect(() => {
    document.title = `${t("open-data")} – ${t("app-title")}`;
  }, [t]);
  useEffect(() => {
    openData().then(setFound, failed);
  }, []);
  const more = ({ days }: OpenData) =>
    openData(days[days.length - 1]!.day).then((next) => setFound({ ...next, days: [...days, ...next.days] }), failed);

  return (
    <div class="page">
      <PageTop />
      <main class="ratings">
        <h1>{t("open-data")}</h1>
        <p>{t("open-data-lead")}</p>
        <p>
          {t("open-data-license")} <a href="https://creativecommons.org/publicdomain/zero/1.0/">CC0 1.0</a>
        </p>
        <Problem text={problem} />
        {found && found.days.length === 0 && <p>{t(found.on ? "open-data-none" : "open-data-off")}</p>}
        {found && found.days.length > 0 && (
          <ul class="side-list">
            {found.days.map((one) => (
              <Day key={one.day} day={one} />
            ))}
          </ul>
        )}
        {found?.more && (
          <button type="button" class="button" onClick={() => more(found)}>
            {t("open-data-more")}
          </button>
        )}
        <p>
          <Link href={statisticsPath()}>{t("statistics")}</Link> · <a href="/docs/http-api.html#open-data">{t("docs")}</a>
        </p>
      </main>
    </div>
  );
}

/** The files of a day. */
function Day({ day: { day, games, files } }: { day: ArchiveDay }) {
  const { t, prefs } = useApp();
  return (
    <li>
      <strong>
        <time dateTime={day}>{new Date(`${day}T00:00:00Z`).toLocaleDateString(prefs.lang, { dateStyle: "medium", timeZone: "UTC" })}</time>
      </strong>{" "}
      <span>{t("person-games", { games })}</span>
      {files.map(({ name, form, bytes, sha256 }) => (
        <div key={name} class="archive-file">
          <a href={`/data/${encodeURIComponent(name)}`} download={name}>
            {t("open-data-file", { form: FORMS[form], size: sizeWords(bytes, prefs.lang) })}
          </a>{" "}
          <code>{sha256}</code>
        </div>
      ))}
    </li>
  );
}
