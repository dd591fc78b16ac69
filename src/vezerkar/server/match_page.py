"""The match page of one viewer, built field by field from a MatchSession."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from vezerkar.engine import Decision, Event, Game, Match, Outcome, State, roles
from vezerkar.engine.event import SPECTATOR
from vezerkar.engine.game import Json
from vezerkar.engine.words import log_message, many_message
from vezerkar.server.advice import may_ask
from vezerkar.server.coach import coach_page
from vezerkar.server.match_session import Lines, MatchSession, Snapshot, Viewer
from vezerkar.server.protocol import ChatLine, CoachPage, DecisionInfo, LogLine, LogPage, MatchPage, RollLuck, SeatInfo, Settings
from vezerkar.server.spans import spans
from vezerkar.server.standing_orders import standing
from vezerkar.server.store import ChatMessage, SeatAssignment
from vezerkar.translation import has_message, translator

MAX_CHAT_LINES = 200
"""Lines of chat that a MatchPage holds."""

MAX_LOG_LINES = 200
"""Lines of the log that a MatchPage holds: the last ones. Older ones are asked for."""

NUMBER: Final = "#"
"""Stands for how many lines are told at once."""


@dataclass(frozen=True, slots=True)
class SeatView:
    """The part of a MatchPage that comes from the game: all of it is the same in every match the viewer cannot tell from this
    one.
    """

    view: Mapping[str, Json]
    decision: Decision | None
    waiting: tuple[str, ...]
    outcome: Outcome | None
    turn: int | None
    log: list[tuple[int, Event]]

    @classmethod
    def at(cls, match: Match[Any, Any], seat: str | None, log: list[tuple[int, Event]], over: bool) -> SeatView:
        """Return what a seat sees of a match now."""
        waiting = () if over else match.waiting()
        decision = match.decision(seat) if seat in waiting and seat is not None else None
        return cls(seen(match, seat, over), decision, waiting, match.outcome, match.game.turn(match.state), log)


def seen(match: Match[Any, Any], seat: str | None, over: bool) -> Mapping[str, Json]:
    """Return the view of a seat. When somebody has given up, all is shown that is shown at the end of a match."""
    state = match.state
    if over and not state.over:
        state = state.clone()
        state.over = True
    view: Mapping[str, Json] = match.game.view(state, match.seat_index(seat))
    return view


def visible_events(snapshot: Snapshot, seat: int) -> list[tuple[int, Event]]:
    """Return the events a seat may know up to a snapshot, each with its ply, oldest first."""
    chain: list[Snapshot] = []
    at: Snapshot | None = snapshot
    while at is not None:
        chain.append(at)
        at = at.before
    return [(link.ply, event) for link in reversed(chain) for event in link.events if event.visible(seat)]


@dataclass(frozen=True, slots=True)
class MatchDetails:
    """The part of a MatchPage beside the game itself: who has which seat, what was said and set. It is never changed."""

    match: str
    game: Game[Any, Any]
    options: dict[str, str]
    seats: tuple[str, ...]
    viewer: Viewer
    ply: int
    latest_ply: int
    pace: str
    bots: str
    bots_mine: bool
    bots_slowed: bool
    acted: int
    assignments: dict[str, SeatAssignment]
    online: frozenset[str]
    resigned: str
    cancelled: bool
    over: bool
    undo: bool
    commitment: str
    seed: str | None
    chat: list[ChatMessage]
    settings: Settings
    rematch: str | None
    lines: Lines

    @classmethod
    def of(cls, session: MatchSession, viewer: Viewer, ply: int) -> MatchDetails:
        """That of a MatchSession, round the moment after a ply."""
        assignment = session.assignments[viewer.seat] if viewer.seat and viewer.seat in viewer.seats else None
        return cls(
            match=session.id,
            game=session.game,
            options=session.match.options,
            seats=session.match.seats,
            viewer=viewer,
            ply=ply,
            latest_ply=session.ply,
            pace=session.pace,
            bots=session.bots if any(assignment.kind == "bot" for assignment in session.assignments.values()) else "",
            acted=session.acted(viewer),
            bots_mine=not session.over and session.commands_bots(viewer),
            bots_slowed=session.slowed and not session.over,
            assignments=dict(session.assignments),
            online=frozenset(seat for seat, sockets in session.online.items() if sockets > 0),
            resigned=session.resigned if ply == session.ply else "",
            cancelled=session.cancelled and ply == session.ply,
            over=session.over,
            undo=ply == session.ply and any(session.can_undo(seat) for seat in viewer.seats),
            commitment=session.match.commitment,
            seed=session.match.seed if session.over else None,
            chat=session.chat[-MAX_CHAT_LINES:],
            settings=settings(session, assignment) if assignment else Settings(),
            rematch=session.rematch,
            lines=session.lines,
        )


@dataclass(frozen=True, slots=True)
class PageInputs:
    """All that goes into the MatchPage of a viewer at one moment.

    It is taken with the lock of the MatchSession held, and is nobody else's: the MatchPage can be made of it on any thread, while
    the match goes on.
    """

    details: MatchDetails
    lang: str
    snapshot: Snapshot
    state: State
    past: bool

    @classmethod
    def of(cls, session: MatchSession, viewer: Viewer, lang: str, ply: int | None = None) -> PageInputs:
        """That of a MatchSession, now or after some ply."""
        snapshot = session.snapshots[session.ply if ply is None else ply]
        details = MatchDetails.of(session, viewer, session.ply if ply is None else ply)
        return cls(details, lang, snapshot, snapshot.state.clone(), ply is not None)

    def seat_view(self) -> SeatView:
        """Return what the seat sees. A page of the past has no decision, since the past cannot be changed."""
        details, state = self.details, self.state
        match: Match[Any, Any] = Match(details.game, state, details.options)
        seat = details.viewer.seat
        log = visible_events(self.snapshot, match.seat_index(seat))
        if not self.past:
            return SeatView.at(match, seat, log, details.over)
        view = seen(match, seat, bool(details.resigned))
        return SeatView(view, None, match.waiting(), match.outcome, match.game.turn(state), log)

    def match_page(self) -> MatchPage:
        """Return the viewer's match page."""
        return match_page(self.details, self.lang, self.seat_view())

    def coach_page(self) -> CoachPage:
        """The coach's hints for the viewer."""
        details = self.details
        return coach_page(details.game.id, self.lang, details.ply, self.seat_view().decision)

    def log_page(self, before: int) -> LogPage:
        """The lines of the log before this one, as many as a MatchPage holds."""
        details = self.details
        number = details.seats.index(details.viewer.seat) if details.viewer.seat is not None else SPECTATOR
        told = visible_events(self.snapshot, number)[:before]
        first = max(0, len(told) - MAX_LOG_LINES)
        return LogPage(first, log_lines(details, self.lang, told[first:]))


