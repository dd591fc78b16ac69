import type { PieceKind } from "../protocol";
import type { Parts } from "./pieces";

interface Props {
  parts: Parts;
  armed: string;
  full: boolean;
  onArm: (kind: PieceKind, atOnce: boolean) => void;
}

/** All kinds of pieces, in a tray with pictures. A click makes one ready to be placed; by key it is placed at once. */
export function Palette({ parts, armed, full, onArm }: Props) {
  const kinds = parts.allKinds();
  return (
    <div class="palette">
      {parts.spec.groups.map((group, i) => {
        const own = kinds.filter((kind) => kind.group === group.id);
        return (
          own.length > 0 && (
            <details key={group.id} open={i < 3}>
              <summary>{group.name}</summary>
              <ul>
                {own.map((kind) => (
                  <li key={kind.id}>
                    <button type="button" title={kind.note} aria-pressed={armed === kind.id} disabled={full} onClick={(event) => onArm(kind, event.detail === 0)}>
                      <span class="kind-picture" aria-hidden="true" dangerouslySetInnerHTML={{ __html: kind.picture }} />
                      <span>{kind.name}</span>
                    </button>
                  </li>
                ))}
              </ul>
            </details>
          )
        );
      })}
    </div>
  );
}
