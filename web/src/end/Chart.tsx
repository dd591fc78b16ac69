import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { useText } from "../app/context";
import { navigate } from "../app/routes";
import { Icon } from "../parts/Icon";
import { Link } from "../parts/Link";
import type { ChartInfo, ChartMoment, TurningPoint } from "../protocol";
import { apart, named, ticks } from "./scale";

interface Props {
  chart: ChartInfo;
  moments: ChartMoment[];
  points: TurningPoint[];
  /** The colour of a tone on dark ground. */
  colour: (tone: string) => string;
  /** Between which numbers the first line lies at each moment, if it is no more exact. */
  band?: [number, number][];
  /** The address of a moment; a click on the chart leads there. */
  pathOf?: (moment: number) => string;
}

const HEIGHT = 300;
const TOP = 26;
const BOTTOM = 34;
const LEFT = 40;
/** Room for the names of the lines, at least; about how wide and how high a letter of one is. */
const LABEL = 96;
const LETTER = 8;
const LINE = 17;
/** About how wide the name of a moment is. */
const NAME = 132;
const DASHES = ["", "9 4", "2 4", "12 4 2 4", "5 5", "1 3"];
/** How far apart the numbers of the turning points stand, at least. */
const TAG = 21;
/** With more moments than this the points on the lines would run together. */
const DOTS = 40;

