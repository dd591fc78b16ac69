import type { ComponentChildren } from "preact";
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { useApp } from "../app/context";
import { Icon } from "../parts/Icon";
import { isAsked } from "../play/choices";
import { stopsOr } from "../play/stations";
import { useShortcuts } from "../play/useShortcuts";
import type { Area, Choice, Scene, Token } from "../protocol";
import { AimLayer } from "./AimLayer";
import { AreaLayer, MarkLayer } from "./AreaLayer";
import { pictureOf, type Art, type Box } from "./art";
import { BoardCaption } from "./BoardCaption";
import { nearest } from "./compass";
import { distance, filled, isUnder, lengthText, pieceAt, piecesNear, standing, tableAt, unitsOf, type Point } from "./ground";
import { GroundCaption } from "./GroundCaption";
import { GroundBadges, GroundMarks } from "./GroundMarks";
import { HotPoints } from "./HotPoints";
import { focusOf, isCrowded, layTokens, spread, standTokens, underneath } from "./layout";
import { Minimap } from "./Minimap";
import { nextNamed } from "./named";
import { withOverlay } from "./overlays";
import { Picture } from "./Picture";
import { TemplateLayer } from "./TemplateLayer";
import { TokenLayer } from "./TokenLayer";
import { TraceLayer } from "./TraceLayer";
import { useAim } from "./useAim";
import { Tools } from "./Tools";
import { useCamera } from "./useCamera";
import { useFan } from "./useFan";
import { useLabels } from "./useLabels";
import { targetsOf, useStop } from "./useStop";

interface Props {
  art: Art;
  scene: Scene;
  /** The number of the turn in progress, if the game has turns. */
  turn: number | null;
  hot: string[];
  /** The places that are marked as stations of a way. */
  stations: readonly string[];
  bare: boolean;
  letterOf: (tone: string) => string;
  onArea: (id: string, area: Area | null, event: MouseEvent | KeyboardEvent) => void;
  onToken: (token: Token, event: MouseEvent | KeyboardEvent) => void;
  onVerbs: (place: string, event: MouseEvent) => boolean;
  /** What can be done with a point of an open table. */
  onSpot: (choices: Choice[], title: string, event: MouseEvent | KeyboardEvent) => void;
  onBare: () => void;
  /** What has happened, the latest first. */
  told: string[];
  /** What is drawn over the picture, under the pieces. */
  over: ComponentChildren;
  /** What is drawn over the pieces. */
  above: ComponentChildren;
}

/** The least height of a badge, as a share of the board's; and of one that is looked for. */
const SMALLEST = 0.016;
const SMALLEST_OVER = 0.024;
/** The pitch of a hatching, as a share of the board's height; how near a line one points at it. */
const PITCH = 0.011;
const LINE_PX = 8;
/** A finger covers so many pixels around the middle of its touch: of several pieces there, it is asked which is meant. */
const FINGER_PX = 16;
/** Pieces of a stack that is spread are at least so large; those of one that is not are spread if they are smaller than this. */
const SPREAD_PX = 40;
const SMALL_PX = 24;
const NONE = new Set<string>();

