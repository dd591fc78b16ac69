import { useState } from "preact/hooks";
import { ApiError, sampleOf } from "../app/api";
import { useText } from "../app/context";
import { Icon } from "../parts/Icon";
import { Modal } from "../parts/Modal";
import type { Bench } from "../protocol";
import { fileOf, readFile, type OpenFile } from "./file";

interface Props {
  game: string;
  bench: Bench;
  onOpen: (file: OpenFile) => void;
  onClose: () => void;
}

/** What to begin with: nothing, a board there is, or a file. */
export function StartDialog({ game, bench, onOpen, onClose }: Props) {
  const t = useText();
  const [problem, setProblem] = useState("");
  const take = (name: string) =>
    sampleOf(game, name).then(
      (record) => onOpen(fileOf(bench, record)),
      (error: ApiError) => setProblem(error.message || t("offline")),
    );
  const read = async (picked: File | undefined) => {
    if (!picked) return;
    const found = readFile(bench, await picked.text());
    if (found === "json") setProblem(t("bench-unreadable-json", { file: picked.name }));
    else if (found === "records") setProblem(t("bench-unreadable-records", { file: picked.name }));
    else onOpen(found);
  };
  return (
    <Modal title={t("bench-start")} onClose={onClose}>
      <p>{t("bench-start-hint")}</p>
      {problem && (
        <p class="notice" role="alert">
          {problem}
        </p>
      )}
      <ul class="samples">
        {bench.samples.map(({ id, name, note }) => (
          <li key={id}>
            <button type="button" class="button" onClick={() => take(id)}>
              <strong>{name}</strong>
              {note && <small>{note}</small>}
            </button>
          </li>
        ))}
      </ul>
      <label class="button open-file">
        <Icon name="folder" /> {t("bench-open")}
        <input type="file" accept=".json,application/json" class="sr-only" onChange={(event) => read(event.currentTarget.files?.[0])} />
      </label>
    </Modal>
  );
}
