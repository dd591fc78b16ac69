import { useEffect, useState } from "preact/hooks";
import { lessonsOf, listGames, type ApiError } from "../app/api";
import { useApp } from "../app/context";
import { practicePath } from "../app/routes";
import { Icon } from "../parts/Icon";
import { Link } from "../parts/Link";
import { PageTop } from "../parts/PageTop";
import type { LessonInfo } from "../protocol";
import { mergedStars, starsOf } from "./memory";
import { StarRow } from "./StarRow";
import { useLesson } from "./useLesson";

/** The lessons of a game, in the order of their chapters, with what was done of them. */
export function LessonsPage({ game }: { game: string }) {
  const { t, prefs } = useApp();
  const [lessons, setLessons] = useState<LessonInfo[] | null>(null);
  const [title, setTitle] = useState("");
  const [missing, setMissing] = useState("");
  const { begin, busy, problem } = useLesson();
  const [stars, setStars] = useState(starsOf);
  const [puzzles, setPuzzles] = useState(false);
  const next = lessons?.find(({ id }) => !stars[id]);

  useEffect(() => {
    lessonsOf(game, prefs.lang).then(setLessons, (error: ApiError) => setMissing(error.message || t("offline")));
    // Without its name the lessons can still be played.
    listGames(prefs.lang).then(
      (games) => {
        const found = games.find(({ id }) => id === game);
        setTitle(found?.title ?? "");
        setPuzzles(Boolean(found?.puzzles));
      },
      () => {},
    );
  }, [game, prefs.lang, t]);
  useEffect(() => {
    mergedStars().then(setStars, () => {});
  }, []);
  useEffect(() => {
    document.title = [t("lessons-title"), title, t("app-title")].filter(Boolean).join(" · ");
  }, [title, t]);

  return (
    <div class="page">
      <PageTop />
      <main class="lessons-page">
        <h1>
          {title && <small>{title}</small>} {t("lessons-title")}
        </h1>
        <p>{t("lessons-hint")}</p>
        {puzzles && (
          <p>
            <Link class="button" href={practicePath(game)}>
              <Icon name="puzzle" /> {t("practice-any")}
            </Link>
          </p>
        )}
        {(problem || missing) && (
          <p class="notice" role="alert">
            {problem || missing}
          </p>
        )}
        {lessons?.length === 0 && <p class="notice">{t("lessons-none")}</p>}
        <ol class="lesson-list">
          {lessons?.map((lesson) => (
            <li key={lesson.id} class={stars[lesson.id] ? "lesson-row is-done" : "lesson-row"}>
              <b class="lesson-number" aria-hidden="true">
                {lesson.number}
              </b>
              <div>
                <h2>{lesson.title}</h2>
                <p>{lesson.brief}</p>
                <p class="lesson-facts">
                  {t("lesson-seat", { seat: lesson.seat })} <StarRow stars={stars[lesson.id] ?? 0} most={lesson.most_stars} />
                </p>
              </div>
              {lesson.practice && (
                <Link class="button quiet" href={practicePath(game, lesson.practice)}>
                  <span aria-hidden="true">{t("practice-begin")}</span>
                  <span class="sr-only">{t("practice-begin-title", { title: lesson.title })}</span>
                </Link>
              )}
              <button
                type="button"
                class={lesson === next ? "button primary" : "button"}
                disabled={busy}
                aria-label={t("lesson-begin-title", { title: lesson.title })}
                onClick={() => begin(lesson.id)}
              >
                {t(stars[lesson.id] ? "lesson-again" : "lesson-begin")}
              </button>
            </li>
          ))}
        </ol>
      </main>
    </div>
  );
}
