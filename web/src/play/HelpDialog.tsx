import { useText } from "../app/context";
import { Modal } from "../parts/Modal";

/** The keys and gestures of the table. */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const keys: [string, string][] = [
    ["Tab", t("key-tab")],
    ["← ↑ → ↓", t("key-arrows")],
    ["Enter", t("key-enter")],
    ["1 … 9", t("key-digits")],
    ["U", t("undo")],
    ["H", t("hide-tokens")],
    ["T", t("text-table")],
    ["X", t("cross-hair")],
    ["M", t("tape")],
    ["F", t("zoom-fit")],
    ["+  −", t("key-zoom")],
    [",  .", t("key-history")],
    ["?", t("help")],
    ["Esc", t("close")],
  ];
  return (
    <Modal title={t("help")} onClose={onClose}>
      <p>{t("help-mouse")}</p>
      <dl class="keys">
        {keys.map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <h3>{t("signs")}</h3>
      <dl class="keys">
        <div>
          <dt>
            <i class="sample is-legal" />
          </dt>
          <dd>{t("sign-legal")}</dd>
        </div>
        <div>
          <dt>
            <i class="sample is-reach" />
          </dt>
          <dd>{t("sign-reach")}</dd>
        </div>
        <div>
          <dt>
            <i class="sample is-maybe">?</i>
          </dt>
          <dd>{t("sign-maybe")}</dd>
        </div>
        <div>
          <dt>
            <i class="sample is-danger">!</i>
          </dt>
          <dd>{t("sign-danger")}</dd>
        </div>
      </dl>
    </Modal>
  );
}
