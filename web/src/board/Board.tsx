import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { useApp } from "../app/context";
import { Icon } from "../parts/Icon";
import { IconButton } from "../parts/IconButton";
import { isAsked } from "../play/choices";
import type { Area, Choice, Scene, Token } from "../protocol";
import { AimLayer } from "./AimLayer";
import { AreaLayer, MarkLayer } from "./AreaLayer";
import type { Art } from "./art";
import { BoardCaption } from "./BoardCaption";
import { nearest } from "./compass";
import { distance, filled, isUnder, lengthText, pieceAt, piecesNear, standing, tableAt, unitsOf, type Point } from "./ground";
import { GroundCaption } from "./GroundCaption";
import { GroundBadges, GroundMarks } from "./GroundMarks";
import { layTokens, standTokens } from "./layout";
import { OverlayPicker, withOverlay } from "./OverlayPicker";
import { Picture } from "./Picture";
import { TemplateLayer } from "./TemplateLayer";
import { TokenLayer } from "./TokenLayer";
import { TraceLayer } from "./TraceLayer";
import { useAim } from "./useAim";
import { usePixel } from "./usePixel";
import { useZoom } from "./useZoom";

interface Props {
  art: Art;
  scene: Scene;
  hot: string[];
  bare: boolean;
  letterOf: (tone: string) => string;
  onArea: (id: string, area: Area | null, event: MouseEvent | KeyboardEvent) => void;
  onToken: (token: Token, event: MouseEvent | KeyboardEvent) => void;
  /** What can be done with a point of an open table. */
  onSpot: (choices: Choice[], title: string, event: MouseEvent | KeyboardEvent) => void;
  onBare: () => void;
  /** What has happened, the latest first. */
  told: string[];
  children: ComponentChildren;
}

/** The least height of a badge, as a share of the board's; and of one that is looked for. */
const SMALLEST = 0.016;
const SMALLEST_OVER = 0.024;
/** The pitch of a hatching, as a share of the board's height; how near a line one points at it. */
const PITCH = 0.011;
const LINE_PX = 8;
/** A finger covers so many pixels around the middle of its touch: of several pieces there, it is asked which is meant. */
const FINGER_PX = 16;

