import { useState } from "preact/hooks";
import { useText } from "../app/context";
import { Icon } from "../parts/Icon";
import { IconButton } from "../parts/IconButton";
import { Modal } from "../parts/Modal";
import type { MusterSpec, MusterView } from "../protocol";
import { forgetArmy, keepArmy, keptArmies } from "./library";

interface Props {
  game: string;
  spec: MusterSpec;
  view: MusterView;
  title: string;
  /** Armies may be kept and forgotten here; otherwise one is only picked. */
  keeps: boolean;
  onTake: (draft: string) => void;
  onClose: () => void;
}

/** The armies there are: those of this browser, a file, those of the library. */
export function LibraryDialog({ game, spec, view, title, keeps, onTake, onClose }: Props) {
  const t = useText();
  const [kept, setKept] = useState(() => keptArmies(game));
  const [name, setName] = useState(view.title);
  const keep = (event: Event) => {
    event.preventDefault();
    if (name.trim()) setKept(keepArmy(game, { name: name.trim(), points: view.points, draft: view.draft }));
  };
  const read = async (picked: File | undefined) => picked && onTake(await picked.text());
  return (
    <Modal title={title} onClose={onClose}>
      {keeps && (
        <form class="keep-army" onSubmit={keep}>
          <label>
            <span>{t("army-name")}</span>
            <input value={name} maxLength={60} onInput={(event) => setName(event.currentTarget.value)} />
          </label>
          <button type="submit" class="button primary" disabled={!name.trim() || view.men.length === 0}>
            {t("army-keep")}
          </button>
        </form>
      )}
      {kept.length > 0 && <h3>{t("army-kept")}</h3>}
      <ul class="samples kept">
        {kept.map((army) => (
          <li key={army.name}>
            <button type="button" class="button" onClick={() => onTake(army.draft)}>
              <strong>{army.name}</strong>
              <small>{t("army-man-points", { points: army.points })}</small>
            </button>
            {keeps && <IconButton icon="trash" label={t("army-forget", { name: army.name })} onClick={() => setKept(forgetArmy(game, army.name))} />}
          </li>
        ))}
      </ul>
      <h3>{t("army-ready")}</h3>
      <ul class="samples">
        {spec.ready.map((army) => (
          <li key={army.id}>
            <button type="button" class="button" title={army.text} onClick={() => onTake(army.draft)}>
              <strong>{army.name}</strong>
              <small>
                {army.note} · {t("army-man-points", { points: army.points })}
              </small>
            </button>
          </li>
        ))}
      </ul>
      <label class="button open-file">
        <Icon name="folder" /> {t("army-open")}
        <input type="file" accept=".txt,text/plain" class="sr-only" onChange={(event) => read(event.currentTarget.files?.[0])} />
      </label>
    </Modal>
  );
}
