import { useState } from "preact/hooks";
import { useApp } from "../app/context";
import { forget, myMatches } from "../app/matches";
import { playPath } from "../app/routes";
import { IconButton } from "../parts/IconButton";
import { Link } from "../parts/Link";

/** The matches this browser holds keys of. */
export function Matches() {
  const { t, prefs } = useApp();
  const [matches, setMatches] = useState(myMatches);
  if (matches.length === 0) return null;
  const when = new Intl.DateTimeFormat(prefs.lang, { dateStyle: "medium", timeStyle: "short" });
  return (
    <section class="my-matches">
      <h2>{t("my-matches")}</h2>
      <ul>
        {matches.map(({ match, title, at }) => (
          <li key={match}>
            <Link href={playPath(match)}>
              <strong>{title}</strong>
              <span class="code">{match.slice(0, 6)}</span>
              <time dateTime={at}>{when.format(new Date(at))}</time>
            </Link>
            <IconButton
              icon="trash"
              label={t("forget", { title })}
              onClick={() => {
                if (!confirm(t("forget-sure"))) return;
                forget(match);
                setMatches(myMatches());
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
