import { useState } from "preact/hooks";
import type { MatchApi } from "../app/api";
import { useApp, useText } from "../app/context";
import { momentPath } from "../app/routes";
import { Icon } from "../parts/Icon";
import { Link } from "../parts/Link";
import type { ReportChoice, ReportLine, ReportPage, ReportSide } from "../protocol";
import { Chart } from "./Chart";
import { TurningPoints } from "./TurningPoints";
import { useGameReport } from "./useGameReport";

interface Props {
  match: string;
  api: MatchApi;
  /** The seats of whoever looks. */
  own: string[];
  colour: (tone: string) => string;
  onProblem: (error: unknown) => void;
}

const percent = (chance: number) => Math.round(100 * chance);

/** The report of a match: asked for with a button, then how far it is, then what it says. */
export function GameReport({ match, api, own, colour, onProblem }: Props) {
  const t = useText();
  const { info, make } = useGameReport(api, onProblem);
  if (!info || (info.state === "impossible" && !info.report)) return null;
  const outdated = info.state === "ready" && info.stale;
  return (
    <>
      <section class="end-panel report-panel" aria-labelledby="game-report">
        <h2 id="game-report">{t("game-report")}</h2>
        {info.report ? <p class="report-headline">{info.report.headline}</p> : <p>{t("game-report-about")}</p>}
        {(info.state === "waiting" || info.state === "working") && (
          <p class="report-progress" role="status">
            <progress max={100} value={info.progress} aria-label={t("game-report")} />{" "}
            {info.state === "waiting" ? t("game-report-waiting") : t("game-report-working", { progress: info.progress })}
          </p>
        )}
        {info.state === "failed" && <p role="alert">{t("game-report-failed")}</p>}
        {(info.state === "none" || info.state === "failed" || outdated) && (
          <p>
            {info.stale && <span>{t("game-report-stale")} </span>}
            <button type="button" class="button" onClick={make}>
              {t("game-report-make")}
            </button>
          </p>
        )}
        {info.report && <Account report={info.report} />}
      </section>
      {info.report && <Curve match={match} report={info.report} own={own} colour={colour} />}
      {info.report && <Findings match={match} report={info.report} />}
    </>
  );
}

