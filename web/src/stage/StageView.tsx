import { useLayoutEffect, useState } from "preact/hooks";
import { useText } from "../app/context";
import { read, write } from "../app/storage";
import type { SymbolSheet } from "../board/art";
import { pointNamed } from "../board/ground";
import { shapeOf } from "../board/shapeOf";
import { Icon } from "../parts/Icon";
import { usePull } from "../parts/pull";
import { IconButton } from "../parts/IconButton";
import { isAsked, spoken } from "../play/choices";
import { PanelView } from "../play/PanelView";
import { CardSheet } from "../play/CardSheet";
import { DieFace } from "../play/DiceTray";
import type { Choice, Die, Scene, Stage, StageSide, StageStep, StageUnit } from "../protocol";
import { acts, losses, unitAt } from "./steps";
import type { StagePlay } from "./useStage";

interface Props {
  play: StagePlay;
  scene: Scene;
  sheet: SymbolSheet | null;
  letterOf: (tone: string) => string;
  onUnit: (choices: Choice[], title: string, event: MouseEvent) => void;
  onPaper: (panel: string) => void;
}

/** A fight, large over the edge of the board that is farther from its place: who faces whom, the dice, who acts when, luck. */
export function StageView({ play, scene, sheet, letterOf, onUnit, onPaper }: Props) {
  const t = useText();
  const [folded, setFolded] = useState(() => read("stage-folded", false));
  const [asked, setAsked] = useState(false);
  const stage = play.stage!;
  const edge = useEdge(stage, scene);
  const done = acts(stage);
  const step = (play.playing ? done[play.told] : done[play.told - 1]) ?? null;
  const [attacker, ...defenders] = stage.sides;
  // Where each roll leads to the next one all of them are seen; else the last one, and who acts when.
  const chained = stage.form === "shot" || (stage.form === "duel" && done.some(({ dice }) => dice.length > 0));
  const urgent = scene.panels.filter((panel) => panel.urgent);
  const sideOf = (side: StageSide) => <Side key={side.title} side={side} stage={stage} play={play} step={step} sheet={sheet} letterOf={letterOf} onUnit={onUnit} />;
  const fold = () => {
    write("stage-folded", !folded);
    setFolded(!folded);
  };
  const pull = usePull(fold);
  return (
    <aside style={folded ? undefined : pull.style} class={`stage-view is-${edge}`} data-testid="stage" data-form={stage.form} data-playing={play.playing ? "" : undefined} aria-label={stage.title}>
      {!folded && pull.grip}
      <header class="stage-cap">
        <h2>{stage.title}</h2>
        <p class="stage-note">{stage.note}</p>
        <p class="stage-result">{play.playing ? "" : stage.result}</p>
        {urgent.length > 0 && !folded && (
          <button type="button" class="button quiet" aria-expanded={asked} onClick={() => setAsked(!asked)}>
            {t("stage-chances")}
          </button>
        )}
        {!play.playing && done.length > 0 && (
          <IconButton icon="again" label={t("stage-again")} onClick={play.again} />
        )}
        {play.playing || stage.over ? (
          <button type="button" class="button quiet" onClick={play.skip}>
            {t(play.playing ? "stage-skip" : "stage-close")} <kbd>{t("key-space")}</kbd>
          </button>
        ) : null}
        <button type="button" class="icon-button" aria-expanded={!folded} title={t("stage-fold")} aria-label={t("stage-fold")} onClick={fold}>
          <Icon name={folded ? "up" : "down"} />
        </button>
      </header>
      {!folded && (
        <>
          <div class="stage-field">
            <div class="stage-left">{attacker && sideOf(attacker)}</div>
            {chained ? <Chain steps={done.slice(0, play.playing ? play.told + 1 : done.length)} play={play} /> : <Tray step={step} play={play} />}
            <div class="stage-right">{defenders.map(sideOf)}</div>
          </div>
          {asked && (
            <div class="stage-chances" tabIndex={0} role="group" aria-label={t("stage-chances")}>
              {urgent.map((panel) => (
                <PanelView key={panel.id} panel={panel} letter={letterOf(panel.tone)} onPaper={onPaper} />
              ))}
            </div>
          )}
          <footer class="stage-foot">
            {!chained && <Order stage={stage} play={play} />}
            {!play.playing && (
              <div class="stage-ledger">
                <Bars bars={stage.odds.map(({ got, owed, ...odds }) => ({ ...odds, long: got, mark: owed }))} />
                <Bars bars={stage.chances.map(({ now, before, ...chance }) => ({ ...chance, long: now, mark: before }))} />
              </div>
            )}
          </footer>
        </>
      )}
    </aside>
  );
}

interface SideProps extends Pick<Props, "play" | "sheet" | "letterOf" | "onUnit"> {
  side: StageSide;
  stage: Stage;
  step: StageStep | null;
}

