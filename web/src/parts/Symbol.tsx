import type { SymbolSheet } from "../board/art";

/** A symbol of the game's sheet among words; nothing where the sheet has none of that name. */
export function SheetSymbol({ name, sheet }: { name: string; sheet: SymbolSheet | null }) {
  const box = sheet?.symbols.get(name)?.box;
  if (!box) return null;
  return (
    <svg class="sheet-symbol" viewBox={`0 0 ${box.width} ${box.height}`} role="img" aria-label={name}>
      <use href={`#${name}`} width={box.width} height={box.height} />
    </svg>
  );
}
