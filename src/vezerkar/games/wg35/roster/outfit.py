"""Outfit of a figure and its cost (WG35 3.3): its unit's equipment and the options it takes, with refunds for exchanges."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from vezerkar.engine import Refusal
from vezerkar.games.wg35.library.library import Library
from vezerkar.games.wg35.library.records import Camouflage, Unit
from vezerkar.games.wg35.roster.records import Fighter, Figure, Roster

WOMAN: Final = {"E": -1, "R": 1}
"""Changes of a woman's characteristics (WG35 3.5)."""
NONE: Final = Camouflage(0, 0)


class Outfit:
    """The things and the price of one figure; ``refused`` are the options it takes and cannot have."""

    __slots__ = ("points", "refused", "things")

    def __init__(self, things: list[str], points: int) -> None:
        self.things, self.points = things, points
        self.refused: list[Refusal] = []


def outfit(library: Library, unit: Unit, figure: Figure) -> Outfit:
    """Equips a figure, option by option. One that cannot be had is left out and refused."""
    found = Outfit(list(unit.equipment), unit.points + sum(library.price(thing) for thing in unit.equipment))
    for thing in figure.takes:
        option = unit.option(thing)
        if option is None and not _bayonet(library, thing):
            found.refused.append(Refusal("refuse-unlisted", "WG35 3.3", {"unit": unit.id, "thing": thing}))
            continue
        given = option.replace if option is not None else ""
        if given and given not in found.things:
            found.refused.append(Refusal("refuse-exchange", "WG35 3.3", {"unit": unit.id, "thing": thing, "given": given}))
            continue
        if given:
            found.things.remove(given)
        found.things.append(thing)
        if option is not None and option.points is not None:
            found.points += option.points
        else:
            found.points += library.price(thing) - (library.price(given) if given else 0)
    return found


def _bayonet(library: Library, thing: str) -> bool:
    """A bayonet may always be bought, listed or not (WG35 3.4)."""
    return thing in library.melee and library.melee[thing].category == "bayonet"


def price(library: Library, roster: Roster) -> int:
    """Return the cost of a roster (WG35 3.1). Figures of unknown units and options that cannot be had cost nothing."""
    return sum(
        outfit(library, library.units[figure.unit], figure).points for figure in roster.figures if figure.unit in library.units
    )


@lru_cache(maxsize=64)
def figures(library: Library, roster: Roster) -> tuple[Fighter, ...]:
    """The figures of a roster, numbered from 0, as they take the field; the roster has no problems.

    They are kept for a while: where many battles are fought, the same armies fight again and again.
    """
    army = library.armies[roster.army]
    return tuple(fighter(library, figure, number, army.people) for number, figure in enumerate(roster.figures))


def fighter(library: Library, figure: Figure, number: int, people: str) -> Fighter:
    """One figure of an army of these people, as it takes the field."""
    unit = library.units[figure.unit]
    has = outfit(library, unit, figure)
    names = [thing for thing in has.things if thing in library.items]
    items = [library.items[name] for name in names]
    profile = unit.profile
    for item in items:
        profile = profile.changed(item.modifiers)
    if figure.woman:
        profile = profile.changed(WOMAN)
    abilities = dict(unit.abilities)
    for thing in has.things:
        if thing in library.abilities:
            abilities[thing] = library.abilities[thing].default
    levels = [item.camouflage for item in items if item.camouflage is not None]
    worn = [library.items[name] for name in unit.uniform] + items
    faces = {face for item in worn for face in (*item.identifies, *_stands_for(library, item.counts_as))}
    return Fighter(
        number,
        unit.id,
        unit.cls,
        unit.people or people,
        figure.woman or unit.female,
        profile,
        tuple(thing for thing in has.things if thing in library.weapons),
        tuple(thing for thing in has.things if thing in library.melee),
        tuple(names),
        abilities,
        tuple(item.armour for item in items if item.armour is not None),
        levels[0] if levels else NONE,
        tuple(sorted(faces)),
        has.points,
    )


def _stands_for(library: Library, item: str) -> tuple[int, ...]:
    return library.items[item].identifies if item else ()
