import type { SymbolSheet } from "../board/art";

interface Props {
  name: string;
  sheet: SymbolSheet | null;
  /** What it means, in words; without it the text beside it says that too. */
  label?: string;
}

/** A sign: a symbol of the game's sheet, or, where the sheet has none of that name, words. */
export function SheetSymbol({ name, sheet, label = "" }: Props) {
  const box = sheet?.symbols.get(name)?.box;
  if (!box) return <span class="word-symbol">{label || name}</span>;
  return (
    <svg
      class="sheet-symbol"
      viewBox={`0 0 ${box.width} ${box.height}`}
      role={label ? "img" : undefined}
      aria-label={label || undefined}
      aria-hidden={label ? undefined : "true"}
    >
      {label && <title>{label}</title>}
      <use href={`#${name}`} width={box.width} height={box.height} />
    </svg>
  );
}