/** The board: picture, areas, traces and pieces, under one transform for pan and zoom; below it a bar that covers nothing of it. */
export function Board({ art, scene, hot, bare, letterOf, onArea, onToken, onSpot, onBare, told, children }: Props) {
  const { t, prefs } = useApp();
  const { board, sheet } = art;
  const svg = useRef<SVGSVGElement>(null);
  const group = useRef<SVGGElement>(null);
  const { fit, fill, zoomBy, showPoint } = useZoom(svg, group, board.viewBox);
  const cross = useRef<SVGGElement>(null);
  const [hovered, setHovered] = useState<string | null>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  usePixel(svg, board.viewBox);

  const [chosen, setChosen] = useState("");
  const overlay = scene.overlays.find(({ id }) => id === chosen) ?? null;

  const areas = useMemo(() => withOverlay(scene.areas, overlay), [scene, overlay]);
  const { ground } = scene;
  const { spots, radius } = scene.prompt;
  const laid = useMemo(() => [...layTokens(scene.tokens, board.areas), ...(ground ? standTokens(scene.tokens, ground) : [])], [scene, board]);
  const marks = useMemo(() => [...scene.marks, ...(overlay?.marks ?? [])], [scene, overlay]);
  const lengthOf = (units: number) => lengthText(ground!, units, prefs.lang);
  const placeText = ([x, y]: Point) => t("point", { x: lengthOf(x), y: lengthOf(y) });
  const aim = useAim(svg, scene, (choices, point, event) => onSpot(choices, placeText(point), event));
  const hotSet = useMemo(() => new Set(hot), [hot]);
  const nameOf = (id: string) => areas.get(id)?.title || id;

  useEffect(() => {
    if (ground) return;
    const sizes = [...board.areas.values()].map((area) => area.size).sort((a, b) => a - b);
    const open = scene.areas.filter((area) => isAsked(area.choices)).map((area) => area.id);
    const places = open.concat(scene.tokens.filter((token) => isAsked(token.choices)).map((token) => token.place));
    const middle = { x: board.viewBox.x + board.viewBox.width / 2, y: board.viewBox.y + board.viewBox.height / 2 };
    const spots = places.flatMap((place) => board.areas.get(place) ?? []);
    const mean = (of: "x" | "y") => (spots.length ? spots.reduce((sum, spot) => sum + spot[of], 0) / spots.length : middle[of]);
    fill(mean("x"), mean("y"), sizes[sizes.length >> 1] ?? 0);
  }, [board, fill, ground === null]);

  useEffect(() => {
    // A finger does not stay where it was: what has come of it is said in place of what it has touched.
    if (!aim.byFinger()) return;
    setHovered(null);
    setPointed(null);
  }, [told]);

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
      else if ((event.key === "m" || event.key === "M") && ground?.measure) aim.toggleTape();
      else if (event.key === "x" || event.key === "X") cross.current?.focus();
    };
    addEventListener("keydown", keys);
    return () => removeEventListener("keydown", keys);
  }, [fit, zoomBy, aim.measuring, ground]);

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

  /** What can be done with the point under the pointer: a thing that lies there does not take it away. */
  const under = (event: MouseEvent | KeyboardEvent): Choice[] => {
    const point = ground && event instanceof MouseEvent ? tableAt(svg.current!, ground, event) : null;
    return point ? spots.map((spot) => filled(spot, point)) : [];
  };

  /** The pieces that a finger may have meant. */
  const touched = (event: MouseEvent | KeyboardEvent): Token[] => {
    const point = ground && event instanceof MouseEvent && aim.byFinger() ? tableAt(svg.current!, ground, event) : null;
    return point ? piecesNear(scene.tokens, point, unitsOf(svg.current!, FINGER_PX)).filter((token) => isAsked(token.choices)) : [];
  };

  /** What there is to say of a point: where it is, how far from the piece in hand or along the tape, in which marks. */
  const describe = (point: Point): string[] => {
    const { held, tape, measuring } = aim;
    const piece = pieceAt(scene.tokens, point, 0);
    const slack = unitsOf(svg.current!, LINE_PX);
    const under = marks.filter((mark) => mark.title && isUnder(mark, point, slack)).map((mark) => mark.title);
    if (radius && !measuring) {
      const names = standing(scene.tokens, point, radius).map((token) => token.name);
      return [t("within", { names: names.join(", "), count: names.length }), ...under, placeText(point)];
    }
    const said = [placeText(point)];
    if (measuring && tape) said.push(lengthOf(distance(tape.from, tape.to)));
    else if (held?.at && ground?.measure) said.push(t("distance-away", { distance: lengthOf(distance(held.at, point)) }));
    if (aim.ghost && piece) said.push(piece.title);
    return said.concat(under);
  };

  const { x, y, width, height } = board.viewBox;
  const classes = [
    "board-view", bare && "is-bare", ground && "is-ground", overlay && "has-overlay",
    aim.measuring && "is-measuring", spots.length > 0 && "is-aimed",
  ];
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
        data-grab={aim.measuring ? "" : undefined}
        {...(ground ? aim.pointer : {})}
      >
        <g ref={group} class="board-moving">
          <Picture source={board.picture} captions={scene.captions} />
          {ground && <GroundMarks ground={ground} marks={marks} pitch={height * PITCH} />}
          <AreaLayer
            shapes={board.areas}
            areas={areas}
            hot={hotSet}
            names={nameOf}
            onArea={(id, event) => {
              const area = areas.get(id) ?? null;
              // Where any point may be the answer, a place that offers nothing is not in the way.
              if (spots.length > 0 && !area?.choices.length) return;
              if (ground) event.stopPropagation();
              onArea(id, area && { ...area, choices: [...area.choices, ...under(event)] }, event);
            }}
            onHover={setHovered}
          />
          <TraceLayer traces={scene.traces} areas={board.areas} />
          <TokenLayer
            laid={laid}
            sheet={sheet}
            letterOf={letterOf}
            grab={spots.length > 0}
            onToken={(token, event) => {
              if (token.at && !token.choices.length) return;
              if (ground) event.stopPropagation();
              const near = touched(event);
              const meant = isAsked(token.choices) || !near.length ? near : [...near, token];
              if (meant.length > 1) onSpot(meant.flatMap(({ choices }) => choices), meant.map(({ name, title }) => name || title).join(", "), event);
              else if (isAsked(token.choices)) onToken(token, event);
              else if (token.choices.length) onToken({ ...token, choices: [...under(event), ...token.choices] }, event);
              else onArea(token.place, areas.get(token.place) ?? null, event);
            }}
            onHover={(token) => {
              setHovered(token?.at ? null : (token?.place ?? null));
              setPointed(token?.at ? token.id : null);
            }}
          />
          <MarkLayer shapes={board.areas} areas={areas} least={board.viewBox.height * (overlay ? SMALLEST_OVER : SMALLEST)} />
          {ground && <GroundBadges ground={ground} marks={marks} />}
          {ground && radius > 0 && !aim.measuring && <TemplateLayer svg={svg} ground={ground} tokens={scene.tokens} radius={radius} ghost={aim.ghost} />}
          {ground && (
            <AimLayer
              ground={ground}
              aim={aim}
              lands={radius === 0}
              cross={cross}
              asked={spots.length > 0}
              lengthOf={lengthOf}
              words={aim.ghost ? placeText(aim.ghost) : ""}
            />
          )}
        </g>
      </svg>
      <div class="board-bar">
        {children}
        {ground ? (
          <GroundCaption
            svg={svg}
            ground={ground}
            aimed={aim.ghost ?? aim.tape?.to ?? null}
            piece={scene.tokens.find((token) => token.id === pointed) ?? null}
            place={hovered ? nameOf(hovered) : ""}
            describe={describe}
            notes={overlay?.note ? [overlay.note] : aim.measuring ? [t("tape-help")] : told}
          />
        ) : (
          <BoardCaption
            place={hovered}
            name={hovered ? nameOf(hovered) : ""}
            tokens={scene.tokens}
            badge={areas.get(hovered ?? "")?.badge ?? ""}
            note={overlay?.note ?? ""}
          />
        )}
        {aim.ghost && spots.length > 0 && !aim.measuring && (
          <button type="button" class="button primary take" onClick={aim.take}>
            <Icon name="check" /> {spots.length === 1 ? spots[0]!.label : t("choose-point")}
          </button>
        )}
        {scene.overlays.length > 0 && <OverlayPicker overlays={scene.overlays} chosen={overlay?.id ?? ""} onChoose={setChosen} />}
        {ground?.measure && <IconButton icon="tape" label={t("tape")} pressed={aim.measuring} onClick={aim.toggleTape} />}
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
