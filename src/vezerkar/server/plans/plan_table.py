"""Plans in the database: two columns of the seats."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, update

from vezerkar.server.plans.plan_messages import Plan, PlanReport
from vezerkar.server.storage.schema import SEATS
from vezerkar.server.storage.stored_match import SeatAssignment


def plan_columns(assignment: SeatAssignment) -> dict[str, object]:
    """Return the columns of a seat that hold its plan."""
    return {"plan": msgspec.to_builtins(assignment.plan), "plan_report": msgspec.to_builtins(assignment.plan_report)}


def plan_of(row: Row[Any]) -> Plan | None:
    """Return the plan of the row of a seat."""
    return msgspec.convert(row.plan, Plan | None)


def report_of(row: Row[Any]) -> PlanReport | None:
    """Return the report of the last plan of the row of a seat."""
    return msgspec.convert(row.plan_report, PlanReport | None)


def forget_plans(connection: Connection, match: str) -> None:
    """Delete the plans of a match that is over, and what was told of them."""
    connection.execute(update(SEATS).where(SEATS.c.match == match).values(plan=None, plan_report=None))


def keep_plans(connection: Connection, match: str, assignments: Iterable[SeatAssignment]) -> None:
    """Keep the plans of these seats, and nothing else of them."""
    for one in assignments:
        own = update(SEATS).where(SEATS.c.match == match, SEATS.c.seat == one.seat)
        connection.execute(own.values(plan_columns(one)))
