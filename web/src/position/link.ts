import type { MatchApi, Position } from "../app/api";
import { navigate, positionPath } from "../app/routes";
import type { WhatIf } from "../protocol";

/** A position packed as text for an address: deflated, in letters that need no escape. Its dice stay at home. */
export async function packed(position: Position): Promise<string> {
  const { dice: _, ...shared } = position;
  const stream = new Blob([JSON.stringify(shared)]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return letters.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** The most letters of a position: the table takes no more. */
const LONGEST = 64 * 1024;

/** Whether the table would take no position as long as this. */
export const isTooLong = (content: Blob) => content.size > LONGEST;

/** Puts a text on the clipboard; false if that cannot be done, as on a page that came over plain HTTP. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** The position of a packed text; null if it holds none. */
export async function unpacked(text: string): Promise<Position | null> {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).pipeThrough(new TextDecoderStream()).getReader();
    let json = "";
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      json += part.value;
      // A short text can unfold without end.
      if (json.length > LONGEST) return null;
    }
    return positionIn(json);
  } catch {
    return null;
  }
}

/** The position that a text holds as JSON; null if it holds none. */
export function positionIn(json: string): Position | null {
  try {
    const found: unknown = JSON.parse(json.replace(/^\ufeff/, ""));
    return typeof found === "object" && found !== null && "state" in found ? (found as Position) : null;
  } catch {
    return null;
  }
}

/** The packed position of an address; it stands behind `#`, so the table never hears of it. */
export const positionInHash = (hash: string) => new URLSearchParams(hash.replace(/^#/, "")).get("p");

/** The seat of an address, who looks at the position. */
export const seatInHash = (hash: string) => new URLSearchParams(hash.replace(/^#/, "")).get("seat");

/** The address of the editor with a position in it, and with the seat that looks at it, if there is one. */
export const linkTo = async (game: string, position: Position, seat = "") => `${positionPath(game)}#p=${await packed(position)}${seat && `&seat=${encodeURIComponent(seat)}`}`;

/** What is asked for at a moment of a match: after its end the truth, before that what the seat can know. */
export const momentOf = (ply: number, seat: string, over: boolean): WhatIf => ({ ply, seat, worlds: 1, true: over, world: over ? 1 : 0 });

/** Takes the end of a line to the editor, with the seat that tried it. */
export async function openInEditor(api: MatchApi, game: string, wish: WhatIf): Promise<void> {
  navigate(await linkTo(game, await api.position(wish), wish.seat));
}
