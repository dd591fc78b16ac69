import { useApp } from "../app/context";
import { Link } from "../parts/Link";
import { OpenTables } from "./OpenTables";
import { ANYTHING, useLobby } from "./useLobby";

/** So many open tables are shown on the first page. */
const SHOWN = 3;

/** The newest open tables, and the way to all of them. */
export function HomeTables() {
  const { t, prefs } = useApp();
  const { tables } = useLobby(ANYTHING, prefs.lang);
  const shown = tables?.slice(0, SHOWN) ?? [];
  return (
    <section class="home-tables" aria-labelledby="open-tables">
      <h2 id="open-tables">
        {t("open-tables")} <small>{shown.length > 0 ? t("lobby-count", { count: tables!.length }) : t("lobby-none")}</small>
      </h2>
      {shown.length > 0 && <OpenTables tables={shown} />}
      <Link href="/lobby">{t("lobby-all")}</Link>
    </section>
  );
}
