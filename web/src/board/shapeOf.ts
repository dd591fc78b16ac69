/** What can be clicked of a place of the board. */
export function shapeOf(place: string): Element | null {
  return document.querySelector(`.board-svg .area[data-place="${CSS.escape(place)}"]`);
}
