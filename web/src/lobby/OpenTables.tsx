import { useSignedIn } from "../account/useSignedIn";
import { useApp } from "../app/context";
import { browserKeyOf } from "../app/matches";
import { playPath } from "../app/routes";
import { ago } from "../home/words";
import { Icon } from "../parts/Icon";
import { Link } from "../parts/Link";
import type { OpenTable } from "../protocol";
import { FollowedMark } from "../relations/FollowedMark";
import { SignInForSeat } from "./SignInForSeat";
import { playersAt, termsOf } from "./tableWords";
import { useJoin } from "./useJoin";
import { isLeft } from "./vacancies";

const LANGUAGES: Record<string, string> = { en: "English", hu: "magyar" };

/** Tables that wait for somebody, with a way to each of their free seats. */
export function OpenTables({ tables }: { tables: OpenTable[] }) {
  const { join, busy, problem, dialog } = useJoin();
  const guest = useSignedIn(tables.some(({ seats }) => seats.some(isLeft))) === false;
  return (
    <>
      {problem && (
        <p class="notice" role="alert">
          {problem}
        </p>
      )}
      <ul class="open-tables">
        {tables.map((table) => (
          <TableRow key={table.match} table={table} guest={guest} busy={busy} onJoin={(player) => join({ match: table.match, title: table.title, player, rated: table.rated, apart: table.apart })} />
        ))}
      </ul>
      {dialog}
    </>
  );
}

/** One table: its game and terms, who is there, and what is free. */
function TableRow({ table, guest, busy, onJoin }: { table: OpenTable; guest: boolean; busy: boolean; onJoin: (player: string) => void }) {
  const { t, prefs } = useApp();
  const players = playersAt(table, t, prefs.lang);
  const there = table.apart ? [] : players.filter(({ free }) => !free).map(({ who, seats }) => t("lobby-sits", { who, seats }));
  const mine = browserKeyOf(table.match) !== null;
  const waits = [...new Set(players.map(({ vacancy }) => vacancy).filter(Boolean))];
  return (
    <li class="open-table">
      <div class="open-table-words">
        <p>
          <strong>{table.title}</strong> {table.about && <q>{table.about}</q>}
        </p>
        <p class="terms">{termsOf(table, t)}</p>
        <p class="terms">
          {there.length > 0 && <span>{new Intl.ListFormat(prefs.lang).format(there)}</span>}
          <FollowedMark names={table.followed} />
          {table.account && (
            <span title={t("lobby-account")}>
              <Icon name="check" />
              <span class="sr-only">{t("lobby-account")}</span>
            </span>
          )}
          {table.apart ? <span>{t("lobby-apart")}</span> : <span>{LANGUAGES[table.lang] ?? table.lang}</span>}
          <time dateTime={table.at}>{ago(table.at, Date.now(), prefs.lang)}</time>
        </p>
        {waits.map((words) => (
          <p class="terms" key={words}>
            {words}
          </p>
        ))}
      </div>
      <div class="row">
        {mine ? (
          <Link class="button" href={playPath(table.match)}>
            {t("lobby-mine")}
            <span class="sr-only">: {table.title}</span>
          </Link>
        ) : (
          players
            .filter(({ free }) => free)
            .map(({ id, seats, left }) =>
              left && guest ? (
                <SignInForSeat key={id} seats={seats} title={table.title} />
              ) : (
                <button type="button" key={id} class="button" disabled={busy} aria-label={t("lobby-join-as-at", { seats, title: table.title })} onClick={() => onJoin(id)}>
                  <Icon name="chair" /> {t("lobby-join-as", { seats })}
                </button>
              ),
            )
        )}
      </div>
    </li>
  );
}
