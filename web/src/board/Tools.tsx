import { useText } from "../app/context";
import { Icon } from "../parts/Icon";
import { IconButton } from "../parts/IconButton";
import type { Overlay } from "../protocol";

interface Props {
  overlays: Overlay[];
  chosen: string;
  onChoose: (id: string) => void;
  /** Whether the tape is out; null where there is none. */
  measuring: boolean | null;
  onTape: () => void;
  onZoom: (factor: number) => void;
  onWhole: () => void;
  bare: boolean;
  onBare: () => void;
}

/** What one looks at the board with. */
export function Tools({ overlays, chosen, onChoose, measuring, onTape, onZoom, onWhole, bare, onBare }: Props) {
  const t = useText();
  return (
    <div class="board-tools" role="group" aria-label={t("tools")}>
      <IconButton icon="plus" label={t("zoom-in")} onClick={() => onZoom(1.5)} />
      <IconButton icon="minus" label={t("zoom-out")} onClick={() => onZoom(1 / 1.5)} />
      <IconButton icon="fit" label={t("zoom-fit")} onClick={onWhole} />
      {overlays.length > 0 && (
        <label class={chosen ? "lens is-on" : "lens"} title={t("overlay")}>
          <Icon name="lens" />
          <select class="overlay-picker" aria-label={t("overlay")} value={chosen} onChange={(event) => onChoose(event.currentTarget.value)}>
            <option value="">{t("no-overlay")}</option>
            {overlays.map((overlay) => (
              <option key={overlay.id} value={overlay.id}>
                {overlay.title}
              </option>
            ))}
          </select>
        </label>
      )}
      {measuring !== null && <IconButton icon="tape" label={t("tape")} pressed={measuring} onClick={onTape} />}
      <IconButton icon={bare ? "eyeOff" : "eye"} label={t("hide-tokens")} pressed={bare} onClick={onBare} />
    </div>
  );
}
