"""An army as it is written down (`Roster`) and as it takes the field (`Fighter`)."""

from __future__ import annotations

from dataclasses import dataclass

from vezerkar.games.wg35.library.records import Armour, Camouflage, Profile


@dataclass(frozen=True, slots=True)
class Figure:
    """One figure of a roster: its unit, the options it takes by the things they add, one twice if taken twice; a woman or not."""

    unit: str
    takes: tuple[str, ...] = ()
    woman: bool = False


@dataclass(frozen=True, slots=True)
class Roster:
    """An army as plain data: its list, the year it fights in, the agreed points (WG35 3.1), its figures and its name."""

    army: str
    year: int
    limit: int
    figures: tuple[Figure, ...] = ()
    name: str = ""


@dataclass(frozen=True, slots=True)
class Fighter:
    """A figure ready for the field: final profile (WG35 3.5, 16.5), equipment, abilities with their numbers, and its price.

    ``weapons`` and ``melee`` are ids in the order of the unit's equipment, then as taken; what it has twice stands twice.
    ``identifies`` are the faces of an identification roll that recognise its uniform (WG35 24.1).
    """

    number: int
    unit: str
    cls: str
    people: str
    woman: bool
    profile: Profile
    weapons: tuple[str, ...]
    melee: tuple[str, ...]
    items: tuple[str, ...]
    abilities: dict[str, int]
    armour: tuple[Armour, ...]
    camouflage: Camouflage
    identifies: tuple[int, ...]
    points: int
