import { useEffect, useState } from "preact/hooks";
import type { Scene } from "../protocol";
import { isStation } from "./stations";

const NONE: readonly string[] = [];

/** The places by which the way of the piece in hand shall lead, as long as one question stands. */
export function useStations(scene: Scene, question: string, open: boolean) {
  const [stations, setStations] = useState(NONE);
  useEffect(() => setStations(NONE), [question]);
  return {
    stations,
    /** Whether a place can be marked, or is. */
    fits: (place: string): boolean => open && (stations.includes(place) || isStation(scene, place)),
    /** Marks a place, or takes its mark away. */
    toggle: (place: string) => setStations(stations.includes(place) ? stations.filter((one) => one !== place) : [...stations, place]),
    /** Takes all marks away; false if there are none. */
    clear(): boolean {
      if (stations.length > 0) setStations(NONE);
      return stations.length > 0;
    },
  };
}
