import { useText } from "../app/context";
import { Icon } from "../parts/Icon";
import { IconButton } from "../parts/IconButton";
import type { Diagnostic } from "../protocol";
import { Fields, Diagnostics, NumberInput } from "./Fields";
import type { Held, Parts } from "./pieces";
import type { Rec } from "./record";

interface Props {
  parts: Parts;
  record: Rec;
  diagnostics: Diagnostic[];
  held: Held;
  onHold: (held: Held) => void;
  onChange: (record: Rec) => void;
  onArmSpot: (atOnce: boolean) => void;
}

/** The board as a whole: its fields, its spots, and all pieces by name. */
export function BoardForm({ parts, record, diagnostics, held, onHold, onChange, onArmSpot }: Props) {
  const t = useText();
  const { spec } = parts;
  const spots = parts.spots(record);
  const told = new Set([...spec.board_fields.map(({ path }) => path[0]), spec.spots.path]);
  const faulty = new Set(diagnostics.map(({ piece }) => piece));
  const own = diagnostics.filter(({ piece }) => piece < 0);
  return (
    <div class="board-form">
      <p class="note">{spec.intro}</p>
      <Diagnostics diagnostics={own.filter(({ path }) => !told.has(path[0]!))} />
      <Fields fields={spec.board_fields} record={record} diagnostics={own} middle={[0, 0]} onChange={onChange} />
      <fieldset class="field is-list">
        <legend>
          {spec.spots.name} ({spots.length})
        </legend>
        <small>{spec.spots.note}</small>
        <Diagnostics diagnostics={own.filter(({ path }) => path[0] === spec.spots.path)} />
        <ol class="spot-inputs">
          {spots.map(([x, y], i) => (
            <li key={i}>
              <span>{i}</span>
              {[x, y].map((value, axis) => (
                <NumberInput
                  key={axis}
                  label={`${spec.spots.name} ${i}: ${axis ? "y" : "x"}`}
                  value={value}
                  low={0}
                  high={axis ? spec.ground.height : spec.ground.width}
                  onChange={(next) => onChange(parts.withSpots(record, spots.map((spot, k) => (k !== i ? spot : axis ? [spot[0], next] : [next, spot[1]]))))}
                />
              ))}
              <IconButton icon="trash" label={t("editor-remove", { name: `${spec.spots.name} ${i}` })} onClick={() => onChange(parts.without(record, { of: "spot", number: i }))} />
            </li>
          ))}
        </ol>
        <button type="button" class="button" disabled={spots.length >= spec.spots.most} onClick={(event) => onArmSpot(event.detail === 0)}>
          <Icon name="plus" /> {spec.spots.name}
        </button>
      </fieldset>
      <details class="all-pieces">
        <summary>{t("editor-pieces", { count: parts.pieces(record).length })}</summary>
        <ol>
          {parts.pieces(record).map((piece, number) => (
            <li key={number}>
              <button type="button" aria-pressed={held?.of === "piece" && held.number === number} onClick={() => onHold({ of: "piece", number })}>
                {faulty.has(number) && <Icon name="alert" />} {parts.nameOf(piece)} <code>{parts.idOf(piece)}</code>
              </button>
            </li>
          ))}
        </ol>
      </details>
    </div>
  );
}
