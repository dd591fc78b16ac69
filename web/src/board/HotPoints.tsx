import type { Ground } from "../protocol";
import { onPicture, pointNamed } from "./ground";

/** The radius of the ring around a point that is shown, as a share of the table's height. */
const RING = 0.018;

/** Rings around the points of an open table that are shown; a log names a point `x,y,z`. */
export function HotPoints({ ground, hot }: { ground: Ground; hot: string[] }) {
  return (
    <g aria-hidden="true">
      {hot.map((id) => {
        const point = pointNamed(id);
        if (!point) return null;
        const [cx, cy] = onPicture(ground, point);
        return <circle key={id} class="hot-point" cx={cx} cy={cy} r={ground.height * RING} />;
      })}
    </g>
  );
}