/** The width of an element, as it changes. */
function useWidth() {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(720);
  useLayoutEffect(() => {
    const element = ref.current!;
    const measure = () => element.clientWidth > 0 && setWidth(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}

/** Numbers over a match as lines, its turning points marked; the same numbers as a table. */
export function Chart({ chart, moments, points, colour, band, pathOf }: Props) {
  const t = useText();
  const { ref, width } = useWidth();
  const [at, setAt] = useState(moments.length - 1);
  const marks = ticks([...chart.lines.flatMap((line) => line.values), ...(band ?? []).flat(), chart.goal]);
  const low = marks[0]!;
  const high = marks[marks.length - 1]!;
  // A name that is too long for its room stands there word by word.
  const names = chart.lines.map(({ name }) => (name.length * LETTER > LABEL ? name.split(" ") : [name]));
  const right = width - Math.max(LABEL, ...names.flat().map((word) => word.length * LETTER + 12));
  const x = (moment: number) => LEFT + (moments.length > 1 ? (moment * (right - LEFT)) / (moments.length - 1) : 0);
  const y = (value: number) => HEIGHT - BOTTOM - ((value - low) * (HEIGHT - BOTTOM - TOP)) / (high - low || 1);
  const ends = apart(
    chart.lines.map((line) => y(line.values[line.values.length - 1] ?? 0)),
    LINE * Math.max(...names.map((words) => words.length)),
    HEIGHT - BOTTOM + 4,
  );
  // Moments that follow one another have their numbers side by side, the latest over its moment.
  const tags = apart(points.map((one) => -x(one.moment)), TAG, -LEFT).map((left) => -left);
  const fitting = named(moments.length, Math.max(2, 1 + Math.floor((right - LEFT) / (1.5 * NAME))));
  // Where there is no room for two names beside each other the last one is written.
  const wide = fitting.reduce((sum, moment) => sum + moments[moment]!.title.length * LETTER, 0);
  const written = fitting.length === 2 && wide > right - LEFT ? fitting.slice(1) : fitting;
  const shown = moments[at]!;
  const said = `${shown.title}: ${chart.lines.map((line) => `${line.name} ${line.values[at]}`).join(", ")}`;
  const point = (event: PointerEvent) => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const share = (event.clientX - box.left - LEFT) / (right - LEFT);
    setAt(Math.max(0, Math.min(moments.length - 1, Math.round(share * (moments.length - 1)))));
  };
  return (
    <section class="end-panel chart-panel">
      <h2>{chart.title}</h2>
      <div ref={ref} class="chart">
        <svg width={width} height={HEIGHT} role="img" aria-label={t("chart-label", { title: chart.title })} onPointerMove={point} onClick={() => pathOf && navigate(pathOf(at))}>
          {marks.map((mark) => (
            <g key={mark} class="grid-line">
              <line x1={LEFT} x2={right} y1={y(mark)} y2={y(mark)} />
              <text x={LEFT - 8} y={y(mark)} dy="0.35em" text-anchor="end">
                {mark}
              </text>
            </g>
          ))}
          {chart.goal > 0 && (
            <g class="goal">
              <line x1={LEFT} x2={right} y1={y(chart.goal)} y2={y(chart.goal)} />
            </g>
          )}
          {written.map((moment, i, all) => (
            <text
              key={moment}
              class="moment"
              x={x(moment)}
              y={HEIGHT - 10}
              text-anchor={moment === 0 ? "start" : i === all.length - 1 ? "end" : "middle"}
            >
              {moments[moment]!.title}
            </text>
          ))}
          {points.map((one, i) => (
            <g key={one.moment} class="turning">
              <line x1={x(one.moment)} x2={x(one.moment)} y1={TOP} y2={HEIGHT - BOTTOM} />
              <line x1={tags[i]} x2={x(one.moment)} y1={TOP - 12} y2={TOP} />
              <circle cx={tags[i]} cy={TOP - 12} r={9} />
              <text x={tags[i]} y={TOP - 12} dy="0.35em" text-anchor="middle">
                {i + 1}
              </text>
            </g>
          ))}
          {band && (
            <polygon
              class="chart-band"
              style={{ "--line": colour(chart.lines[0]!.tone) }}
              points={[
                ...band.map(([bottom], moment) => `${x(moment)},${y(bottom)}`),
                ...band.map(([, top], moment) => `${x(moment)},${y(top)}`).reverse(),
              ].join(" ")}
            />
          )}
          <line class="now" x1={x(at)} x2={x(at)} y1={TOP} y2={HEIGHT - BOTTOM} />
          {chart.lines.map((line, i) => (
            <g key={line.id} class="score-line" style={{ "--line": colour(line.tone) }}>
              <polyline points={line.values.map((value, moment) => `${x(moment)},${y(value)}`).join(" ")} stroke-dasharray={DASHES[i % DASHES.length]} />
              {moments.length <= DOTS && line.values.map((value, moment) => <circle key={moment} cx={x(moment)} cy={y(value)} r={4} />)}
              <circle class="is-now" cx={x(at)} cy={y(line.values[at] ?? 0)} r={6} />
              <text y={ends[i]}>
                {names[i]!.map((word, n, all) => (
                  <tspan key={n} x={right + 10} dy={n === 0 ? `${0.35 - (all.length - 1) / 2}em` : "1em"}>
                    {n < all.length - 1 ? `${word} ` : word}
                  </tspan>
                ))}
              </text>
            </g>
          ))}
        </svg>
      </div>
      <label class="chart-at">
        <span class="sr-only">{t("chart-moment")}</span>
        <input
          type="range"
          min={0}
          max={moments.length - 1}
          value={at}
          aria-valuetext={said}
          style={{ marginLeft: `${LEFT - 8}px`, width: `${right - LEFT + 16}px` }}
          onInput={(event) => setAt(Number(event.currentTarget.value))}
        />
        <span class="chart-said" aria-hidden="true">
          {said}
        </span>
      </label>
      {pathOf && (
        <Link class="button" href={pathOf(at)}>
          <Icon name="play" /> {t("see")}
          <span class="sr-only"> {shown.title}</span>
        </Link>
      )}
      <details class="chart-table">
        <summary>{t("chart-table")}</summary>
        <div class="scroller" tabIndex={0} role="region" aria-label={t("chart-table")}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t("chart-moment")}</th>
                {chart.lines.map((line) => (
                  <th key={line.id} scope="col">
                    {line.name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {moments.map((moment, i) => (
                <tr key={moment.ply}>
                  <th scope="row">{moment.title}</th>
                  {chart.lines.map((line) => (
                    <td key={line.id}>{line.values[i]}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </section>
  );
}
