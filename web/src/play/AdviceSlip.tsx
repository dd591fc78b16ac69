import { useText } from "../app/context";
import { Icon } from "../parts/Icon";
import { IconButton } from "../parts/IconButton";
import type { Advised } from "./advice";

interface Props {
  advised: Advised;
  armed: boolean;
  onTake: () => void;
  onDrop: () => void;
}

/** What the strongest bot would do, with a button that does it. */
export function AdviceSlip({ advised, armed, onTake, onDrop }: Props) {
  const t = useText();
  return (
    <div class="slip advice-slip" role="status">
      <Icon name="bulb" />
      <span>{t("advice", { action: advised.label })}</span>
      <button type="button" class={armed ? "button primary is-armed" : "button primary"} onClick={onTake}>
        {t("advice-take")}
      </button>
      <IconButton icon="cross" label={t("close")} onClick={onDrop} />
    </div>
  );
}
