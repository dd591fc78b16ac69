"""Ready rosters, cut down to what may be spent (WG35 3.1)."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Final

from vezerkar.games.wg35.library.library import Library
from vezerkar.games.wg35.library.records import Sample
from vezerkar.games.wg35.roster.outfit import price
from vezerkar.games.wg35.roster.problems import problems
from vezerkar.games.wg35.roster.records import Roster
from vezerkar.games.wg35.roster.text import sample

DEAR: Final = "refuse-points"


@cache
def ready(library: Library, name: str, limit: int) -> Roster | None:
    """A sample roster for at most so many points. One that costs more loses figures until it fits: privates first, as long as it
    stays an army that may be played. None if it cannot be made to fit.
    """
    army, found = _sample(library, name)
    roster = replace(sample(army, found), limit=limit)
    while price(library, roster) > limit:
        smaller = _without_one(library, roster)
        if smaller is None:
            return None
        roster = smaller
    return roster


def ready_rosters(library: Library, limit: int) -> list[tuple[str, Roster]]:
    """All sample rosters that can be made to fit, with their ids, in the order of the armies."""
    found = []
    for army in library.armies.values():
        for one in army.samples:
            roster = ready(library, one.id, limit)
            if roster is not None:
                found.append((one.id, roster))
    return found


def _sample(library: Library, name: str) -> tuple[str, Sample]:
    for army in library.armies.values():
        for found in army.samples:
            if found.id == name:
                return army.id, found
    raise LookupError(name)


def _without_one(library: Library, roster: Roster) -> Roster | None:
    """The roster without the figure that can best be spared: a private, and one with which as little goes as has to go."""
    best, worth = None, (-1, -1, -1)
    for number in reversed(range(len(roster.figures))):
        changed = replace(roster, figures=roster.figures[:number] + roster.figures[number + 1 :])
        cost = price(library, changed)
        fits = cost <= roster.limit
        private = library.units[roster.figures[number].unit].cls == "private"
        found = (int(private), int(fits), cost if fits else -cost + 1_000_000)
        if found > worth and all(refusal.reason == DEAR for refusal in problems(library, changed)):
            best, worth = changed, found
    return best
