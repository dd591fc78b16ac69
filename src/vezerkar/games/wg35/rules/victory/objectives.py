"""Objectives: who holds them, and what that brings at the end of a round (WG35 23, 24.5, 28)."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.bit_sets import BIT, members
from vezerkar.games.wg35 import events
from vezerkar.games.wg35.battle.numbering import NOBODY, SIDES
from vezerkar.games.wg35.library.records import Score
from vezerkar.games.wg35.rules.basics.figures import sees_spot, within_of
from vezerkar.games.wg35.rules.step import own
from vezerkar.games.wg35.rules.victory import points
from vezerkar.games.wg35.rules.wounding import loot
from vezerkar.games.wg35.state import SkirmishState

REACH: Final = 100
"""Distance from an objective within which one holds or contests it, in millimetres (WG35 23.2)."""
EACH: Final = "each"
FLAG_VP: Final = 1
"""Victory points that the bearer of a flag earns besides (WG35 24.5)."""


def near(s: SkirmishState, side: int, marker: int) -> int:
    """The figures of a side that hold or contest an objective, allies too, as a mask (WG35 23.2)."""
    found = 0
    place = s.field.markers[marker]
    for figure in members(own(s, side) & ~(s.helpless | s.broken | s.concealed)):
        if within_of(s, figure, place, REACH) and sees_spot(s, figure, place):
            found |= BIT[figure]
    return found


def holders(s: SkirmishState, side: int, marker: int) -> int:
    """The figures by which a side holds an objective, as a mask; 0 if it does not (WG35 23.2). Allies hold nothing."""
    if near(s, 1 - side, marker):
        return 0
    found = 0
    for figure in members(near(s, side, marker)):
        if s.field.man(figure).cls != "ally":
            found |= BIT[figure]
    return found


def named(s: SkirmishState, score: Score) -> list[int]:
    """The markers a rule of the mission is about."""
    markers = s.field.mission.markers
    found: list[int] = []
    for i in range(len(markers)):
        if markers[i].kind == "objective" and score.objective in (EACH, markers[i].id):
            found.append(i)
    return found


def defended(s: SkirmishState, side: int, marker: int, within_mm: int) -> bool:
    """Return True if a side has a figure near an objective that is neither helpless nor broken (WG35 28.6)."""
    for figure in members(own(s, side) & ~(s.helpless | s.broken)):
        if within_of(s, figure, s.field.markers[marker], within_mm):
            return True
    return False


def score_round(s: SkirmishState) -> None:
    """The round ends: objectives that are held, defended or abandoned are scored (WG35 6.6, 23.3)."""
    scores = s.field.mission.scores
    flags = [False, False]
    for number in range(len(scores)):
        score = scores[number]
        for side in range(SIDES):
            if not points.concerns(score.side, side):
                continue
            for marker in named(s, score):
                if score.event == "objective_held":
                    flags[side] = _held(s, number, side, marker, flags[side])
                elif _earned(s, score, side, marker):
                    points.book(s, number, side)


def _earned(s: SkirmishState, score: Score, side: int, marker: int) -> bool:
    """Return True if a side has defended an objective to this round's end, or its enemy has abandoned it (WG35 28.6)."""
    if score.event == "centre_defended":
        return defended(s, side, marker, score.within_mm)
    return score.event == "centre_abandoned" and not defended(s, 1 - side, marker, score.within_mm)


def _held(s: SkirmishState, number: int, side: int, marker: int, flag_paid: bool) -> bool:
    """Score one objective if a side holds it; returns whether its flag has paid in this round (at most once, WG35 28.3)."""
    by = holders(s, side, marker)
    if not by:
        return flag_paid
    events.held(s, side, marker, by)
    bearer = loot.bearer(s, side)
    if points.book(s, number, side) and not flag_paid and bearer != NOBODY and by & BIT[bearer]:
        points.award(s, side, FLAG_VP, "flag", bearer)
        return True
    return flag_paid
