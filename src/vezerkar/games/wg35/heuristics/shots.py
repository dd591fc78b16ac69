"""Values of shots: what a figure gains by shooting from a place, and what enemy fire costs it there (WG35 10-12)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from vezerkar.engine.bit_sets import BIT, members
from vezerkar.games.wg35.battle.numbering import NOBODY
from vezerkar.games.wg35.content import LIBRARY
from vezerkar.games.wg35.heuristics.expected_damage import fit_to_fight, hit_worth
from vezerkar.games.wg35.heuristics.numbers import Numbers
from vezerkar.games.wg35.library.records import ZONES
from vezerkar.games.wg35.notation import AREA_BURST, BURST, SINGLE, SWEEP
from vezerkar.games.wg35.rules.basics import figures
from vezerkar.games.wg35.rules.geometry.sight import HIDDEN, Look, Post, look, squared_distance
from vezerkar.games.wg35.rules.geometry.table import Table
from vezerkar.games.wg35.rules.shooting import fire
from vezerkar.games.wg35.rules.step import enemies
from vezerkar.games.wg35.state import SkirmishState

SWEPT: Final = 0.8
"""Weight of a later roll of a sweep: nobody may be left near enough."""
RANGE: Final = 1000
"""Enemies farther away than this are no danger to speak of, in millimetres."""
MOST_FOES: Final = 7
"""So many of the nearest enemies are considered."""


@lru_cache(maxsize=65536)
def glance(
    table: Table, doors: int, viewer: tuple[int, int, int, int, int, int], target: tuple[int, int, int, int, int, int]
) -> Look:
    """`geometry.sight.look`, remembered: the same lines are looked along again and again."""
    return look(table, doors, Post(*viewer), Post(*target))


def standing_at(s: SkirmishState, figure: int) -> tuple[int, int, int, int, int, int]:
    """Return the place of a figure as `glance` takes it."""
    return (s.x[figure], s.y[figure], s.z[figure], s.posture[figure], s.hide[figure], s.lookout[figure])


def view_of(s: SkirmishState, viewer: tuple[int, int, int, int, int, int], target: tuple[int, int, int, int, int, int]) -> Look:
    """Return what is seen from one place of another, smoke considered."""
    if s.smoke and figures.smoked(s, viewer[0], viewer[1], target[0], target[1]):
        return False, 24, 0, 0
    return glance(s.field.table, s.doors, viewer, target)


def loaded(s: SkirmishState, figure: int) -> int:
    """The weapon in hand if it can be fired now, as far as ammunition and rate of fire go; `NOBODY` otherwise."""
    for arm in fire.arms_for(s, figure):
        weapon = fire.weapon_of(s, arm)
        if weapon.projectile.kind == fire.SOLID and not fire.why_not_ready(s, figure, arm):
            return arm
    return NOBODY


def usual(s: SkirmishState, figure: int) -> int:
    """The weapon a figure would fire in a round to come."""
    for arm in fire.arms_for(s, figure):
        if fire.weapon_of(s, arm).projectile.kind == fire.SOLID and not s.dry[arm]:
            return arm
    return NOBODY


def aim_bonus(s: SkirmishState, figure: int, arm: int, zone: int) -> int:
    """Return the bonus of the card Aim to C (WG35 26.1.6, 24.2, 24.4)."""
    bonus = fire.AIM_C
    for name in s.field.man(figure).items:
        bonus += LIBRARY.items[name].effect.get("aim_bonus", 0)
    for name in fire.sights(s, figure, fire.weapon_of(s, arm)):
        item = LIBRARY.items[name]
        if not item.zones or ZONES[zone] in item.zones:
            bonus += item.effect.get("aim_extra_C", 0)
    return bonus


def hit_chance(s: SkirmishState, figure: int, arm: int, squared: int, cover: int, bonus: int, aimed: bool) -> tuple[float, int]:
    """Return the chance of one to-hit roll at this squared distance and cover, and its zone. It is 0 if the target is too far."""
    weapon = fire.weapon_of(s, arm)
    zone = fire.zone_of(weapon, figures.strength(s, figure), squared)
    if zone == fire.BEYOND:
        return 0.0, zone
    c = figures.shooting(s, figure) + bonus + (aim_bonus(s, figure, arm, zone) if aimed else 0)
    needed = fire.target_number(weapon, zone, SINGLE) + max(0, cover - max(0, weapon.ap - 1)) - c
    return fire.chance(needed) / 1000.0, zone


def shot_worth(
    s: SkirmishState, figure: int, arm: int, mode: int, target: int, squared: int, cover: int, aimed: bool, numbers: Numbers
) -> float:
    """Return the value of a Shoot action at one figure."""
    weapon = fire.weapon_of(s, arm)
    x = weapon.rates.get(fire.AUTOMATIC, 0)
    bonus = min(x, fire.MOST_BURST) if mode == BURST else 0
    worth = hit_worth(s, target, weapon.strength, weapon.ap, numbers)
    if not s.activated & BIT[target]:
        worth *= numbers.fresh
    chance, zone = hit_chance(s, figure, arm, squared, cover, bonus, aimed)
    if mode == SWEEP:
        if zone not in (fire.SHORT, fire.MEDIUM):
            return 0.0
        plain = hit_chance(s, figure, arm, squared, cover, 0, False)[0]
        return worth * (chance + SWEPT * (x - 1) * plain) - numbers.jam
    if mode == AREA_BURST:
        plain = hit_chance(s, figure, arm, squared, cover, 0, False)[0]
        return worth * (chance + plain) - numbers.jam if zone == fire.SHORT else 0.0
    return worth * chance - (numbers.jam if mode == BURST else 0.0)


def modes_of(s: SkirmishState, arm: int) -> list[int]:
    """The ways to fire a weapon at one figure."""
    rates = fire.weapon_of(s, arm).rates
    found = [BURST, SWEEP] if fire.AUTOMATIC in rates else []
    if len(found) < len(rates) or not rates:
        found.append(SINGLE)
    return found


def foes_near(s: SkirmishState, figure: int, x: int, y: int) -> list[int]:
    """The enemies that matter at a point, the nearest first."""
    found: list[tuple[int, int]] = []
    for enemy in members(enemies(s, figure) & ~s.concealed):
        squared = (s.x[enemy] - x) ** 2 + (s.y[enemy] - y) ** 2
        if squared <= RANGE * RANGE:
            found.append((squared, enemy))
    found.sort()
    return [enemy for _, enemy in found[:MOST_FOES]]


class ShotOutlook:
    """Values of the shots from and at a place, in Victory Points.

    ``gain`` is the best shot from there, ``aimed`` the best one with the card Aim, and ``danger`` the expected damage by all
    enemies in a round.
    """

    __slots__ = ("aimed", "danger", "gain")

    def __init__(self) -> None:
        self.gain = 0.0
        self.aimed = 0.0
        self.danger = 0.0


def outlook(s: SkirmishState, figure: int, place: tuple[int, int, int, int, int, int], arm: int, numbers: Numbers) -> ShotOutlook:
    """Return the ShotOutlook of a place for a figure that fires this weapon (`NOBODY`: none)."""
    found = ShotOutlook()
    modes = modes_of(s, arm) if arm != NOBODY else []
    for enemy in foes_near(s, figure, place[0], place[1]):
        there = standing_at(s, enemy)
        squared = squared_distance(place[0], place[1], place[2], there[0], there[1], there[2])
        weapon = usual(s, enemy) if fit_to_fight(s, enemy) else NOBODY
        if weapon != NOBODY:
            seen, _, cover, _ = view_of(s, there, place)
            if not seen:
                # Sight is mutual but for those who hide, and they do not shoot.
                continue
            found.danger += peril(s, enemy, weapon, figure, squared, cover, numbers)
        if arm == NOBODY or there[3] == HIDDEN or place[3] == HIDDEN or figures.is_engaged(s, enemy):
            continue
        seen, _, cover, _ = view_of(s, place, there)
        if not seen:
            continue
        for mode in modes:
            found.gain = max(found.gain, shot_worth(s, figure, arm, mode, enemy, squared, cover, False, numbers))
            found.aimed = max(found.aimed, shot_worth(s, figure, arm, mode, enemy, squared, cover, True, numbers))
    return found


def peril(s: SkirmishState, enemy: int, arm: int, figure: int, squared: int, cover: int, numbers: Numbers) -> float:
    """Return the loss by an enemy's shots at a figure in a round: two for those who can fire twice."""
    rates = fire.weapon_of(s, arm).rates
    twice = fire.SEMI in rates or fire.AUTOMATIC in rates
    best = 0.0
    for mode in modes_of(s, arm):
        best = max(best, shot_worth(s, enemy, arm, mode, figure, squared, cover, not twice, numbers))
    if s.shocked & BIT[enemy]:
        best *= 0.6
    if s.activated & BIT[enemy]:
        best *= numbers.acted
    return best * (1.6 if twice else 1.0)
