"""Attacks: the numbers that an `Attack` holds, and what can be said of it."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.bit_sets import BIT
from vezerkar.games.wg35.battle.attack import Attack
from vezerkar.games.wg35.state import SkirmishState

# Kinds.
SHOT: Final = 0
BLAST: Final = 1
BLOW: Final = 2

# How a Shoot action goes on (WG35 11.8): it does, it is taken back unspent, it is lost.
GOING: Final = 0
TAKEN_BACK: Final = 1
LOST: Final = 2


def attack_of(s: SkirmishState) -> Attack:
    """The attack in progress."""
    return s.attacks[-1]


def is_used(mask: int, effect: int) -> bool:
    """Return True if an effect (of `rules.effects`) is among those used."""
    return bool(mask & BIT[effect])
