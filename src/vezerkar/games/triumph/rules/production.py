"""The Production Phase (T&T 7.2, 8.45, 14.12, 18.21)."""

from __future__ import annotations

from typing import Any, Final

from vezerkar.engine.bit_sets import BIT, mask_of, members
from vezerkar.engine.decision import Question, Refusal
from vezerkar.games.triumph import events
from vezerkar.games.triumph.game_data import (
    AREA_COUNT,
    AXIS,
    BLOCK_COUNT,
    BLOCK_FACTION,
    BLOCK_MAX,
    BLOCK_POWER,
    BLOCK_TYPE,
    COASTAL,
    FACTION_OF_POWER,
    FIRST_BLOCK,
    FORTRESS,
    GREAT_POWER,
    IS_HOME,
    IS_SHIP,
    LAND_COUNT,
    LOOK,
    MAJOR,
    MOST_CV,
    NATION,
    NATION_AREAS,
    NATION_COUNT,
    NATION_KIND,
    POWER,
    SETUP,
    SIX,
    THREE,
    TYPE_COUNT,
    TYPE_INDEX,
    USA,
    WEST,
)
from vezerkar.games.triumph.notation import BUILD, BUY_ACTION, BUY_INVESTMENT, CONVERT, DONE, NOUN, RAISE, of_area
from vezerkar.games.triumph.rules.control import MIXED, disputed, production_level, usa_joined
from vezerkar.games.triumph.rules.step import TntStep
from vezerkar.games.triumph.rules.supply import NEEDS_SUPPLY, supplied
from vezerkar.games.triumph.rules.trade import lift, retest
from vezerkar.games.triumph.rules.units import BLOCK_BIT, all_hidden, create, free_block, has_fortress, mix, strengthen, with_item
from vezerkar.games.triumph.rules.victory import snapshot
from vezerkar.games.triumph.state import NOBODY, NOTHING, POOL, SPENT, TntState

AT_SEA: Final = Refusal("refuse-at-sea", "T&T 7.23")
IN_BATTLE: Final = Refusal("refuse-disputed", "T&T 7.23")
NO_SUPPLY: Final = Refusal("refuse-unsupplied", "T&T 14.12")
FULL_STRENGTH: Final = Refusal("refuse-full-strength", "T&T 3.12")
RAISED_ALREADY: Final = Refusal("refuse-raised-already", "T&T 7.23")
NOT_HOME: Final = Refusal("refuse-not-home", "T&T 2.3")
NOT_FRIENDLY: Final = Refusal("refuse-not-friendly", "T&T 7.23")
NOT_COASTAL: Final = Refusal("refuse-not-coastal", "T&T B-1")
POOL_EMPTY: Final = Refusal("refuse-pool-empty", "T&T B-5")
FORTRESS_THERE: Final = Refusal("refuse-fortress-there", "T&T 3.241")
FOREIGN_FORTRESS: Final = Refusal("refuse-foreign-fortress", "T&T 7.231")
ONE_OF_EACH: Final = Refusal("refuse-one-of-each", "T&T 8.45")
DECK_EMPTY: Final = Refusal("refuse-deck-empty", "T&T B-7")
SHARE_SPENT: Final = Refusal("refuse-share-spent", "T&T 18.21")
MUST_SPEND: Final = Refusal("refuse-must-spend", "T&T 18.21")

# What points are spent on (T&T 18.21).
UNITS: Final = 0
ACTION: Final = 1
INVESTMENT: Final = 2

FORCE_YEARS: Final[dict[int, int]] = {int(year): cv for year, cv in SETUP["usa"]["forces"].items()}
"""FORCE_YEARS[year]: the CV of the free USA forces of that year (T&T 8.45)."""
FORCE_TYPES: Final[list[int]] = sorted([TYPE_INDEX[name] for name in SETUP["usa"]["force_types"]])
LAST_FORCE: Final = max(FORCE_YEARS.values())

