import { useEffect, useState } from "preact/hooks";
import { editorOf, ApiError, starterOf } from "../app/api";
import { useApp } from "../app/context";
import { read } from "../app/storage";
import { PageTop } from "../parts/PageTop";
import type { EditorSpec } from "../protocol";
import { entriesAt, isRec } from "./record";
import { fileOf, lastFile, type OpenFile } from "./file";
import { Editor } from "./Editor";

/** The editor of a game: what was left in the editor lies there again, else an empty board. */
export function EditorPage({ game }: { game: string }) {
  const { t, prefs } = useApp();
  const [spec, setSpec] = useState<EditorSpec | null>(null);
  const [file, setFile] = useState<OpenFile | null>(null);
  const [problem, setProblem] = useState("");

  useEffect(() => {
    const failed = (error: ApiError) => setProblem(error.message || t("offline"));
    editorOf(game, prefs.lang).then((found) => {
      setSpec(found);
      setProblem("");
      document.title = `${found.title} · ${t("app-title")}`;
      const kept = read<OpenFile | null>(lastFile(game), null);
      if (kept && isRec(entriesAt(kept.content, [found.records])[kept.number])) setFile((now) => now ?? kept);
      else starterOf(game, found.samples[0]!.id).then((record) => setFile((now) => now ?? fileOf(found, record)), failed);
    }, failed);
  }, [game, prefs.lang, t]);

  if (spec && file) return <Editor game={game} spec={spec} first={file} />;
  return (
    <div class="page">
      <PageTop />
      <main class="lost">
        <p role={problem ? "alert" : "status"}>{problem || t("loading")}</p>
      </main>
    </div>
  );
}
