import { useLayoutEffect, useRef } from "preact/hooks";
import { useText } from "../app/context";
import type { SymbolSheet } from "../board/art";
import { shapeOf } from "../board/shapeOf";
import { Icon } from "../parts/Icon";
import { ToneMark } from "../parts/ToneMark";
import { CardSheet } from "../play/CardSheet";
import { DieFace } from "../play/DiceTray";
import { aside } from "./middle";
import type { Theatre } from "./useTheatre";

interface Props {
  theatre: Theatre;
  toneOf: (seat: string) => string;
  letterOf: (tone: string) => string;
  sheet: SymbolSheet | null;
  /** The places where it happens. */
  places: string[];
  /** How fast it is told: 2 is twice as fast. */
  speed: number;
  /** Whether a fight is on the stage, which has its own place over the board. */
  staged: boolean;
}

/** What has just happened, large over the board for a moment: a card in the middle of it. The live region says it in words. */
export function Show({ theatre, toneOf, letterOf, sheet, places, speed, staged }: Props) {
  const t = useText();
  const { cue, cards, skip } = theatre;
  const show = useRef<HTMLDivElement>(null);
  const middle = cards.length > 0 && !staged;
  useLayoutEffect(() => {
    if (!cue || !show.current) return;
    show.current.style.setProperty("--slips-end", `${slipsEnd()}px`);
    if (middle) stand(show.current, places, cue.line.seat);
  }, [cue?.key, middle]);
  if (!cue) return null;
  const tone = toneOf(cue.line.seat);
  return (
    <div key={cue.key} ref={show} class={middle ? "show is-middle" : "show"} data-testid="show" data-tone={tone} style={{ "--stay": `${cue.ms / (speed || 1)}ms` }} aria-hidden="true">
      <p class="show-text">
        <ToneMark tone={tone} letter={letterOf(tone)} />
        <span>{cue.line.text}</span>
        <button type="button" class="icon-button" title={`${t("show-skip")} (${t("key-space")})`} tabIndex={-1} onClick={skip}>
          <Icon name="cross" />
        </button>
      </p>
      {cue.line.dice.length > 0 && (
        <div class="show-dice">
          {cue.line.dice.map((face, n) => (
            <DieFace key={n} value={face} delay={n} />
          ))}
        </div>
      )}
      {cards.length > 0 && (
        <div class="show-cards">
          {cards.map((card) => (
            <div key={card.id} class="printed-card" data-tone={card.tone}>
              <CardSheet card={card} letter={letterOf(card.tone)} sheet={sheet} whole />
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

/** Where the slips end that stand over the upper edge of the board, in pixels of the window; 0 if there are none. */
function slipsEnd(): number {
  return Math.max(0, ...[...document.querySelectorAll(".slips > *")].map((slip) => slip.getBoundingClientRect().bottom));
}

/** Moves a card that stands in the middle aside from the places it acts on, and says how far it is to the plate of its seat. */
function stand(show: HTMLElement, places: string[], seat: string): void {
  const boxes = places.flatMap((place) => shapeOf(place)?.getBoundingClientRect() ?? []);
  const printed = show.querySelector(".show-cards")!;
  const size = { width: printed.clientWidth, height: [...show.children].reduce((sum, child) => sum + child.clientHeight, 0) };
  const free = show.getBoundingClientRect();
  const by = aside(free, size, boxes);
  const plate = document.querySelector(`.seat-plate[data-seat="${CSS.escape(seat)}"]`)?.getBoundingClientRect();
  const set = (name: string, px: number) => show.style.setProperty(name, `${Math.round(px)}px`);
  set("--aside-x", by.x);
  set("--aside-y", by.y);
  if (!plate) return;
  set("--fly-x", plate.left + plate.width / 2 - free.left - free.width / 2 - by.x);
  set("--fly-y", plate.top + plate.height / 2 - free.top - free.height / 2 - by.y);
}
