"""Turning points: the turns in which a side's chance changed most, and whether whole games bear that out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from math import sqrt
from typing import Any, Final

from vezerkar.engine import State
from vezerkar.engine.dice import Dice, key_of
from vezerkar.engine.playout import rng_of
from vezerkar.study.choices import Strength
from vezerkar.study.curve import CurvePoint
from vezerkar.study.judging import ChoiceHeuristics, Estimate
from vezerkar.study.story import Story

MOST: Final = 5
LEAST_CHANGE: Final = 0.08
"""A turn that changes less is none."""


@dataclass(frozen=True, slots=True)
class Turning:
    """A turn, from the ply it begins ``after`` to that of its ``end``: the ``side`` that gained, its chances before and ``now``.

    ``luck``, ``play`` and ``fog`` add up to the change. ``games`` is the change in whole games, if any were played. ``ply`` is
    the moment to look at: after the action that changed most.
    """

    after: int
    end: int
    ply: int
    side: str
    before: float
    now: float
    luck: float
    play: float
    fog: float
    games: Estimate | None
    strength: Strength


def candidates(points: Sequence[CurvePoint], sides: Sequence[str], most: int = 2 * MOST) -> list[tuple[int, str]]:
    """Return the largest changes from one point of the curve to the next, and the side that gained.

    Where the judge says no more than a guess, there are none.
    """
    found = []
    for at, (before, now) in enumerate(pairwise(points)):
        side = max(sides, key=lambda one: now.open[one] - before.open[one])
        change = now.open[side] - before.open[side]
        if before.sure and now.sure and change >= LEAST_CHANGE:
            found.append((change, at, side))
    return [(at, side) for _, at, side in sorted(found, key=lambda one: (-one[0], one[1]))[:most]]


def borne_out(story: Story, heuristics: ChoiceHeuristics[Any], turning: Turning, games: int) -> Turning | None:
    """Play whole games from both ends of a turn, with all cards open. None if they do not bear the change out."""
    seat = story.seat_of(turning.side)
    before = chance_in_games(story, heuristics, story.states[turning.after], seat, games, f"{turning.after}")
    now = chance_in_games(story, heuristics, story.states[turning.end], seat, games, f"{turning.end}")
    change = Estimate(now.mean - before.mean, sqrt(before.error**2 + now.error**2), games)
    if change.low > 0.0:
        return replace(turning, games=change, strength="confirmed")
    return None if change.high < LEAST_CHANGE else replace(turning, games=change)


def chance_in_games(story: Story, heuristics: ChoiceHeuristics[Any], s: State, seat: int, games: int, key: str) -> Estimate:
    """Return the chance of a seat by games that are played out from a State."""
    if s.over:
        return Estimate(heuristics.win_chance(s, seat), 0.0, games)
    found = []
    for number in range(games):
        played = s.clone()
        played.dice, played.drawn = Dice(key_of(f"turning {story.key} {key} {number}")), 0
        heuristics.reshuffle(played)
        heuristics.play_to_the_end(played, rng_of(f"turning {story.key} {key} {number}"))
        found.append(heuristics.win_chance(played, seat))
    return Estimate.of_games(found)
