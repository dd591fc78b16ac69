import type { NewMatch } from "../protocol";

/** What is said of a table that anybody may join: a line about it, whether it is rated, and for which ratings, as they were typed. */
export interface Offer {
  about: string;
  rated: boolean;
  from: string;
  to: string;
}

export const PLAIN: Offer = { about: "", rated: false, from: "", to: "" };

const numberIn = (text: string) => (/^\d{1,4}$/.test(text.trim()) ? Number(text) : null);

/** The same as a part of the match that is wished for; only what can be rated is. */
export function offered({ about, rated, from, to }: Offer, ratable: boolean): Partial<NewMatch> {
  const open = { listing: "open" as const, about: about.trim() };
  return rated && ratable ? { ...open, rated, rating_from: numberIn(from), rating_to: numberIn(to) } : open;
}