function Side({ side, stage, play, step, sheet, letterOf, onUnit }: SideProps) {
  return (
    <section class="stage-side" data-tone={side.tone} aria-label={side.title}>
      <h3>
        {side.title} {side.note && <small>{side.note}</small>}
      </h3>
      {side.meters.map((meter) => (
        <p key={meter.label} class="stage-meter">
          {meter.label}{" "}
          <b>
            {String(meter.value).replace("-", "−")}
            {meter.most > 0 && `/${meter.most}`}
          </b>
          {meter.most > 0 && (
            <span class="stage-marks" aria-hidden="true">
              {Array.from({ length: meter.most }, (_, n) => (
                <i key={n} class={n < meter.value ? "is-set" : ""} />
              ))}
            </span>
          )}
        </p>
      ))}
      <ul class="stage-units">
        {side.units.map((unit) => (
          <Unit key={unit.id} counted={stage.form !== "shot"} unit={unitAt(unit, stage, play.playing ? play.told + 1 : play.told)} step={step} playing={play.playing} sheet={sheet} onUnit={onUnit} />
        ))}
      </ul>
      {side.card && (
        <div class={`stage-card is-${side.card.face}`} key={`${side.card.id} ${side.card.face}`} data-tone={side.card.tone}>
          {side.card.face === "down" ? <span>{side.card.title}</span> : <CardSheet card={side.card} letter={letterOf(side.card.tone)} sheet={sheet} whole={false} />}
        </div>
      )}
    </section>
  );
}

interface UnitProps extends Pick<Props, "sheet" | "onUnit"> {
  unit: StageUnit;
  /** Whether a hit is a number: of points of strength, of damage. */
  counted: boolean;
  step: StageStep | null;
  playing: boolean;
}

const UNIT = 64;

function Unit({ unit, counted, step, playing, sheet, onUnit }: UnitProps) {
  const t = useText();
  const lost = losses(step, unit.id);
  const acting = playing ? step?.by === unit.id : unit.state === "acting";
  const open = isAsked(unit.choices);
  const states = ["stage-unit", unit.state && `is-${unit.state}`, acting && "is-acting", lost > 0 && playing && "is-hit", open && "is-open"];
  const strength = unit.most > 0 ? t("stage-strength", { pips: unit.pips, most: unit.most }) : "";
  const said = [unit.title, strength, unit.note].filter(Boolean).join(", ");
  const face = (
    <>
      <svg viewBox={`0 0 ${UNIT} ${UNIT}`} aria-hidden="true">
        <use href={`#${unit.symbol}`} width={UNIT} height={UNIT} />
        {unit.most > 0 ? <Pips pips={unit.pips} /> : <UnitLabel unit={unit} sheet={sheet} />}
        {unit.state === "lost" && <path class="stage-cross" d="M10 10 54 54M54 10 10 54" />}
      </svg>
      {lost > 0 && playing && counted && <span class="stage-loss">−{lost}</span>}
    </>
  );
  return (
    <li class={states.filter(Boolean).join(" ")} data-tone={unit.tone} data-unit={unit.id}>
      {open ? (
        <button type="button" aria-label={`${said}: ${spoken(unit.choices)}`} onClick={(event) => onUnit(unit.choices, unit.title, event)}>
          {face}
        </button>
      ) : (
        <span role="img" aria-label={said}>
          {face}
        </span>
      )}
      <b aria-hidden="true">{unit.title}</b>
      <small aria-hidden="true">{unit.note}</small>
    </li>
  );
}

/** Its strength, as points along its lower edge. */
function Pips({ pips }: { pips: number }) {
  return (
    <g class="stage-pips">
      {Array.from({ length: pips }, (_, n) => (
        <circle key={n} cx={32 + (n - (pips - 1) / 2) * 9} cy={56} r={3.4} />
      ))}
    </g>
  );
}

function UnitLabel({ unit, sheet }: { unit: StageUnit; sheet: SymbolSheet | null }) {
  const room = sheet?.symbols.get(unit.symbol)?.label;
  if (!unit.label || !room) return null;
  return (
    <text class={room.onTone ? "token-label is-on-tone" : "token-label"} x={room.x} y={room.y} style={{ fontSize: `${room.size}px` }}>
      {unit.label}
    </text>
  );
}

/** The dice of one act: rolling while it is told, then lying with what they mean. */
function Tray({ step, play }: { step: StageStep | null; play: StagePlay }) {
  if (!step) return <div class="stage-tray is-empty" />;
  return (
    <div class="stage-tray" key={play.playing ? `roll ${play.told}` : `lie ${play.told}`}>
      <p class="stage-by" data-tone={step.tone}>
        {step.title}
      </p>
      <div class={play.playing ? "stage-dice is-rolling" : "stage-dice"}>
        {step.dice.map((die, n) => (
          <StageDie key={die.id} die={die} delay={n} />
        ))}
      </div>
      <p class="stage-word">{step.note}</p>
    </div>
  );
}

