import { useText } from "../app/context";
import { momentPath } from "../app/routes";
import { Icon } from "../parts/Icon";
import { Link } from "../parts/Link";
import type { ChartMoment, TurningPoint } from "../protocol";

interface Props {
  match: string;
  points: TurningPoint[];
  moments: ChartMoment[];
}

/** The moments at which the score changed most, each with the way to see it. */
export function TurningPoints({ match, points, moments }: Props) {
  const t = useText();
  if (points.length === 0) return null;
  return (
    <section class="end-panel turning-points">
      <h2>{t("turning-points")}</h2>
      <ol>
        {points.map((one) => (
          <li key={one.moment}>
            <div>
              <strong>{moments[one.moment]!.title}</strong>
              <span class="change">{t("change", { name: one.name, before: one.before, after: one.after })}</span>
              {one.text && <span>{one.text}</span>}
            </div>
            <Link class="button" href={momentPath(match, one.ply)} title={t("look-at", { ply: one.ply })}>
              <Icon name="play" /> {t("see")}
              <span class="sr-only"> {moments[one.moment]!.title}</span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
