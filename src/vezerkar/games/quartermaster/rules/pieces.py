"""Pieces on the board and in the pools (R-17, R-18), and what ends the game at once (R-75)."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.state import BIT
from vezerkar.games.quartermaster.game_data import ARMIES, COUNTRIES, HOMES, LAND, SEA, SPACES, WINNING_POINTS, count
from vezerkar.games.quartermaster.rules.supply import OTHER, disturb
from vezerkar.games.quartermaster.state import CONQUEST, POINTS, QmgState

KINDS: Final[tuple[str, ...]] = ("army", "navy")
KIND_MASK: Final = [LAND, SEA]
ARMY: Final = 0
NAVY: Final = 1


def kind_of(space: int) -> int:
    """What stands in a space: an Army on land, a Navy at sea."""
    return ARMY if BIT[space] & LAND else NAVY


def free(s: QmgState, country: int, kind: int) -> int:
    """How many pieces of this kind a country has in its pool."""
    if kind == ARMY:
        return ARMIES[country] - count(s.pieces[country] & LAND)
    return s.variant.navies[country] - count(s.pieces[country] & SEA)


def put(s: QmgState, country: int, space: int) -> None:
    """A piece enters a space; two enemy Home spaces win the game at once (R-75)."""
    s.pieces[country] |= BIT[space]
    disturb(s)
    side = country & 1
    if BIT[space] & HOMES[OTHER[side]] and conquers(s, side):
        s.finish(side, CONQUEST)


def conquers(s: QmgState, side: int) -> bool:
    """R-75: whether a team has Armies in two enemy Home spaces."""
    armies = s.pieces[side] | s.pieces[side + 2] | s.pieces[side + 4]
    return count(armies & HOMES[OTHER[side]]) >= 2


def take_off(s: QmgState, country: int, space: int) -> None:
    """A piece leaves the board for its pool, whatever the reason."""
    s.pieces[country] &= ~BIT[space]
    s.safe[country] &= ~BIT[space]
    if country == s.active:
        s.movable &= ~BIT[space]
    disturb(s)


def take_back(s: QmgState, country: int, space: int) -> None:
    """R-18: a country takes a piece of its own off the board."""
    take_off(s, country, space)
    if s.sink is not None:
        s.emit("took_back", {"country": COUNTRIES[country], "space": SPACES[space]})


def gain(s: QmgState, side: int, points: int, why: str) -> None:
    """A team gains or, with a negative number, loses Victory Points; 400 win at once (R-70, R-75)."""
    if points == 0:
        return
    s.vp[side] += points
    if s.sink is not None:
        s.emit("points", {"team": side, "points": points, "why": why, "total": s.vp[side]})
    if s.vp[side] >= WINNING_POINTS:
        s.finish(side, POINTS)


def end_if_won(s: QmgState) -> None:
    """R-75: end a game that was not played to here but set up, if a team has won it already."""
    for side in range(2):
        if conquers(s, side):
            s.finish(side, CONQUEST)
        elif s.vp[side] >= WINNING_POINTS:
            s.finish(side, POINTS)
