"""Armies by chance: what is left of the points is spent, or a whole army is put together (WG35 3)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Final

from vezerkar.games.wg35.library.library import Library
from vezerkar.games.wg35.library.records import Army, Unit, covers
from vezerkar.games.wg35.library.schema import YEARS
from vezerkar.games.wg35.roster.offers import offers, recruits
from vezerkar.games.wg35.roster.outfit import price
from vezerkar.games.wg35.roster.problems import problems
from vezerkar.games.wg35.roster.records import Figure, Roster

TRIES: Final = 40
"""So many armies are begun by chance until one may be played."""
MOST_THINGS: Final = 12
"""So many things are bought at most when there is nobody left to recruit."""
SHARE: Final = 0.75
"""Of so much of the points men are recruited; the rest goes into what they carry, and into men again."""


def filled(library: Library, roster: Roster, rng: Random) -> Roster:
    """Return the draft with what is left to spend spent: first what the list demands, then men, then what they may carry."""
    roster = _demanded(library, roster, rng)
    roster = _recruited(library, roster, rng, int(roster.limit * SHARE))
    roster = _equipped(library, roster, rng)
    return _recruited(library, roster, rng, roster.limit)


def by_chance(library: Library, limit: int, rng: Random) -> Roster:
    """Return an army of at most so many points that may be played, of any list and year."""
    found = Roster("", 0, limit)
    for _ in range(TRIES):
        army = rng.choice(list(library.armies.values()))
        year = rng.randint(max(YEARS[0], army.years[0]), min(YEARS[1], army.years[1]))
        found = filled(library, Roster(army.id, year, limit), rng)
        if not problems(library, found):
            return found
    return found


def _demanded(library: Library, roster: Roster, rng: Random) -> Roster:
    """The draft with the figures that are still lacking, as long as there are points for them."""
    army = library.armies[roster.army]
    while True:
        lacking = _lacking(library, army, roster)
        able = [offer.name for offer in recruits(library, roster) if not offer.refused]
        wanted = [name for name in able if name in lacking]
        if not wanted:
            return roster
        # While others are demanded too, nobody expensive: the points have to last.
        costs = {offer.name: offer.points for offer in recruits(library, roster)}
        cheap = sorted(wanted, key=costs.__getitem__)[: 1 + len(wanted) // 2]
        roster = replace(roster, figures=(*roster.figures, Figure(rng.choice(cheap))))


def _lacking(library: Library, army: Army, roster: Roster) -> set[str]:
    """The units of which, or of whose class, the list demands more."""
    counts = Counter(figure.unit for figure in roster.figures)
    classes = Counter(library.units[figure.unit].cls for figure in roster.figures)
    bounds = army.composition
    least = {"officer": bounds.officer[0], "private": bounds.private[0], "specialist": bounds.specialist[0]}
    units = [unit for unit in army.units if covers(unit.years or army.years, roster.year)]
    short = {unit.id for unit in units if counts[unit.id] < unit.least}
    return short or {unit.id for unit in units if classes[unit.cls] < least.get(unit.cls, 0)}


def _recruited(library: Library, roster: Roster, rng: Random, limit: int) -> Roster:
    """The draft with as many more figures as so many points and the list allow."""
    while True:
        spent = price(library, roster)
        able = [offer.name for offer in recruits(library, roster) if not offer.refused and spent + offer.points <= limit]
        if not able:
            return roster
        # A unit that is there already is recruited less readily: an army of one kind is dull.
        there = Counter(figure.unit for figure in roster.figures)
        weights = [_weight(library.units[name]) / (1 + there[name]) for name in able]
        roster = replace(roster, figures=(*roster.figures, Figure(rng.choices(able, weights)[0])))


def _weight(unit: Unit) -> float:
    return 3.0 if unit.cls == "private" else 1.0


def _equipped(library: Library, roster: Roster, rng: Random) -> Roster:
    """The draft with some more things, each for a figure that may take it."""
    for _ in range(min(MOST_THINGS, len(roster.figures))):
        number = rng.randrange(len(roster.figures))
        able = [offer.name for offer in offers(library, roster, number) if not offer.refused]
        if able:
            figures = list(roster.figures)
            figures[number] = replace(figures[number], takes=(*figures[number].takes, rng.choice(able)))
            roster = replace(roster, figures=tuple(figures))
    return roster