def match_page(details: MatchDetails, lang: str, seen: SeatView) -> MatchPage:
    """Return the MatchPage of a viewer, from what the seat sees and from the details of the match."""
    game, viewer, resigned = details.game, details.viewer, details.resigned
    tr = translator(game.id, lang)
    names = {seat: tr(f"seat-{seat}", {}) for seat in details.seats}
    if resigned:
        outcome = tr("outcome-resigned", {"seat": names[resigned]})
        losers = next(side for side in game.sides(details.options).values() if resigned in side)
        winners = [seat for seat in names if seat not in losers]
    elif seen.outcome is not None:
        outcome = tr(seen.outcome.ending, {})
        winners = list(seen.outcome.winners)
    else:
        outcome, winners = tr("outcome-cancelled", {}) if details.cancelled else "", []
    return MatchPage(
        match=details.match,
        game=game.id,
        title=tr("game-title", {}),
        ply=details.ply,
        latest_ply=details.latest_ply,
        turn=seen.turn,
        pace=details.pace,
        bots=details.bots,
        bots_mine=details.bots_mine,
        bots_slowed=details.bots_slowed,
        acted=details.acted,
        lang=lang,
        seat=viewer.seat,
        seats=[
            SeatInfo(
                id=seat,
                player=details.assignments[seat].player,
                name=name,
                tone=seat,
                player_name=tr(f"bot-{details.assignments[seat].bot}", {})
                if details.assignments[seat].bot
                else details.assignments[seat].player_name,
                kind=details.assignments[seat].kind,
                mine=seat in viewer.seats,
                online=details.assignments[seat].kind == "bot" or seat in details.online,
                waiting=seat in seen.waiting,
            )
            for seat, name in names.items()
        ],
        view=dict(seen.view),
        scene=game.shown(seen.view, [event for _, event in seen.log], seen.decision, tr),
        decision=decision_info(seen.decision) if seen.decision else None,
        log_from=max(0, len(seen.log) - MAX_LOG_LINES),
        log=log_lines(details, lang, seen.log[-MAX_LOG_LINES:]),
        text_view=game.text_view(seen.view, tr),
        undo=details.undo,
        over=seen.outcome is not None or bool(resigned) or details.cancelled,
        outcome=outcome,
        winners=winners,
        commitment=details.commitment,
        seed=details.seed,
        chat=[ChatLine(line.name, line.text, line.at) for line in details.chat],
        settings=details.settings,
        invitations={
            seat: assignment.invitation
            for seat, assignment in details.assignments.items()
            if viewer.creator and assignment.invitation is not None
        },
        rematch=details.rematch,
        invited=list(viewer.invited),
        advice=may_ask(details.assignments, viewer),
    )


