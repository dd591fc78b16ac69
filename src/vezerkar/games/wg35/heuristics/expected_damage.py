"""Values of figures, and the expected damage of a hit (WG35 11.5, 14, 15, 28.1)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from vezerkar.engine.bit_sets import BIT
from vezerkar.games.wg35.heuristics.numbers import Numbers
from vezerkar.games.wg35.rules.basics import figures
from vezerkar.games.wg35.rules.close_combat.blows import profile_of
from vezerkar.games.wg35.rules.close_combat.bout import HARD
from vezerkar.games.wg35.rules.setup.field import army_type
from vezerkar.games.wg35.rules.victory import points
from vezerkar.games.wg35.rules.wounding.hits import wound_count
from vezerkar.games.wg35.state import SkirmishState

CRATE: Final = 1.5
"""Value of striking down a figure with a load of the mission, besides its own, in Victory Points."""
GUERRILLA: Final = 0.5
SPENT: Final = 0.5
"""Factor of what it costs to be shocked for who has acted already in this round."""
ADDED: Final = 0.7
"""Mean that the location adds to the strength of a shot, armour considered (WG35 11.5, 16)."""
FALLEN: Final = "enemy_{}_down"


@lru_cache(maxsize=512)
def toll(strength: int, ap: int, toughness: int) -> tuple[float, float, float]:
    """The chances that a hit puts a figure of this E out of action, makes it helpless, or hurts it less (WG35 15)."""
    out = lamed = hurt = 0.0
    for dice, weight in rolls(min(ap, 3)):
        wounds = wound_count(list(dice), strength, toughness)
        if wounds:
            none, one, most = (5 / 6) ** wounds, (4 / 6) ** wounds, (2 / 6) ** wounds
            out += weight * (1.0 - none)
            lamed += weight * (none - one)
            hurt += weight * (one - most)
    return out, lamed, hurt


@lru_cache(maxsize=8)
def rolls(count: int) -> tuple[tuple[tuple[int, ...], float], ...]:
    """All rolls of some d10, each with its chance."""
    found: list[tuple[tuple[int, ...], float]] = [((), 1.0)]
    for _ in range(count):
        found = [((*dice, die), weight / 10.0) for dice, weight in found for die in range(1, 11)]
    return tuple(found)


def harm(strength: int, ap: int, toughness: int, located: bool, numbers: Numbers) -> float:
    """Return the expected fraction of its value that a figure of this E loses by a hit. Shots and bursts are ``located``."""
    if not located:
        return _share(toll(strength, ap, toughness), numbers)
    added = ADDED * _share(toll(strength + 1, ap, toughness), numbers)
    return (1.0 - ADDED) * _share(toll(strength, ap, toughness), numbers) + added


def _share(chances: tuple[float, float, float], numbers: Numbers) -> float:
    return chances[0] + numbers.lamed * chances[1] + numbers.hurt * chances[2]


def price(s: SkirmishState, figure: int, numbers: Numbers) -> float:
    """Return the value for the enemy of putting a figure out of action, in Victory Points."""
    man = s.field.man(figure)
    enemy = 1 - (figure >> 4)
    worth = man.points / numbers.army_points
    if s.helpless & BIT[figure]:
        worth *= 0.15
    scores = s.field.mission.scores
    for number in range(len(scores)):
        if points.concerns(scores[number].side, enemy) and scores[number].event == FALLEN.format(man.cls):
            worth += points.worth(s, number, enemy)
    if s.load[figure] >= 256:
        worth += CRATE
    if army_type(s, enemy) == "guerrilla":
        worth += GUERRILLA
    return worth


def hit_worth(s: SkirmishState, figure: int, strength: int, ap: int, numbers: Numbers, located: bool = True) -> float:
    """Return the value of a hit on a figure for the enemy."""
    bit = BIT[figure]
    worth = price(s, figure, numbers) * harm(strength, ap, max(1, figures.strength(s, figure)), located, numbers)
    if not s.shocked & bit and not s.helpless & bit:
        worth += numbers.shock * SPENT if s.activated & bit else numbers.shock
    return worth


def blow_chance(s: SkirmishState, striker: int, target: int) -> float:
    """Return the chance that a blow hits (WG35 14.2)."""
    needed = figures.fighting(s, target) + HARD - figures.fighting(s, striker) - profile_of(s, striker).t_bonus
    return min(1.0, max(0.0, (11 - needed) / 10.0))


def blow_worth(s: SkirmishState, striker: int, target: int, numbers: Numbers) -> float:
    """Return the value of a blow."""
    profile = profile_of(s, striker)
    return blow_chance(s, striker, target) * hit_worth(s, target, profile.strength, profile.ap, numbers, False)


def fit_to_fight(s: SkirmishState, figure: int) -> bool:
    """Return True if enemies must reckon with a figure: it may be shocked now, but neither broken nor helpless."""
    return not (s.broken | s.helpless) & BIT[figure] and s.on & BIT[figure] != 0
