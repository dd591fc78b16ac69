import type { Plate, Scene, SeatInfo } from "../protocol";

/** The plates of seats that belong together. */
export interface Team {
  name: string;
  score: string;
  plates: { seat: SeatInfo; plate: Plate }[];
}

const bare = (seat: string): Plate => ({ seat, team: "", team_score: "", score: "", note: "", hand: -1, deck: -1, meters: [], chips: [] });

/** The plates of a Scene with their seats, by teams; a Scene without any still says who sits where. */
export function teams(scene: Scene, seats: SeatInfo[]): Team[] {
  const plates = scene.plates.length > 0 ? scene.plates : seats.map(({ id }) => bare(id));
  const found: Team[] = [];
  for (const plate of plates) {
    const seat = seats.find(({ id }) => id === plate.seat);
    if (!seat) continue;
    const team = found.find(({ name }) => name === plate.team);
    if (team) team.plates.push({ seat, plate });
    else found.push({ name: plate.team, score: plate.team_score, plates: [{ seat, plate }] });
  }
  return found;
}
