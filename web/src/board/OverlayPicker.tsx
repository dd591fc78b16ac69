import { useText } from "../app/context";
import type { Area, Overlay } from "../protocol";

/** The areas of a Scene by id, under an overlay if one is on: it says what there is to say, the choices stay. */
export function withOverlay(areas: Area[], overlay: Overlay | null): Map<string, Area> {
  const found = new Map<string, Area>();
  for (const area of areas) found.set(area.id, overlay ? { ...area, highlight: "", badge: "", tone: "" } : area);
  for (const mark of overlay?.areas ?? []) found.set(mark.id, { ...mark, choices: found.get(mark.id)?.choices ?? [] });
  return found;
}

interface Props {
  overlays: Overlay[];
  chosen: string;
  onChoose: (id: string) => void;
}

/** Switches on one overlay of the board, or none. */
export function OverlayPicker({ overlays, chosen, onChoose }: Props) {
  const t = useText();
  return (
    <select class="overlay-picker" aria-label={t("overlay")} title={t("overlay")} value={chosen} onChange={(event) => onChoose(event.currentTarget.value)}>
      <option value="">{t("no-overlay")}</option>
      {overlays.map((overlay) => (
        <option key={overlay.id} value={overlay.id}>
          {overlay.title}
        </option>
      ))}
    </select>
  );
}
