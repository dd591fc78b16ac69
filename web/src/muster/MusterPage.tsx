import { useEffect, useState } from "preact/hooks";
import { musterOf, type ApiError } from "../app/api";
import { useApp } from "../app/context";
import { read } from "../app/storage";
import { loadRoom, type Room } from "../board/art";
import { PageTop } from "../parts/PageTop";
import type { MusterSpec } from "../protocol";
import { Builder } from "./Builder";
import { matchInQuery, pageOf } from "./forMatch";
import { lastDraft } from "./library";

/** The army builder of a game: what was left in it lies there again. */
export function MusterPage({ game }: { game: string }) {
  const { t, prefs } = useApp();
  const [spec, setSpec] = useState<MusterSpec | null>(null);
  const [room, setRoom] = useState<Room | null>(null);
  const [problem, setProblem] = useState("");
  const [match] = useState(() => matchInQuery(location.search));
  const [first, setFirst] = useState<string | null>(match ? null : read(lastDraft(game), ""));

  useEffect(() => {
    musterOf(game, prefs.lang).then(
      (found) => {
        setSpec(found);
        setProblem("");
        document.title = `${found.title} · ${t("app-title")}`;
      },
      (error: ApiError) => setProblem(error.message || t("offline")),
    );
  }, [game, prefs.lang, t]);
  useEffect(() => {
    if (!match) return;
    pageOf(match, prefs.lang).then(
      ({ scene }) => (scene.muster ? setFirst((now) => now ?? scene.muster) : setProblem(t("army-no-match"))),
      (error: ApiError) => setProblem(error.message || t("offline")),
    );
  }, [match]);
  useEffect(() => {
    loadRoom(game).then(setRoom, () => setRoom({ sheet: { source: "", symbols: new Map() }, theme: {} }));
  }, [game]);

  if (spec && room && first !== null) return <Builder game={game} spec={spec} room={room} first={first} match={match} />;
  return (
    <div class="page">
      <PageTop />
      <main class="lost">
        <p role={problem ? "alert" : "status"}>{problem || t("loading")}</p>
      </main>
    </div>
  );
}
