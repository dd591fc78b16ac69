"""The curve of a match: the chance of each side at the beginning of every turn, as it could know it and as it was."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from vezerkar.engine import Match, State
from vezerkar.engine.bit_sets import BIT
from vezerkar.engine.dice import Dice, key_of
from vezerkar.study.judging import ReportHeuristics
from vezerkar.study.story import Story

BAND: Final = (0.16, 0.84)
"""The part of the worlds that lies within the band."""


FEW: Final = 25
"""With fewer turns than this the curve has points within them."""
MANY: Final = 40
"""About so many at most."""


@dataclass(frozen=True, slots=True)
class Known:
    """A side's chance by what it could know: the mean over its worlds, and the ``low`` and ``high`` end of most of them.

    ``seat`` is the seat of this side that knew it.
    """

    seat: str
    mean: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class CurvePoint:
    """A moment: after so many plies. ``open`` are the chances with all cards open.

    ``sure``: the judge says more than a guess by then.
    """

    ply: int
    known: dict[str, Known]
    open: dict[str, float]
    sure: bool


def moments(story: Story) -> list[int]:
    """Return the moments at which turns begin, and the last one.

    If turns are few and long, as the rounds of WG35 are, also some of those at which another side begins to act.
    """
    found = {0}
    turn = story.game.turn(story.states[0])
    for number, s in enumerate(story.states):
        now = story.game.turn(s)
        if now is not None and now != turn and not s.over:
            turn = now
            found.add(number)
    if len(found) < FEW:
        changes = [
            ply.number
            for before, ply in zip(story.plies, story.plies[1:], strict=False)
            if story.side_of(before.seat) != story.side_of(ply.seat)
        ]
        found.update(changes[:: 1 + len(changes) // MANY])
    return sorted({*found, len(story.states) - 1})


def knowing_seat(story: Story, number: int, side: str) -> str:
    """Return the seat of a side whose knowledge counts: the one that is asked, else the one that chose last, else the first."""
    own = story.sides[side]
    asked = story.states[number].asked
    for index, seat in enumerate(story.seats):
        if seat in own and asked & BIT[index]:
            return seat
    for ply in reversed(story.plies[:number]):
        if ply.seat in own:
            return ply.seat
    return own[0]


def worlds(heuristics: ReportHeuristics[Any], known: Match[Any, Any], seat: int, key: str, count: int) -> Iterator[State]:
    """Return States that a seat cannot tell apart. ``known`` is the match as it may imagine it."""
    base = known.state.clone()
    heuristics.prepare(base, seat, 0, known.event_log)
    for number in range(count):
        s: State = known.game.imagine(base, seat, Dice(key_of(f"world {key} {number}")))
        heuristics.prepare(s, seat, number, known.event_log)
        yield s


def known_chance(heuristics: ReportHeuristics[Any], known: Match[Any, Any], seat: str, key: str, count: int) -> Known:
    """Return the chance of a seat by what it knows in a match that it imagines."""
    index = known.seat_index(seat)
    if known.state.over:
        end = heuristics.win_chance(known.state, index)
        return Known(seat, end, end, end)
    found = sorted([heuristics.win_chance(s, index) for s in worlds(heuristics, known, index, key, count)])
    low, high = [found[round(part * (len(found) - 1))] for part in BAND]
    return Known(seat, sum(found) / len(found), low, high)


def curve_point(
    story: Story, heuristics: ReportHeuristics[Any], number: int, chances: dict[str, float], count: int
) -> CurvePoint:
    """Return one moment of the curve. ``chances`` are those with all cards open."""
    known: dict[str, Known] = {}
    for side in story.sides:
        seat = knowing_seat(story, number, side)
        known[side] = known_chance(heuristics, story.known_at(number, seat), seat, f"{story.key} {number} {seat}", count)
    s = story.states[number]
    return CurvePoint(number, known, chances, s.over or heuristics.foretells(s))