/** The board: it fills the window, picture, areas, traces and pieces under one transform for pan and zoom. Everything else floats above it. */
export function Board({ art, scene, turn, hot, stations, bare, letterOf, onArea, onToken, onVerbs, onSpot, onBare, told, over, above }: Props) {
  const { t, prefs } = useApp();
  const { board, sheet } = art;
  const svg = useRef<SVGSVGElement>(null);
  const group = useRef<SVGGElement>(null);
  const scaled = useRef<SVGGElement>(null);
  const free = useRef<HTMLDivElement>(null);
  const frames = useFrames(scene, board.viewBox);
  /** In which turn the player has chosen himself what to see: nothing takes that away from him before the next one. */
  const ownView = useRef<number | null>(null);
  const now = useRef(turn);
  now.current = turn;
  const onHand = () => (ownView.current = now.current);
  const seen = useRef<((seen: Box) => void) | null>(null);
  const [placed, setPlaced] = useState(false);
  const fitNames = useLabels(svg, board, placed ? scene.captions : null);
  const onMove = useCallback(
    (part: Box, k: number) => {
      seen.current?.(part);
      fitNames(k);
    },
    [fitNames],
  );
  const { show, zoomBy, look, reveal } = useCamera({ svg, group, scaled, free, board: board.viewBox, first: frames[0]!, focus: focusOf(scene, board), onHand, onMove });
  // The picture comes when its size on the screen is known, and is laid out once.
  useLayoutEffect(() => setPlaced(true), []);
  const cross = useRef<SVGGElement>(null);
  const [hovered, setHovered] = useState<string | null>(null);
  const [pointed, setPointed] = useState<string | null>(null);

  const [chosen, setChosen] = useState("");
  const overlay = scene.overlays.find(({ id }) => id === chosen) ?? null;

  const areas = useMemo(() => withOverlay(scene.areas, overlay), [scene, overlay]);
  const { ground } = scene;
  const { spots, radius } = scene.prompt;
  const fight = scene.stage && !scene.stage.over ? scene.stage.place : "";
  const stacked = useMemo(() => [...layTokens(scene.tokens, board.areas, fight), ...(ground ? standTokens(scene.tokens, ground) : [])], [scene, board]);
  const fan = useFan((place) => isCrowded(stacked, place, unitsOf(svg.current!, SMALL_PX)));
  const laid = useMemo(() => (fan.place ? spread(stacked, fan.place, unitsOf(svg.current!, SPREAD_PX)) : stacked), [stacked, fan.place]);
  const covered = useMemo(() => (fan.place ? underneath(laid, fan.place) : NONE), [laid, fan.place]);
  const marks = useMemo(() => [...scene.marks, ...(overlay?.marks ?? [])], [scene, overlay]);
  const lengthOf = (units: number) => lengthText(ground!, units, prefs.lang);
  const placeText = ([x, y]: Point) => t("point", { x: lengthOf(x), y: lengthOf(y) });
  const aim = useAim(svg, scene, (choices, point, event) => onSpot(choices, placeText(point), event));
  const hotSet = useMemo(() => new Set(hot), [hot]);
  const nameOf = (id: string) => areas.get(id)?.title || id;

  const looked = useRef(0);
  const frame = (number: number) => {
    looked.current = number % frames.length;
    show(frames[looked.current]!, focusOf(scene, board));
  };
  const nextFrame = () => {
    onHand();
    frame(looked.current + 1);
  };
  const whole = () => {
    onHand();
    show(board.viewBox);
  };
  const title = useRef(scene.clock?.title);
  useEffect(() => {
    const isOwn = ownView.current !== null && ownView.current === turn;
    if (title.current !== scene.clock?.title && scene.frames.length > 0 && !isOwn) frame(0);
    title.current = scene.clock?.title;
  }, [scene.clock?.title]);

  useEffect(() => {
    // A finger does not stay where it was: what has come of it is said in place of what it has touched.
    if (!aim.byFinger()) return;
    setHovered(null);
    setPointed(null);
  }, [told]);

  useEffect(() => {
    const first = board.areas.get(hot[0] ?? "");
    if (first && hot.length === 1) reveal(first.x, first.y);
  }, [hot, board, reveal]);

  const nextOverlay = () => {
    const ids = ["", ...scene.overlays.map(({ id }) => id)];
    setChosen(ids[(ids.indexOf(overlay?.id ?? "") + 1) % ids.length]!);
  };
  useShortcuts((key, event) => {
    const targets = targetsOf(svg.current!);
    if (key.startsWith("Arrow")) return document.activeElement!.closest(".hand, .drawer, .stage, .stage-view") ? false : go(targets.find((target) => target.getAttribute("tabindex") === "0"));
    if (event.shiftKey && /^\p{L}$/u.test(key)) return go(nextNamed(targets, key));
    if (key === "f") nextFrame();
    else if (key === "0") whole();
    else if (key === "+") zoomBy(1.4);
    else if (key === "-") zoomBy(1 / 1.4);
    else if (key === "v" && scene.overlays.length > 0) nextOverlay();
    else if (key === "b" && ground?.measure) aim.toggleTape();
    else if (key === "x") cross.current?.focus();
    else return false;
    return true;
  });

  const onStop = useStop(svg);
  const come = (event: FocusEvent) => {
    onStop(event);
    const { x, y } = (event.target as SVGElement).dataset;
    // Whoever comes by key sees where; the pointer is there already.
    if (x && y && (event.target as Element).matches(":focus-visible")) reveal(Number(x), Number(y));
  };
  const go = (target: SVGElement | undefined): boolean => {
    target?.focus();
    return target !== undefined;
  };
  const walk = (event: KeyboardEvent) => {
    const from = (event.target as Element).closest<SVGElement>("[data-target]");
    if (!from) return;
    const spot = (element: SVGElement) => ({ element, x: Number(element.dataset["x"]), y: Number(element.dataset["y"]) });
    const next = nearest(spot(from), event.key, targetsOf(svg.current!).map(spot));
    if (next && go(next.element)) event.preventDefault();
  };

  /** What can be done with the point under the pointer: a thing that lies there does not take it away. */
  const under = (event: MouseEvent | KeyboardEvent): Choice[] => {
    const point = ground && event instanceof MouseEvent ? tableAt(svg.current!, ground, event) : null;
    return point ? stopsOr(spots, event.shiftKey).map((spot) => filled(spot, point)) : [];
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

  const { height } = board.viewBox;
  const classes = [
    "board-view", bare && "is-bare", ground && "is-ground", overlay && "has-overlay",
    aim.measuring && "is-measuring", spots.length > 0 && "is-aimed",
  ];
  return (
    <div class={classes.filter(Boolean).join(" ")} data-testid="board">
      <div ref={free} class="board-free" />
      <SymbolDefs source={sheet.source + art.cards} />
      <svg
        ref={svg}
        class="board-svg"
        role="group"
        aria-label={t("board")}
        onKeyDown={walk}
        onFocusCapture={come}
        onDblClick={(event) => !(event.target as Element).closest(".is-open") && nextFrame()}
        data-grab={aim.measuring ? "" : undefined}
        {...(ground ? aim.pointer : {})}
      >
        <g ref={group} class="board-moving">
          {placed && <Picture source={board.picture} captions={scene.captions} />}
          <g ref={scaled}>
            {placed && (
              <>
                {ground && <GroundMarks ground={ground} marks={marks} pitch={height * PITCH} />}
                <AreaLayer
                  shapes={board.areas}
                  areas={areas}
                  hot={hotSet}
                  stations={stations}
                  names={nameOf}
                  onArea={(id, event) => {
                    const area = areas.get(id) ?? null;
                    // Where any point may be the answer, a place that offers nothing is not in the way.
                    if (spots.length > 0 && !area?.choices.length) return;
                    if (ground) event.stopPropagation();
                    onArea(id, area && { ...area, choices: [...area.choices, ...under(event)] }, event);
                  }}
                  onVerbs={onVerbs}
                  onHover={setHovered}
                />
                {over}
                <TraceLayer traces={scene.traces} areas={board.areas} />
                <TokenLayer
                  laid={laid}
                  covered={covered}
                  hot={hotSet}
                  sheet={sheet}
                  letterOf={letterOf}
                  grab={spots.length > 0}
                  onToken={(token, event) => {
                    if (token.at && !token.choices.length) return;
                    if (ground) event.stopPropagation();
                    // A finger first spreads the stack in which it means one of several.
                    const several = scene.tokens.filter(({ place, choices }) => place === token.place && isAsked(choices)).length > 1;
                    if (several && event instanceof MouseEvent && fan.tap(token)) return;
                    const near = touched(event);
                    const meant = isAsked(token.choices) || !near.length ? near : [...near, token];
                    if (meant.length > 1) onSpot(meant.flatMap(({ choices }) => choices), meant.map(({ name, title }) => name || title).join(", "), event);
                    else if (isAsked(token.choices)) onToken(token, event);
                    else if (token.choices.length && ground) onSpot([...under(event), ...token.choices], token.title, event);
                    else if (token.choices.length) onToken(token, event);
                    else onArea(token.place, areas.get(token.place) ?? null, event);
                  }}
                  onVerbs={onVerbs}
                  onHover={(token) => {
                    fan.point(token);
                    setHovered(token?.at ? null : (token?.place ?? null));
                    setPointed(token?.at ? token.id : null);
                  }}
                />
                <MarkLayer shapes={board.areas} areas={areas} least={board.viewBox.height * (overlay ? SMALLEST_OVER : SMALLEST)} />
                {ground && <GroundBadges ground={ground} marks={marks} />}
                {ground && <HotPoints ground={ground} hot={hot} />}
                {above}
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
              </>
            )}
          </g>
        </g>
      </svg>
      <Tools
        overlays={scene.overlays}
        chosen={overlay?.id ?? ""}
        onChoose={setChosen}
        measuring={ground?.measure ? aim.measuring : null}
        onTape={aim.toggleTape}
        onZoom={zoomBy}
        onWhole={whole}
        bare={bare}
        onBare={onBare}
      />
      {scene.board && <Minimap picture={pictureOf(scene.board)} board={board.viewBox} onSeen={seen} onLook={look} />}
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
        <div class="take">
          {aim.stops.length > 0 && (
            <button type="button" class="button" onClick={(event) => aim.take(event, aim.stops)}>
              <Icon name="route" /> {aim.stops.length === 1 ? aim.stops[0]!.label : t("way-by-point")}
            </button>
          )}
          <button type="button" class="button primary" onClick={(event) => aim.take(event, aim.ends)}>
            <Icon name="check" /> {aim.ends.length === 1 ? aim.ends[0]!.label : t("choose-point")}
          </button>
        </div>
      )}
    </div>
  );
}

/** The parts of the board worth looking at, the first to begin with; all of it, if the Scene names none. */
function useFrames({ frames }: Scene, whole: Box): Box[] {
  return useMemo(
    () => (frames.length > 0 ? frames.map(({ box: [x, y, width, height] }) => ({ x, y, width, height })) : [whole]),
    [JSON.stringify(frames), whole],
  );
}

function SymbolDefs({ source }: { source: string }) {
  return <svg class="symbol-defs" aria-hidden="true" dangerouslySetInnerHTML={{ __html: source }} />;
}