/** A shot or a blow as a chain: each roll leads to the next. */
function Chain({ steps, play }: { steps: StageStep[]; play: StagePlay }) {
  return (
    <ol class="stage-chain">
      {steps.slice(-MOST_LINKS).map((step, n, shown) => (
        <li key={steps.length - shown.length + n} data-tone={step.tone}>
          <b>{step.title}</b>
          {step.dice.length > 0 && (
            <span class={["stage-dice", play.playing && n === shown.length - 1 && "is-rolling", step.dice.length > FEW && "is-many"].filter(Boolean).join(" ")}>
              {step.dice.map((die, at) => (
                <StageDie key={die.id} die={die} delay={at} />
              ))}
            </span>
          )}
          <small>{step.note}</small>
        </li>
      ))}
    </ol>
  );
}

/** So many links of a chain have room. */
const MOST_LINKS = 6;
/** More dice than these are drawn smaller in a link. */
const FEW = 2;

/** A die on the stage, with the number it needed: of six sides with pips, else with its number. */
function StageDie({ die, delay }: { die: Die; delay: number }) {
  const need = die.need > 0 && die.sides !== 6 && `${die.over ? "≥" : "≤"} ${die.need}`;
  return (
    <span class={die.good ? "stage-die is-good" : "stage-die"} title={die.text || undefined}>
      {die.sides === 6 ? (
        <DieFace value={die.value} delay={delay} />
      ) : (
        <svg class="die-face is-kite" viewBox="0 0 40 40" role="img" aria-label={String(die.value)} style={{ "--n": delay }}>
          <path d="M20 1 39 16 33 31 20 39 7 31 1 16Z" />
          <text x="20" y="21">
            {die.value}
          </text>
        </svg>
      )}
      {need && <em>{need}</em>}
    </span>
  );
}

/** Who has acted, who acts and who comes, in order; the newest in sight. */
function Order({ stage, play }: { stage: Stage; play: StagePlay }) {
  const t = useText();
  const done = acts(stage);
  const told = play.playing ? play.told + 1 : done.length;
  const steps = [...done.slice(Math.max(0, told - MOST_DONE), told), ...(play.playing ? [] : stage.order.slice(done.length))];
  if (steps.length === 0) return null;
  return (
    <ol class="stage-order" aria-label={t("stage-order")}>
      {steps.map((step, n) => (
        <li key={n} class={step.state ? `is-${step.state}` : ""} data-tone={step.tone}>
          <b>{step.title}</b> <small>{step.note}</small>
        </li>
      ))}
    </ol>
  );
}

/** So many acts that are over are still named. */
const MOST_DONE = 4;

interface BarProps {
  tone: string;
  label: string;
  /** How long the bar is, and where its mark is. */
  long: number;
  mark: number;
}

/** Numbers beside what they were or should be: the luck of the dice, the chances to win. */
function Bars({ bars }: { bars: BarProps[] }) {
  if (bars.length === 0) return null;
  const most = Math.max(1, ...bars.flatMap(({ long, mark }) => [long, mark]));
  const share = (value: number) => `${(100 * value) / most}%`;
  return (
    <ul class="stage-luck">
      {bars.map(({ tone, label, long, mark }) => (
        <li key={label} data-tone={tone}>
          <span class="stage-bar" aria-hidden="true">
            <i style={{ width: share(long) }} />
            <u style={{ left: share(mark) }} />
          </span>
          {label}
        </li>
      ))}
    </ul>
  );
}

/** The edge of the window on which the stage lies: the one that is farther from the place of the fight, or from what is hit on an open table. */
function useEdge(stage: Stage, { tokens, ground }: Scene): "top" | "bottom" {
  const [edge, setEdge] = useState<"top" | "bottom">("bottom");
  useLayoutEffect(() => {
    const named = new Set(stage.sides.flatMap((side) => side.units.map((unit) => unit.token)));
    const struck = stage.order.flatMap((step) => step.effects.map(({ places }) => pointNamed(places[places.length - 1]!))).filter((point) => point !== null);
    const stood = tokens.flatMap(({ id, at }) => (at && named.has(id) ? [at] : []));
    const heights = (struck.length > 0 ? struck : stood).map(([, y]) => y);
    if (ground && heights.length > 0) return setEdge(heights.reduce((sum, y) => sum + y, 0) / heights.length < ground.height / 2 ? "top" : "bottom");
    const box = stage.place ? shapeOf(stage.place)?.getBoundingClientRect() : null;
    setEdge(box && box.top + box.height / 2 > innerHeight / 2 ? "top" : "bottom");
  }, [stage.id]);
  return edge;
}
