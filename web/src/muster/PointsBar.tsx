import { useText } from "../app/context";
import type { MusterSpec, MusterView } from "../protocol";

interface Props {
  spec: MusterSpec;
  view: MusterView;
  onLimit: (limit: number) => void;
}

/** What the army costs, of how much, and what is left. */
export function PointsBar({ spec, view, onLimit }: Props) {
  const t = useText();
  const left = view.limit - view.points;
  const limits = [...new Set([...spec.limits, view.limit])].sort((a, b) => a - b);
  return (
    <div class={left < 0 ? "points-bar is-over" : "points-bar"}>
      <b class="points">{view.points}</b>
      <label>
        <span aria-hidden="true">/ </span>
        <span class="sr-only">{t("army-limit")}</span>
        <select value={view.limit} onChange={(event) => onLimit(Number(event.currentTarget.value))}>
          {limits.map((limit) => (
            <option key={limit} value={limit}>
              {limit}
            </option>
          ))}
        </select>
      </label>
      <meter min={0} max={view.limit} value={Math.min(view.points, view.limit)} aria-label={t("army-spent", { points: view.points, limit: view.limit })} />
      <span role="status">{left < 0 ? t("army-over", { points: -left }) : t("army-left", { points: left })}</span>
    </div>
  );
}
