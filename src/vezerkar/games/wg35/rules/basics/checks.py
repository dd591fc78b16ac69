"""Tests of characteristics, contests and dice that must reach a number (WG35 0.1, 0.4), each told with all its dice.

``by`` is the id of the card or the ability that asks for the roll.
"""

from __future__ import annotations

from vezerkar.games.wg35 import events
from vezerkar.games.wg35.battle.field import E, R
from vezerkar.games.wg35.battle.numbering import NOBODY
from vezerkar.games.wg35.rules.basics import figures
from vezerkar.games.wg35.rules.step import d6, d10
from vezerkar.games.wg35.state import SkirmishState


def r_test(s: SkirmishState, figure: int, bonus: int, by: str) -> bool:
    """An R-test: d10, at most R and what is added to it."""
    return _test(s, figure, R, figures.alertness(s, figure) + bonus, by)


def e_test(s: SkirmishState, figure: int, by: str) -> bool:
    """An E-test: d10, at most E."""
    return _test(s, figure, E, figures.strength(s, figure), by)


def _test(s: SkirmishState, figure: int, characteristic: int, value: int, by: str) -> bool:
    die = d10(s)
    passed = die <= value
    events.tested(s, figure, "R" if characteristic == R else "E", by, value, die, passed)
    return passed


def reaches(s: SkirmishState, least: int, by: str, figure: int = NOBODY) -> bool:
    """A d6 that must show this or more."""
    die = d6(s)
    passed = die >= least
    events.rolled(s, figure, by, die, least, passed)
    return passed


def contest(s: SkirmishState, one: int, other: int, by: str) -> int:
    """Both roll d10 and add R: by how much the one is better than the other; the one rolls first (WG35 0.4)."""
    die, answer = d10(s), d10(s)
    total, against = die + figures.alertness(s, one), answer + figures.alertness(s, other)
    events.contested(s, one, other, by, die, total, answer, against)
    return total - against


def identifies(s: SkirmishState, shooter: int, target: int, by: str) -> bool:
    """An identification roll (WG35 24.1): d6, by what the target wears; 1 never succeeds, 6 always does."""
    die = d6(s)
    passed = die == 6 or (die > 1 and die in s.field.man(target).identifies)
    events.identified(s, shooter, target, by, die, passed)
    return passed
