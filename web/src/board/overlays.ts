import type { Area, Overlay } from "../protocol";

/** The areas of a Scene by id, under an overlay if one is on: it says what there is to say, the choices stay. */
export function withOverlay(areas: Area[], overlay: Overlay | null): Map<string, Area> {
  const found = new Map<string, Area>();
  for (const area of areas) found.set(area.id, overlay ? { ...area, highlight: "", badge: "", tone: "" } : area);
  for (const mark of overlay?.areas ?? []) found.set(mark.id, { ...mark, choices: found.get(mark.id)?.choices ?? [] });
  return found;
}