def settings(session: MatchSession, assignment: SeatAssignment) -> Settings:
    """Return what the player of a seat has set. Nobody else may know it."""
    answer = assignment.held_answer if assignment.seat in session.waiting() else None
    return Settings(
        autopass=assignment.autopass,
        pass_turn=assignment.pass_turn is not None and assignment.pass_turn == session.turn(),
        orders=standing(assignment.orders, session.turn()),
        held_answer=answer.action if answer is not None and answer.ply == session.opened(assignment.seat) else None,
    )


def decision_info(decision: Decision) -> DecisionInfo:
    """A Decision for programs."""
    return DecisionInfo(
        options=[option.notation for option in decision.options],
        default=decision.default.notation,
        cite=decision.cite,
        args=decision.args,
        window=decision.window,
        sampled=decision.domain is not None,
    )


def log_lines(details: MatchDetails, lang: str, told: list[tuple[int, Event]]) -> list[LogLine]:
    """Events for the log. Each is made once for each language."""
    lines = details.lines.setdefault(lang, {})
    made = []
    for ply, event in told:
        known = lines.get(id(event))
        if known is None or known[0] is not event:
            known = lines[id(event)] = (event, log_line(details.game, details.seats, lang, ply, event))
        made.append(known[1])
    return made


def log_line(game: Game[Any, Any], seats: tuple[str, ...], lang: str, ply: int, event: Event) -> LogLine:
    """An event for the log: its words, whose it is, and what they name."""
    tr = translator(game.id, lang)
    seat = roles.acting_seat(game, event)
    text = game.event_text(event, tr)
    return LogLine(
        ply=ply,
        text=text,
        kind=event.kind,
        seat=seat if seat in seats else "",
        places=roles.spaces(game, event),
        level=roles.level_of(game, event),
        spans=spans(game, event, tr, text),
        path=roles.path(game, event),
        cards=roles.named(game, event, "card"),
        dice=roles.dice(game, event),
        many=many(game, lang, event),
        effects=game.effects(event, tr),
        luck=RollLuck(roll.owed, roll.got) if (roll := game.luck(event)) is not None else None,
    )


def many(game: Game[Any, Any], lang: str, event: Event) -> str:
    """Several events like this one in words, `NUMBER` in the place of how many; empty if there are no words for it."""
    one, several = log_message(event), many_message(event)
    if not has_message(game.id, lang, several):
        return ""
    tr = translator(game.id, lang)

    def telling(message: str, args: Mapping[str, int | str]) -> str:
        return tr(several, {**args, "lines": NUMBER}) if message == one else tr(message, args)

    return game.event_text(event, telling)
