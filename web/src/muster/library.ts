import { read, write } from "../app/storage";

/** An army that this browser keeps. */
export interface KeptArmy {
  name: string;
  points: number;
  draft: string;
}

const shelf = (game: string) => `armies.${game}`;

/** Under which name a browser remembers what was last in the builder. */
export const lastDraft = (game: string) => `muster.${game}`;

export function keptArmies(game: string): KeptArmy[] {
  const found = read<unknown>(shelf(game), []);
  return Array.isArray(found) ? found.filter(isKept) : [];
}

function isKept(entry: unknown): entry is KeptArmy {
  const { name, points, draft } = (entry ?? {}) as Partial<KeptArmy>;
  return typeof name === "string" && typeof points === "number" && typeof draft === "string";
}

/** Keeps an army; one of the same name makes room for it. */
export function keepArmy(game: string, army: KeptArmy): KeptArmy[] {
  const armies = [army, ...keptArmies(game).filter(({ name }) => name !== army.name)];
  write(shelf(game), armies);
  return armies;
}

export function forgetArmy(game: string, name: string): KeptArmy[] {
  const armies = keptArmies(game).filter((army) => army.name !== name);
  write(shelf(game), armies);
  return armies;
}

/** The name of a file for an army. */
export function fileName(title: string): string {
  const plain = title
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^A-Za-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  return `${plain.toLowerCase() || "army"}.txt`;
}
