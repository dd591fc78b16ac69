import type { RefObject } from "preact";
import { useText } from "../app/context";
import type { Ground } from "../protocol";
import { distance, onPicture, type Point } from "./ground";
import { pinned, Plate } from "./Plate";
import type { Aim } from "./useAim";

interface Props {
  ground: Ground;
  aim: Aim;
  cross: RefObject<SVGGElement | null>;
  /** Whether the piece in hand goes to the point; else something comes down there. */
  lands: boolean;
  /** Whether there is a point to be chosen. */
  asked: boolean;
  lengthOf: (units: number) => string;
  words: string;
}

/** What one aims with: the ghost with its cross-hair, the line to it from the piece in hand, and the tape. */
export function AimLayer({ ground, aim, cross, lands, asked, lengthOf, words }: Props) {
  const t = useText();
  const { ghost, tape, held, measuring, spot } = aim;
  return (
    <g class="aim">
      {ghost && held?.at && !measuring && (
        <g aria-hidden="true">
          <Stroke kind="lead" from={onPicture(ground, held.at)} to={onPicture(ground, ghost)} />
          {lands && <circle class="landing" cx={onPicture(ground, ghost)[0]} cy={onPicture(ground, ghost)[1]} r={held.size / 2} />}
          {ground.measure && <Plate at={onPicture(ground, ghost)} text={lengthOf(distance(held.at, ghost))} kind="reading" over={36} />}
        </g>
      )}
      {tape && (
        <g class="tape" aria-hidden="true">
          <Stroke kind="band" from={onPicture(ground, tape.from)} to={onPicture(ground, tape.to)} />
          {[tape.from, tape.to].map((end, i) => (
            <circle key={i} r={4.5} style={{ transform: pinned(onPicture(ground, end)) }} />
          ))}
          <Plate at={between(onPicture(ground, tape.from), onPicture(ground, tape.to))} text={lengthOf(distance(tape.from, tape.to))} kind="reading" />
        </g>
      )}
      {(asked || measuring) && (
        <g
          ref={cross}
          class={ghost ? "ghost" : "ghost is-idle"}
          data-grab=""
          tabindex={0}
          role="button"
          aria-label={`${t("cross-hair")} ${ghost ? words : ""}`}
          style={{ transform: pinned(onPicture(ground, spot)) }}
          onKeyDown={aim.keys}
          onFocus={(event) => event.currentTarget.matches(":focus-visible") && aim.show()}
        >
          <circle class="ghost-hit" r={24} />
          <path class="ghost-casing" d={lands ? CROSS : SMALL_CROSS} />
          <path class="ghost-line" d={lands ? CROSS : SMALL_CROSS} />
        </g>
      )}
    </g>
  );
}

const CROSS = "M-20 0H-6M6 0H20M0-20V-6M0 6V20M0-.5V.5M-12 0A12 12 0 1 0 12 0A12 12 0 1 0-12 0";

/** Without a ring, so that it hides nothing of what comes down there. */
const SMALL_CROSS = "M-8 0H8M0-8V8";

function between([ax, ay]: Point, [bx, by]: Point): Point {
  return [(ax + bx) / 2, (ay + by) / 2];
}

/** A straight line with a light rim, seen on any ground. */
function Stroke({ kind, from, to }: { kind: string; from: Point; to: Point }) {
  const ends = { x1: from[0], y1: from[1], x2: to[0], y2: to[1] };
  return (
    <g class={kind}>
      <line class="casing" {...ends} />
      <line class="line" {...ends} />
    </g>
  );
}
