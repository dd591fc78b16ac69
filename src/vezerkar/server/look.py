"""The Table: what one viewer sees of a Room, ready for the wire."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import msgspec

from vezerkar.engine import Decision, Event, Game, Match, Outcome, State
from vezerkar.engine.game import Json
from vezerkar.server.room import Moment, Room, Viewer
from vezerkar.server.store import Chair
from vezerkar.server.wire import Asked, ChatLine, Frame, LogLine, SeatInfo, Settings, Table
from vezerkar.texts import speaker

CHAT_SHOWN = 200
"""How many lines of chat a Table holds."""

ENCODER = msgspec.json.Encoder()


@dataclass(frozen=True, slots=True)
class Look:
    """The part of a Table that comes from the game: all of it is the same in every match the viewer cannot tell from this one."""

    view: Mapping[str, Json]
    decision: Decision | None
    waiting: tuple[str, ...]
    outcome: Outcome | None
    turn: int | None
    log: list[tuple[int, Event]]

    @classmethod
    def at(cls, match: Match[Any], seat: str | None, log: list[tuple[int, Event]], over: bool) -> Look:
        """What a seat sees of a match now."""
        waiting = () if over else match.waiting()
        decision = match.decision(seat) if seat in waiting and seat is not None else None
        return cls(match.view(seat), decision, waiting, match.outcome, match.game.turn(match.state), log)


def story(moment: Moment, seat: int) -> list[tuple[int, Event]]:
    """What a seat knows to have happened up to a moment: plies and events, oldest first."""
    chain: list[Moment] = []
    at: Moment | None = moment
    while at is not None:
        chain.append(at)
        at = at.before
    return [(link.ply, event) for link in reversed(chain) for event in link.events if event.visible(seat)]


def look(room: Room, seat: str | None) -> Look:
    """What a seat sees now."""
    return Look.at(room.match, seat, story(room.moments[-1], room.match.number(seat)), room.over)


def look_back(room: Room, seat: str | None, ply: int) -> Look:
    """What a seat saw after some ply. Nothing is asked any more: the past cannot be changed."""
    moment = room.moments[ply]
    number = room.match.number(seat)
    game: Game[Any] = room.game
    state: State = moment.state
    waiting = tuple(name for i, name in enumerate(room.match.seats) if state.asked >> i & 1)
    return Look(game.view(state, number), None, waiting, game.outcome(state), game.turn(state), story(moment, number))


def table(room: Room, viewer: Viewer, lang: str, seen: Look, ply: int) -> Table:
    """The Table of a viewer, made of what the seat sees and of what everybody at the table knows."""
    say = speaker(room.game.id, lang)
    names = {seat: say(f"seat-{seat}", {}) for seat in room.match.seats}
    resigned = room.resigned if ply == room.ply else ""
    over = seen.outcome is not None or bool(resigned)
    chair = room.chairs[viewer.seat] if viewer.seat else None
    if resigned:
        outcome = say("outcome-resigned", {"seat": names[resigned]})
        losers = next(side for side in room.game.sides(room.match.options).values() if resigned in side)
        winners = [seat for seat in names if seat not in losers]
    elif seen.outcome is not None:
        outcome = say(seen.outcome.ending, {})
        winners = list(seen.outcome.winners)
    else:
        outcome, winners = "", []
    return Table(
        match=room.id,
        game=room.game.id,
        title=say("game-title", {}),
        ply=ply,
        plies=room.ply,
        turn=seen.turn,
        pace=room.pace,
        lang=lang,
        seat=viewer.seat,
        seats=[
            SeatInfo(
                id=seat,
                party=room.chairs[seat].party,
                name=name,
                tone=seat,
                holder=say(f"bot-{room.chairs[seat].bot}", {}) if room.chairs[seat].bot else room.chairs[seat].holder,
                kind=room.chairs[seat].kind,
                mine=seat in viewer.held,
                online=room.chairs[seat].kind == "bot" or room.online.get(seat, 0) > 0,
                waiting=seat in seen.waiting,
            )
            for seat, name in names.items()
        ],
        view=dict(seen.view),
        scene=room.game.scene(seen.view, seen.decision, say),
        decision=asked(seen.decision) if seen.decision else None,
        log=[log_line(room, lang, at, event) for at, event in seen.log],
        text=room.game.lines(seen.view, say),
        undo=ply == room.ply and any(room.can_undo(seat) for seat in viewer.held),
        over=over,
        outcome=outcome,
        winners=winners,
        commitment=room.match.commitment,
        seed=room.match.seed if room.over else None,
        chat=[ChatLine(line.name, line.text, line.at) for line in room.chat[-CHAT_SHOWN:]],
        settings=settings(room, chair) if chair else Settings(),
        invitations={
            seat: chair.invitation for seat, chair in room.chairs.items() if viewer.maker and chair.invitation is not None
        },
        rematch=room.rematch,
        invited=list(viewer.invited),
    )


def settings(room: Room, chair: Chair) -> Settings:
    """What the holder of a seat has set, and nobody else may know."""
    answer = chair.answer if chair.seat in room.waiting() else None
    return Settings(
        autopass=chair.autopass,
        pass_turn=chair.pass_turn is not None and chair.pass_turn == room.turn(),
        orders=chair.orders,
        answer=answer.action if answer is not None and answer.ply == room.opened(chair.seat) else None,
    )


def asked(decision: Decision) -> Asked:
    """A Decision for programs."""
    return Asked(
        options=[option.notation for option in decision.options],
        default=decision.default.notation,
        cite=decision.cite,
        facts=decision.facts,
        window=decision.window,
        open=decision.domain is not None,
    )


def log_line(room: Room, lang: str, ply: int, event: Event) -> LogLine:
    """An event for the log: its words, whose it is, and the places it names. Each is made once for each language."""
    lines = room.lines.setdefault(lang, {})
    known = lines.get(id(event))
    if known is None or known[0] is not event:
        seat, level = event.data.get("seat", event.data.get("country")), event.data.get("level")
        line = LogLine(
            ply=ply,
            text=room.game.tell(event, speaker(room.game.id, lang)),
            kind=event.kind,
            seat=seat if isinstance(seat, str) and seat in room.match.seats else "",
            places=places(event),
            level=level if isinstance(level, int) else 0,
        )
        known = lines[id(event)] = (event, line)
    return known[1]


def places(event: Event) -> list[str]:
    """The places an event names."""
    found: list[str] = []
    for name in ("space", "place", "from", "to", "spaces", "places"):
        value = event.data.get(name)
        if isinstance(value, str):
            found.append(value)
        elif isinstance(value, list):
            found.extend(value)
    return found


def frame(room: Room, viewer: Viewer, lang: str) -> bytes:
    """The table as it is now, as a socket sends it; made once for all who see the same."""
    known = room.frames.get((viewer, lang))
    if known is None:
        known = ENCODER.encode(Frame(table(room, viewer, lang, look(room, viewer.seat), room.ply)))
        room.frames[viewer, lang] = known
    return known
