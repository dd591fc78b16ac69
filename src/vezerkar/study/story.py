"""A played match, ply by ply, for whoever looks back on it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from vezerkar.engine import Event, Game, Match, State
from vezerkar.engine.dice import Dice, key_of
from vezerkar.engine.state import apply, settle


@dataclass(frozen=True, slots=True)
class Ply:
    """An action, the State before and after it, and the events that came of it. ``number`` is that of the moment before."""

    number: int
    seat: str
    action: int
    notation: str
    before: State
    after: State
    events: tuple[Event, ...]


class Story:
    """A match that was played, with its sides: the seats that win and lose together. ``key`` makes all that is imagined of it."""

    def __init__(self, match: Match[Any, Any], key: str) -> None:
        self.game: Game[Any, Any] = match.game
        self.options = match.options
        self.seed = match.seed
        self.key = key
        self.seats = match.seats
        self.sides = match.game.sides(match.options)
        self.outcome = match.outcome
        self.states: list[State] = [*match.history, match.state]
        self.begun = len(match.event_log) - sum([played.event_count for played in match.played_actions])
        self.plies: list[Ply] = []
        self._log: Sequence[Event] = match.event_log
        told = self.begun
        for number, played in enumerate(match.played_actions):
            events = tuple(match.event_log[told : told + played.event_count])
            told += played.event_count
            states = self.states[number], self.states[number + 1]
            self.plies.append(Ply(number, played.seat, played.action, played.notation, *states, events))

    def side_of(self, seat: str) -> str:
        """The side that a seat belongs to."""
        return next(side for side, seats in self.sides.items() if seat in seats)

    def seat_of(self, side: str) -> int:
        """The number of the first seat of a side: its chance to win is that of all of them."""
        return self.seats.index(self.sides[side][0])

    def known_at(self, number: int, seat: str) -> Match[Any, Any]:
        """Return the match at a moment as a seat may imagine it, with the events that it knew of. It depends on nothing else."""
        told = self.begun + sum([len(ply.events) for ply in self.plies[:number]])
        return imagined(self.game, self.states[number], self.options, self._log[:told], seat, f"{self.key} {number}")

    def carry_out(self, ply: Ply, s: State) -> None:
        """Do in a State what was done at a ply."""
        carry_out(self.game, s, self.seats.index(ply.seat), ply.action)

    def set_up(self, key: str) -> State | None:
        """Return the beginning of a match with these options and other dice; None if this one did not begin with a set-up."""
        if self.seed is None:
            return None
        s: State = self.game.setup(Dice(key_of(key)), self.options)
        settle(s)
        return s


def imagined(
    game: Game[Any, Any], s: State, options: dict[str, str], events: Sequence[Event], seat: str, key: str
) -> Match[Any, Any]:
    """Return a moment of a match as a seat may imagine it."""
    match: Match[Any, Any] = Match(game, s, options)
    match.event_log = list(events)
    return match.imagine(seat, f"report {key} {seat}")


def carry_out(game: Game[Any, Any], s: State, seat: int, action: int) -> None:
    """Do an action in a State in which it is legal. Changes ``s``."""
    if action in game.interrupts(s, seat):
        game.interrupt(s, seat, action)
        settle(s)
    else:
        apply(s, seat, action)
