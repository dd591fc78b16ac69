import { useEffect, useState } from "preact/hooks";
import { listGames } from "../app/api";
import { useApp } from "../app/context";
import { ratingsPath, tournamentPath } from "../app/routes";
import { Link } from "../parts/Link";
import { PageTop } from "../parts/PageTop";
import type { GameInfo } from "../protocol";
import { OpenTables } from "./OpenTables";
import { RunningTables } from "./RunningTables";
import { SubstituteTables } from "./SubstituteTables";
import { ANYTHING, useLobby, type Filters } from "./useLobby";

/** All open tables, by game, clock and language. */
export function LobbyPage() {
  const { t, prefs } = useApp();
  const [games, setGames] = useState<GameInfo[]>([]);
  const [filters, setFilters] = useState(ANYTHING);
  const { tables, more, problem } = useLobby(filters, prefs.lang);

  useEffect(() => {
    document.title = `${t("open-tables")} – ${t("app-title")}`;
  }, [t]);
  useEffect(() => {
    // Without their names the list of games is not offered; everything else goes on.
    listGames(prefs.lang).then(setGames, () => {});
  }, [prefs.lang]);

  const chooser = (field: keyof Filters, label: string, choices: [string, string][]) => (
    <label>
      <span>{label}</span>
      <select value={filters[field]} onChange={(event) => setFilters({ ...filters, [field]: event.currentTarget.value })}>
        <option value="">{t("lobby-any")}</option>
        {choices.map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <div class="page">
      <PageTop />
      <main class="lobby">
        <h1>{t("open-tables")}</h1>
        <p>{t("lobby-lead")}</p>
        <div class="lobby-filters" role="group" aria-label={t("lobby-filters")}>
          {chooser("game", t("lobby-game"), games.map(({ id, title }) => [id, title]))}
          {chooser("clock", t("clock"), [
            ["live", t("lobby-clock-live")],
            ["days", t("lobby-clock-days")],
            ["none", t("clock-none")],
          ])}
          {chooser("speaks", t("lobby-language"), [
            ["en", "English"],
            ["hu", "magyar"],
          ])}
          {chooser("rated", t("ratings-rating"), [
            ["true", t("rated")],
            ["false", t("unrated")],
          ])}
          {chooser("bots", t("lobby-who"), [
            ["false", t("lobby-people")],
            ["true", t("lobby-with-bots")],
          ])}
        </div>
        {problem !== null && (
          <p class="notice" role="alert">
            {problem || t("offline")}
          </p>
        )}
        <p class="sr-only" role="status">
          {tables && t("lobby-count", { count: tables.length })}
        </p>
        {tables?.length === 0 && <p>{t("lobby-empty")}</p>}
        {tables && tables.length > 0 && <OpenTables tables={tables} />}
        {more && (
          <button type="button" class="button" onClick={more}>
            {t("lobby-more")}
          </button>
        )}
        <SubstituteTables game={filters.game} />
        <RunningTables game={filters.game} />
        <p>
          <Link href={tournamentPath()}>{t("tournaments")}</Link> · <Link href={ratingsPath()}>{t("ratings")}</Link>
        </p>
      </main>
    </div>
  );
}
