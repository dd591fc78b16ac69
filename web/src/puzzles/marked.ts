import type { PuzzlePage, PuzzleVerdict, Scene } from "../protocol";

const RIGHT = "✓";
const WRONG = "✗";

/** The board of a puzzle with what is marked on it; after a try also what is right, and nothing can be marked any more. */
export function marked({ scene, options }: PuzzlePage, chosen: readonly string[], verdict: PuzzleVerdict | null): Scene {
  const at = new Map(options.map((option) => [option.token || option.area, option.id]));
  const signOf = (id: string) => (!verdict ? "" : verdict.answer.includes(id) ? RIGHT : chosen.includes(id) ? WRONG : "");
  const areas = scene.areas.map((area) => {
    const option = area.choices[0]?.action;
    if (option === undefined) return area;
    const right = verdict?.answer.includes(option);
    const picked = chosen.includes(option);
    const highlight = right ? "legal" : picked ? (verdict ? "danger" : "reach") : area.highlight;
    return { ...area, highlight, badge: signOf(option) || area.badge, choices: verdict ? [] : area.choices };
  });
  const tokens = scene.tokens.map((token) => {
    const option = at.get(token.id);
    if (option === undefined) return token;
    return { ...token, held: verdict ? verdict.answer.includes(option) : chosen.includes(option), badge: signOf(option) || token.badge, choices: verdict ? [] : token.choices };
  });
  return { ...scene, areas, tokens };
}

/** What lies where, for those who do not see the board. */
export function boardInWords(scene: Scene): { place: string; pieces: string }[] {
  const names = new Map(scene.areas.map(({ id, title }) => [id, title || id]));
  const found = new Map<string, string[]>();
  for (const token of scene.tokens) {
    const place = token.at ? token.at.join(", ") : (names.get(token.place) ?? token.place);
    found.set(place, [...(found.get(place) ?? []), [token.title || token.name, token.badge].filter(Boolean).join(" ")]);
  }
  return [...found].map(([place, pieces]) => ({ place, pieces: pieces.join("; ") }));
}