/** How each side came from its chance at the start to the result. */
function Account({ report }: { report: ReportPage }) {
  const { t, prefs } = useApp();
  const signed = new Intl.NumberFormat(prefs.lang, { maximumFractionDigits: 0, signDisplay: "exceptZero" });
  const points = (value: number) => signed.format(Math.round(100 * value)).replace("-", "−");
  const parts = report.sides[0]?.parts ?? [];
  const part = (side: ReportSide, id: string) => side.parts.find((one) => one.id === id);
  return (
    <div class="scroller" tabIndex={0} role="region" aria-label={t("game-report-accounts")}>
      <table>
        <caption>{t("game-report-accounts")}</caption>
        <thead>
          <tr>
            <td />
            {report.sides.map((side) => (
              <th key={side.id} scope="col">
                {side.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t("game-report-start")}</th>
            {report.sides.map((side) => (
              <td key={side.id}>{percent(side.start)}</td>
            ))}
          </tr>
          {parts.map(({ id, name }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {report.sides.map((side) => {
                const found = part(side, id);
                const error = found?.error ?? null;
                return (
                  <td key={side.id}>
                    {points(found?.value ?? 0)}
                    {error !== null && <small> ±{Math.round(200 * error)}</small>}
                  </td>
                );
              })}
            </tr>
          ))}
          <tr>
            <th scope="row">{t("game-report-result")}</th>
            {report.sides.map((side) => (
              <td key={side.id}>{percent(side.result)}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}

/** The chances of one side through the match: what it could know, and with open cards. */
function Curve({ match, report, own, colour }: { match: string; report: ReportPage; own: string[]; colour: (tone: string) => string }) {
  const t = useText();
  const mine = report.sides.find((side) => side.seats.some((seat) => own.includes(seat)));
  const [side, setSide] = useState((mine ?? report.sides[0])?.id ?? "");
  const chances = report.points.map((point) => point.chances.find((one) => one.side === side)!);
  const lines = [
    { id: "known", name: t("game-report-known"), tone: side, seats: [], values: chances.map((one) => percent(one.known)) },
    { id: "open", name: t("game-report-open"), tone: side, seats: [], values: chances.map((one) => percent(one.open)) },
  ];
  const moments = report.points.map(({ ply, title, sure }) => ({ ply, title: sure ? title : `${title} ~` }));
  return (
    <>
      <fieldset class="report-sides">
        <legend class="sr-only">{t("game-report-side")}</legend>
        {report.sides.map((one) => (
          <label key={one.id}>
            <input type="radio" name="report-side" checked={one.id === side} onChange={() => setSide(one.id)} /> {one.name}
          </label>
        ))}
      </fieldset>
      <Chart
        chart={{ id: "chances", title: t("game-report-curve"), goal: Math.round(100 / report.sides.length), decisive: false, lines }}
        moments={moments}
        points={turningPoints(report)}
        colour={colour}
        band={chances.map((one) => [percent(one.low), percent(one.high)])}
        pathOf={(moment) => momentPath(match, moments[moment]!.ply)}
      />
      {report.points.some((point) => !point.sure) && <p class="fine report-unsure">{t("game-report-unsure")}</p>}
    </>
  );
}

/** The turning points of a report as those of the score, for the same list and the same marks on the chart. */
function turningPoints(report: ReportPage) {
  return report.turning.map(({ moment, ply, name, side, before, now, summary, text }) => ({
    moment,
    ply,
    name,
    tone: side,
    before: percent(before),
    after: percent(now),
    text: `${summary} ${text}`,
  }));
}

/** What a report has found: turning points, mistakes, the luck of single events, and what all this is worth. */
function Findings({ match, report }: { match: string; report: ReportPage }) {
  const t = useText();
  // A turning point is named after the moment at which its turn begins, and marked where it ends.
  const titles = new Map(report.turning.map(({ moment, title }) => [moment, title]));
  const moments = report.points.map(({ ply, title }, moment) => ({ ply, title: titles.get(moment) ?? title }));
  const names = new Map(report.sides.map((side) => [side.id, side.name]));
  return (
    <>
      <TurningPoints match={match} points={turningPoints(report)} moments={moments} />
      {report.judges_choices && (
        <section class="end-panel turning-points report-mistakes">
          <h2>{t("game-report-mistakes")}</h2>
          {report.choices.length === 0 && <p>{t("game-report-mistakes-none")}</p>}
          <ol>
            {report.choices.map((choice) => (
              <Mistake key={choice.ply} match={match} choice={choice} />
            ))}
          </ol>
        </section>
      )}
      {report.luck.length > 0 && (
        <section class="end-panel turning-points report-luck">
          <h2>{t("game-report-luck")}</h2>
          <ol>
            {report.luck.map((one) => (
              <li key={`${one.ply} ${one.kind}`}>
                <div>
                  <strong>
                    {one.name}: {names.get(one.side)} +{percent(one.gave)} <small>±{Math.round(200 * one.error)}</small>
                  </strong>
                  {one.text && <span>{one.text}</span>}
                </div>
                <See match={match} ply={one.ply} />
              </li>
            ))}
          </ol>
        </section>
      )}
      <details class="end-panel report-notes">
        <summary>{t("game-report-notes")}</summary>
        {report.notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </details>
    </>
  );
}

/** A choice that lost something: what was done, what would have been better, and why. */
function Mistake({ match, choice }: { match: string; choice: ReportChoice }) {
  const t = useText();
  const said = (line: ReportLine) => [line.text, ...line.cues].join(" ");
  return (
    <li class={`is-${choice.strength}`}>
      <div>
        <strong>
          {choice.title} · {choice.name}: {choice.word}
        </strong>
        <span>{choice.summary}</span>
        <span>
          <b>{t("game-report-did")}</b> {said(choice.taken)}
        </span>
        <span>
          <b>{t("game-report-better")}</b> {said(choice.best)}
        </span>
        <span>
          <b>{t("game-report-why")}</b>{" "}
          {choice.reasons.length > 0
            ? choice.reasons.map((reason) => `${reason.text} (+${percent(reason.points)})`).join(", ")
            : t("game-report-why-none")}
        </span>
      </div>
      <See match={match} ply={choice.ply} />
    </li>
  );
}

/** The way to a moment of the match. */
function See({ match, ply }: { match: string; ply: number }) {
  const t = useText();
  return (
    <Link class="button" href={momentPath(match, ply)} title={t("look-at", { ply })}>
      <Icon name="play" /> {t("see")}
    </Link>
  );
}
