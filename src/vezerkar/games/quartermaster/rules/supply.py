"""Supply and straits (R-19 .. R-31).

A piece is supplied while a chain of pieces of its own country leads to a Supply space with an Army of that country. The answer
is kept until the board or a card on the table changes: whoever changes them calls `disturb`.
"""

from __future__ import annotations

from typing import Final, cast

from vezerkar.engine.bit_sets import BIT
from vezerkar.games.quartermaster.game_data import (
    ALL_STRAITS,
    ALLIES,
    ANCHOR_MASK,
    ANCHORS,
    AXIS,
    CARD,
    COUNTRY_INDEX,
    DECK_SPAN,
    JAPAN,
    LAND,
    MARKERS,
    NEAR,
    SEA,
    SIX,
    SPACE_INDEX,
    STARS,
    USSR,
    around,
)
from vezerkar.games.quartermaster.state import BOARD_FRESH, QmgState


def _with(op: str) -> list[int]:
    """For each country the mask of its Status cards that have this effect."""
    masks = [0] * SIX
    for card, record in enumerate(CARD):
        if record is not None and any(effect["op"] == op for effect in record["effect"]):
            masks[card // DECK_SPAN] |= BIT[card % DECK_SPAN]
    return masks


SUPPLY_MARKER: Final = _with("supply_marker")
DENY_SUPPLY: Final = _with("deny_supply")
ARMIES_SUPPLIED: Final = _with("armies_supplied")


def _denied() -> list[int]:
    """For each country the spaces that Scorched Earth denies it (R-19)."""
    spaces = [0] * SIX
    for record in CARD:
        if record is not None:
            for effect in record["effect"]:
                if effect["op"] == "deny_supply":
                    for country in cast("list[str]", effect["countries"]):
                        spaces[COUNTRY_INDEX[country]] |= BIT[SPACE_INDEX[str(effect["space"])]]
    return spaces


DENIED: Final = _denied()
BY_TRUK: Final = NEAR[SPACE_INDEX["central_pacific"]] & LAND
"""Land spaces in which Truk supplies Japanese Armies."""


def disturb(s: QmgState) -> None:
    """The board, or a card that touches supply, has changed."""
    s.fresh = 0


def team(s: QmgState, side: int) -> int:
    """All spaces with a piece of this team."""
    if not s.fresh & BOARD_FRESH:
        look(s)
    return s.sides[side]


def look(s: QmgState) -> None:
    """Work out again where the teams stand, and which straits are open to the Axis (R-30)."""
    pieces = s.pieces
    axis = pieces[0] | pieces[2] | pieces[4]
    s.sides[AXIS] = axis
    s.sides[ALLIES] = pieces[1] | pieces[3] | pieces[5]
    to_axis = 0
    if axis & ANCHOR_MASK:
        for i in range(5):
            if axis & BIT[ANCHORS[i]]:
                to_axis |= BIT[i]
    s.straits = to_axis
    s.fresh |= BOARD_FRESH


def opened(s: QmgState, side: int) -> int:
    """R-30: the straits open to a team: to the Axis while an Axis Army is in the anchor space, else to the Allies."""
    if not s.fresh & BOARD_FRESH:
        look(s)
    return s.straits if side == AXIS else ALL_STRAITS - s.straits


def near(s: QmgState, country: int, mask: int) -> int:
    """R-28, R-31: the spaces next to any of these, as adjacency is for this country now."""
    return around(mask, opened(s, country & 1))


def supply_spaces(s: QmgState, country: int) -> int:
    """R-19: the Supply spaces of a country, whoever stands there."""
    spaces = STARS
    if s.status[country] & SUPPLY_MARKER[country]:
        spaces |= MARKERS[country]
    if s.status[USSR] & DENY_SUPPLY[USSR]:
        spaces &= ~DENIED[country]
    return spaces


def ports(s: QmgState, side: int) -> int:
    """R-22: the seas that border an Army of this team."""
    return around(team(s, side) & LAND, 0) & SEA


def trace(s: QmgState, country: int) -> int:
    """R-25 steps 1 and 2: the pieces of a country with a line of its own pieces to one of its Supply spaces."""
    own = s.pieces[country]
    front = own & supply_spaces(s, country)
    if front == 0:
        return 0
    found = front
    links = own & LAND
    if own & SEA:
        links |= own & ports(s, country & 1)
        open_now = opened(s, country & 1)
    else:
        open_now = 0
    while front:
        front = around(front, open_now) & links & ~found
        found |= front
    return found


def refresh(s: QmgState, country: int) -> None:
    """Work out again which pieces of a country are supplied."""
    found = trace(s, country)
    s.fed[country] = found
    own = s.pieces[country]
    if country == USSR and s.status[USSR] & ARMIES_SUPPLIED[USSR]:
        found |= own & LAND
    elif country == JAPAN and s.truk:
        found |= own & (SEA | BY_TRUK)
    s.supplied[country] = found
    s.reach[country] = around(found, opened(s, country & 1)) if found else 0
    s.fresh |= BIT[country]


def fed(s: QmgState, country: int) -> int:
    """The pieces of a country that pass supply on (R-24, R-25)."""
    if not s.fresh & BIT[country]:
        refresh(s, country)
    return s.fed[country]


def supplied(s: QmgState, country: int) -> int:
    """The supplied pieces of a country (R-19 .. R-26)."""
    if not s.fresh & BIT[country]:
        refresh(s, country)
    return s.supplied[country]


def reach(s: QmgState, country: int) -> int:
    """The spaces next to a supplied piece of a country: what it may battle, and build next to (R-42, R-46)."""
    if not s.fresh & BIT[country]:
        refresh(s, country)
    return s.reach[country]


def distance(s: QmgState, side: int, start: int, goal: int) -> int:
    """Return the number of steps between two spaces for a team, over land and sea, whoever stands between (R-31)."""
    open_now = opened(s, side)
    reach = BIT[start]
    steps = 0
    while not reach & BIT[goal]:
        reach |= around(reach, open_now)
        steps += 1
    return steps


OTHER: Final = [ALLIES, AXIS]
"""OTHER[team]: its enemy. (A list: compiled code makes a tuple anew wherever it is indexed.)"""
