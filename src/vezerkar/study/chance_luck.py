"""Luck: what a chance event gave a side, against the mean of all that it could have given.

Whatever was decided there is decided again in the same way; only the dice are others, and the unknown order of the decks. So luck
is nobody's merit, and its mean over many games is nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import sqrt
from typing import Any, Literal, TypeAlias

from vezerkar.engine import State, roles
from vezerkar.engine.dice import Dice, key_of
from vezerkar.study.judging import Estimate, ReportHeuristics
from vezerkar.study.story import Ply, Story

LuckKind: TypeAlias = Literal["deal", "dice", "cards", "other"]
"""The set-up; dice that the log shows; cards that somebody drew; any other chance."""

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
    if any(roles.rolled(story.game, event) for event in ply.events):
        return "dice"
    drawn = any(roles.drawn(story.game, event) for event in ply.events)
    return "cards" if drawn or heuristics.in_decks(ply.before) != heuristics.in_decks(ply.after) else "other"


def luck_of(story: Story, heuristics: ReportHeuristics[Any], ply: Ply, after: Chances, rolls: int) -> list[ChanceEvent]:
    """Return the luck of a ply. ``after`` are the chances of the sides as it came out.

    If cards were drawn after a roll, the luck of the dice ends with the roll: it is what the mean with these dice is above that
    with any. To book all of it by whether cards were drawn would go wrong, for that may depend on the roll.
    """
    kind = kind_of(story, heuristics, ply)
    number = ply.number + 1
    any_dice = rolled_again(story, heuristics, ply, rolls, {})
    if kind == "dice":
        shown, more = shown_dice(story, ply)
        if more or heuristics.in_decks(ply.before) != heuristics.in_decks(ply.after):
            these = rolled_again(story, heuristics, ply, rolls, shown)
            gave = {side: these[side].mean - any_dice[side].mean for side in story.sides}
            error = {side: sqrt(these[side].error ** 2 + any_dice[side].error ** 2) for side in story.sides}
            return [ChanceEvent(number, "dice", gave, error), against(number, "cards", after, these)]
    return [against(number, kind, after, any_dice)]


def against(ply: int, kind: LuckKind, after: Chances, means: Mapping[str, Estimate]) -> ChanceEvent:
    """Return the luck of what came out against what would have on the average."""
    gave = {side: after[side] - mean.mean for side, mean in means.items()}
    return ChanceEvent(ply, kind, gave, {side: mean.error for side, mean in means.items()})


def rolled_again(
    story: Story, heuristics: ReportHeuristics[Any], ply: Ply, rolls: int, shown: Mapping[int, int]
) -> dict[str, Estimate]:
    """Return the mean chance of each side if a ply is done again with other dice, but for the first ones, which are ``shown``."""
    found: dict[str, list[float]] = {side: [] for side in story.sides}
    for number in range(rolls):
        s = ply.before.clone()
        s.dice, s.drawn = Dice(key_of(f"decks {story.key} {ply.number} {number}")), 0
        heuristics.reshuffle(s)
        s.dice, s.drawn = Dice(key_of(f"luck {story.key} {ply.number} {number}"), shown), 0
        story.carry_out(ply, s)
        for side, chance in chances(story, heuristics, s).items():
            found[side].append(chance)
    return {side: Estimate.of(samples) for side, samples in found.items()}


def shown_dice(story: Story, ply: Ply) -> tuple[dict[int, int], bool]:
    """Return the numbers that a ply took from the dice up to the last die that the log shows, and whether it took more."""
    s = ply.before.clone()
    notes: list[tuple[int, int]] = []
    s.dice = Dice(ply.before.dice.key, ply.before.dice.script)
    s.dice.notes = notes
    story.carry_out(ply, s)
    values = [s.dice.word(index) % sides for index, sides in notes]
    end = 0
    for face, half in [rolled for event in ply.events for rolled in roles.rolled(story.game, event)]:
        for at in range(end, len(values)):
            if face == (values[at] // 2 + 1 if half else values[at] + 1):
                end = at + 1
                break
    return dict(enumerate(values[:end])), end < len(values)


def luck_of_the_deal(story: Story, heuristics: ReportHeuristics[Any], after: Chances, rolls: int) -> ChanceEvent | None:
    """Return the luck of the set-up; None for a match that began at a position."""
    found: dict[str, list[float]] = {side: [] for side in story.sides}
    for number in range(rolls):
        s = story.set_up(f"deal {story.key} {number}")
        if s is None:
            return None
        for side, chance in chances(story, heuristics, s).items():
            found[side].append(chance)
    return against(0, "deal", after, {side: Estimate.of(samples) for side, samples in found.items()})


def total(events: list[ChanceEvent], side: str, *kinds: LuckKind) -> Estimate:
    """Return the luck of a side in all events of some kinds, with its standard error."""
    own = [event for event in events if event.kind in kinds]
    return Estimate(sum([event.gave[side] for event in own]), sqrt(sum([event.error[side] ** 2 for event in own])), len(own))
