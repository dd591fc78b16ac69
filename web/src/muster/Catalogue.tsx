import { useText } from "../app/context";
import type { SymbolSheet } from "../board/art";
import { SheetSymbol } from "../parts/Symbol";
import type { Recruit } from "../protocol";

interface Props {
  recruits: Recruit[];
  tone: string;
  sheet: SymbolSheet | null;
  onTake: (recruit: Recruit, times: number) => void;
  /** Takes the last one of this kind away. */
  onBack: (recruit: Recruit) => void;
  onWhy: (recruit: Recruit) => void;
}

/** With Shift so many are recruited at once. */
const MANY = 3;

/** Whom there is to recruit, as cards. A click recruits one; what is refused says why. A card can be dragged to the line-up. */
export function Catalogue({ recruits, tone, sheet, onTake, onBack, onWhy }: Props) {
  const t = useText();
  return (
    <ul class="recruits">
      {recruits.map((recruit) => (
        <li key={recruit.id}>
          <button
            type="button"
            class={recruit.why ? "recruit is-off" : "recruit"}
            data-tone={tone}
            title={recruit.why || recruit.text}
            aria-disabled={recruit.why !== ""}
            draggable={!recruit.why}
            onDragStart={(event) => event.dataTransfer?.setData("text/x-recruit", recruit.action)}
            onClick={(event) => (recruit.why ? onWhy(recruit) : onTake(recruit, event.shiftKey ? MANY : 1))}
            onContextMenu={(event) => {
              if (recruit.count === 0) return;
              event.preventDefault();
              onBack(recruit);
            }}
          >
            <SheetSymbol name={recruit.symbol} sheet={sheet} />
            <span class="recruit-words">
              <strong>{recruit.name}</strong>
              <small>{[recruit.note, recruit.text].filter(Boolean).join(" · ")}</small>
              {recruit.why && <small class="recruit-why">{recruit.why}</small>}
            </span>
            <span class="recruit-numbers">
              <b>
                {recruit.points}
                <span class="sr-only"> {t("army-points")}</span>
              </b>
              <small>{recruit.most ? t("army-of", { count: recruit.count, most: recruit.most }) : recruit.count || ""}</small>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
