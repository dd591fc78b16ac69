import { useText } from "../app/context";
import { Icon } from "../parts/Icon";
import { Modal } from "../parts/Modal";

/** The keys and gestures of the table. */
export function HelpDialog({ onCoach, onClose }: { onCoach: (() => void) | null; onClose: () => void }) {
  const t = useText();
  const keys: [string, string][] = [
    ["Enter", t("key-enter")],
    ["P", t("key-pass")],
    ["U", t("undo")],
    ["Esc", t("key-escape")],
    ["Tab", t("key-tab")],
    ["← ↑ → ↓", t("key-arrows")],
    ["Shift A … Z", t("key-letters")],
    ["Page ↑ ↓", t("key-kinds")],
    ["1 … 9", t("key-digits")],
    ["I", t("key-look")],
    ["C", t("key-hand")],
    [".", t("key-more")],
    ["F", t("key-frame")],
    ["+  −  0", t("key-zoom")],
    ["V", t("overlay")],
    ["H", t("hide-tokens")],
    ["B", t("tape")],
    ["X", t("cross-hair")],
    ["L  N  J", t("key-drawer")],
    ["T", t("text-table")],
    [",  .", t("key-history")],
    ["R", t("key-recap")],
    ["W", t("key-whatif")],
    ["Q", t("key-hint")],
    ["← →", t("key-moments")],
    [t("key-space"), `${t("show-skip")}; ${t("key-mark")}`],
    ["A", t("key-alike")],
    ["Shift", t("key-together")],
    [`Shift ${t("key-click")}, Shift Enter`, t("key-station")],
    ["?", t("help")],
  ];
  return (
    <Modal title={t("help")} onClose={onClose}>
      <p>{t("help-mouse")}</p>
      {onCoach && (
        <p>
          <button
            type="button"
            class="button"
            onClick={() => {
              onClose();
              onCoach();
            }}
          >
            <Icon name="coach" /> {t("coach-call")}
          </button>
        </p>
      )}
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
