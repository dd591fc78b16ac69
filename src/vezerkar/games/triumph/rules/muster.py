"""The units of a new Satellite, and those into which an intervenor turns the Fortresses of an Armed Minor (T&T 8.2, 15.423)."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.bit_sets import BIT
from vezerkar.engine.decision import Question, Refusal
from vezerkar.games.triumph.game_data import (
    COASTAL,
    FIRST_BLOCK,
    FORTRESS,
    GREAT_POWER,
    INFANTRY,
    IS_SHIP,
    LAND_COUNT,
    MINOR,
    MUSTER,
    NATION_AREAS,
    NATIONS,
    POOLS,
    TYPE_COUNT,
)
from vezerkar.games.triumph.notation import CONVERT, DONE, NOUN, of_area
from vezerkar.games.triumph.rules.control import rule_nation
from vezerkar.games.triumph.rules.step import TntStep
from vezerkar.games.triumph.rules.units import create, free_block, has_fortress, recount
from vezerkar.games.triumph.state import NOBODY, POOL, TntState

NO_CITY: Final = Refusal("refuse-no-city", "T&T 8.2")
POOL_EMPTY: Final = Refusal("refuse-pool-empty", "T&T B-5")
NOT_COASTAL: Final = Refusal("refuse-not-coastal", "T&T B-1")
FORTRESS_THERE: Final = Refusal("refuse-fortress-there", "T&T 3.241")


def mustering(nation: int) -> int:
    """The areas of a nation with a City or Town, as a mask of places in its list of areas."""
    found = 0
    for i, area in enumerate(NATION_AREAS[nation]):
        if MUSTER[area]:
            found |= BIT[i]
    return found


def fortified(s: TntState, nation: int) -> int:
    """The areas of an Armed Minor with a Fortress left, as a mask of places in its list of areas."""
    found = 0
    for i, area in enumerate(NATION_AREAS[nation]):
        if s.forts[area]:
            found |= BIT[i]
    return found


def start_muster(s: TntState, faction: int, nation: int, places: int) -> None:
    """Call for units of a faction's Great Power in these places of a nation."""
    s.call(Muster(faction, nation, places))


def any_block(s: TntState, power: int) -> bool:
    """Return True if a Power has a block left that may be built: everybody can count them."""
    first = FIRST_BLOCK[power][0]
    for block in range(first, first + sum(POOLS[power])):
        if s.place[block] == POOL:
            return True
    return False


def refuse_unit(s: TntState, power: int, area: int, kind: int) -> Refusal | None:
    """Return why a Power cannot have a new unit of this type in a land area (B-1, B-5, T&T 3.241); None if it can."""
    if free_block(s, power, kind) < 0:
        return POOL_EMPTY
    if IS_SHIP[kind] and not COASTAL[area]:
        return NOT_COASTAL
    # The Fortress of an Armed Minor makes room for what it turns into.
    if kind == FORTRESS and s.forts[area] == 0 and has_fortress(s, area):
        return FORTRESS_THERE
    return None


class Muster(TntStep):
    """The owner chooses the type of the unit in each place of a nation; its CV is that of the former Fortress, else the Muster.

    ``left`` are the places still to be filled, as a mask of places in the nation's list of areas. It is asked as long as the
    Power has any block left, which is public; which types they are is not.
    """

    __slots__ = ("faction", "left", "nation")

    def __init__(self, faction: int, nation: int, left: int) -> None:
        self.faction = faction
        self.nation = nation
        self.left = left

    def advance(self, s: TntState) -> bool:
        if self.left and any_block(s, GREAT_POWER[self.faction]):
            s.asked = BIT[self.faction]
            return True
        self.finish(s)
        return False

    def question(self, s: TntState, seat: int) -> Question:
        options = self.options(s, seat)
        default = options[0]
        for action in options:
            if action & 255 == INFANTRY:
                default = action
                break
        return Question("ask-muster", "T&T 8.2", default, {"nation": NATIONS[self.nation]})

    def options(self, s: TntState, seat: int) -> list[int]:
        found: list[int] = []
        power = GREAT_POWER[self.faction]
        for i, area in enumerate(NATION_AREAS[self.nation]):
            if self.left & BIT[i]:
                for kind in range(TYPE_COUNT):
                    if refuse_unit(s, power, area, kind) is None:
                        found.append(of_area(CONVERT, area, kind))
        # Only blocks are left that fit in none of the places.
        if not found:
            return [DONE]
        found.sort()
        return found

    def choose(self, s: TntState, seat: int, action: int) -> None:
        if action == DONE:
            self.finish(s)
            return
        s.stack.pop()
        area, kind = (action & NOUN) >> 8, action & 255
        cv = s.forts[area] if s.forts[area] else MUSTER[area]
        s.forts[area] = 0
        create(s, GREAT_POWER[self.faction], kind, area, cv)
        s.stack.append(Muster(self.faction, self.nation, self.left & ~BIT[NATION_AREAS[self.nation].index(area)]))

    def finish(self, s: TntState) -> None:
        """Fortresses for which there was no block vanish (B-31)."""
        s.stack.pop()
        for i, area in enumerate(NATION_AREAS[self.nation]):
            if self.left & BIT[i] and s.forts[area]:
                s.forts[area] = 0
                recount(s, area)
                if s.owner[area] == MINOR:
                    s.owner[area] = NOBODY
        rule_nation(s, self.nation)

    def menu(self, s: TntState, seat: int) -> list[int]:
        found: list[int] = []
        for i, area in enumerate(NATION_AREAS[self.nation]):
            if self.left & BIT[i]:
                for kind in range(TYPE_COUNT):
                    found.append(of_area(CONVERT, area, kind))
        return found

    def refuse(self, s: TntState, seat: int, action: int) -> Refusal:
        area, kind = (action & NOUN) >> 8, action & 255
        if action & ~NOUN != CONVERT or area >= LAND_COUNT or kind >= TYPE_COUNT:
            return NO_CITY
        places = NATION_AREAS[self.nation]
        if area not in places or not self.left & BIT[places.index(area)]:
            return NO_CITY
        why = refuse_unit(s, GREAT_POWER[self.faction], area, kind)
        return POOL_EMPTY if why is None else why
