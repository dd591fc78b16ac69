"""A public match that is over, as statistics count it."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias

from vezerkar.server.clocks.clock_messages import ClockKind

GameResult: TypeAlias = Literal["won", "drawn", "lost"]
Ending: TypeAlias = Literal["rules", "resigned", "time", "agreed"]
Pace: TypeAlias = ClockKind | Literal["none"]
"""The clock of a match; ``none``: it had none."""


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """The end of a match.

    ``scenario`` is that of `vezerkar.server.ratings.rated_match.scenario_of`, ``winners`` are the sides that have won (none: a
    draw). ``sides`` says on which side each seat is, ``holders`` which account has it at the end, None where that is a guest or a
    bot. ``bots``: a bot has played. ``began`` is when the first action was taken, ``plies`` counts what was done and not taken
    back. ``resigned`` are the seats of those who have resigned while the others played on.
    """

    match: str
    game: str
    version: str
    scenario: str
    players: int
    clock: Pace
    rated: bool
    bots: bool
    began: int
    ended: int
    plies: int
    ending: Ending
    winners: tuple[str, ...]
    sides: Mapping[str, str]
    holders: Mapping[str, int | None]
    resigned: Collection[str] = ()

    def result(self, seat: str) -> GameResult:
        """The result of a seat: that of its side, but whoever has resigned has lost even where the others drew."""
        if seat in self.resigned:
            return "lost"
        if not self.winners:
            return "drawn"
        return "won" if self.sides[seat] in self.winners else "lost"
