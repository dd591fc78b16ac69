import { useState } from "preact/hooks";
import { ApiError, starterOf } from "../app/api";
import { useText } from "../app/context";
import { Icon } from "../parts/Icon";
import { Modal } from "../parts/Modal";
import type { EditorSpec } from "../protocol";
import { fileOf, readFile, type OpenFile } from "./file";

interface Props {
  game: string;
  spec: EditorSpec;
  onOpen: (file: OpenFile) => void;
  onClose: () => void;
}

/** What to begin with: nothing, a board there is, or a file. */
export function StartDialog({ game, spec, onOpen, onClose }: Props) {
  const t = useText();
  const [problem, setProblem] = useState("");
  const take = (name: string) =>
    starterOf(game, name).then(
      (record) => onOpen(fileOf(spec, record)),
      (error: ApiError) => setProblem(error.message || t("offline")),
    );
  const read = async (picked: File | undefined) => {
    if (!picked) return;
    const found = readFile(spec, await picked.text());
    if (found === "json") setProblem(t("editor-unreadable-json", { file: picked.name }));
    else if (found === "records") setProblem(t("editor-unreadable-records", { file: picked.name }));
    else onOpen(found);
  };
  return (
    <Modal title={t("editor-start")} onClose={onClose}>
      <p>{t("editor-start-hint")}</p>
      {problem && (
        <p class="notice" role="alert">
          {problem}
        </p>
      )}
      <ul class="samples">
        {spec.samples.map(({ id, name, note }) => (
          <li key={id}>
            <button type="button" class="button" onClick={() => take(id)}>
              <strong>{name}</strong>
              {note && <small>{note}</small>}
            </button>
          </li>
        ))}
      </ul>
      <label class="button open-file">
        <Icon name="folder" /> {t("editor-open")}
        <input type="file" accept=".json,application/json" class="sr-only" onChange={(event) => read(event.currentTarget.files?.[0])} />
      </label>
    </Modal>
  );
}
