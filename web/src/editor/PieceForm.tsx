import { useText } from "../app/context";
import { IconButton } from "../parts/IconButton";
import type { Diagnostic } from "../protocol";
import { BoxInputs, Fields, Diagnostics, NumberInput } from "./Fields";
import type { Parts } from "./pieces";
import type { Rec } from "./record";
import { middleOf, stripCorners, stripOf, type Corners } from "./shape";
import type { Point } from "../board/ground";

interface Props {
  parts: Parts;
  piece: Rec;
  diagnostics: Diagnostic[];
  onChange: (piece: Rec) => void;
  onTurn: (degrees: number) => void;
  onResize: (factor: number) => void;
  onCopy: () => void;
  onRemove: () => void;
}

const TURN = 15;
const LARGER = 1.1;

/** The piece in hand: what can be done with it, what is wrong with it, its fields and its corners. */
export function PieceForm({ parts, piece, diagnostics, onChange, onTurn, onResize, onCopy, onRemove }: Props) {
  const t = useText();
  const { spec } = parts;
  const shape = parts.reshape(piece);
  const fields = parts.form(piece);
  const corners = parts.corners(piece);
  const told = new Set(fields.map(({ path }) => path[0]));
  return (
    <div class="piece-form">
      <header>
        <h2>{parts.nameOf(piece)}</h2>
        <code>{parts.idOf(piece)}</code>
      </header>
      <p class="note">{parts.kindOf(piece)?.note}</p>
      <div class="tools" role="toolbar" aria-label={t("editor-tools")}>
        <IconButton icon="turnLeft" label={t("editor-turn-left")} onClick={() => onTurn(TURN)} />
        <IconButton icon="turnRight" label={t("editor-turn-right")} onClick={() => onTurn(-TURN)} />
        {shape === "free" && (
          <>
            <IconButton icon="larger" label={t("editor-larger")} onClick={() => onResize(LARGER)} />
            <IconButton icon="smaller" label={t("editor-smaller")} onClick={() => onResize(1 / LARGER)} />
          </>
        )}
        <IconButton icon="copy" label={t("editor-copy")} onClick={onCopy} />
        <IconButton icon="trash" label={t("editor-delete")} onClick={onRemove} />
      </div>
      <Diagnostics diagnostics={diagnostics.filter(({ path }) => path[0] !== spec.corners && !told.has(path[0]))} />
      {shape === "strip" && <StripWidth corners={corners} onChange={(next) => onChange(parts.withCorners(piece, next))} />}
      <Fields fields={fields} record={piece} diagnostics={diagnostics} middle={middleOf(corners.length ? corners : [[0, 0]])} onChange={onChange} />
      <CornerInputs
        corners={corners}
        box={shape === "box"}
        diagnostics={diagnostics.filter(({ path }) => path[0] === spec.corners)}
        onChange={(next) => onChange(parts.withCorners(piece, next))}
      />
    </div>
  );
}

function StripWidth({ corners, onChange }: { corners: Corners; onChange: (corners: Corners) => void }) {
  const t = useText();
  const strip = stripOf(corners)!;
  return (
    <div class="field is-number">
      <label>
        <span>{t("editor-width")}</span>
        <NumberInput value={strip.width} low={1} high={10_000} onChange={(width) => width > 0 && onChange(stripCorners({ ...strip, width }))} />
      </label>
    </div>
  );
}

interface CornerProps {
  corners: Corners;
  box: boolean;
  diagnostics: Diagnostic[];
  onChange: (corners: Corners) => void;
}

/** The corners as numbers. */
function CornerInputs({ corners, box, diagnostics, onChange }: CornerProps) {
  const t = useText();
  const split = (at: number): Corners => {
    const [[ax, ay], [bx, by]] = [corners[at]!, corners[(at + 1) % corners.length]!];
    return [...corners.slice(0, at + 1), [Math.round((ax + bx) / 2), Math.round((ay + by) / 2)], ...corners.slice(at + 1)];
  };
  const put = (at: number, point: Point) => onChange(corners.map((corner, i) => (i === at ? point : corner)));
  return (
    <>
      <Diagnostics diagnostics={diagnostics} />
      <details class="corner-inputs">
        <summary>{box ? t("editor-place") : t("editor-corners", { count: corners.length })}</summary>
        {box ? (
          <BoxInputs value={corners} onChange={(next) => onChange(next as Corners)} />
        ) : (
          <ol>
            {corners.map(([x, y], i) => (
              <li key={i}>
                <NumberInput label={`${i + 1}: x`} value={x} low={0} high={10_000} onChange={(next) => put(i, [next, y])} />
                <NumberInput label={`${i + 1}: y`} value={y} low={0} high={10_000} onChange={(next) => put(i, [x, next])} />
                <IconButton icon="plus" label={t("editor-split", { number: i + 1 })} onClick={() => onChange(split(i))} />
                <IconButton icon="trash" label={t("editor-remove", { name: String(i + 1) })} disabled={corners.length < 4} onClick={() => onChange(corners.filter((_, k) => k !== i))} />
              </li>
            ))}
          </ol>
        )}
      </details>
    </>
  );
}
