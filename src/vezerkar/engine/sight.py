"""The contract between a bot and the table: a bot receives a `Sight` and answers with one of the legal actions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic, Protocol, TypeVar

from vezerkar.engine.decision import Action, Decision
from vezerkar.engine.game import Game, Json
from vezerkar.engine.match import Match
from vezerkar.engine.state import State

S = TypeVar("S", bound=State)


class Sight(Generic[S]):
    """What a bot may know when it must choose.

    ``view`` is its seat's view, ``decision`` what is asked of it. `imagine` gives matches its seat cannot tell from the true
    one. It holds no reference to the true State: only one imagined State, from which others are imagined.
    """

    def __init__(self, game: Game[S], seat: str, view: Mapping[str, Json], decision: Decision, imagined: Match[S]) -> None:
        self.game = game
        self.seat = seat
        self.view = view
        self.decision = decision
        self._imagined = imagined

    @classmethod
    def of(cls, match: Match[S], seat: str) -> Sight[S]:
        """What this seat, which must choose now, may know of a match."""
        return cls(match.game, seat, match.view(seat), match.decision(seat), match.imagine(seat))

    def imagine(self, seed: int | str) -> Match[S]:
        """A match this seat cannot tell from the true one; another for each seed."""
        return self._imagined.imagine(self.seat, seed)

    def pack(self) -> dict[str, Json]:
        """This Sight as plain data, to be sent to another process; `unpack` makes an equal one of it."""
        return {"game": self.game.id, "seat": self.seat, "position": self._imagined.position()}

    @classmethod
    def unpack(cls, game: Game[S], data: Mapping[str, Json]) -> Sight[S]:
        """The Sight of this game that `pack` packed."""
        position, seat = data["position"], data["seat"]
        assert isinstance(position, dict) and isinstance(seat, str)
        imagined = game.position(position)
        return cls(game, seat, imagined.view(seat), imagined.decision(seat), imagined)


class Bot(Protocol):
    """A player that is a program. The answer depends on the Sight and on the bot's own seed alone."""

    def choose(self, sight: Sight[Any]) -> Action:
        """One of ``sight.decision.options``."""
        ...