POWERS: Final[list[list[int]]] = [[power for power in range(SIX) if FACTION_OF_POWER[power] == i] for i in range(THREE)]
"""POWERS[faction]: the Powers whose blocks are its own."""
MAJORS: Final[list[int]] = [power for power in range(SIX) if NATION_KIND[power] == MAJOR]
BLOCKS_OF: Final[list[list[int]]] = [[i for i in range(BLOCK_COUNT) if BLOCK_POWER[i] == power] for power in range(SIX)]
POWER_BIT: Final[list[int]] = [BIT[block - BLOCKS_OF[BLOCK_POWER[block]][0]] for block in range(BLOCK_COUNT)]
"""POWER_BIT[block]: the set of this block among those of its Power."""
ALL_OF_POWER: Final = BIT[60] - 1
assert max([len(blocks) for blocks in BLOCKS_OF]) <= 60
LAND_OF: Final[list[int]] = [POWER[NATION[area]] for area in range(LAND_COUNT)]
"""LAND_OF[area]: the Power or Minor whose land or colony it is."""
FORTRESSES: Final[list[int]] = [block for block in range(BLOCK_COUNT) if BLOCK_TYPE[block] == FORTRESS]
KIND_BIT: Final[list[int]] = [BIT[kind] for kind in BLOCK_TYPE]
A_FORTRESS: Final = 1 << FORTRESS
"""The set of this one type, see `CAN_STAND`."""
CAN_STAND: Final[list[int]] = [
    mask_of([kind for kind in range(1, TYPE_COUNT) if COASTAL[area] or not IS_SHIP[kind]]) for area in range(LAND_COUNT)
]
"""CAN_STAND[area]: the types, as a mask, that can be built there, Fortresses left out (B-1)."""
HUNGRY: Final[list[bool]] = [NEEDS_SUPPLY[kind] for kind in BLOCK_TYPE]
RAISING: Final[list[Any]] = [RAISE + block for block in range(BLOCK_COUNT)]
BUILDING: Final[list[list[list[Any]]]] = [
    [[of_area(BUILD, area, kind) for kind in members(mask)] for mask in range(BIT[TYPE_COUNT])]
    if IS_HOME[area]
    else [[], [of_area(BUILD, area, FORTRESS)]]
    for area in range(LAND_COUNT)
]
"""BUILDING[area][mask]: the actions that build these types there."""
EVERYWHERE: Final[list[bool]] = [True] * AREA_COUNT


def is_passive(s: TntState, faction: int) -> bool:
    """Return True if a faction is the Passive Ally of this year (T&T 18.2)."""
    return s.active_ally != NOBODY and faction != AXIS and faction != s.active_ally


# --- what can be built (T&T 7.23) ----------------------------------------------------------------------------------


def sound(s: TntState, faction: int, area: int) -> bool:
    """Return True if a faction controls a land area and nobody disputes it (B-2)."""
    return s.control[area] == faction and not disputed(s, area)


def line_of(s: TntState, faction: int) -> list[bool]:
    """Return True for each area where a faction's supply lets it raise Tanks and Infantry and build Cadres (T&T 14.12, A-50).

    At peace it is everywhere.
    """
    return supplied(s, faction) if s.war[faction] else EVERYWHERE


def has_home(s: TntState, faction: int, power: int) -> bool:
    """Return True if a faction builds the blocks of a Power; those of the USA once they have joined (T&T 8.43, B-2)."""
    return FACTION_OF_POWER[power] == faction and not s.fallen & BIT[power] and (power != USA or usa_joined(s))


def fortress_power(s: TntState, faction: int, area: int) -> int:
    """Return the Power whose Fortress a faction may build in an area of its own, -1 if none (T&T 7.231, B-4).

    The land and the colonies of a Major Power take its own alone, unless it has fallen; the rest those of the Great Power.
    """
    power = POWER[NATION[area]]
    if NATION_KIND[power] == MAJOR and not s.fallen & BIT[power]:
        return power if has_home(s, faction, power) else -1
    return GREAT_POWER[faction]


def look_of(s: TntState, block: int) -> int:
    """Equal for blocks on the map that nobody can tell apart: nation, type, area, CV, who knows them."""
    return ((s.place[block] << 3 | s.cv[block]) << 4 | s.seen[block]) << 6 | LOOK[block]


