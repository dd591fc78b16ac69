import { useEffect, useMemo, useState } from "preact/hooks";
import type { MatchApi } from "../app/api";
import { useApp } from "../app/context";
import { remember } from "../app/matches";
import { momentPath, navigate, playPath, tournamentPath } from "../app/routes";
import type { Art } from "../board/art";
import { Cite } from "../parts/Cite";
import { Icon } from "../parts/Icon";
import { Link } from "../parts/Link";
import { PrefsBar } from "../parts/PrefsBar";
import { letters } from "../play/seats";
import { ThemeStyle } from "../play/ThemeStyle";
import { Toasts } from "../play/Toasts";
import { useToasts } from "../play/useToasts";
import type { MatchEnd, MatchPage } from "../protocol";
import { MovedRatings } from "../ratings/MovedRatings";
import { Chart } from "./Chart";
import { EndBoard } from "./EndBoard";
import { Fairness } from "./Fairness";
import { GameReport } from "./GameReport";
import { Helps } from "./Helps";
import { Luck } from "./Luck";
import { ShareDialog } from "./ShareDialog";
import { TurningPoints } from "./TurningPoints";
import { useEnd } from "./useEnd";
import { headline, verdict, winnersOf, winningSide } from "./verdict";
import { Wreath } from "./Wreath";

interface Props {
  table: MatchPage;
  art: Art | null;
  api: MatchApi;
}

/** A match that is over: who won and why, how it went, whether the dice were fair, and what to do next. */
export function EndPage({ table, art, api }: Props) {
  const { t, prefs } = useApp();
  const { toasts, show, drop } = useToasts();
  const [dialog, setDialog] = useState<"proof" | "share" | "">("");
  const onProblem = (error: unknown) => show(error instanceof Error && error.message ? error.message : t("offline"));
  const { end, failed, again } = useEnd(api);
  const own = table.seats.filter((seat) => seat.mine).map((seat) => seat.id);
  const mine = own.length > 0;
  const clock = table.scene.clock?.title ?? "";
  const colour = (tone: string) => art?.theme[`tone-${tone}-on-felt`] ?? "var(--on-felt)";
  useEffect(() => {
    document.title = `${t("outcome")} · ${table.title} · ${t("app-title")}`;
  }, [table.title, t]);
  const rematch = () =>
    api.rematch().then(({ match, key }) => {
      remember(match, key, table.title);
      navigate(playPath(match));
    }, onProblem);
  const save = () =>
    api.record().then((record) => {
      const link = document.createElement("a");
      link.href = URL.createObjectURL(record);
      link.download = `${table.game}-${table.match}.jsonl`;
      link.click();
      URL.revokeObjectURL(link.href);
    }, onProblem);
  return (
    <div class="table end-page" data-ply={table.ply} data-face={art?.theme["face"]}>
      {art && <ThemeStyle theme={art.theme} />}
      <header class="end-bar">
        <Link href="/" class="brand-home">
          <Icon name="home" />
          <span class="sr-only">{t("nav-home")}</span>
        </Link>
        <p class="end-when">
          <strong>{clock || table.title}</strong>
          <span>{clock ? `${table.title} · ${t("end-over")}` : t("end-over")}</span>
        </p>
        <span class="grow" />
        <Link class="button" href={playPath(table.match)}>
          <Icon name="eye" /> <span>{t("end-look")}</span>
        </Link>
        <PrefsBar />
      </header>
      <main class="end-body">
        <Hero table={table} end={end} colour={colour} />
        <div class="end-side">
          {art && <EndBoard table={table} art={art} playerKey={api.key} />}
          <div class="end-buttons">
            {mine && (
              <button type="button" class="button primary" onClick={rematch}>
                <Icon name="again" /> {table.rematch ? t("rematch-join") : t("rematch")}
              </button>
            )}
            <Link class="button" href={momentPath(table.match, 0)}>
              <Icon name="play" /> {t("end-replay")}
            </Link>
            <button type="button" class="button" onClick={() => setDialog("proof")}>
              <Icon name="check" /> {t("proof")}
            </button>
            <button type="button" class="button" onClick={save}>
              <Icon name="download" /> {t("record")}
            </button>
            <button type="button" class="button" onClick={() => setDialog("share")}>
              <Icon name="link" /> {t("share")}
            </button>
          </div>
          {table.tournament && (
            <p>
              <Link href={tournamentPath(table.tournament)}>{t("tournament-of")}</Link>
            </p>
          )}
          {table.rated && <MovedRatings api={api} />}
          {end && <TurningPoints match={table.match} points={end.turning_points} moments={end.moments} />}
        </div>
        <div class="end-main">
          {end && end.moments.length > 0 && end.charts.map((chart, i) => (
            <Chart key={chart.id} chart={chart} moments={end.moments} points={i === 0 ? end.turning_points : []} colour={colour} />
          ))}
          <GameReport match={table.match} api={api} own={own} colour={colour} onProblem={onProblem} />
          {end && <Helps table={table} helps={end.helps} />}
          {end && <Luck luck={end.luck} rolls={end.rolls} colour={colour} />}
          {end?.history && (
            <section class="end-panel history-panel">
              <h2>{t("in-history")}</h2>
              <p>{end.history}</p>
            </section>
          )}
          {!end && (
            <p class="end-panel" role="status">
              {failed ? t("offline") : t("end-working")}{" "}
              {failed && (
                <button type="button" class="button" onClick={again}>
                  {t("end-again")}
                </button>
              )}
            </p>
          )}
        </div>
      </main>
      {dialog === "proof" && <Fairness table={table} end={end} api={api} onClose={() => setDialog("")} />}
      {dialog === "share" && <ShareDialog match={table.match} onClose={() => setDialog("")} />}
      <Toasts toasts={toasts} game={table.game} onDrop={drop} />
      <span class="sr-only" lang={prefs.lang} role="status">
        {table.outcome}
      </span>
    </div>
  );
}

