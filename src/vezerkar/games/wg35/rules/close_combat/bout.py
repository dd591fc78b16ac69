"""A blow before it falls: what the striker brings and what is needed, part by part (WG35 8.5, 14.2, 14.3)."""

from __future__ import annotations

from typing import Final

from vezerkar.games.wg35.battle.attack import Attack
from vezerkar.games.wg35.battle.field import T
from vezerkar.games.wg35.content import LIBRARY
from vezerkar.games.wg35.game_data import MELEE
from vezerkar.games.wg35.rules.basics.figures import fighting, value
from vezerkar.games.wg35.rules.shooting.fire import Modifier
from vezerkar.games.wg35.state import SkirmishState

HARD: Final = 5
"""Number added to the T of whoever is struck (WG35 14.2)."""


class Bout:
    """A blow as it will be rolled: the die and the ``skill`` must reach what is ``needed``; the parts of both numbers."""

    __slots__ = ("guarding", "needed", "skill", "striking")

    def __init__(self, striking: list[Modifier], guarding: list[Modifier]) -> None:
        self.striking = striking
        self.guarding = guarding
        self.skill = total(striking)
        self.needed = total(guarding)


def total(parts: list[Modifier]) -> int:
    """The sum of some parts."""
    found = 0
    for part in parts:
        found += part.value
    return found


def bout_of(s: SkirmishState, attack: Attack) -> Bout:
    """The blow of an attack, as things are."""
    profile = LIBRARY.melee[MELEE[attack.melee]]
    striking = stance(s, attack.by, False)
    if profile.t_bonus:
        striking.append(Modifier(profile.id, profile.t_bonus, "WG35 14.3", False))
    if attack.hit_c:
        striking.append(Modifier("effects", attack.hit_c, "WG35 11.4", False))
    guarding = stance(s, attack.target, True)
    guarding.append(Modifier("struck", HARD, "WG35 14.2", True))
    if attack.hit_tn:
        guarding.append(Modifier("effects_tn", attack.hit_tn, "WG35 11.4", True))
    return Bout(striking, guarding)


def stance(s: SkirmishState, figure: int, to_tn: bool) -> list[Modifier]:
    """The T of a figure, and what it loses by lying (WG35 8.5)."""
    own = value(s, figure, T)
    found = [Modifier("fighting", own, "WG35 14.2", to_tn)]
    now = fighting(s, figure)
    if now != own:
        found.append(Modifier("lying", now - own, "WG35 8.5", to_tn))
    return found
