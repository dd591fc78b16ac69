import { useState } from "preact/hooks";
import { useText } from "../app/context";
import type { SymbolSheet } from "../board/art";
import { Icon } from "../parts/Icon";
import { SheetSymbol } from "../parts/Symbol";
import type { Man, MusterView, Recruit } from "../protocol";

interface Props {
  view: MusterView;
  tone: string;
  sheet: SymbolSheet | null;
  held: number;
  onHold: (number: number) => void;
  /** A recruit was dragged here. */
  onDrop: (action: string) => void;
  /** An empty slot of a role was clicked. */
  onSlot: (recruits: Recruit[]) => void;
}

/** So many empty slots are drawn for men there is room for; those that are demanded are all drawn. */
const ROOM = 1;

/** The men in rows by role, on their bases, with empty slots for what is still demanded. */
export function LineUp({ view, tone, sheet, held, onHold, onDrop, onSlot }: Props) {
  const t = useText();
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    const action = event.dataTransfer?.getData("text/x-recruit");
    setOver(false);
    if (!action) return;
    event.preventDefault();
    onDrop(action);
  };
  return (
    <div
      class={over ? "line-up is-over" : "line-up"}
      data-tone={tone}
      onDragOver={(event) => event.dataTransfer?.types.includes("text/x-recruit") && (event.preventDefault(), setOver(true))}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {view.rows.map((row) => {
        const open = view.recruits.filter((recruit) => !recruit.why && recruit.row === row.id);
        return (
          <section key={row.id} class="rank" aria-label={`${row.title}: ${row.note}`}>
            <h3>
              {row.title} <small>{row.note}</small>
            </h3>
            <div class="men">
              {row.men.map((index) => {
                const man = view.men[index]!;
                return <Figure key={man.number} man={man} held={man.number === held} sheet={sheet} onHold={onHold} />;
              })}
              {Array.from({ length: row.wanted || Math.min(ROOM, row.room) }, (_, n) => (
                <button
                  key={`slot ${n}`}
                  type="button"
                  class={row.wanted ? "slot is-wanted" : "slot"}
                  aria-label={t(row.wanted ? "army-slot-wanted" : "army-slot", { role: row.title })}
                  disabled={open.length === 0}
                  onClick={() => onSlot(open)}
                >
                  <Icon name="plus" />
                  <small>{row.wanted ? t("army-wanted") : t("army-room", { count: row.room })}</small>
                </button>
              ))}
            </div>
          </section>
        );
      })}
    </div>
  );
}

interface FigureProps {
  man: Man;
  held: boolean;
  sheet: SymbolSheet | null;
  onHold: (number: number) => void;
}

function Figure({ man, held, sheet, onHold }: FigureProps) {
  const t = useText();
  const arms = man.arms.map((arm) => arm.name).join(", ");
  const arm = man.arms.find((one) => one.symbol);
  return (
    <button
      type="button"
      class={held ? "man is-held" : "man"}
      aria-pressed={held}
      aria-label={[man.name, man.note, `${man.points} ${t("army-points")}`, arms].filter(Boolean).join(" · ")}
      title={[man.name, arms].filter(Boolean).join(" · ")}
      onClick={() => onHold(held ? 0 : man.number)}
    >
      <span class="base">
        <SheetSymbol name={man.symbol} sheet={sheet} />
        <b>{man.number}</b>
      </span>
      {arm && <SheetSymbol name={arm.symbol} sheet={sheet} />}
      <small>{man.kind}</small>
    </button>
  );
}
