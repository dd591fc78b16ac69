import { useText } from "../app/context";
import { Cite } from "../parts/Cite";
import { IconButton } from "../parts/IconButton";
import type { Toast } from "./useToasts";

/** Reasons and mishaps, said once and then gone. */
export function Toasts({ toasts, game, onDrop }: { toasts: Toast[]; game: string; onDrop: (id: number) => void }) {
  const t = useText();
  return (
    <div class="toasts" role="status" aria-live="polite">
      {toasts.map(({ id, text, cite }) => (
        <div key={id} class="toast">
          <span>
            {text} <Cite game={game} cite={cite} />
          </span>
          <IconButton icon="cross" label={t("close")} onClick={() => onDrop(id)} />
        </div>
      ))}
    </div>
  );
}
