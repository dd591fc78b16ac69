"""Features of a State in Victory Points: the points scored so far and those expected from the board."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.bit_sets import BIT, count
from vezerkar.games.quartermaster.game_data import (
    ALLIES,
    AXIS,
    DECK_SPAN,
    HOME,
    HOMES,
    LAND,
    MARKERS,
    ROUNDS,
    SEA,
    SIX,
    STARS,
    around,
)
from vezerkar.games.quartermaster.rules.effect import EFFECTS
from vezerkar.games.quartermaster.rules.scoring import SCORING, Points
from vezerkar.games.quartermaster.rules.supply import opened, reach, supplied, supply_spaces, team
from vezerkar.games.quartermaster.state import QmgState

HAZARD: Final = [0.1, 0.19, 0.28]
"""Chance that an Army is lost within a round while no enemy country, one, or several can battle it."""


def _stay() -> list[list[float]]:
    table: list[list[float]] = []
    for hazard in HAZARD:
        row = [0.0]
        for _ in range(ROUNDS + 1):
            row.append(1.0 + (1.0 - hazard) * row[-1])
        table.append(row)
    return table


STAY: Final = _stay()
"""STAY[enemies][turns]: how often an Army is expected to score in so many turns."""

RATE_KEPT: Final = 0.75
"""Fraction of a Status card's present score that it goes on scoring."""

HOME_LOST: Final = 0.3
"""Fraction of a country's points that is left while an enemy is in its Home space: it may be freed."""

LOST: Final = 12.0
"""Victory Points that an enemy in a Home space costs besides: with a second one the game is over."""

AT_THE_GATES: Final = 2.0
"""Victory Points that it costs if an enemy can reach a Home space with a piece of the team in it."""
UNGUARDED: Final = 5.0
"""Victory Points that it costs if an enemy can reach an empty Home space."""

ARMY_WORTH: Final = 1.0
"""Value of a supplied Army, in Victory Points."""
NAVY_WORTH: Final = 0.8
"""Value of a supplied Navy, in Victory Points."""
STRANDED: Final = 0.2
"""Value of a piece that lacks supply, in Victory Points."""

FREE_STAR: Final = 0.3
"""Fraction of a Supply space's points that counts for a team that can enter it next."""
ENEMY_STAR: Final = 0.1
"""Fraction of a Supply space's points that counts for a team that can enter it after a battle."""
FAR_STAR: Final = 0.06
"""Fraction of a Supply space's points that counts for a team that can enter it in two steps."""

WON: Final = 200.0
"""More points than any lead."""


def outlook(s: QmgState) -> float:
    """The lead of the Axis in Victory Points, as it will be at the end if nothing unforeseen happens; by public facts alone."""
    if s.over:
        return WON if s.winner == AXIS else -WON
    sides = [team(s, AXIS), team(s, ALLIES)]
    for side in range(2):
        entered = sides[side] & HOMES[1 - side]
        if entered & (entered - 1):
            return WON if side == AXIS else -WON
    once = [0, 0]
    twice = [0, 0]
    for country in range(SIX):
        side = country & 1
        reached = reach(s, country)
        twice[side] |= once[side] & reached
        once[side] |= reached
    lead = float(s.vp[AXIS] - s.vp[ALLIES])
    for side in range(2):
        other = 1 - side
        found = 0.0
        lost = 0
        gates = 0.0
        for country in range(side, SIX, 2):
            found += country_outlook(s, country, sides[other], once[other], twice[other])
            home = BIT[HOME[country]]
            if sides[other] & home:
                lost += 1
            elif once[other] & home:
                gates += AT_THE_GATES if sides[side] & home else UNGUARDED
        found -= lost * LOST + gates * (1.0 + 3.0 * lost)
        scale = 2.0 * STAY[0][turns_left(s, side)]
        free = once[side] & STARS & ~sides[side]
        far = around(once[side] & ~sides[other], opened(s, side)) & STARS & ~sides[side] & ~free
        if free:
            found += scale * (FREE_STAR * count(free & ~sides[other]) + ENEMY_STAR * count(free & sides[other]))
        if far:
            found += scale * FAR_STAR * count(far)
        lead += found if side == AXIS else -found
    return lead


def turns_left(s: QmgState, country: int) -> int:
    """Return the number of turns that a country has left, the one in progress included."""
    return ROUNDS - s.round + (1 if country >= s.active or s.round == 0 else 0)


def country_outlook(s: QmgState, country: int, enemies: int, once: int, twice: int) -> float:
    """Return the prospects of a country's pieces and Status cards.

    ``once`` and ``twice``: spaces that so many enemies can reach.
    """
    own = s.pieces[country]
    left = turns_left(s, country)
    fed = supplied(s, country)
    held = own & LAND & supply_spaces(s, country)
    points = 0.0
    if held:
        shared = held & (s.pieces[(country + 2) % SIX] | s.pieces[(country + 4) % SIX]) & ~MARKERS[country]
        if held & ~once:
            points += scored(held & ~once, shared) * STAY[0][left]
        if held & once:
            if held & once & ~twice:
                points += scored(held & once & ~twice, shared) * STAY[1][left]
            if held & twice:
                points += scored(held & twice, shared) * STAY[2][left]
    shown = s.status[country]
    if shown:
        for card in SCORING[country]:
            if shown & BIT[card % DECK_SPAN]:
                points += RATE_KEPT * STAY[0][left] * scored_now(s, card)
    if enemies & BIT[HOME[country]]:
        points *= HOME_LOST
    pieces = ARMY_WORTH * count(fed & LAND)
    if own & SEA:
        pieces += NAVY_WORTH * count(fed & SEA)
    if own & ~fed:
        pieces += STRANDED * count(own & ~fed)
    return points + pieces * min(1.0, left / 6.0)


def scored(held: int, shared: int) -> int:
    """R-70: the points of these spaces, of which some are shared with a country of the team."""
    return 2 * count(held) - count(held & shared) if held & shared else 2 * count(held)


def scored_now(s: QmgState, card: int) -> int:
    """Return the points that a Status card would score in a Victory step now."""
    total = 0
    for effect in EFFECTS[card]:
        if isinstance(effect, Points):
            total += effect.now(s, card // DECK_SPAN)
    return total
