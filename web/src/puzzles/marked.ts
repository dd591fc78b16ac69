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
