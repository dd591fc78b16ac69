import type { RefObject } from "preact";
import type { Ground, Token } from "../protocol";
import { onPicture, standing, type Point } from "./ground";
import { useOver } from "./useOver";

interface Props {
  svg: RefObject<SVGSVGElement | null>;
  ground: Ground;
  tokens: Token[];
  /** How far what comes down reaches. */
  radius: number;
  /** Where the ghost is; without one it is shown under the pointer. */
  ghost: Point | null;
}

/** What would come down at the point that is aimed at, and a ring around each piece in it. */
export function TemplateLayer({ svg, ground, tokens, radius, ghost }: Props) {
  const over = useOver(svg, ground);
  const at = ghost ?? over;
  if (!at) return null;
  const [x, y] = onPicture(ground, at);
  return (
    <g class="template ground-mark is-blast" aria-hidden="true">
      <circle class="tint" cx={x} cy={y} r={radius} />
      <circle class="casing" cx={x} cy={y} r={radius} />
      <circle class="line" cx={x} cy={y} r={radius} />
      {standing(tokens, at, radius).map((token) => {
        const [cx, cy] = onPicture(ground, token.at!);
        return <circle key={token.id} class="struck" cx={cx} cy={cy} r={token.size * 0.62} />;
      })}
    </g>
  );
}
