import { useEffect, useState } from "preact/hooks";
import type { MatchApi } from "../app/api";
import { useApp } from "../app/context";
import { PageTop } from "../parts/PageTop";
import type { KeptMatch } from "../protocol";
import { RuleLinks } from "./RuleLinks";
import { isTakenBack } from "./takebacks";

/** A match whose rules this server does not have: all that happened, what was said, how it ended. Nobody can move in it. */
export function KeptPage({ kept, api }: { kept: KeptMatch; api: MatchApi }) {
  const { t } = useApp();
  const names = new Map(kept.seats.map((seat) => [seat.id, seat.name]));
  useEffect(() => {
    document.title = `${kept.title} · ${t("app-title")}`;
  }, [kept.title, t]);
  return (
    <>
      <PageTop />
      <main class="kept">
        <h1>{kept.title}</h1>
        <p class="kept-why" role="status">
          {t(kept.over ? "kept-over" : "kept-running", { then: kept.then, now: kept.now })}
        </p>
        {kept.outcome && (
          <p class="kept-outcome">
            <strong>{kept.outcome}</strong> {kept.winners.map((seat) => names.get(seat) ?? seat).join(", ")}
          </p>
        )}
        {kept.picture && <img class="kept-picture" src={api.keptPicture()} alt={t("kept-picture")} />}
        <div class="kept-columns">
          <section>
            <h2>{t("log")}</h2>
            <ol class="kept-log" tabIndex={0} aria-label={t("log")}>
              {kept.log.map((line, number) => (
                <li key={number} class={[line.level < 0 && "is-heading", isTakenBack(kept.taken_back, line.ply) && "is-taken-back"].filter(Boolean).join(" ")}>
                  {isTakenBack(kept.taken_back, line.ply) && <span class="sr-only">{t("taken-back")}: </span>}
                  <RuleLinks text={line.text} spans={line.spans} game={kept.game} />
                </li>
              ))}
            </ol>
          </section>
          <section>
            <h2>{t("kept-players")}</h2>
            <ul>
              {kept.seats.map((seat) => (
                <li key={seat.id}>
                  {seat.name}
                  {seat.player_name && `: ${seat.player_name}`}
                </li>
              ))}
            </ul>
            {kept.chat.length > 0 && (
              <>
                <h2>{t("chat")}</h2>
                <ol class="kept-chat">
                  {kept.chat.map((line, number) => (
                    <li key={number}>
                      <strong>{line.name}</strong> {line.text}
                    </li>
                  ))}
                </ol>
              </>
            )}
          </section>
        </div>
      </main>
    </>
  );
}

/** What is kept of a match that was refused, if its rules are what is missing; `undefined` until that is known. */
export function useKept(api: MatchApi, refused: boolean): KeptMatch | null | undefined {
  const [kept, setKept] = useState<KeptMatch | null | undefined>(undefined);
  useEffect(() => {
    setKept(undefined);
    if (!refused) return;
    let current = true;
    api.kept().then(
      (found) => current && setKept(found),
      () => current && setKept(null),
    );
    return () => {
      current = false;
    };
  }, [api, refused]);
  return kept;
}
