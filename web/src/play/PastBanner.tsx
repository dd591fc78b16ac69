import { useText } from "../app/context";
import { Icon } from "../parts/Icon";

/** Says that what is shown is not the present. */
export function PastBanner({ ply, now, onTry, onPresent }: { ply: number; now: number; onTry: (() => void) | null; onPresent: () => void }) {
  const t = useText();
  return (
    <div class="slip past-banner" role="status">
      <Icon name="hourglass" />
      <span>{t("past", { ply, now })}</span>
      {onTry && (
        <button type="button" class="button" onClick={onTry}>
          {t("try-here")} <kbd aria-hidden="true">W</kbd>
        </button>
      )}
      <button type="button" class="button" onClick={onPresent}>
        {t("to-present")} <kbd aria-hidden="true">Esc</kbd>
      </button>
    </div>
  );
}
