"""Kinds of weapons: those carried, those thrown, those on a mount (WG35 2.5, 8.9, 13.4, 13.5, 13.9)."""

from __future__ import annotations

from typing import Final

from vezerkar.games.wg35.battle.arm import Arm
from vezerkar.games.wg35.game_data import THING_INDEX
from vezerkar.games.wg35.notation import FIGURES
from vezerkar.games.wg35.state import SkirmishState

ARM_LOAD: Final = 64
"""First value of `s.load` for an arm; figures are below it."""
CRATE_LOAD: Final = 256
"""First value of `s.load` for a crate."""


def name_of(arm: Arm) -> str:
    """The id of the thing it is."""
    if arm.weapon is not None:
        return arm.weapon.id
    assert arm.melee is not None
    return arm.melee.id


def name_of_load(s: SkirmishState, load: int) -> str:
    """The id of what is carried: a figure, a weapon, or a marker of the mission."""
    if load >= CRATE_LOAD:
        return s.field.mission.markers[load - CRATE_LOAD].id
    return name_of(s.field.arms[load - ARM_LOAD]) if load >= ARM_LOAD else FIGURES[load]


def thing_of(arm: Arm) -> int:
    """The thing it is, as actions name it."""
    return THING_INDEX[name_of(arm)]


def is_support(arm: Arm) -> bool:
    """Return True if it is a support weapon, which stays where it is set up (WG35 13.4)."""
    return arm.weapon is not None and "support" in arm.weapon.types


def held(arm: Arm) -> bool:
    """Return True if one has it in hand to use it: no grenade, nothing fixed to a rifle, no support weapon (WG35 2.5)."""
    return arm.weapon is None or not (arm.weapon.category == "grenade" or arm.weapon.attach_to or is_support(arm))


def find(s: SkirmishState, owner: int, thing: int, stance: int) -> int:
    """The first support weapon of this kind that a figure brought and that is in this stance; -1 if there is none."""
    for arm in s.field.arms_of[owner]:
        it = s.field.arms[arm]
        if is_support(it) and thing_of(it) == thing and s.stance[arm] == stance and not s.gone[arm]:
            return arm
    return -1