def one_of_each(s: TntState, faction: int) -> list[int]:
    """The blocks of a faction on the map; of those that are alike, raised or not, the first."""
    found: list[int] = []
    looks: set[int] = set()
    for power in POWERS[faction]:
        for block in BLOCKS_OF[power]:
            if s.place[block] >= 0:
                look = look_of(s, block) << 1
                if s.fresh_blocks & BLOCK_BIT[block]:
                    look += 1
                if look not in looks:
                    looks.add(look)
                    found.append(block)
    return found


def unit_options(s: TntState, faction: int) -> list[int]:
    """Every way to spend a point on units, sorted (T&T 7.23).

    The numbers of the actions are taken from tables as they are: to make so many of them anew would cost more than all the rest.
    """
    line = line_of(s, faction)
    pools = [0] * SIX
    found: list[Any] = []
    for power in POWERS[faction]:
        pools[power] = raises(s, power, line, found)
    forts = fortress_pools(s, faction, pools)
    for power in POWERS[faction]:
        if not has_home(s, faction, power):
            pools[power] = 0
    fortified = [False] * LAND_COUNT
    for block in FORTRESSES:
        if s.place[block] >= 0:
            fortified[s.place[block]] = True
    control, here = s.control, s.here
    for area in range(LAND_COUNT):
        if control[area] == faction and not (MIXED[here[area]] and disputed(s, area)):
            kinds = 0 if fortified[area] or s.forts[area] else forts[LAND_OF[area]]
            if IS_HOME[area] and line[area]:
                kinds |= pools[NATION[area]] & CAN_STAND[area]
            if kinds:
                found += BUILDING[area][kinds]
    return found


def raises(s: TntState, power: int, line: list[bool], found: list[Any]) -> int:
    """Find the blocks of a Power that may gain a step (B-3), of those that are alike the first; return what its pool has left."""
    pool = 0
    most = MOST_CV[power]
    fresh = s.fresh_blocks >> BLOCKS_OF[power][0] & ALL_OF_POWER
    looks: set[int] = set()
    place, cv, seen, here = s.place, s.cv, s.seen, s.here
    for block in BLOCKS_OF[power]:
        area = place[block]
        if area < 0:
            if area == POOL:
                pool |= KIND_BIT[block]
        elif (
            cv[block] != most
            and not fresh & POWER_BIT[block]
            and (line[area] or not HUNGRY[block])
            and area < LAND_COUNT
            and not (MIXED[here[area]] and disputed(s, area))
        ):
            # As `look_of`, which would take too long here.
            look = ((area << 3 | cv[block]) << 4 | seen[block]) << 6 | LOOK[block]
            if look not in looks:
                looks.add(look)
                found.append(RAISING[block])
    return pool


def fortress_pools(s: TntState, faction: int, pools: list[int]) -> list[int]:
    """For each Power and Minor whether a faction may build Fortresses in its land and has any: see `fortress_power`."""
    found = [pools[GREAT_POWER[faction]] & A_FORTRESS] * NATION_COUNT
    for power in MAJORS:
        if not s.fallen & BIT[power]:
            found[power] = pools[power] & A_FORTRESS if has_home(s, faction, power) else 0
    return found


# --- why not -------------------------------------------------------------------------------------------------------


def why_not_raise(s: TntState, faction: int, block: int) -> Refusal:
    """The rule that forbids a block of a faction, on the map, to gain a step."""
    area = s.place[block]
    if area >= LAND_COUNT:
        return AT_SEA
    if s.cv[block] == BLOCK_MAX[block]:
        return FULL_STRENGTH
    if s.fresh_blocks & BLOCK_BIT[block]:
        return RAISED_ALREADY
    if disputed(s, area):
        return IN_BATTLE
    return NO_SUPPLY


