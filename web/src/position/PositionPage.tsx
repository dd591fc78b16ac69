import { useEffect, useState } from "preact/hooks";
import { listGames, positionSamples, samplePosition, type ApiError, type Position } from "../app/api";
import { useApp } from "../app/context";
import { PageTop } from "../parts/PageTop";
import type { GameInfo, PositionSample } from "../protocol";
import { positionInHash, seatInHash, unpacked } from "./link";
import { PositionEditor } from "./PositionEditor";

/** The position editor of a game: it begins with the position of the address, or with the first beginning. */
export function PositionPage({ game }: { game: string }) {
  const { t, prefs } = useApp();
  const [info, setInfo] = useState<GameInfo | null>(null);
  const [samples, setSamples] = useState<PositionSample[]>([]);
  const [first, setFirst] = useState<Position | null>(null);
  const [problem, setProblem] = useState("");

  useEffect(() => {
    const failed = (error: ApiError) => setProblem(error.message || t("offline"));
    Promise.all([listGames(prefs.lang), positionSamples(game, prefs.lang)]).then(([games, found]) => {
      setInfo(games.find(({ id }) => id === game) ?? null);
      setSamples(found);
    }, failed);
  }, [game, prefs.lang, t]);
  useEffect(() => {
    document.title = [info?.positions, info?.title, t("app-title")].filter(Boolean).join(" · ");
  }, [info, t]);
  const sample = samples[0]?.id;
  useEffect(() => {
    if (first || !info || !sample) return;
    const text = positionInHash(location.hash);
    const begin = async () => {
      const found = text ? await unpacked(text) : null;
      if (text && found?.["game"] !== game) setProblem(t("position-unreadable", { game: info.title }));
      setFirst(found?.["game"] === game ? found : await samplePosition(game, sample));
    };
    begin().catch((error: ApiError) => setProblem(error.message || t("offline")));
  }, [first, info, sample, game, t]);

  const named = seatInHash(location.hash);
  const seat = info?.seats.find(({ id }) => id === named) ?? info?.seats[0];
  if (first && info && seat) return <PositionEditor game={info} samples={samples} first={first} notice={problem} seat={seat.id} />;
  return (
    <div class="page">
      <PageTop />
      <main class="lost">
        <p role={problem ? "alert" : "status"}>{problem || t("loading")}</p>
      </main>
    </div>
  );
}
