import { useEffect, useState } from "preact/hooks";
import { benchOf, ApiError, sampleOf } from "../app/api";
import { useApp } from "../app/context";
import { read } from "../app/storage";
import { PageTop } from "../parts/PageTop";
import type { Bench } from "../protocol";
import { entriesAt, isRec } from "./record";
import { fileOf, lastFile, type OpenFile } from "./file";
import { Workbench } from "./Workbench";

/** The workshop of a game: what was left on the bench lies there again, else an empty board. */
export function WorkshopPage({ game }: { game: string }) {
  const { t, prefs } = useApp();
  const [bench, setBench] = useState<Bench | null>(null);
  const [file, setFile] = useState<OpenFile | null>(null);
  const [problem, setProblem] = useState("");

  useEffect(() => {
    const failed = (error: ApiError) => setProblem(error.message || t("offline"));
    benchOf(game, prefs.lang).then((found) => {
      setBench(found);
      setProblem("");
      document.title = `${found.title} · ${t("app-title")}`;
      const kept = read<OpenFile | null>(lastFile(game), null);
      if (kept && isRec(entriesAt(kept.content, [found.records])[kept.number])) setFile((now) => now ?? kept);
      else sampleOf(game, found.samples[0]!.id).then((record) => setFile((now) => now ?? fileOf(found, record)), failed);
    }, failed);
  }, [game, prefs.lang, t]);

  if (bench && file) return <Workbench game={game} bench={bench} first={file} />;
  return (
    <div class="page">
      <PageTop />
      <main class="lost">
        <p role={problem ? "alert" : "status"}>{problem || t("loading")}</p>
      </main>
    </div>
  );
}