def why_not_build(s: TntState, faction: int, area: int, kind: int) -> Refusal:
    """The rule that forbids a faction a new Cadre of a type in a land area."""
    if s.control[area] != faction:
        return NOT_FRIENDLY
    if disputed(s, area):
        return IN_BATTLE
    if kind == FORTRESS:
        if has_fortress(s, area):
            return FORTRESS_THERE
        if fortress_power(s, faction, area) < 0:
            return FOREIGN_FORTRESS
    else:
        if NATION[area] >= SIX or not has_home(s, faction, NATION[area]):
            return NOT_HOME
        if IS_SHIP[kind] and not COASTAL[area]:
            return NOT_COASTAL
        if not line_of(s, faction)[area]:
            return NO_SUPPLY
    return POOL_EMPTY


# --- the phase -----------------------------------------------------------------------------------------------------


class Production(TntStep):
    """T&T 7.2: the factions produce in turn order; ``turn`` have done so."""

    __slots__ = ("turn",)

    def __init__(self, turn: int = 0) -> None:
        self.turn = turn

    def advance(self, s: TntState) -> bool:
        if self.turn == 0 and snapshot(s):
            return False
        if self.turn == THREE:
            s.stack.pop()
            s.active = NOBODY
            return False
        s.stack[-1] = Production(self.turn + 1)
        faction = s.order[self.turn]
        s.active = faction
        s.fresh_blocks = 0
        retest(s, faction)
        level = production_level(s, faction)
        events.production(s, faction, level)
        s.call(Spend(faction, level, 0, 0, 0))
        if faction == WEST:
            bring_usa_forces(s)
        return False


def bring_usa_forces(s: TntState) -> None:
    """T&T 8.45, A-10, B-49: the free USA forces that are due in this Production; they are lost before the USA have joined."""
    cv = FORCE_YEARS.get(s.year, 0)
    if s.usa_forces:
        cv = max(s.usa_forces, 0)
        s.usa_forces = cv + 1 if 0 < cv < LAST_FORCE else SPENT
    if cv and usa_joined(s):
        s.call(UsaForces(cv, len(FORCE_TYPES)))


class UsaForces(TntStep):
    """T&T 8.45: an Air Force, a Fleet, a Tank and an Infantry appear in the USA, where the West says; ``left`` are to come.

    In any order, so that the order tells nobody what is where; those that have come are in ``s.fresh_blocks`` until all have.
    The West is asked as often whether or not the pool has such blocks.
    """

    __slots__ = ("cv", "left")

    def __init__(self, cv: int, left: int) -> None:
        self.cv = cv
        self.left = left

    def advance(self, s: TntState) -> bool:
        if self.left:
            s.asked = BIT[WEST]
            return True
        s.stack.pop()
        s.fresh_blocks = 0
        return False

    def come(self, s: TntState) -> int:
        """The types that have come, as a mask."""
        found = 0
        for block in range(FIRST_BLOCK[USA][0], BLOCK_COUNT):
            if BLOCK_POWER[block] == USA and s.fresh_blocks & BLOCK_BIT[block]:
                found |= BIT[BLOCK_TYPE[block]]
        return found

    def options(self, s: TntState, seat: int) -> list[int]:
        come = self.come(s)
        found: list[int] = []
        for area in NATION_AREAS[USA]:
            if sound(s, WEST, area):
                for kind in FORCE_TYPES:
                    if not come & BIT[kind] and free_block(s, USA, kind) >= 0:
                        found.append(of_area(CONVERT, area, kind))
        if not found:
            return [DONE]
        found.sort()
        return found

    def choose(self, s: TntState, seat: int, action: int) -> None:
        s.stack[-1] = UsaForces(self.cv, self.left - 1)
        if action != DONE:
            area, kind = (action & NOUN) >> 8, action & 255
            s.fresh_blocks |= BLOCK_BIT[create(s, USA, kind, area, self.cv)]

    def question(self, s: TntState, seat: int) -> Question:
        return Question("ask-usa-forces", "T&T 8.45", self.options(s, seat)[0], {"cv": self.cv, "left": self.left})

    def menu(self, s: TntState, seat: int) -> list[int]:
        return [of_area(CONVERT, area, kind) for area in NATION_AREAS[USA] for kind in FORCE_TYPES]

    def refuse(self, s: TntState, seat: int, action: int) -> Refusal:
        area, kind = (action & NOUN) >> 8, action & 255
        if action & ~NOUN != CONVERT or area not in NATION_AREAS[USA] or kind not in FORCE_TYPES or self.come(s) & BIT[kind]:
            return ONE_OF_EACH
        if not sound(s, WEST, area):
            return NOT_FRIENDLY if s.control[area] != WEST else IN_BATTLE
        return POOL_EMPTY


