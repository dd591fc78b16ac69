"""Luck: what a chance event gave a side, against the mean of all that it could have given.

Whatever was decided there is decided again in the same way; only the dice are others, and the unknown order of the decks. So luck
is nobody's merit, and its mean over many games is nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import sqrt
from typing import Any, Final, Literal, TypeAlias

from vezerkar.engine import State, roles
from vezerkar.engine.dice import Dice, key_of
from vezerkar.study.judging import Estimate, ReportHeuristics
from vezerkar.study.story import Ply, Story

LuckKind: TypeAlias = Literal["deal", "dice", "cards", "mixed", "other"]

KINDS: Final[tuple[LuckKind, ...]] = ("dice", "cards", "mixed", "other", "deal")
"""Dice that somebody saw roll; cards that somebody drew; both at once; any other chance; the set-up."""

Chances: TypeAlias = Mapping[str, float]
"""A chance of winning for each side."""


@dataclass(frozen=True, slots=True)
class ChanceEvent:
    """A chance event: the ply (0 for the set-up: what came before the first action), its kind, and what it gave each side.

    ``error`` is the standard error of each of these.
    """

    ply: int
    kind: LuckKind
    gave: Chances
    error: Chances


def chances(story: Story, heuristics: ReportHeuristics[Any], s: State) -> dict[str, float]:
    """Return the chance of each side in a State in which everything is known."""
    return {side: heuristics.win_chance(s, story.seat_of(side)) for side in story.sides}


def is_chance(heuristics: ReportHeuristics[Any], ply: Ply) -> bool:
    """Return whether anything at a ply was left to chance."""
    return ply.before.drawn != ply.after.drawn or heuristics.in_decks(ply.before) != heuristics.in_decks(ply.after)


def kind_of(story: Story, heuristics: ReportHeuristics[Any], ply: Ply) -> LuckKind:
    """Return what chance it was, by what was told of it: a die is one that the log shows."""
    rolled = any(roles.rolled(story.game, event) for event in ply.events)
    drawn = any(roles.drawn(story.game, event) for event in ply.events)
    drawn = drawn or heuristics.in_decks(ply.before) != heuristics.in_decks(ply.after)
    return "mixed" if rolled and drawn else "dice" if rolled else "cards" if drawn else "other"


def luck_of(story: Story, heuristics: ReportHeuristics[Any], ply: Ply, after: Chances, rolls: int) -> ChanceEvent:
    """Return the luck of a chance event. ``after`` are the chances of the sides as it came out."""
    found: dict[str, list[float]] = {side: [] for side in story.sides}
    for number in range(rolls):
        s = ply.before.clone()
        s.dice, s.drawn = Dice(key_of(f"luck {story.key} {ply.number} {number}")), 0
        heuristics.reshuffle(s)
        story.carry_out(ply, s)
        for side, chance in chances(story, heuristics, s).items():
            found[side].append(chance)
    means = {side: Estimate.of(samples) for side, samples in found.items()}
    return ChanceEvent(
        ply.number + 1,
        kind_of(story, heuristics, ply),
        {side: after[side] - mean.mean for side, mean in means.items()},
        {side: mean.error for side, mean in means.items()},
    )


def luck_of_the_deal(story: Story, heuristics: ReportHeuristics[Any], after: Chances, rolls: int) -> ChanceEvent | None:
    """Return the luck of the set-up; None for a match that began at a position."""
    found: dict[str, list[float]] = {side: [] for side in story.sides}
    for number in range(rolls):
        s = story.set_up(f"deal {story.key} {number}")
        if s is None:
            return None
        for side, chance in chances(story, heuristics, s).items():
            found[side].append(chance)
    means = {side: Estimate.of(samples) for side, samples in found.items()}
    gave = {side: after[side] - mean.mean for side, mean in means.items()}
    return ChanceEvent(0, "deal", gave, {side: mean.error for side, mean in means.items()})


def total(events: list[ChanceEvent], side: str, *kinds: LuckKind) -> Estimate:
    """Return the luck of a side in all events of some kinds, with its standard error."""
    own = [event for event in events if event.kind in kinds]
    return Estimate(sum([event.gave[side] for event in own]), sqrt(sum([event.error[side] ** 2 for event in own])), len(own))
