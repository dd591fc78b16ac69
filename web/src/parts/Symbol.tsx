import type { SymbolSheet } from "../board/art";

/** A sign on a card: a symbol of the game's sheet, or, where the sheet has none of that name, words. What it means the card's text says too. */
export function SheetSymbol({ name, sheet }: { name: string; sheet: SymbolSheet | null }) {
  const box = sheet?.symbols.get(name)?.box;
  if (!box) return <span class="word-symbol">{name}</span>;
  return (
    <svg class="sheet-symbol" viewBox={`0 0 ${box.width} ${box.height}`} aria-hidden="true">
      <use href={`#${name}`} width={box.width} height={box.height} />
    </svg>
  );
}
