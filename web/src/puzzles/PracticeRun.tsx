import { useEffect, useRef } from "preact/hooks";
import { useApp } from "../app/context";
import { lessonsPath, puzzlesPath } from "../app/routes";
import { Link } from "../parts/Link";
import { movedLevel } from "./levelWords";

/** How a run of practice goes: how many were tried, how many right, how many in a row now and at most, and the level. */
export interface Run {
  tried: number;
  right: number;
  row: number;
  best: number;
  /** The level before the first rated try and after the last; null without any. */
  before: number | null;
  after: number | null;
}

export const NO_RUN: Run = { tried: 0, right: 0, row: 0, best: 0, before: null, after: null };

/** A run after one more first try. */
export function runOn(run: Run, right: boolean, before: number | null, after: number | null): Run {
  const row = right ? run.row + 1 : 0;
  return {
    tried: run.tried + 1,
    right: run.right + Number(right),
    row,
    best: Math.max(run.best, row),
    before: run.before ?? before,
    after: after ?? run.after,
  };
}

/** The end of a run: what came of it, and where to go on. */
export function RunEnd({ game, run, onGoOn }: { game: string; run: Run; onGoOn: () => void }) {
  const { t } = useApp();
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    // The button that was pressed is gone: whoever goes by key or by ear goes on here.
    place.current?.focus();
    place.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <section ref={place} class="puzzle" tabIndex={-1} aria-labelledby="practice-over">
      <h2 id="practice-over">{t("practice-over")}</h2>
      <p>{t("practice-count", { right: run.right, tried: run.tried })}</p>
      <p>{t("practice-best", { best: run.best })}</p>
      {run.before !== null && run.after !== null && <p>{t("puzzle-moved", { levels: movedLevel(run.before, run.after, t) })}</p>}
      <div class="puzzle-buttons">
        <button type="button" class="button primary" onClick={onGoOn}>
          {t("practice-on")}
        </button>
        <Link class="button" href={lessonsPath(game)}>
          {t("lesson-all")}
        </Link>
        <Link class="button" href={puzzlesPath(game)}>
          {t("puzzles-title")}
        </Link>
      </div>
    </section>
  );
}
