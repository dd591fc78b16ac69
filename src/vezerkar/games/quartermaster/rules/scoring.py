"""Victory Points (R-70 .. R-74)."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.bit_sets import BIT, count
from vezerkar.games.quartermaster import events
from vezerkar.games.quartermaster.game_data import CARD, DECK_SPAN, HOME, LAND, MARKERS, SIX
from vezerkar.games.quartermaster.rules.effect import EFFECTS, OWN_PLAY, Effect, cause_of
from vezerkar.games.quartermaster.rules.pieces import gain
from vezerkar.games.quartermaster.rules.supply import OTHER, supply_spaces, team
from vezerkar.games.quartermaster.rules.warfare import Stand
from vezerkar.games.quartermaster.state import SUPPLY_SPACES, QmgState


def home_is_lost(s: QmgState, country: int) -> bool:
    """R-14: an enemy Army is in the Home space of a country."""
    return bool(team(s, OTHER[country & 1]) & BIT[HOME[country]])


def space_points(s: QmgState, country: int) -> int:
    """R-70, R-71, R-74: what a country scores for the Supply spaces with an Army of its own."""
    held = s.pieces[country] & LAND & supply_spaces(s, country)
    if held == 0:
        return 0
    shared = held & ~MARKERS[country] & (s.pieces[(country + 2) % SIX] | s.pieces[(country + 4) % SIX])
    return 2 * count(held) - count(shared) if shared else 2 * count(held)


class Points(Effect):
    """The card's team gains points: so many, or so many for each of certain pieces or spaces."""

    __slots__ = ("card", "conditions", "per", "points")

    def __init__(self, card: int, points: int, conditions: tuple[Stand, ...], per: Per | None) -> None:
        self.card = card
        self.points = points
        self.conditions = conditions
        self.per = per

    def now(self, s: QmgState, country: int) -> int:
        """Return the points that it gives now."""
        for condition in self.conditions:
            if not condition.holds(s, country):
                return 0
        return self.points if self.per is None else self.points * self.per.now(s)

    def possible(self, s: QmgState, country: int, cause: int) -> bool:
        return self.now(s, country) != 0

    def start(self, s: QmgState, country: int, cause: int) -> None:
        gain(s, country & 1, self.now(s, country), self.card)


class Per:
    """A count: of the pieces of some countries in certain spaces, or of the spaces in which one of them has a piece."""

    __slots__ = ("by_space", "owners", "spaces")

    def __init__(self, owners: tuple[int, ...], spaces: int, by_space: bool) -> None:
        self.owners = owners
        self.spaces = spaces
        self.by_space = by_space

    def now(self, s: QmgState) -> int:
        """Return the present count."""
        total = 0
        held = 0
        for owner in self.owners:
            total += count(s.pieces[owner] & self.spaces)
            held |= s.pieces[owner]
        return count(held & self.spaces) if self.by_space else total


def _scoring() -> list[tuple[int, ...]]:
    found: list[list[int]] = [[] for _ in range(SIX)]
    for card, record in enumerate(CARD):
        if record is not None and record["when"] == "victory":
            found[card // DECK_SPAN].append(card)
    return [tuple(cards) for cards in found]


SCORING: Final = _scoring()
"""SCORING[country]: its Status cards that score in the Victory step (R-72)."""


def victory_step(s: QmgState) -> None:
    """R-14: the country on turn scores; the step is left out while an enemy Army is in its Home space."""
    country = s.active
    if home_is_lost(s, country):
        events.no_victory_step(s, country)
        return
    gain(s, country & 1, space_points(s, country), SUPPLY_SPACES)
    if s.status[country]:
        for card in SCORING[country]:
            if s.status[country] & BIT[card % DECK_SPAN] and not s.over:
                for effect in EFFECTS[card]:
                    effect.start(s, country, cause_of(OWN_PLAY, country))
