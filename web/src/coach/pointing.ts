import type { CoachHint } from "../protocol";

/** The areas, pieces and cards that a hint names, by their ids in the Scene. */
export function thingsOf(at: string[]): { things: string[]; cards: string[] } {
  const ids = (...kinds: string[]) => at.map(parts).filter(([kind]) => kinds.includes(kind)).map(([, id]) => id);
  return { things: ids("area", "token"), cards: ids("card") };
}

const PLACES: Record<string, string> = { clock: ".bar .clock", prompt: "#prompt", hand: ".hand .fan" };

/** Where on the page a hint points, the first that is there: what lights up because of it, a button, a plate, an edge. */
export function selectorsOf(hint: Pick<CoachHint, "action" | "at">): string[] {
  const named = hint.at.map(parts).flatMap(([kind, id]) => {
    if (kind === "button") return [button(id)];
    if (kind === "plate") return [`[data-seat="${CSS.escape(id)}"]`];
    return PLACES[kind] ?? [];
  });
  const lit = [".fan-slot.is-advised", ".token.is-hot", ".area.is-hot", ".hot-point"];
  return hint.action ? [...lit, button(hint.action), ...named] : [...named, ...lit];
}

function button(action: string): string {
  return `#prompt [data-action="${CSS.escape(action)}"]`;
}

function parts(named: string): [string, string] {
  const at = named.indexOf(":");
  return at < 0 ? [named, ""] : [named.slice(0, at), named.slice(at + 1)];
}
