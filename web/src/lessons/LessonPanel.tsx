import { useEffect, useRef, useState } from "preact/hooks";
import { useText } from "../app/context";
import { lessonsPath, practicePath } from "../app/routes";
import { Pointer } from "../coach/Pointer";
import { selectorsOf } from "../coach/pointing";
import { useAside } from "../coach/useAside";
import { Cite } from "../parts/Cite";
import { Icon } from "../parts/Icon";
import { Link } from "../parts/Link";
import type { LessonState } from "../protocol";
import { keepStars, mergedStars } from "./memory";
import { StarRow } from "./StarRow";
import { useLesson } from "./useLesson";

interface Props {
  lesson: LessonState;
  game: string;
  /** Whether the moment of now is shown, so that something can be pointed at. */
  now: boolean;
  /** Whether the task is folded away, because the board has little room and one has begun. */
  folded: boolean;
}

/** A slip of paper on the table of a lesson: what to do, which goals are reached, what fits the moment, and where to go on. */
export function LessonPanel({ lesson, game, now, folded }: Props) {
  const t = useText();
  const panel = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(true);
  const { begin, busy, problem } = useLesson();
  const { slip, stars, failed } = lesson;
  const finished = stars > 0 || failed !== "";
  useEffect(() => {
    if (stars === 0) return;
    keepStars(lesson.id, stars);
    // Without the table the browser keeps them until it is told.
    mergedStars().catch(() => {});
  }, [lesson.id, stars]);
  const [far, onCovered] = useAside(finished ? "" : slip?.text);
  useEffect(() => {
    if (finished) setOpen(true);
  }, [slip?.text, finished]);
  useEffect(() => {
    if (folded && !finished) setOpen(false);
  }, [folded]);
  const reached = lesson.goals.filter(({ done }) => done).length;
  return (
    <>
      {slip && now && <Pointer selectors={selectorsOf({ at: slip.at, action: "" })} from={panel} onCovered={onCovered} />}
      <section ref={panel} class={far ? "coach-slip lesson-panel is-far" : "coach-slip lesson-panel"} data-testid="lesson" aria-label={t("lesson")}>
        <header>
          <Icon name="cap" />
          <strong>
            {lesson.number}. {lesson.title}
          </strong>
          <span class="coach-count">{finished ? <StarRow stars={stars} most={lesson.most_stars} /> : `${reached}/${lesson.goals.length}`}</span>
          <button type="button" class="button quiet" aria-expanded={open} aria-label={t("lesson-fold")} title={t("lesson-fold")} onClick={() => setOpen(!open)}>
            <Icon name={open ? "down" : "up"} />
          </button>
        </header>
        {open && !finished && <p class="lesson-brief">{lesson.brief}</p>}
        {open && (
          <ul class="lesson-goals" aria-label={t("lesson-goals")}>
            {lesson.goals.map((goal) => (
              <li key={goal.text} class={goal.done ? "is-done" : goal.failed ? "is-failed" : undefined}>
                <Icon name={goal.done ? "check" : goal.failed ? "cross" : "ring"} />
                <span class="sr-only">{goal.done ? t("lesson-reached") : goal.failed ? t("lesson-missed") : t("lesson-open")}</span> {goal.text}
              </li>
            ))}
          </ul>
        )}
        <p role="status" class={stars > 0 ? "lesson-end" : undefined}>
          {finished ? failed || lesson.end : slip?.text} {slip && <Cite game={game} cite={slip.cite} />}
        </p>
        {problem && (
          <p class="notice" role="alert">
            {problem}
          </p>
        )}
        <div class="row">
          {stars > 0 && lesson.next && (
            <button type="button" class="button primary" disabled={busy} onClick={() => begin(lesson.next)}>
              {t("lesson-next")}
            </button>
          )}
          <button type="button" class={failed ? "button primary" : "button quiet"} disabled={busy} onClick={() => begin(lesson.id)}>
            {t("lesson-again")}
          </button>
          {stars > 0 && lesson.practice && (
            <Link class="button" href={practicePath(game, lesson.practice)}>
              {t("practice-begin")}
            </Link>
          )}
          <Link class="button quiet" href={lessonsPath(game)}>
            {t("lesson-all")}
          </Link>
        </div>
      </section>
    </>
  );
}
