"""The weapons that figures brought."""

from __future__ import annotations

from typing import Final

from vezerkar.games.wg35.library.records import Melee, Weapon

# What is become of a weapon on a mount (WG35 13.4).
CARRIED: Final = 0
READY: Final = 1
SET_UP: Final = 2
TOWED: Final = 3


class Arm:
    """A weapon that a figure brought: a `Weapon` that shoots, or a `Melee` that strikes (a dagger, a sabre); the other is None.

    ``owner`` is the figure that brought it, ``copy`` tells several of one kind apart, from 0.
    """

    __slots__ = ("copy", "melee", "owner", "weapon")

    def __init__(self, owner: int, copy: int, weapon: Weapon | None, melee: Melee | None) -> None:
        self.owner = owner
        self.copy = copy
        self.weapon = weapon
        self.melee = melee
