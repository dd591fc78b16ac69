import { useApp } from "../app/context";
import { dayWords } from "../app/dates";
import type { RatingMoment } from "../protocol";

const WIDTH = 600;
const HEIGHT = 120;
/** The least span of ratings that a chart shows, so that small changes look small. */
const LEAST_SPAN = 200;

/** The points of a line through the ratings, one step for each match. */
export function chartPoints(ratings: number[]): [number, number][] {
  const low = Math.min(...ratings);
  const span = Math.max(LEAST_SPAN, Math.max(...ratings) - low);
  const step = WIDTH / Math.max(1, ratings.length - 1);
  return ratings.map((rating, i) => [i * step, HEIGHT - ((rating - low) / span) * HEIGHT]);
}

/** The ratings of somebody in a pool after each match, as a line; one of a single match says nothing and is left out. */
export function RatingChart({ title, ratings }: { title: string; ratings: RatingMoment[] }) {
  const { t, prefs } = useApp();
  if (ratings.length < 2) return null;
  const [first, last] = [ratings[0]!, ratings[ratings.length - 1]!];
  const words = t("statistics-history", { from: String(first.rating), day: dayWords(first.at, prefs.lang), to: String(last.rating), last: dayWords(last.at, prefs.lang) });
  return (
    <figure class="rating-chart">
      <figcaption>
        <strong>{title}</strong> {words}
      </figcaption>
      <svg viewBox={`-4 -4 ${WIDTH + 8} ${HEIGHT + 8}`} role="img" aria-label={words}>
        <polyline points={chartPoints(ratings.map(({ rating }) => rating)).map((point) => point.join()).join(" ")} />
      </svg>
    </figure>
  );
}
