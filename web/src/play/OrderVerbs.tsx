import { useText } from "../app/context";
import { Icon } from "../parts/Icon";
import type { Choice, MatchPage, StandingOrder } from "../protocol";
import { everyCase, orderFor, withOrder, type Reactor } from "./orders";
import type { Commands } from "./useCommands";

interface Props {
  card: Reactor;
  table: MatchPage;
  commands: Commands;
  onPick: (choice: Pick<Choice, "action" | "stake">) => void;
  onGiven: () => void;
  /** Opens the order at length. */
  onOrder: () => void;
}

/** A card that can be used in reaction windows: to use it now or not, and what to answer for it when nobody asks. */
export function OrderVerbs({ card, table, commands, onPick, onGiven, onOrder }: Props) {
  const t = useText();
  const { action } = card.reaction;
  const { orders } = table.settings;
  const order = orderFor(orders, card);
  const window = table.decision?.window ? table.decision : null;
  const use = card.choices.find((choice) => choice.action === action && !choice.why);
  const never = order?.do === "pass" && typeof order.turn === "number";
  const always = order?.do === "use";
  const give = (changed: StandingOrder | null) => {
    commands.settings({ orders: withOrder(orders, action, changed) });
    onGiven();
  };
  return (
    <div class="order-verbs">
      <div role="menu" aria-label={t("orders")}>
        {window && use && (
          <button type="button" role="menuitem" class="button primary" title={use.label} disabled={commands.busy} onClick={() => onPick(use)}>
            {t("react-use")}
          </button>
        )}
        {window && (
          <button type="button" role="menuitem" class="button" disabled={commands.busy} onClick={() => onPick({ action: window.default, stake: "" })}>
            {t("react-not-now")}
          </button>
        )}
        {!window && (
          <button type="button" role="menuitemcheckbox" class="button" aria-checked={always} onClick={() => give(always ? null : { do: "use", action, when: everyCase(card.reaction), turn: null })}>
            {t("react-always")}
          </button>
        )}
        {table.turn !== null && (
          <button
            type="button"
            role="menuitemcheckbox"
            class="button"
            aria-checked={never}
            title={t("react-never-hint")}
            onClick={() => give(never ? null : { do: "pass", action, when: everyCase(card.reaction), turn: table.turn })}
          >
            {t("react-never")}
          </button>
        )}
      </div>
      <button type="button" class="button quiet" onClick={onOrder}>
        <Icon name="bell" /> {t("order-give")}
      </button>
    </div>
  );
}
