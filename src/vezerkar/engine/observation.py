"""The contract between a bot and the engine: a bot receives an `Observation` and returns one of the legal actions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Generic, Protocol, cast

from vezerkar.engine.decision import Action, Decision
from vezerkar.engine.event import Datum, Event
from vezerkar.engine.game import Game, Json
from vezerkar.engine.match import Match
from vezerkar.engine.parameters import S, V
from vezerkar.engine.position_reader import Field, check_plain, shown

PACKED: Final = ("game", "seat", "position", "events")
"""The fields of an Observation that was packed."""
SEATS: Final = 2**64
"""No set of seats is larger."""


class Observation(Generic[S, V]):
    """The information that a bot has when it must choose.

    ``view`` is its seat's view, ``events`` what it knows to have happened, ``decision`` what is asked of it. `imagine` gives
    matches its seat cannot tell from the true one. All of it comes from one imagined match: there is no way from here to
    the true State, not even through the domain of the decision.

    >>> import vezerkar
    >>> match = vezerkar.game("hunt").start(seed=7)
    >>> observation = vezerkar.Observation.of(match, "german")
    >>> observation.decision.prompt
    'ask-place-altmark'
    """

    view: V
    events: Sequence[Event]
    decision: Decision

    def __init__(self, seat: str, imagined: Match[S, V]) -> None:
        self.game = imagined.game
        self.seat = seat
        self.view = imagined.view(seat)
        self.events = imagined.events(seat)
        self.decision = imagined.decision(seat)
        self._imagined = imagined

    @classmethod
    def of(cls, match: Match[S, V], seat: str) -> Observation[S, V]:
        """Return what this seat, which must choose now, may know of a match."""
        return cls(seat, match.imagine(seat))

    def imagine(self, seed: int | str) -> Match[S, V]:
        """Return a match that this seat cannot tell from the true one. Each seed gives another."""
        return self._imagined.imagine(self.seat, seed)

    def pack(self) -> dict[str, Json]:
        """Return this Observation as plain data that can be sent to another process. `unpack` restores it."""
        events = [[event.kind, event.data, event.seats] for event in self.events]
        return {
            "game": self.game.id,
            "seat": self.seat,
            "position": self._imagined.position(),
            "events": cast("Json", events),
        }

    @classmethod
    def unpack(cls, game: Game[S, V], data: Mapping[str, Json]) -> Observation[S, V]:
        """Return the Observation of this game that `pack` packed. Raises `BadPosition` for whatever else."""
        check_plain({**data})
        packed = Field({**data}, "observation").only(PACKED)
        if packed.at("game").text() != game.id:
            raise packed.at("game").unlike(game.id)
        imagined = game.position(packed.at("position").table())
        seat = packed.at("seat")
        if seat.text() not in imagined.waiting():
            raise seat.wrong(f"the position asks {' and '.join(imagined.waiting()) or 'nobody'}, not {shown(seat.value)}")
        imagined.event_log = [_event(*item.row(3)) for item in packed.at("events").items()]
        return cls(seat.text(), imagined)


def _event(kind: Field, data: Field, seats: Field) -> Event:
    for name in data.table():
        value = data.at(name).value
        if isinstance(value, list):
            for word in data.at(name).items():
                word.text()
        elif value is None or isinstance(value, dict):
            raise data.at(name).unlike("a number, a text or a list of texts")
    return Event(kind.text(), cast("dict[str, Datum]", data.table()), seats.number(-SEATS, SEATS))


class Bot(Protocol):
    """A player that is a program. The answer depends on the Observation and on the bot's own seed alone.

    >>> import vezerkar
    >>> class Cautious:
    ...     def choose(self, observation: vezerkar.Observation) -> vezerkar.Action:
    ...         return observation.decision.default
    >>> match = vezerkar.game("hunt").start(seed=7)
    >>> Cautious().choose(vezerkar.Observation.of(match, "german"))
    Action('to 01')
    """

    def choose(self, observation: Observation[Any, Any]) -> Action:
        """Return one of ``observation.decision.options``, or another action that the domain of the decision accepts."""
        ...
