"""Features from which the judge foretells the end of a game, of a State in which everything is known, such as an imagined one."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.bit_sets import BIT, count
from vezerkar.games.quartermaster.game_data import (
    ALLIES,
    AXIS,
    COUNTRIES,
    DECK_SPAN,
    DECKS,
    HOME,
    HOMES,
    LAND,
    MARKERS,
    ROUNDS,
    SEA,
    SIX,
    SPACES,
    STARS,
    STATUS,
    TYPE,
    TYPES,
)
from vezerkar.games.quartermaster.heuristics.cards import TRAP, slack
from vezerkar.games.quartermaster.heuristics.evaluation import assets
from vezerkar.games.quartermaster.heuristics.features import country_outlook, outlook, scored, scored_now, turns_left
from vezerkar.games.quartermaster.rules.scoring import SCORING
from vezerkar.games.quartermaster.rules.supply import reach, supplied, supply_spaces, team
from vezerkar.games.quartermaster.state import DECK, HAND, LAID, QmgState

STATUS_CARDS: Final = sorted([card for deck in DECKS for card in deck if TYPE[card] == STATUS])
"""The codes of all Status cards."""

OF_A_COUNTRY: Final = (
    "armies in supply",
    "navies in supply",
    "stranded pieces",
    "points a turn",
    "points a turn out of reach",
    "points to come",
    "points to come out of reach",
    "points of status cards",
    "points to come of status cards",
    "home lost",
    "home lost, turns left",
    "home threatened",
    "home threatened and empty",
    "assets",
    "hand",
    "deck",
    "cards missing",
    "cards to spare, up to 4",
    "cards to spare, 5 to 14",
    "responses",
    "worth of responses",
    "outlook",
    "turns left",
    *[f"hand: {name}" for name in TYPES],
)
"""The names of the features of each country."""

FEATURES: Final = (
    "lead",
    "outlook",
    *[f"{country}: {name}" for country in COUNTRIES for name in OF_A_COUNTRY],
    "lead in assets",
    *[f"supply spaces in reach of the {side}: {name}" for side in ("axis", "allies") for name in ("free", "enemy")],
    *[f"enemy homes held by the {side}" for side in ("axis", "allies")],
    *[f"status card {card}" for card in STATUS_CARDS],
    *[f"space {space}" for space in SPACES],
    *[f"space {space}, time left" for space in SPACES],
    "round",
    "active country",
)
"""The names of the features, in their order. Amounts are in Victory Points, times in turns."""


def judge_features(s: QmgState) -> list[float]:
    """Return the `FEATURES` of a State. One number for both teams counts for the Axis and against the Allies."""
    sides = [team(s, AXIS), team(s, ALLIES)]
    once = [0, 0]
    twice = [0, 0]
    for country in range(SIX):
        reached = reach(s, country)
        twice[country & 1] |= once[country & 1] & reached
        once[country & 1] |= reached
    found = [float(s.vp[AXIS] - s.vp[ALLIES]), outlook(s)]
    lead = 0.0
    for country in range(SIX):
        other = 1 - (country & 1)
        worth = assets(s, country)
        lead += worth if other == ALLIES else -worth
        found.extend(_of_a_country(s, country, sides, once[other], twice[other], worth))
    found.append(lead)
    left = float(ROUNDS - s.round)
    for side in range(2):
        other = 1 - side
        reached = once[side] & STARS & ~sides[side]
        found.append(count(reached & ~sides[other]) * left)
        found.append(count(reached & sides[other]) * left)
    for side in range(2):
        found.append(float(count(sides[side] & HOMES[1 - side])))
    for card in STATUS_CARDS:
        country = card // DECK_SPAN
        found.append(float(turns_left(s, country)) if s.status[country] & BIT[card % DECK_SPAN] else 0.0)
    holders: list[float] = []
    for space in range(len(SPACES)):
        holder = 0.0
        if sides[AXIS] & BIT[space]:
            holder += 1.0
        if sides[ALLIES] & BIT[space]:
            holder -= 1.0
        holders.append(holder)
    found.extend(holders)
    for holder in holders:
        found.append(holder * left / ROUNDS)
    found.append(float(s.round))
    found.append(float(s.active))
    return found


def _of_a_country(s: QmgState, country: int, sides: list[int], once: int, twice: int, worth: float) -> list[float]:
    """Return the features ``OF_A_COUNTRY``. ``once`` and ``twice``: spaces that so many enemies can reach."""
    side = country & 1
    own = s.pieces[country]
    fed = supplied(s, country)
    held = own & LAND & supply_spaces(s, country)
    shared = held & (s.pieces[(country + 2) % SIX] | s.pieces[(country + 4) % SIX]) & ~MARKERS[country]
    left = float(turns_left(s, country))
    points = float(scored(held, shared))
    safe = float(scored(held & ~once, shared & ~once))
    shown = 0.0
    for card in SCORING[country]:
        if s.status[country] & BIT[card % DECK_SPAN]:
            shown += scored_now(s, card)
    home = BIT[HOME[country]]
    lost = 1.0 if sides[1 - side] & home else 0.0
    threatened = 1.0 if once & home and not lost else 0.0
    empty = threatened if not sides[side] & home else 0.0
    spare = float(slack(s, country))
    traps = 0.0
    for card in s.cards[LAID + country]:
        traps += TRAP[card]
    hand = [0.0] * len(TYPES)
    for card in s.cards[HAND + country]:
        hand[TYPE[card]] += 1.0
    return [
        float(count(fed & LAND)),
        float(count(fed & SEA)),
        float(count(own & ~fed)),
        points,
        safe,
        points * left,
        safe * left,
        shown,
        shown * left,
        lost,
        lost * left,
        threatened,
        empty,
        worth,
        float(len(s.cards[HAND + country])),
        float(len(s.cards[DECK + country])),
        min(0.0, spare),
        min(4.0, max(0.0, spare)),
        min(10.0, max(0.0, spare - 4.0)),
        float(len(s.cards[LAID + country])),
        traps,
        country_outlook(s, country, sides[1 - side], once, twice),
        left,
        *hand,
    ]
