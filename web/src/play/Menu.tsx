import type { ComponentChildren } from "preact";
import { useEffect, useId, useLayoutEffect, useRef, useState } from "preact/hooks";
import { useText } from "../app/context";
import { IconButton } from "../parts/IconButton";
import { nextNamed } from "../board/named";
import { Cite } from "../parts/Cite";
import type { SymbolSheet } from "../board/art";
import { SheetSymbol } from "../parts/Symbol";
import type { Choice, Tile } from "../protocol";
import { CardArt } from "./CardSheet";
import { isStrip, isTray, keptFree, stripCorner, type Rect } from "./strip";

export interface MenuState {
  title: string;
  choices: Choice[];
  at: { x: number; y: number };
  /** The place of the board that they are about: it stays in sight. */
  of?: Rect;
  about: ComponentChildren;
}

interface Props {
  state: MenuState;
  game: string;
  /** The action that has been pressed once, and is sent by a second press. */
  armed: string;
  sheet: SymbolSheet | null;
  onPick: (choice: Choice) => void;
  /** The places of the choice that is pointed at. */
  onPoint: (places: string[]) => void;
  onClose: () => void;
}

const MARGIN = 8;

/** The choices of a thing that has several, next to it, or as pictures in a tray at the edge; arrows walk, Escape leaves. */
export function Menu({ state, game, armed, sheet, onPick, onPoint, onClose }: Props) {
  const t = useText();
  const ref = useRef<HTMLDivElement>(null);
  const id = useId();
  const [corner, setCorner] = useState({ left: 0, top: 0 });

  const strip = !state.about && isStrip(state.choices);
  const tray = isTray(state.choices);
  const faced = state.choices.map((choice) => ({ choice, tile: tray ? choice.tile : null }));

  useLayoutEffect(() => {
    const { width, height } = ref.current!.getBoundingClientRect();
    const { x, y } = state.at;
    // A tray has a place of its own at the edge, where it covers nothing of the board that matters.
    if (tray) return;
    if (strip || state.of) return setCorner(stripCorner({ width, height }, state.at, state.of ?? null, keptFree(state.at), { left: 0, top: 0, width: innerWidth, height: innerHeight }));
    setCorner({
      left: Math.max(MARGIN, Math.min(x - width / 2, innerWidth - width - MARGIN)),
      top: Math.max(MARGIN, Math.min(y + 12, innerHeight - height - MARGIN)),
    });
  }, [state]);

  useEffect(() => {
    const before = document.activeElement;
    const first = ref.current!.querySelector<HTMLElement>(".menu-item.is-main") ?? ref.current!.querySelector<HTMLElement>("[role^=menuitem]") ?? ref.current!.querySelector("button");
    first?.focus();
    const outside = (event: PointerEvent) => {
      if (!ref.current?.contains(event.target as Node)) onClose();
    };
    addEventListener("pointerdown", outside);
    return () => {
      removeEventListener("pointerdown", outside);
      onPoint([]);
      if (before instanceof HTMLElement || before instanceof SVGElement) before.focus({ preventScroll: true });
    };
  }, [state]);

  const keys = (event: KeyboardEvent) => {
    if (event.key === "Escape") onClose();
    const items = [...ref.current!.querySelectorAll<HTMLElement>("[role^=menuitem]")];
    const sideways = strip || tray;
    if (/^\p{L}$/u.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey) nextNamed(items, event.key)?.focus();
    const ahead = event.key === "ArrowDown" || (sideways && event.key === "ArrowRight");
    if (!ahead && event.key !== "ArrowUp" && !(sideways && event.key === "ArrowLeft")) return;
    event.preventDefault();
    const step = ahead ? 1 : items.length - 1;
    items[(items.indexOf(document.activeElement as HTMLElement) + step) % items.length]?.focus();
  };

  return (
    <div ref={ref} role="dialog" aria-label={state.title} class={tray ? "menu is-tray" : strip ? "menu is-strip" : "menu"} style={tray ? undefined : { left: `${corner.left}px`, top: `${corner.top}px` }} onKeyDown={keys}>
      <header role="presentation">
        <strong>{state.title}</strong>
        <IconButton icon="cross" label={t("close")} onClick={onClose} />
      </header>
      {!tray && state.about}
      {state.choices.length > 0 && (
        <div class="menu-lines">
          {/* A citation is a link, which no menu may hold: the menu owns the buttons, and the links stand beside them. */}
          <div role="menu" aria-label={state.title} aria-owns={faced.map((_, n) => `${id}-${n}`).join(" ")} />
          {faced.map(({ choice, tile }, n) => (
            <div key={choice.action} data-tone={tile?.tone} class={["menu-line", tile?.art && "is-card", choice.unprompted && "is-unprompted", choice.why && "is-off"].filter(Boolean).join(" ")}>
              <button
                type="button"
                id={`${id}-${n}`}
                role="menuitem"
                class={["menu-item", choice.action === armed && "is-armed", choice.main && "is-main"].filter(Boolean).join(" ")}
                aria-disabled={choice.why !== ""}
                aria-label={tile ? [choice.label, tile.effect].filter(Boolean).join(". ") : undefined}
                title={tile ? choice.why || choice.label : undefined}
                onPointerEnter={() => onPoint(choice.places)}
                onFocus={() => onPoint(choice.places)}
                onClick={() => choice.why || onPick(choice)}
              >
                {tile ? (
                  <TileFace tile={tile} sheet={sheet} />
                ) : (
                  choice.label
                )}
                {choice.stake && <small class="stake">{choice.stake}</small>}
                {choice.why && !tile && <span class="menu-why">{choice.why}</span>}
              </button>
              {!tray && <Cite game={game} cite={choice.cite} />}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

/** What a tray shows of a choice: the face of a card, or a sign and its name. */
function TileFace({ tile, sheet }: { tile: Tile; sheet: SymbolSheet | null }) {
  return tile.art ? (
    <span class="tile-card">
      <strong>{tile.name}</strong>
      <CardArt name={tile.art} />
      <span>{tile.effect}</span>
    </span>
  ) : (
    <>
      <SheetSymbol name={tile.symbol} sheet={sheet} /> <span>{tile.name}</span>
    </>
  );
}
