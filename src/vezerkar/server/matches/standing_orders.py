"""Standing orders: what is answered for a seat in a reaction window. See docs/reaction-windows.md.

Whether a seat passes unasked or its holder is asked depends on the holder's settings and on the window's public facts alone,
never on what is offered: so neither a window that passes by itself nor one that waits for somebody tells what is in a hand.
"""

from __future__ import annotations

from vezerkar.engine import Decision
from vezerkar.server.matches.match_messages import StandingOrder
from vezerkar.server.storage.stored_match import SeatAssignment


def automatic_answer(assignment: SeatAssignment, decision: Decision, turn: int | None, opened: int) -> str | None:
    """Return the automatic answer of a seat to this decision, or None if the player must be asked.

    ``turn`` is the turn in progress, ``opened`` the ply at which this was asked.
    """
    if not decision.window:
        return None
    if assignment.held_answer is not None and assignment.held_answer.ply == opened:
        return assignment.held_answer.action
    if assignment.pass_turn is not None and assignment.pass_turn == turn:
        return decision.default.notation
    offered = {option.notation for option in decision.options}
    for order in standing(assignment.orders, turn):
        if matches_window(order, decision) and (order.do != "use" or order.action in offered):
            return {"use": order.action, "pass": decision.default.notation, "ask": None}[order.do]
    return decision.default.notation if assignment.autopass else None


def standing(orders: list[StandingOrder], turn: int | None) -> list[StandingOrder]:
    """Return the orders without those that were given for another turn than this."""
    return [order for order in orders if order.turn is None or order.turn == turn]


def has_automatic_answer(assignment: SeatAssignment) -> bool:
    """Return True if a seat may have an automatic answer in some reaction window, or has a plan for its turn."""
    given = assignment.pass_turn, assignment.held_answer, assignment.plan
    return assignment.autopass or bool(assignment.orders) or any(one is not None for one in given)


def matches_window(order: StandingOrder, decision: Decision) -> bool:
    """Return True if an order is for this reaction window: each argument it names has one of the values it lists."""
    return all(name in decision.args and str(decision.args[name]) in values for name, values in order.when.items())
