"""Offers of what can be added to a roster next: what it costs, and why not where it cannot (WG35 3)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from vezerkar.engine import Refusal
from vezerkar.games.wg35.library.library import Library
from vezerkar.games.wg35.roster.outfit import outfit, price
from vezerkar.games.wg35.roster.problems import newly_wrong, problems
from vezerkar.games.wg35.roster.records import Figure, Roster


@dataclass(frozen=True, slots=True)
class Offer:
    """A unit or a thing, what adding it costs, refunds included, and the reasons why it may not be added; none if it may."""

    name: str
    points: int
    refused: tuple[Refusal, ...]


def recruits(library: Library, roster: Roster) -> tuple[Offer, ...]:
    """The units of the army list, as figures to be added."""
    draft = Draft(library, roster)
    return tuple(
        draft.offer(replace(roster, figures=(*roster.figures, Figure(unit.id))), unit.id)
        for unit in library.armies[roster.army].units
    )


def offers(library: Library, roster: Roster, number: int) -> tuple[Offer, ...]:
    """The things that a figure, counted from 0, may take besides what it has: its unit's options, and bayonets for its rifles."""
    figure = roster.figures[number]
    unit = library.units[figure.unit]
    weapons = [library.weapons[thing] for thing in outfit(library, unit, figure).things if thing in library.weapons]
    things = [option.add for option in unit.options] + [weapon.bayonet for weapon in weapons if weapon.bayonet]
    found, draft = [], Draft(library, roster)
    for thing in dict.fromkeys(things):
        figures = list(roster.figures)
        figures[number] = replace(figure, takes=(*figure.takes, thing))
        found.append(draft.offer(replace(roster, figures=tuple(figures)), thing))
    return tuple(found)


class Draft:
    """A roster with what it costs and what is wrong with it, to compare changes with."""

    def __init__(self, library: Library, roster: Roster) -> None:
        self.library = library
        self.points = price(library, roster)
        self.wrong = problems(library, roster)

    def offer(self, changed: Roster, name: str) -> Offer:
        """Return the cost of a change, and why not."""
        points = price(self.library, changed) - self.points
        return Offer(name, points, tuple(newly_wrong(self.wrong, problems(self.library, changed))))
