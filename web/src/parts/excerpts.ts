/** What an element names, for `ExcerptSlip`: a rule or a card of a game, which is read there without leaving the page. */
export interface Named {
  "data-excerpt": "rule" | "card";
  "data-excerpt-game": string;
  "data-excerpt-id": string;
}

/** Marks an element as the name of a rule or a card. A rule without a name of its own has nothing to read. */
export function named(kind: Named["data-excerpt"], game: string, id: string): Named | null {
  return id ? { "data-excerpt": kind, "data-excerpt-game": game, "data-excerpt-id": id } : null;
}

/** The named element that something happens in. */
export function namedAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("[data-excerpt]") : null;
}
