"""The commands on plans: to write one, and to play what it says."""

from __future__ import annotations

from dataclasses import dataclass, replace

import msgspec
from sqlalchemy import Connection

from vezerkar.engine import BadNotation
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.matches.match_service import MatchService, decided_anew
from vezerkar.server.matches.match_session import MatchSession
from vezerkar.server.notices.news import News, tell_within
from vezerkar.server.plans.following import is_due, may_plan, must_wait, seen_since
from vezerkar.server.plans.plan_messages import Plan, PlanChange, PlanLine, PlanReport
from vezerkar.server.plans.plan_table import keep_plans
from vezerkar.server.plans.plans import action_of, advanced, check_lines, ended, mark_of, next_line
from vezerkar.server.storage.stored_match import LogEntry


@decided_anew
async def write_plan(service: MatchService, session: MatchSession, wish: PlanChange) -> None:
    """Keep a new plan of a seat, or none; the same again changes nothing. Raises `ApiError`."""
    own = session.assignments[wish.seat]
    if not wish.lines:
        if own.plan is not None or own.plan_report is not None:
            await service.keep_seats(session, replace(own, plan=None, plan_report=None))
        return
    check_lines(wish.lines)
    lines = await service.ask(session.rules, _written, session, wish.lines)
    known = {mark_of(own.plan.lines, own.plan.ply)} if own.plan is not None else set()
    if own.plan_report is not None:
        known.add(own.plan_report.mark)
    if mark_of(lines, wish.ply) in known:
        return
    session.check_in_play()
    if not may_plan(session):
        raise ApiError("no_plans")
    if wish.ply > session.ply or any(entry.seat == wish.seat for entry in session.log[wish.ply :]):
        raise ApiError("stale")
    waits = await service.ask(session.rules, must_wait, session, wish.seat, wish.ply)
    plan = Plan(lines, wish.ply, wish.ply, waits=waits)
    await service.keep_seats(session, replace(own, plan=plan, plan_report=None))


@dataclass(frozen=True, slots=True)
class _Step:
    """The answer of a plan to a question: an ``action`` of a line, or, with a ``report``, that the plan has come to its end."""

    line: int = -1
    action: str = ""
    report: PlanReport | None = None


@decided_anew
async def play_plan(service: MatchService, session: MatchSession, seat: str, ply: int) -> None:
    """Play what the plan of a seat says to the question of this ply, or end the plan. Raises `ApiError`."""
    session.check_not_over()
    plan = session.assignments[seat].plan
    if ply != session.ply or plan is None or session.assignments[seat].played_by:
        raise ApiError("stale")
    step = await service.ask(session.rules, _step, session, seat, plan)
    if step.report is not None:
        await _end(service, session, seat, step.report)
        return

    def take() -> list[LogEntry]:
        entry = session.take(seat, "act", step.action, by="order")
        after = advanced(plan, step.line, session.ply)
        done = ended(plan, "done", played=[*plan.played, step.action]) if after is None else None
        own = replace(session.assignments[seat], plan=after, plan_report=done)
        session.assignments = session.assignments | {seat: own}
        return [entry]

    # The plan goes on in one transaction with the action, so nothing of it is played twice.
    await service.write_all(session, take, "order")


def _step(session: MatchSession, seat: str, plan: Plan) -> _Step:
    decision = session.match.decision(seat) if seat in session.waiting() else None
    if decision is None or not is_due(session, session.assignments[seat], decision):
        raise ApiError("stale")
    line = next_line(plan, session.game, seen_since(session, seat, plan.since), decision.cite)
    if line is None:
        return _Step(report=ended(plan, "no_line"))
    action = action_of(plan, line)
    refusal = session.why_not(seat, action)
    if refusal is not None:
        return _Step(report=ended(plan, "illegal", action, refusal.cite))
    return _Step(line, action)


async def _end(service: MatchService, session: MatchSession, seat: str, report: PlanReport) -> None:
    """End a plan that cannot go on, and tell whoever has written it: now they are asked themselves."""
    own = replace(session.assignments[seat], plan=None, plan_report=report)
    account = None if own.by_bot else own.account
    news = News("plan", f"plan {session.id} {seat} {session.ply}", session.id, session.game.id)

    def work(connection: Connection, at: int) -> None:
        keep_plans(connection, session.id, [own])
        if account is not None:
            tell_within(connection, service.store.jobs, account, news, mail=False)

    await service.keep(session, service.store.keep_beside, work)
    session.assignments = session.assignments | {seat: own}
    service.change(session)
    if account is not None:
        service.on_news(account)


def _written(session: MatchSession, lines: list[PlanLine]) -> list[PlanLine]:
    """Return lines with their actions as they are written in every State. Raises `ApiError`."""
    try:
        return [msgspec.structs.replace(line, play=[session.rules.written(action) for action in line.play]) for line in lines]
    except BadNotation as error:
        raise ApiError("malformed", detail=str(error)) from error
