"""Pieces on the board and in the pools (R-17, R-18), and what ends the game at once (R-75)."""

from __future__ import annotations

from vezerkar.engine.bit_sets import BIT, count
from vezerkar.games.quartermaster import events
from vezerkar.games.quartermaster.game_data import ARMIES, ARMY, HOMES, LAND, SEA, WINNING_POINTS
from vezerkar.games.quartermaster.rules.supply import OTHER, disturb
from vezerkar.games.quartermaster.state import CONQUEST, POINTS, QmgState


def free(s: QmgState, country: int, kind: int) -> int:
    """Return the number of pieces of this kind in a country's pool."""
    if kind == ARMY:
        return ARMIES[country] - count(s.pieces[country] & LAND)
    return s.variant.navies[country] - count(s.pieces[country] & SEA)


def finish(s: QmgState, winner: int, ending: int) -> None:
    """The game is over."""
    s.over = True
    s.winner = winner
    s.ending = ending
    events.end(s, winner, ending)


def put(s: QmgState, country: int, space: int) -> None:
    """A piece enters a space; two enemy Home spaces win the game at once (R-75)."""
    s.pieces[country] |= BIT[space]
    disturb(s)
    side = country & 1
    if BIT[space] & HOMES[OTHER[side]] and conquers(s, side):
        finish(s, side, CONQUEST)


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
    events.took_back(s, country, space)


def gain(s: QmgState, side: int, points: int, why: int) -> None:
    """A team gains or, with a negative number, loses Victory Points; 400 win at once (R-70, R-75).

    ``why`` is a card, `SUPPLY_SPACES` or `SHORTAGE`. A card that scores in parts scores no more when the first of them has won.
    """
    if points == 0 or s.over:
        return
    s.vp[side] += points
    events.points(s, side, points, why)
    if s.vp[side] >= WINNING_POINTS:
        finish(s, side, POINTS)


def end_if_won(s: QmgState) -> None:
    """R-75: end a game that was not played to here but set up, if a team has won it already."""
    for side in range(2):
        if conquers(s, side):
            finish(s, side, CONQUEST)
        elif s.vp[side] >= WINNING_POINTS:
            finish(s, side, POINTS)