/** The result as the viewer sees it, the reason with its rule, the scores at the end. */
function Hero({ table, end, colour }: { table: MatchPage; end: MatchEnd | null; colour: (tone: string) => string }) {
  const { t, prefs } = useApp();
  const letterOf = useMemo(() => letters(table.seats), [table.seats]);
  const found = verdict(table, end);
  const winners = winnersOf(table, end, prefs.lang);
  const side = winningSide(table, end);
  const first = table.seats.find((seat) => table.winners.includes(seat.id));
  const own = new Set(table.seats.filter((seat) => seat.mine).map((seat) => seat.id));
  const chart = end?.charts[0];
  return (
    <section id="prompt" class={`outcome end-hero is-${found.result}`} aria-label={t("outcome")} tabIndex={-1}>
      <div class="hero-words">
        <h1>{headline(found, winners, t)}</h1>
        <p class="end-reason">
          {found.result !== "over" && found.result !== "draw" && <strong>{t("won", { seats: winners })} · </strong>}
          <span class="prompt-text">{table.outcome}</span> <Cite game={table.game} cite={end?.cite ?? ""} />
        </p>
        <ul class="final-scores">
          {chart?.lines.map((line) => {
            const yours = line.seats.some((seat) => own.has(seat));
            return (
              <li key={line.id} class={yours ? "is-mine" : ""} style={{ "--line": colour(line.tone) }}>
                <b>{line.values[line.values.length - 1] ?? 0}</b>
                <span>{yours && own.size < table.seats.length ? t("seat-mine", { name: line.name }) : line.name}</span>
              </li>
            );
          })}
        </ul>
      </div>
      <Wreath letter={side && side.seats.length > 1 ? side.name.slice(0, 1) : first ? letterOf(first.tone) : ""} tone={side?.tone ?? first?.tone ?? "neutral"} />
    </section>
  );
}