class Spend(TntStep):
    """T&T 7.22: a faction spends its points one by one: ``left`` are left, the others it spent on units and on either deck."""

    __slots__ = ("actions", "faction", "investments", "left", "units")

    def __init__(self, faction: int, left: int, units: int, actions: int, investments: int) -> None:
        self.faction = faction
        self.left = left
        self.units = units
        self.actions = actions
        self.investments = investments

    def advance(self, s: TntState) -> bool:
        if self.left:
            s.asked = BIT[self.faction]
            return True
        s.stack.pop()
        conclude(s, self.faction)
        return False

    def in_share(self, s: TntState, kind: int) -> bool:
        """Return True if a point may go to units, Action or Investment cards.

        The Passive Ally spends as evenly as can be: a third on each, one or two that remain on different ones (T&T 18.21).
        """
        if not is_passive(s, self.faction):
            return True
        spent = [self.units, self.actions, self.investments]
        level = self.left + self.units + self.actions + self.investments
        third = level // THREE
        if spent[kind] != third:
            return spent[kind] < third
        more = 0
        for other in spent:
            if other > third:
                more += 1
        return more < level % THREE

    def options(self, s: TntState, seat: int) -> list[int]:
        bound = is_passive(s, self.faction)
        # Points may be left unspent (B-8), but the Passive Ally has to divide them.
        found: list[int] = [] if bound else [DONE]
        if s.decks[0] and (not bound or self.in_share(s, ACTION)):
            found.append(BUY_ACTION)
        if s.decks[1] and (not bound or self.in_share(s, INVESTMENT)):
            found.append(BUY_INVESTMENT)
        if not bound or self.in_share(s, UNITS):
            if not s.offered:
                s.offered = unit_options(s, self.faction)
            found += s.offered
        return found or [DONE]

    def choose(self, s: TntState, seat: int, action: int) -> None:
        units, actions, investments = self.units, self.actions, self.investments
        if action == DONE:
            s.stack[-1] = Spend(self.faction, 0, units, actions, investments)
            return
        if action == BUY_ACTION:
            actions += 1
            buy(s, self.faction, ACTION)
        elif action == BUY_INVESTMENT:
            investments += 1
            buy(s, self.faction, INVESTMENT)
        else:
            units += 1
            if action >= BUILD:
                offered = s.offered
                build(s, self.faction, (action & NOUN) >> 8, action & 255)
                s.offered = offered_after_build(s, self.faction, offered, action)
            else:
                s.offered = offered_after_raise(s, action - RAISE)
                improve(s, action - RAISE)
        s.stack[-1] = Spend(self.faction, self.left - 1, units, actions, investments)

    def question(self, s: TntState, seat: int) -> Question:
        args: dict[str, int | str] = {"left": self.left}
        if is_passive(s, self.faction):
            return Question("ask-passive-production", "T&T 18.21", self.options(s, seat)[0], args)
        return Question("ask-production", "T&T 7.22", DONE, args)

    def menu(self, s: TntState, seat: int) -> list[int]:
        found = [DONE, BUY_ACTION, BUY_INVESTMENT]
        found += [RAISE + block for block in one_of_each(s, self.faction)]
        for area in range(LAND_COUNT):
            if s.control[area] == self.faction:
                found.append(of_area(BUILD, area, FORTRESS))
                if NATION[area] < SIX and FACTION_OF_POWER[NATION[area]] == self.faction:
                    found += [of_area(BUILD, area, kind) for kind in range(FORTRESS + 1, TYPE_COUNT)]
        return found

    def refuse(self, s: TntState, seat: int, action: int) -> Refusal:
        if action == DONE:
            return MUST_SPEND
        if action in (BUY_ACTION, BUY_INVESTMENT):
            return SHARE_SPENT if s.decks[0 if action == BUY_ACTION else 1] else DECK_EMPTY
        noun = action & NOUN
        if action - noun == RAISE and noun < BLOCK_COUNT and BLOCK_FACTION[noun] == self.faction and s.place[noun] >= 0:
            return why_not_raise(s, self.faction, noun) if self.in_share(s, UNITS) else SHARE_SPENT
        if action - noun == BUILD and noun >> 8 < LAND_COUNT and noun & 255 < TYPE_COUNT:
            return why_not_build(s, self.faction, noun >> 8, noun & 255) if self.in_share(s, UNITS) else SHARE_SPENT
        return super().refuse(s, seat, action)


