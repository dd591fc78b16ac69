"""Plans in a match: where one may have one, when something of it is to be played, and what others do to it.

Plain questions to a session, whose lock must be held.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

import msgspec

from vezerkar.engine import Decision, Event
from vezerkar.server.matches.match_session import MatchSession
from vezerkar.server.offers.offers import TAKEBACK
from vezerkar.server.pages.game_page import OF_THE_TABLE
from vezerkar.server.plans.plan_messages import Plan, PlanEnd
from vezerkar.server.plans.plans import ended
from vezerkar.server.storage.stored_match import LogEntry, SeatAssignment


def may_plan(session: MatchSession) -> bool:
    """Return True if players may have plans in a match: one that goes on, not against a live clock, and no lesson."""
    live = session.timing is not None and session.timing.kind == "live"
    return not (session.over or session.gathering or live or session.lesson_id)


def is_due(session: MatchSession, assignment: SeatAssignment, decision: Decision) -> bool:
    """Return True if a seat that must choose has a plan that answers, or ends. In windows standing orders answer."""
    plan = assignment.plan
    return plan is not None and not plan.waits and not decision.window and may_plan(session)


def seen_since(session: MatchSession, seat: str, ply: int) -> list[Event]:
    """Return the events that a seat may know and that stand, of what was done after a ply."""
    number = session.match.seat_index(seat)
    return [
        event
        for moment in session.trail()
        if moment.ply > ply
        for event in moment.events
        if event.kind not in OF_THE_TABLE and event.visible(number)
    ]


def must_wait(session: MatchSession, seat: str, ply: int) -> bool:
    """Return True if a plan that a seat writes, who knows of what was done up to a ply, is not for the question of now.

    It is asked that already; or the turn that goes on may be its own, and others only answer in a window.
    """
    in_window = session.rules.in_window(session.match.state)
    return session.opened(seat) <= ply or in_window if seat in session.waiting() else in_window


def has_plans(session: MatchSession) -> bool:
    """Return True if a seat has a plan, or has not yet read what has become of one."""
    return any(one.plan is not None or one.plan_report is not None for one in session.assignments.values())


def follow_plans(session: MatchSession, entries: Sequence[LogEntry], by: str, in_window: bool) -> None:
    """Let the plans know what was done just now, by whom, and if that was in a reaction window.

    Whoever goes on otherwise than planned has no plan any more, and when something is taken back by consent nobody has.
    """
    for seat, one in session.assignments.items():
        if session.over:
            session.assignments = session.assignments | {seat: replace(one, plan=None, plan_report=None)}
        elif one.plan is not None:
            plan = _after(one.plan, entries[0], seat, by, in_window)
            if isinstance(plan, Plan) and entries[0].kind == "undo" and _is_undone(session, plan):
                plan = "other_move"
            if isinstance(plan, Plan) and plan.waits and _others_go_on(session, entries[0], seat):
                plan = msgspec.structs.replace(plan, waits=False)
            session.assignments = session.assignments | {seat: _with(one, plan)}


def changed_plans(before: Mapping[str, SeatAssignment], now: Mapping[str, SeatAssignment]) -> list[SeatAssignment]:
    """Return the seats whose plans are others than before."""
    return [one for seat, one in now.items() if (one.plan, one.plan_report) != (before[seat].plan, before[seat].plan_report)]


def _others_go_on(session: MatchSession, entry: LogEntry, seat: str) -> bool:
    """Return True if others are asked something now that is no window, so that the turn of a seat is over.

    The seat may be asked together with them, by what another one has just done: where it has acted itself its turn goes on.
    """
    asked = session.waiting()
    if not any(other != seat for other in asked) or session.rules.in_window(session.match.state):
        return False
    return seat not in asked or (entry.kind == "act" and entry.seat != seat and session.opened(seat) == session.ply)


def _after(plan: Plan, entry: LogEntry, seat: str, by: str, in_window: bool) -> Plan | PlanEnd:
    if entry.kind == TAKEBACK:
        return "taken_back"
    if entry.seat != seat or by == "order" or plan.waits:
        return plan
    if entry.kind == "undo" and not plan.played:
        # The turn that was over goes on.
        return msgspec.structs.replace(plan, waits=True)
    return plan if in_window and entry.kind == "act" else "other_move"


def _is_undone(session: MatchSession, plan: Plan) -> bool:
    """Return True if the player has taken back what a line of a plan, which has come to its end, has played last."""
    return bool(plan.played) and plan.waits and all(moment.ply != plan.since for moment in session.trail())


def _with(one: SeatAssignment, plan: Plan | PlanEnd) -> SeatAssignment:
    if isinstance(plan, Plan):
        return replace(one, plan=plan)
    assert one.plan is not None
    return replace(one, plan=None, plan_report=ended(one.plan, plan))
