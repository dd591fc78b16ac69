import { useText } from "../app/context";
import { Icon } from "../parts/Icon";
import { IconButton } from "../parts/IconButton";
import type { StandingOrder, MatchPage } from "../protocol";
import { reactors, type Reactor } from "./orders";
import type { Commands } from "./useCommands";

interface Props {
  table: MatchPage;
  commands: Commands;
  onOrder: (card: Reactor) => void;
}

/** What is answered for the viewer in reaction windows: the list of orders, and passing for a turn or always. */
export function Orders({ table, commands, onOrder }: Props) {
  const t = useText();
  const { autopass, pass_turn, orders } = table.settings;
  if (table.over || !table.seat) return null;
  const cards = reactors(table.scene);
  const words: Record<StandingOrder["do"], string> = { use: t("order-use"), pass: t("order-pass"), ask: t("order-ask") };
  const put = (list: StandingOrder[]) => commands.settings({ orders: list });
  return (
    <details class="my-seat orders">
      <summary>{t("orders")}</summary>
      <p>{t("orders-hint")}</p>
      {orders.length === 0 && <p class="soft">{t("orders-empty")}</p>}
      <ol>
        {orders.map((order, index) => {
          const card = cards.get(order.action);
          const title = card?.title ?? order.action;
          return (
            <li key={index}>
              <span>
                <strong>{title}</strong> {typeof order.turn === "number" ? t("react-never") : words[order.do]} <small>{places(order, card)}</small>
              </span>
              {index > 0 && (
                <IconButton
                  icon="up"
                  label={t("order-up", { card: title })}
                  onClick={() => put([...orders.slice(0, index - 1), order, orders[index - 1]!, ...orders.slice(index + 1)])}
                />
              )}
              {card && <IconButton icon="text" label={t("order-edit", { card: title })} onClick={() => onOrder(card)} />}
              <IconButton icon="trash" label={t("order-remove", { card: title })} onClick={() => put(orders.filter((one) => one !== order))} />
            </li>
          );
        })}
      </ol>
      {[...cards.values()]
        .filter((card) => !orders.some((order) => order.action === card.reaction.action))
        .map((card) => (
          <button type="button" key={card.id} class="button quiet" onClick={() => onOrder(card)}>
            <Icon name="plus" /> {t("order-for", { card: card.title })}
          </button>
        ))}
      {table.turn !== null && (
        <label class="check">
          <input type="checkbox" checked={pass_turn} onChange={(event) => commands.settings({ pass_turn: event.currentTarget.checked })} />
          <span>{t("pass-turn")}</span>
        </label>
      )}
      <label class="check">
        <input type="checkbox" checked={autopass} onChange={(event) => commands.settings({ autopass: event.currentTarget.checked })} />
        <span>{t("autopass")}</span>
      </label>
    </details>
  );
}

/** The values an order is limited to, in words where the card gives them; nothing if it holds wherever the card fits. */
function places(order: StandingOrder, card: Reactor | undefined): string {
  const cases = card?.reaction.cases ?? [];
  const named = Object.entries(order.when).flatMap(([fact, values]) => values.map((value) => ({ fact, value })));
  if (card && named.length === cases.length) return "";
  const label = (fact: string, value: string) => cases.find((one) => one.fact === fact && one.value === value)?.label ?? value;
  return named.map(({ fact, value }) => label(fact, value)).join(", ");
}