# --- what a point buys ---------------------------------------------------------------------------------------------


def improve(s: TntState, block: int) -> None:
    """A block gains a step; the others see where, and no longer know which of several it was (T&T 7.23)."""
    mix(s, block)
    strengthen(s, block)
    s.fresh_blocks |= BLOCK_BIT[block]
    events.raised(s, block)
    events.block_raised(s, block)


def build(s: TntState, faction: int, area: int, kind: int) -> None:
    """A new Cadre: of the area's nation, or as a Fortress of whom it has to be (T&T 7.23, 7.231)."""
    power = fortress_power(s, faction, area) if kind == FORTRESS else NATION[area]
    s.fresh_blocks |= BLOCK_BIT[create(s, power, kind, area, 1)]


def offered_after_raise(s: TntState, raised: int) -> list[int]:
    """Return the options after a block is raised: the next that is like it takes its place."""
    if not s.offered:
        return NOTHING
    # If others know some of the blocks there, those will be alike that are not yet.
    if not all_hidden(s, raised):
        return NOTHING
    like = -1
    for block in s.at[s.place[raised]]:
        if (
            block > raised
            and LOOK[block] == LOOK[raised]
            and s.cv[block] == s.cv[raised]
            and not s.fresh_blocks & BLOCK_BIT[block]
        ):
            like = block
            break
    left = s.offered.copy()
    left.remove(RAISE + raised)
    if like >= 0:
        left.append(RAISE + like)
        left.sort()
    return left


def offered_after_build(s: TntState, faction: int, offered: list[int], action: int) -> list[int]:
    """Return the options after a Cadre is built, which may not be raised at once; ``offered`` was before."""
    area, kind = (action & NOUN) >> 8, action & 255
    power = fortress_power(s, faction, area) if kind == FORTRESS else NATION[area]
    last = free_block(s, power, kind) < 0
    if not offered or s.here[area] != BIT[faction] or (last and kind == FORTRESS):
        return NOTHING
    if not last and kind != FORTRESS:
        return offered
    left = offered.copy()
    if last:
        # The pool is empty: there are no more of this type, wherever in the nation.
        i = len(left) - 1
        while i >= 0 and left[i] >= BUILD:
            if left[i] & 255 == kind and NATION[(left[i] & NOUN) >> 8] == power:
                left.pop(i)
            i -= 1
    else:
        left.remove(action)
    return left


def buy(s: TntState, faction: int, deck: int) -> None:
    """The top card of a deck is put aside, to be looked at when this Production is over (T&T 7.24, A-12)."""
    cards = s.decks[deck - 1]
    s.bought[faction] = with_item(s.bought[faction], cards[-1])
    s.decks[deck - 1] = cards[:-1]
    events.bought(s, faction, deck - 1)


def conclude(s: TntState, faction: int) -> None:
    """The end of a faction's Production: it takes up the cards, the Passive Ally puts them away; Blockade markers go.

    (T&T 7.24, 14.23, 18.21)
    """
    cards = s.bought[faction]
    s.bought[faction] = ()
    s.fresh_blocks = 0
    s.offered = NOTHING
    if is_passive(s, faction):
        for card in cards:
            s.passive[faction] = with_item(s.passive[faction], card)
    elif cards:
        for card in cards:
            s.hand[faction] = with_item(s.hand[faction], card)
        s.news += 1
        events.drew(s, faction, cards)
    lift(s, faction)
