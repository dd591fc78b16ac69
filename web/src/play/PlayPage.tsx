import { useEffect, useMemo, useState } from "preact/hooks";
import { MatchApi } from "../app/api";
import { useApp } from "../app/context";
import { lazy } from "../app/lazy";
import { browserKeyOf, remember, takeKey } from "../app/matches";
import { loadArt, type Art } from "../board/art";
import { Link } from "../parts/Link";
import type { CreatedMatch } from "../protocol";
import type { Start } from "../whatif/useWhatIf";
import { KeptPage, useKept } from "./KeptPage";
import { NextGame } from "./NextGame";
import { TableView } from "./TableView";
import { useLive } from "./useLive";

const WhatIfTable = lazy(() => import("../whatif/WhatIfTable").then(({ WhatIfTable }) => WhatIfTable));
const EndPage = lazy(() => import("../end/EndPage").then(({ EndPage }) => EndPage));

/** Finds the key, keeps the connection and shows the table once it and its pictures are there. */
export function PlayPage({ match, end }: { match: string; end: boolean }) {
  const { t, prefs } = useApp();
  const [key, setKey] = useState(() => takeKey(match));
  const { table, look, state, reason } = useLive(match, key, prefs.lang);
  /** The moment of a what-if, while there is one; and where one looked before it. */
  const [trying, setTrying] = useState<Start | null>(null);
  const [lookedAt, setLookedAt] = useState<number | null>(null);
  const leaving = useMemo(() => new AbortController(), [match]);
  useEffect(() => () => leaving.abort(), [leaving]);
  const api = useMemo(() => new MatchApi(match, key, prefs.lang, leaving.signal), [match, key, prefs.lang, leaving]);
  const kept = useKept(api, state === "refused");
  const [art, setArt] = useState<Art | null>(null);
  const [artFailed, setArtFailed] = useState(false);

  // Nobody comes back to a lesson: the next try begins anew.
  const toKeep = table !== null && !table.lesson && table.seats.some((seat) => seat.mine);
  const title = table?.title ?? match;
  useEffect(() => {
    if (key && toKeep) remember(match, key, title);
  }, [match, key, toKeep, title]);

  const late = table !== null && table.seats.some((seat) => table.invited.includes(seat.id) && seat.kind !== "open");
  useEffect(() => {
    // An invitation is taken once; whoever comes back by its link has a key of their own.
    const own = browserKeyOf(match);
    if ((late || state === "refused") && own && own !== key) sitDown(own);
  }, [match, late, state, key]);

  /** Looks with the key to a seat from now on, and not with what the address brought. */
  const sitDown = (own: string) => {
    history.replaceState(null, "");
    setKey(own);
  };

  const board = table?.scene.board;
  useEffect(() => {
    if (board) loadArt(board).then(setArt, () => setArtFailed(true));
  }, [board]);

  if (state === "refused") {
    if (kept) return <KeptPage kept={kept} api={api} />;
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
        <p role="status">{state === "retrying" ? reason || t("reconnecting") : t("loading")}</p>
      </main>
    );
  }
  const onTaken = (made: CreatedMatch) => {
    remember(match, made.key, title);
    sitDown(made.key);
  };
  if (end && table.over) return <EndPage table={table} art={art} api={api} />;
  // A line of a what-if of now can become a part of the plan.
  const { settings } = table;
  const present = trying && trying.ply === table.ply && trying.seat === table.seat && settings.may_plan;
  const plans = present ? { lines: settings.plan?.lines ?? [], asked: table.decision !== null && !table.decision.window } : null;
  if (trying) return <WhatIfTable api={api} art={art} start={trying} over={table.over} plans={plans} onLeave={() => setTrying(null)} />;
  const onTry = (ply: number, seat: string) => {
    setTrying({ ply, seat });
    setLookedAt(ply < table.ply ? ply : null);
  };
  return <TableView table={table} art={art} api={api} from={lookedAt} onTry={onTry} look={look} broken={state === "retrying"} onTaken={onTaken} next={<NextGame match={match} ply={table.ply} />} />;
}
