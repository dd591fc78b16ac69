import type { Area, Choice, Scene } from "../protocol";
import { asked } from "./taking";

/** Whether a place can be a station: something that is asked leads by it. */
export function isStation({ areas, prompt }: Scene, place: string): boolean {
  return prompt.mine && areas.some(({ choices }) => asked(choices).some(({ by }) => by.includes(place)));
}

/** The Scene with those ways alone that lead by all of these stations. */
export function byWayOf(scene: Scene, stations: readonly string[]): Scene {
  return stations.length === 0 ? scene : { ...scene, areas: scene.areas.map((area) => narrowed(area, stations)) };
}

function narrowed(area: Area, stations: readonly string[]): Area {
  const open = asked(area.choices);
  const left = open.filter(({ by }) => stations.every((station) => by.includes(station)));
  if (left.length === open.length) return area;
  const choices = area.choices.filter((choice) => left.includes(choice) || !open.includes(choice));
  return { ...area, choices, highlight: left.length > 0 ? area.highlight : "" };
}

/** What is meant with Shift, or without it: the stops on a way, or what ends it; all of it where there are not both. */
export function stopsOr(choices: Choice[], withShift: boolean): Choice[] {
  const meant = choices.filter(({ station }) => station === withShift);
  return meant.length > 0 ? meant : choices;
}
