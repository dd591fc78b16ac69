import type { Card, StandingOrder, Reaction, Scene } from "../protocol";

/** A card that can be used in reaction windows, with what it offers there. */
export type Reactor = Card & { reaction: Reaction };

/** The cards of a Scene that one can give standing orders for, by the action they offer. */
export function reactors(scene: Scene): Map<string, Reactor> {
  const found = new Map<string, Reactor>();
  for (const group of scene.cards) for (const card of group.cards) if (card.reaction) found.set(card.reaction.action, card as Reactor);
  return found;
}

/** The facts a card goes by, each with the values it fits, as an order for all its windows names them. */
export function everyCase(reaction: Reaction): Record<string, string[]> {
  const when: Record<string, string[]> = {};
  for (const { fact, value } of reaction.cases) (when[fact] ??= []).push(value);
  return when;
}

/** The order that was given on account of a card. */
export function orderFor(orders: StandingOrder[], card: Card): StandingOrder | null {
  return orders.find((one) => one.action === card.reaction?.action) ?? null;
}

/** What a card's order says in short, as a message; none if it has no order. */
export function orderSays(orders: StandingOrder[], card: Card): string {
  const order = orderFor(orders, card);
  if (!order) return "";
  return typeof order.turn === "number" ? "react-never" : { use: "order-use", pass: "order-pass", ask: "order-ask" }[order.do];
}

/** The list with the order of a card changed, added or, if there is none any more, taken out. The first that fits counts: so a new pass comes last. */
export function withOrder(orders: StandingOrder[], action: string, order: StandingOrder | null): StandingOrder[] {
  const at = orders.findIndex((one) => one.action === action);
  if (order === null) return orders.filter((one) => one.action !== action);
  if (at >= 0) return orders.map((one, index) => (index === at ? order : one));
  const firstPass = orders.findIndex((one) => one.do === "pass");
  const place = order.do === "pass" || firstPass < 0 ? orders.length : firstPass;
  return [...orders.slice(0, place), order, ...orders.slice(place)];
}
