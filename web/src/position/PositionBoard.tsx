import { useMemo, useState } from "preact/hooks";
import type { Art } from "../board/art";
import { Board } from "../board/Board";
import type { Choice, EditorItem, PositionSheet, Scene } from "../protocol";
import { placeOf } from "./ItemList";

interface Props {
  art: Art;
  scene: Scene;
  sheet: PositionSheet;
  held: EditorItem | null;
  onHold: (item: string) => void;
  onSet: (value: string) => void;
  onPlace: (place: string, name: string) => void;
}

const choice = (action: string, label: string): Choice => ({ action, label, cite: "", unprompted: false, why: "", main: false, stake: "", then: [], grasp: false, places: [], tile: null, station: false, by: [] });

/** The board of a position in the making: one takes a piece in hand and says where it goes. */
export function PositionBoard({ art, scene, sheet, held, onHold, onSet, onPlace }: Props) {
  const [bare, setBare] = useState(false);
  const targets = useMemo(() => (held ? (sheet.values[held.values] ?? []).filter(({ area }) => area) : []), [held, sheet]);
  const laid = useMemo(() => [...new Set(sheet.items.map((item) => placeOf(item, sheet)).filter(Boolean))], [sheet]);
  const shown = useMemo((): Scene => {
    const names = new Map(Object.values(sheet.values).flatMap((values) => values.map(({ area, name }) => [area, name] as const)));
    const open = new Set(held ? targets.map(({ area }) => area) : laid);
    const areas = scene.areas.map((area) => ({ ...area, title: area.title || names.get(area.id) || area.id, highlight: held && open.has(area.id) ? "reach" : "", choices: open.has(area.id) ? [choice(area.id, names.get(area.id) ?? area.id)] : [] }));
    const told = new Set(areas.map(({ id }) => id));
    const others = [...open].filter((id) => !told.has(id)).map((id) => ({ id, title: names.get(id) ?? id, highlight: held ? "reach" : "", badge: "", choices: [choice(id, names.get(id) ?? id)], tone: "" }));
    const pieces = new Map(sheet.items.filter(({ piece }) => piece).map((item) => [item.piece, item]));
    const tokens = scene.tokens.map((token) => {
      const item = pieces.get(token.id);
      // Where the piece in hand can go, what lies there is not in its way.
      const free = item && !(held && open.has(token.place));
      return { ...token, held: item !== undefined && item.id === held?.id, choices: free ? [choice(item.id, item.name)] : [] };
    });
    const spots = held?.kind === "point" ? [choice("{x},{y}", held.name)] : [];
    return { ...scene, areas: [...areas, ...others], tokens, prompt: { ...scene.prompt, spots, radius: 0 } };
  }, [scene, sheet, held, targets, laid]);

  const at = (place: string, name: string) => {
    const target = targets.find(({ area }) => area === place);
    if (target) onSet(target.id);
    else onPlace(place, name);
  };
  return (
    <Board
      art={art}
      scene={shown}
      turn={null}
      hot={held ? targets.map(({ area }) => area) : []}
      stations={[]}
      bare={bare}
      letterOf={() => ""}
      onArea={(id, area) => at(id, area?.title || id)}
      onToken={(token) => (token.choices[0] ? onHold(token.choices[0].action) : at(token.place, shown.areas.find(({ id }) => id === token.place)?.title || token.place))}
      onVerbs={() => false}
      onSpot={(choices) => {
        const point = choices.find(({ action }) => /^\d+,\d+$/.test(action));
        const piece = choices.find(({ action }) => action.startsWith("state."));
        if (point) onSet(point.action);
        else if (piece) onHold(piece.action);
      }}
      onBare={() => setBare(!bare)}
      told={[]}
      over={null}
      above={null}
    />
  );
}
