"""Plans, as plain calculations: which line comes next, and what becomes of a plan.

A plan is a tree of lines. Whoever is asked has what the first fitting line says played, action by action; then those that come
after it may follow, when others have been asked in between. What fits is told by events that the seat may know, by nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, Final

import msgspec

from vezerkar.engine import Event, Game
from vezerkar.engine.roles import acting_seat, named
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.plans.plan_messages import START, Plan, PlanEnd, PlanLine, PlanReport, Seen

NAMES: Final = ("space", "point", "card", "piece", "acting_piece", "nation", "acting_nation", "seat", "actor")
"""The roles of the fields whose names a line may ask for."""


def check_lines(lines: Sequence[PlanLine]) -> None:
    """Raise `ApiError` if lines make no tree, or ask for nothing where they ask for something."""
    for number, line in enumerate(lines):
        if line.after >= number:
            raise ApiError("malformed", detail="a line comes 'after' one that stands before it")
        if any(not seen.kind and not seen.names for seen in line.seen):
            raise ApiError("malformed", detail="what was 'seen' has a 'kind' or 'names'")


def mark_of(lines: Sequence[PlanLine], ply: int) -> str:
    """Return what tells a plan that was written at a ply from others."""
    return blake2b(msgspec.json.encode([ply, lines]), digest_size=8).hexdigest()


def next_line(plan: Plan, game: Game[Any, Any], events: Sequence[Event], cite: str) -> int | None:
    """Return the number of the line of which something is to be played now, or None if none fits.

    ``events`` are those that the seat may know since the plan counts, ``cite`` is the rule by which it is asked.
    """
    if plan.at != START and plan.next < len(plan.lines[plan.at].play):
        return plan.at
    following = (number for number, line in enumerate(plan.lines) if line.after == plan.at)
    return next((number for number in following if fits(plan.lines[number], game, events, cite)), None)


def fits(line: PlanLine, game: Game[Any, Any], events: Sequence[Event], cite: str) -> bool:
    """Return True if all holds that a line asks for."""
    return line.cite in ("", cite) and all(any(is_seen(seen, game, event) for event in events) for seen in line.seen)


def is_seen(seen: Seen, game: Game[Any, Any], event: Event) -> bool:
    """Return True if this event is what a line asks for."""
    return seen.kind in ("", event.kind) and {*seen.names} <= {*named(game, event, *NAMES), acting_seat(game, event)}


def action_of(plan: Plan, number: int) -> str:
    """Return the action that comes next in a line."""
    line = plan.lines[number]
    return line.play[plan.next if number == plan.at else 0]


def advanced(plan: Plan, number: int, ply: int) -> Plan | None:
    """Return a plan after the next action of a line was played, which led to a ply; None if there is no more to be played.

    What comes after a line waits until others have been asked.
    """
    done = plan.next + 1 if number == plan.at else 1
    played = [*plan.played, action_of(plan, number)]
    if done < len(plan.lines[number].play):
        return msgspec.structs.replace(plan, at=number, next=done, played=played)
    if all(line.after != number for line in plan.lines):
        return None
    return msgspec.structs.replace(plan, at=number, next=done, played=played, since=ply, waits=True)


def ended(plan: Plan, end: PlanEnd, action: str = "", cite: str = "", played: Sequence[str] | None = None) -> PlanReport:
    """Return the report of a plan that ends."""
    return PlanReport(end, mark_of(plan.lines, plan.ply), [*(plan.played if played is None else played)], action, cite)
