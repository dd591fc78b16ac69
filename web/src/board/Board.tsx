import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { useText } from "../app/context";
import { IconButton } from "../parts/IconButton";
import { isAsked } from "../play/choices";
import type { Area, Scene, Token } from "../protocol";
import { AreaLayer, MarkLayer } from "./AreaLayer";
import type { Art } from "./art";
import { BoardCaption } from "./BoardCaption";
import { nearest } from "./compass";
import { layTokens } from "./layout";
import { OverlayPicker, withOverlay } from "./OverlayPicker";
import { Picture } from "./Picture";
import { TokenLayer } from "./TokenLayer";
import { TraceLayer } from "./TraceLayer";
import { useZoom } from "./useZoom";

interface Props {
  art: Art;
  scene: Scene;
  hot: string[];
  bare: boolean;
  letterOf: (tone: string) => string;
  onArea: (id: string, area: Area | null, event: MouseEvent | KeyboardEvent) => void;
  onToken: (token: Token, event: MouseEvent | KeyboardEvent) => void;
  onBare: () => void;
  children: ComponentChildren;
}

/** The least height of a badge, as a share of the board's; and of one that is looked for. */
const SMALLEST = 0.016;
const SMALLEST_OVER = 0.024;

/** The board: picture, areas, traces and pieces, under one transform for pan and zoom; below it a bar that covers nothing of it. */
export function Board({ art, scene, hot, bare, letterOf, onArea, onToken, onBare, children }: Props) {
  const t = useText();
  const { board, sheet } = art;
  const svg = useRef<SVGSVGElement>(null);
  const group = useRef<SVGGElement>(null);
  const { fit, fill, zoomBy, showPoint } = useZoom(svg, group, board.viewBox);
  const [hovered, setHovered] = useState<string | null>(null);

  const [chosen, setChosen] = useState("");
  const overlay = scene.overlays.find(({ id }) => id === chosen) ?? null;

  const areas = useMemo(() => withOverlay(scene.areas, overlay), [scene, overlay]);
  const laid = useMemo(() => layTokens(scene.tokens, board.areas), [scene, board]);
  const hotSet = useMemo(() => new Set(hot), [hot]);
  const nameOf = (id: string) => areas.get(id)?.title || id;

  useEffect(() => {
    const sizes = [...board.areas.values()].map((area) => area.size).sort((a, b) => a - b);
    const open = scene.areas.filter((area) => isAsked(area.choices)).map((area) => area.id);
    const places = open.concat(scene.tokens.filter((token) => isAsked(token.choices)).map((token) => token.place));
    const middle = { x: board.viewBox.x + board.viewBox.width / 2, y: board.viewBox.y + board.viewBox.height / 2 };
    const spots = places.flatMap((place) => board.areas.get(place) ?? []);
    const mean = (of: "x" | "y") => (spots.length ? spots.reduce((sum, spot) => sum + spot[of], 0) / spots.length : middle[of]);
    fill(mean("x"), mean("y"), sizes[sizes.length >> 1] ?? 0);
  }, [board, fill]);

  useEffect(() => {
    const first = board.areas.get(hot[0] ?? "");
    if (first && hot.length === 1) showPoint(first.x, first.y);
  }, [hot, board, showPoint]);

  useEffect(() => {
    const keys = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLElement && event.target.closest("input, textarea, select, dialog")) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === "f" || event.key === "F") fit();
      else if (event.key === "+") zoomBy(1.4);
      else if (event.key === "-") zoomBy(1 / 1.4);
    };
    addEventListener("keydown", keys);
    return () => removeEventListener("keydown", keys);
  }, [fit, zoomBy]);

  const walk = (event: KeyboardEvent) => {
    const from = (event.target as Element).closest<SVGElement>("[data-target]");
    if (!from) return;
    const spot = (element: SVGElement) => ({ element, x: Number(element.dataset["x"]), y: Number(element.dataset["y"]) });
    const others = [...svg.current!.querySelectorAll<SVGElement>("[data-target]")].map(spot);
    const next = nearest(spot(from), event.key, others);
    if (!next) return;
    event.preventDefault();
    next.element.focus();
    showPoint(next.x, next.y);
  };

  const { x, y, width, height } = board.viewBox;
  const classes = ["board-view", bare && "is-bare", overlay && "has-overlay"];
  return (
    <div class={classes.filter(Boolean).join(" ")}>
      <SymbolDefs source={sheet.source} />
      <svg
        ref={svg}
        class="board-svg"
        viewBox={`${x} ${y} ${width} ${height}`}
        role="group"
        aria-label={t("board")}
        onKeyDown={walk}
      >
        <g ref={group} class="board-moving">
          <Picture source={board.picture} captions={scene.captions} />
          <AreaLayer
            shapes={board.areas}
            areas={areas}
            hot={hotSet}
            names={nameOf}
            onArea={(id, event) => onArea(id, areas.get(id) ?? null, event)}
            onHover={setHovered}
          />
          <TraceLayer traces={scene.traces} areas={board.areas} />
          <TokenLayer
            laid={laid}
            sheet={sheet}
            letterOf={letterOf}
            onToken={(token, event) =>
              token.choices.length ? onToken(token, event) : onArea(token.place, areas.get(token.place) ?? null, event)
            }
            onHover={setHovered}
          />
          <MarkLayer shapes={board.areas} areas={areas} least={board.viewBox.height * (overlay ? SMALLEST_OVER : SMALLEST)} />
        </g>
      </svg>
      <div class="board-bar">
        {children}
        <BoardCaption place={hovered} name={hovered ? nameOf(hovered) : ""} tokens={scene.tokens} badge={areas.get(hovered ?? "")?.badge ?? ""} note={overlay?.note ?? ""} />
        {scene.overlays.length > 0 && <OverlayPicker overlays={scene.overlays} chosen={overlay?.id ?? ""} onChoose={setChosen} />}
        <IconButton icon="plus" label={t("zoom-in")} onClick={() => zoomBy(1.5)} />
        <IconButton icon="minus" label={t("zoom-out")} onClick={() => zoomBy(1 / 1.5)} />
        <IconButton icon="fit" label={t("zoom-fit")} onClick={fit} />
        <IconButton icon={bare ? "eyeOff" : "eye"} label={t("hide-tokens")} pressed={bare} onClick={onBare} />
      </div>
    </div>
  );
}

function SymbolDefs({ source }: { source: string }) {
  return <svg class="symbol-defs" aria-hidden="true" dangerouslySetInnerHTML={{ __html: source }} />;
}
