import { useEffect, useMemo, useState } from "preact/hooks";
import { MatchApi } from "../app/api";
import { useApp } from "../app/context";
import { browserKeyOf, keyOf, remember } from "../app/matches";
import { keyInHash } from "../app/routes";
import { loadArt, type Art } from "../board/art";
import { Link } from "../parts/Link";
import { TableView } from "./TableView";
import { useLive } from "./useLive";

/** Finds the key, keeps the connection and shows the table once it and its pictures are there. */
export function PlayPage({ match }: { match: string }) {
  const { t, prefs } = useApp();
  const [first, setFirst] = useState(() => takeKey(match));
  const { table, key, look, state, reason } = useLive(match, first, prefs.lang);
  const api = useMemo(() => new MatchApi(match, key, prefs.lang), [match, key, prefs.lang]);
  const [art, setArt] = useState<Art | null>(null);
  const [artFailed, setArtFailed] = useState(false);

  const seated = table !== null || key !== first;
  const title = table?.title ?? match;
  useEffect(() => {
    if (key && seated) remember(match, key, title);
  }, [match, key, seated, title]);

  useEffect(() => {
    // An invitation opens once; whoever comes back by its link has the key it was changed for.
    const own = browserKeyOf(match);
    if (state === "refused" && own && own !== first) setFirst(own);
  }, [match, state, first]);

  const board = table?.scene.board;
  useEffect(() => {
    if (board) loadArt(board).then(setArt, () => setArtFailed(true));
  }, [board]);

  if (state === "refused") {
    return (
      <main class="lost">
        <h1>{t("refused-title")}</h1>
        <p>{reason}</p>
        <p>
          <Link href="/">{t("nav-home")}</Link>
        </p>
      </main>
    );
  }
  if (!table || !(art || artFailed)) {
    return (
      <main class="lost" aria-busy="true">
        <p role="status">{state === "retrying" ? t("reconnecting") : t("loading")}</p>
      </main>
    );
  }
  return <TableView table={table} art={art} api={api} look={look} broken={state !== "open"} />;
}

/** Takes the key out of the address, so that a copied address or a screenshot does not carry it. */
function takeKey(match: string): string | null {
  const key = keyInHash(location.hash);
  if (key) history.replaceState(null, "", location.pathname);
  return key ?? keyOf(match);
}
