"""Comparing the actions of a decision: what comes of each in the same worlds with the same dice, and why one is better.

The report of a game does it for the choices that were made, a hint for one that is to be made.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from vezerkar.engine import Match, State
from vezerkar.engine.bit_sets import BIT
from vezerkar.engine.playout import next_rng, rng_of
from vezerkar.engine.state import apply, options
from vezerkar.study.curve import worlds
from vezerkar.study.judging import ChoiceHeuristics

LEAST_REASON: Final = 0.01
"""A reason that makes less of a difference than this is not named."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """A decision as the seat knows it: the match as it may imagine it, and the ``candidates``, followed to the ``horizon``."""

    seat: int
    known: Match[Any, Any]
    candidates: tuple[int, ...]
    horizon: int
    key: str


def candidates(heuristics: ChoiceHeuristics[Any], known: Match[Any, Any], seat: int, most: int) -> list[int]:
    """Return the actions of a seat that are worth a comparison, the most valuable first; none if they cannot be judged.

    ``known`` is the match as the seat may imagine it.
    """
    base = known.state
    if not base.asked & BIT[seat] or not heuristics.worth_judging(base, seat):
        return []
    judged = base.clone()
    heuristics.prepare(judged, seat, 0, known.event_log)
    codes = heuristics.candidate_actions(judged, seat, list(options(judged, seat)))
    values = dict(zip(codes, heuristics.action_values(judged, seat, codes), strict=True))
    order = sorted(values, key=lambda code: -values[code])
    least = values[order[0]] - heuristics.MARGIN
    return [code for code in order[:most] if values[code] >= least]


def followed(
    heuristics: ChoiceHeuristics[Any], asked: Comparison, codes: Sequence[int], key: str, count: int, whole: bool = False
) -> Iterator[list[State]]:
    """Return for each of some worlds what comes of each action: at the horizon, or at the end of the ``whole`` game.

    The worlds begin at what the seat knew, and all actions meet the same dice and the same luck of the policy.
    """
    rng = rng_of(f"{key} {asked.key}")
    for world in worlds(heuristics, asked.known, asked.seat, f"{key} {asked.key}", count):
        rng = next_rng(rng)
        found = []
        for code in codes:
            s = world.clone()
            apply(s, asked.seat, code)
            if whole:
                heuristics.play_to_the_end(s, rng)
            else:
                heuristics.play_on(s, rng, asked.horizon)
            found.append(s)
        yield found


def split(heuristics: ChoiceHeuristics[Any], best: State, other: State, seat: int) -> dict[str, float]:
    """Return how much of the difference between two States each group of the judge makes; they add up to all of it.

    The judge is a sum in log-odds. The slope from one State to the other makes chances of its parts.
    """
    gain = heuristics.win_chance(best, seat) - heuristics.win_chance(other, seat)
    ours, theirs = heuristics.log_odds(best, seat), heuristics.log_odds(other, seat)
    if not ours or not theirs:
        return {"ended": gain}
    apart = {group: ours.get(group, 0.0) - theirs.get(group, 0.0) for group in sorted({*ours, *theirs})}
    whole = sum(apart.values())
    if abs(whole) < 1e-9:
        return dict.fromkeys(apart, 0.0)
    return {group: part * gain / whole for group, part in apart.items()}


def reasons(found: Sequence[dict[str, float]], most: int) -> tuple[tuple[str, float], ...]:
    """Return the groups that speak most for the best action, in the mean of the worlds: so many of them, or fewer."""
    means = {group: sum([one.get(group, 0.0) for one in found]) / len(found) for one in found for group in one}
    order = sorted(means.items(), key=lambda one: (-one[1], one[0]))
    return tuple([(group, mean) for group, mean in order[:most] if mean >= LEAST_REASON])
