/** Signs that say without colour what a highlight means; plain legal areas are told by their dashed outline. */
export const HIGHLIGHT_SIGNS: Record<string, string> = { maybe: "?", danger: "!" };
