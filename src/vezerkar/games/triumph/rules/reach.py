"""Destinations of a unit (T&T 11.0-11.5, 13.0; A-22 .. A-27, B-36 .. B-46, B-49).

A `Reach` walks the map for one unit and gathers the destinations. One walk is made for each way of moving, by land, by sea, by
air, and again at double speed through Friendly areas only (Strategic Movement). What it could not enter for want of a declaration
is noted.
"""

from __future__ import annotations

from typing import Final

from vezerkar.engine.bit_sets import BIT
from vezerkar.games.triumph.game_data import (
    AIR_FORCE,
    AREA_COUNT,
    AXIS,
    BLOCK_FACTION,
    BLOCK_POWER,
    BLOCK_TYPE,
    BORDER,
    COASTAL,
    CONVOY_SPEED,
    ENTRY_COST,
    FORTRESS,
    HEAVY_BOMBERS,
    INFANTRY,
    IS_GROUND,
    IS_SHIP,
    IS_STRAIT,
    LAND_COUNT,
    LIMIT,
    LSTS,
    MAIN_CAPITAL,
    MINOR,
    MOTORIZED_INFANTRY,
    NATION,
    NEAR,
    NEAR_COAST,
    NEAR_LAND,
    NEAR_SAIL,
    NEUTRAL,
    PRECISION_BOMBSIGHT,
    RIVALS,
    SOVIETS,
    SPAN,
    SPEED,
    SUBMARINE,
    THREE,
    USA,
    USSR,
    WEST,
)
from vezerkar.games.triumph.notation import NO_VIA, TO
from vezerkar.games.triumph.rules.control import enemies_in, enemy_land, friendly
from vezerkar.games.triumph.rules.step import ALL
from vezerkar.games.triumph.rules.units import has_ground
from vezerkar.games.triumph.state import DEFENSIVE, EMERGENCY_TURN, WINTER_TURN, TntState

# What it means to enter an area.
CLEAR: Final = 0
"""Friendly land or an Open Sea, without enemies."""
BATTLE: Final = 1
"""Enemy units are there."""
UNDEFENDED: Final = 2
"""Enemy Territory without units."""
OF_NEUTRAL: Final = 3
OF_RIVAL: Final = 4
OF_MINOR: Final = 5
"""An Armed Minor that one is not at war with."""

ANYWHERE: Final = -1


def entry(s: TntState, faction: int, area: int) -> int:
    """Return the meaning of a unit's entry into an area, for a unit of this faction: `CLEAR`, `BATTLE` and so on."""
    if area >= LAND_COUNT:
        return BATTLE if s.here[area] & s.war[faction] else CLEAR
    held = s.control[area]
    nation = NATION[area]
    here = s.here[area]
    ally = s.partners[nation] == faction
    if not ally and not s.foes[nation] & BIT[faction] and (held == MINOR or s.forts[area]):
        return OF_MINOR
    if held == NEUTRAL:
        return OF_NEUTRAL
    # Whoever else is there: not with a Rival one is at peace with (B-49d).
    if here & ALL & ~BIT[faction] & ~s.war[faction]:
        return OF_RIVAL
    if held < THREE and held != faction and not s.war[faction] & BIT[held]:
        return OF_RIVAL
    if here and enemies_in(s, faction, area):
        return BATTLE
    return CLEAR if held == faction or (held == MINOR and ally) else UNDEFENDED


def speed_of(s: TntState, block: int) -> int:
    """Return the number of areas that a unit moves in its own element (T&T 3.2, 9.0)."""
    kind = BLOCK_TYPE[block]
    techs = s.techs[BLOCK_FACTION[block]]
    if kind == AIR_FORCE and techs & BIT[HEAVY_BOMBERS]:
        return SPEED[kind] + 1
    if kind == INFANTRY and techs & BIT[MOTORIZED_INFANTRY]:
        return SPEED[kind] + 1
    return SPEED[kind]


def crossings_left(s: TntState, faction: int, a: int, b: int, invasion: bool) -> int:
    """Return how many Ground units may still engage, disengage or invade across a border this phase (T&T 11.52, A-25, B-45)."""
    border = BORDER[a * SPAN + b]
    limit = LIMIT[border]
    if invasion:
        limit = 2 if s.techs[faction] & BIT[LSTS] else 1
    used = border * 4 + faction
    return limit - s.crossed.get(used, 0)


def supported(s: TntState, faction: int, area: int) -> bool:
    """Return True if a faction has units in an area, or a Fortress of a Minor for which it intervenes (11.54, A-22)."""
    if s.here[area] & BIT[faction]:
        return True
    return area < LAND_COUNT and s.forts[area] > 0 and s.partners[NATION[area]] == faction


def ally_there(s: TntState, faction: int, area: int) -> bool:
    """Return True if the other Ally of the two-player game has units in an area: they never share one (T&T 18.0)."""
    if not s.variant.two or faction == AXIS:
        return False
    other = WEST + USSR - faction
    for block in s.at[area]:
        if BLOCK_FACTION[block] == other:
            return True
    return False


def has_escaped_foe(s: TntState, faction: int, area: int) -> bool:
    """Return True if an enemy Escaped Sub lurks in a sea: no Strategic Movement into it (A-30d)."""
    for block in s.deep:
        if s.place[block] == area and s.war[faction] & BIT[BLOCK_FACTION[block]]:
            return True
    return False


def bound_of(s: TntState, block: int) -> int:
    """The nation that a unit may not leave, `ANYWHERE` if there is none (T&T 10.4, B-49).

    In the Winter turn of the USSR its enemies are not bound: they retreat and rebase as ever.
    """
    if s.turn_kind == WINTER_TURN and BLOCK_FACTION[block] == s.active:
        return SOVIETS
    if BLOCK_POWER[block] == USA and s.war[WEST] == 0:
        return USA
    return ANYWHERE


class Reach:
    """The destinations of one unit, as they are found."""

    __slots__ = ("actions", "block", "bound", "closed", "faction", "leaving", "modest", "s", "start")

    def __init__(self, s: TntState, block: int) -> None:
        self.s = s
        self.block = block
        self.faction = BLOCK_FACTION[block]
        self.start = s.place[block]
        self.actions: list[int] = []
        """Found so far; the same one may come twice."""
        self.closed = 0
        """Neutrals and Armed Minors that were in the way, as a mask of nations."""
        self.modest = s.turn_kind == EMERGENCY_TURN or s.turn_kind == DEFENSIVE
        """No Aggression is allowed (A-22)."""
        self.bound = bound_of(s, block)
        # An Escaped Sub is not in a battle, whoever is around it (T&T 12.73).
        self.leaving = block not in s.deep and enemies_in(s, self.faction, self.start) != 0

    # --- what may be done in an area ---

    def outside(self, area: int) -> bool:
        """Return True if this unit may not go there at all."""
        return self.bound != ANYWHERE and (area >= LAND_COUNT or NATION[area] != self.bound)

    def stop(self, area: int) -> None:
        self.actions.append(TO + (area << 8 | NO_VIA))

    def may_attack(self, area: int) -> bool:
        """Return True if it may enter an area with enemy units.

        Not out of another battle, and without Aggression only to join its own.
        """
        if self.leaving:
            return False
        return not self.modest or supported(self.s, self.faction, area)

    def may_occupy(self, area: int) -> bool:
        """Return True if it may enter undefended Enemy Territory: without Aggression only to join its own."""
        return not self.modest or self.s.here[area] & BIT[self.faction] != 0

    def supports(self, here: int, area: int) -> bool:
        """ANS enter no undefended Enemy Territory (B-61), nor a Minor one intervenes for, but join own Ground units there.

        They do not so straight out of a battle.
        """
        return (not self.leaving or here != self.start) and has_ground(self.s, area, self.faction)

    def note(self, area: int, what: int) -> None:
        """A Neutral or Armed Minor cannot be entered without a declaration."""
        if what != OF_RIVAL:
            self.closed |= BIT[NATION[area]]

    def slips_out(self, here: int, area: int) -> bool:
        """Return True if a Sub or Air Force may pass land on its way.

        Straight out of a battle it may not pass land of Neutrals or Rivals (11.51).
        """
        if not self.leaving or here != self.start or area >= LAND_COUNT or self.s.control[area] == self.faction:
            return True
        return enemy_land(self.s, self.faction, area)

    # --- by land (T&T 11.1) ---

    def by_land(self, speed: int) -> None:
        """Ground units: from land to land."""
        start = self.start
        if not self.leaving:
            self.march(start, speed, NO_VIA)
            return
        for first in NEAR_LAND[start]:
            if (
                not self.outside(first)
                and self.s.control[first] == self.faction
                and entry(self.s, self.faction, first) == CLEAR
                and crossings_left(self.s, self.faction, start, first, False) > 0
            ):
                self.actions.append(TO + (first << 8 | first))
                self.march(first, speed - 1, first)

    def march(self, start: int, speed: int, out: int) -> None:
        """Land movement from an area; ``out`` is the way out of a battle, `NO_VIA` for none."""
        s, faction = self.s, self.faction
        reached = [False] * LAND_COUNT
        reached[start] = True
        reached[self.start] = True
        frontier = [start]
        for _ in range(speed):
            ahead: list[int] = []
            for here in frontier:
                for area in NEAR_LAND[here]:
                    if reached[area] or self.outside(area):
                        continue
                    what = entry(s, faction, area)
                    if what == CLEAR or (what == UNDEFENDED and self.may_occupy(area)):
                        reached[area] = True
                        ahead.append(area)
                        self.actions.append(TO + (area << 8 | out))
                    elif what == BATTLE:
                        if self.may_attack(area) and crossings_left(s, faction, here, area, False) > 0:
                            self.actions.append(TO + (area << 8 | here))
                    elif what != UNDEFENDED:
                        self.note(area, what)
            frontier = ahead

    def coastwise(self) -> None:
        """Ships: to the next coastal area along the shore, where they stop."""
        s, faction = self.s, self.faction
        for area in NEAR_COAST[self.start]:
            if self.outside(area) or not COASTAL[area]:
                continue
            what = entry(s, faction, area)
            if (
                (what == CLEAR and s.control[area] == faction)
                or (what == BATTLE and self.may_attack(area))
                or ((what == UNDEFENDED or what == CLEAR) and self.supports(self.start, area))
            ):
                self.stop(area)

    # --- by sea (T&T 11.2) ---

    def by_sea(self, speed: int, ground: bool) -> None:
        """Ships and Convoys. Entering an Ocean costs 2; land is where they stop, Straits may be passed."""
        start = self.start
        if not self.leaving or BLOCK_TYPE[self.block] == SUBMARINE:
            self.sail(start, speed, NO_VIA, ground)
            return
        if ground and start >= LAND_COUNT:
            return
        for first in NEAR_SAIL[start]:
            price = ENTRY_COST[first]
            if price > speed or self.outside(first) or entry(self.s, self.faction, first) != CLEAR:
                continue
            # A sea whose enemies are gone since the phase began is not Open before the next one (T&T 1.21).
            if not friendly(self.s, self.faction, first):
                continue
            if not ground:
                self.stop(first)
                if first >= LAND_COUNT or IS_STRAIT[first]:
                    self.sail(first, speed - price, NO_VIA, False)
            elif crossings_left(self.s, self.faction, start, first, False) > 0:
                self.actions.append(TO + (first << 8 | first))
                if first >= LAND_COUNT or IS_STRAIT[first]:
                    self.sail(first, speed - price, first, True)

    def sail(self, start: int, speed: int, out: int, ground: bool) -> None:
        """Movement at sea from an area; ``out`` is the way out of a battle, `NO_VIA` for none."""
        s, faction = self.s, self.faction
        dives = BLOCK_TYPE[self.block] == SUBMARINE
        cost = [99] * AREA_COUNT
        cost[start] = 0
        cost[self.start] = 0
        levels: list[list[int]] = [[start]]
        for _ in range(speed + 1):
            levels.append([])
        for spent in range(speed):
            for here in levels[spent]:
                if cost[here] < spent:
                    continue
                for area in NEAR_SAIL[here]:
                    price = spent + ENTRY_COST[area]
                    if price > speed or price >= cost[area] or self.outside(area):
                        continue
                    what = entry(s, faction, area)
                    if area < LAND_COUNT:
                        self.land(here, area, what, out, ground)
                        if not self.passes(here, area, dives):
                            continue
                    elif what == CLEAR:
                        self.actions.append(TO + (area << 8 | out))
                    else:
                        if not ground and self.may_attack(area):
                            self.stop(area)
                        if not dives:
                            continue
                    cost[area] = price
                    levels[price].append(area)

    def passes(self, here: int, area: int, dives: bool) -> bool:
        """Return True if a ship or Convoy goes on from land it came to: only from Straits no enemy controls (A-24).

        With ``dives`` it is a Sub, which dives under enemies.
        """
        s, faction = self.s, self.faction
        if not IS_STRAIT[area] or enemy_land(s, faction, area):
            return False
        return self.slips_out(here, area) if dives else enemies_in(s, faction, area) == 0

    def land(self, sea: int, area: int, what: int, out: int, ground: bool) -> None:
        """From water into a coastal area or a Strait; Neutral and Rival Straits are passed, not entered (A-24)."""
        s, faction = self.s, self.faction
        if ground and sea < LAND_COUNT and not IS_STRAIT[sea] and what in (BATTLE, UNDEFENDED):
            # From plain land into a Strait that an enemy holds a Ground unit marches.
            return
        if what == CLEAR:
            if s.control[area] == faction or ground or self.supports(sea, area):
                self.actions.append(TO + (area << 8 | out))
        elif what == BATTLE:
            if not self.may_attack(area):
                return
            if not ground:
                self.stop(area)
            elif crossings_left(s, faction, sea, area, enemy_land(s, faction, area)) > 0:
                self.actions.append(TO + (area << 8 | sea))
        elif what == UNDEFENDED:
            if not ground:
                if self.supports(sea, area):
                    self.stop(area)
            elif self.may_occupy(area) and crossings_left(s, faction, sea, area, True) > 0:
                self.actions.append(TO + (area << 8 | sea))
        else:
            self.note(area, what)

    # --- by air (T&T 11.3) ---

    def by_air(self, speed: int) -> None:
        """Air Forces: over water, Friendly and Enemy land and any Strait (B-37); from the sea only to Friendly land (B-38)."""
        s, faction, start = self.s, self.faction, self.start
        from_sea = start >= LAND_COUNT
        cost = [99] * AREA_COUNT
        cost[start] = 0
        levels: list[list[int]] = [[start]]
        for _ in range(speed + 1):
            levels.append([])
        for spent in range(speed):
            for here in levels[spent]:
                if cost[here] < spent:
                    continue
                for area in NEAR[here]:
                    price = spent + ENTRY_COST[area]
                    # Out of a battle an area may be no goal at once and yet be one by a longer way.
                    if price > speed or (price >= cost[area] and not self.leaving) or self.outside(area):
                        continue
                    what = entry(s, faction, area)
                    if what >= OF_NEUTRAL and not self.overflown(area, what):
                        self.note(area, what)
                        continue
                    if price < cost[area] and self.slips_out(here, area):
                        cost[area] = price
                        levels[price].append(area)
                    if what == CLEAR:
                        if area >= LAND_COUNT:
                            if not from_sea:
                                self.stop(area)
                        elif s.control[area] == faction or (not from_sea and self.supports(here, area)):
                            self.stop(area)
                    elif what == BATTLE:
                        if not from_sea and self.may_attack(area):
                            self.stop(area)
                    elif what == UNDEFENDED and not from_sea and (self.supports(here, area) or self.bombs(area)):
                        self.stop(area)

    def overflown(self, area: int, what: int) -> bool:
        """Return True if land that cannot be entered is overflown: Straits, and what is a Rival's only by his units (B-37)."""
        if IS_STRAIT[area]:
            return True
        held = self.s.control[area]
        return what == OF_RIVAL and (held >= THREE or held == self.faction or self.s.war[self.faction] & BIT[held] != 0)

    def bombs(self, area: int) -> bool:
        """B-61: over an undefended enemy MainCapital with the Precision Bombsight."""
        s, faction = self.s, self.faction
        if self.modest or self.leaving or not s.techs[faction] & BIT[PRECISION_BOMBSIGHT]:
            return False
        for rival in RIVALS[faction]:
            if MAIN_CAPITAL[rival] == area:
                return s.control[area] == rival
        return False

    # --- Strategic Movement (T&T 11.4, B-39) ---

    def quiet(self, area: int) -> bool:
        """Return True if an area is Friendly and no enemy is there."""
        s, faction = self.s, self.faction
        return friendly(s, faction, area) and (s.here[area] == 0 or enemies_in(s, faction, area) == 0)

    def strategic(self, area: int) -> bool:
        """Return True if Strategic Movement may lead into an area."""
        if self.bound != ANYWHERE and self.outside(area):
            return False
        s, faction = self.s, self.faction
        if area < LAND_COUNT:
            return s.control[area] == faction and self.quiet(area)
        # At sea the same as `quiet`, which is asked too often for a call.
        return not (s.control[area] | s.here[area]) & s.war[faction] and (not s.deep or not has_escaped_foe(s, faction, area))

    def far_by_land(self, speed: int) -> None:
        reached = [False] * LAND_COUNT
        reached[self.start] = True
        frontier = [self.start]
        for _ in range(speed):
            ahead: list[int] = []
            for here in frontier:
                for area in NEAR_LAND[here]:
                    if not reached[area]:
                        reached[area] = True
                        if self.strategic(area):
                            ahead.append(area)
                            self.stop(area)
            frontier = ahead

    def far(self, speed: int, near: list[list[int]], flying: bool) -> None:
        """At sea (ending on land) or in the air (ending on land, over Open Seas)."""
        cost = [99] * AREA_COUNT
        cost[self.start] = 0
        levels: list[list[int]] = [[self.start]]
        for _ in range(speed + 1):
            levels.append([])
        for spent in range(speed):
            for here in levels[spent]:
                if cost[here] < spent:
                    continue
                for area in near[here]:
                    price = spent + ENTRY_COST[area]
                    if price > speed or price >= cost[area] or not self.strategic(area):
                        continue
                    cost[area] = price
                    if area < LAND_COUNT or not flying:
                        self.stop(area)
                    if flying or area >= LAND_COUNT or IS_STRAIT[area]:
                        levels[price].append(area)


def explore(s: TntState, block: int) -> Reach:
    """All that a unit may do with one Command, and what stood in its way."""
    reach = Reach(s, block)
    walk(reach)
    if s.variant.two and reach.faction != AXIS:
        reach.actions = [action for action in reach.actions if not ally_there(s, reach.faction, action >> 8 & 255)]
    return reach


def walk(reach: Reach) -> None:
    """Gather the moves of a unit, each way of moving by itself."""
    s, block = reach.s, reach.block
    kind, start = BLOCK_TYPE[block], reach.start
    if kind == FORTRESS or reach.outside(start):
        return
    quiet = not reach.leaving and reach.quiet(start)
    speed = speed_of(s, block)
    at_sea = start >= LAND_COUNT
    if IS_GROUND[kind]:
        if not at_sea:
            reach.by_land(speed)
            if quiet:
                reach.far_by_land(2 * speed)
        if at_sea or COASTAL[start]:
            reach.by_sea(CONVOY_SPEED, True)
            if quiet:
                reach.far(2 * CONVOY_SPEED, NEAR_SAIL, False)
    elif IS_SHIP[kind]:
        if not at_sea:
            reach.coastwise()
        reach.by_sea(speed, False)
        if quiet:
            reach.far(2 * speed, NEAR_SAIL, False)
    else:
        reach.by_air(speed)
        if quiet and not at_sea:
            reach.far(2 * speed, NEAR, True)


def destinations(s: TntState, block: int) -> list[int]:
    """The moves of a unit, each `TO` an area, by way of the last area before a battle or the first after one; sorted."""
    return sorted(set(explore(s, block).actions))


def can_move(s: TntState, block: int) -> bool:
    """Return True if a unit may go anywhere at all."""
    # Nearly always there is a quiet neighbour; only if not is the whole walk made.
    return BLOCK_TYPE[block] != FORTRESS and (goes_next_door(s, block) or len(explore(s, block).actions) > 0)


def goes_next_door(s: TntState, block: int) -> bool:
    """Return True if a unit, in no battle, has quiet Friendly land or an Open Sea beside it that it may enter.

    Only a short cut: other units may be able to move, too.
    """
    kind, faction, start = BLOCK_TYPE[block], BLOCK_FACTION[block], s.place[block]
    at_sea = start >= LAND_COUNT
    bound = bound_of(s, block)
    if bound != ANYWHERE and (at_sea or NATION[start] != bound):
        return False
    if enemies_in(s, faction, start):
        return False
    to_sea = bound == ANYWHERE
    if kind == AIR_FORCE:
        to_sea = to_sea and not at_sea
    elif IS_GROUND[kind]:
        to_sea = to_sea and (at_sea or COASTAL[start])
    for area in NEAR_SAIL[start] if IS_SHIP[kind] else NEAR[start]:
        if area >= LAND_COUNT:
            if to_sea and s.here[area] & s.war[faction] == 0 and not ally_there(s, faction, area):
                return True
        elif s.control[area] == faction and s.here[area] & ~BIT[faction] == 0 and bound in (ANYWHERE, NATION[area]):
            return True
    return False


def rebase_areas(s: TntState, block: int) -> list[int]:
    """T&T 13.0, B-56: undisputed Friendly land within normal range of an ANS that leaves a battle; sorted."""
    reach = Reach(s, block)
    reach.modest = True
    if BLOCK_TYPE[block] == AIR_FORCE:
        reach.by_air(speed_of(s, block))
    else:
        if reach.start < LAND_COUNT:
            reach.coastwise()
        reach.by_sea(speed_of(s, block), False)
    found: list[int] = []
    for action in sorted(set(reach.actions)):
        area = action >> 8 & 255
        if area < LAND_COUNT and area != reach.start and reach.quiet(area):
            found.append(area)
    return found


def air_reach(s: TntState, block: int) -> list[int]:
    """Every area an Air Force could fly to in a normal move, were all declarations made for the last step (B-41)."""
    faction, start = BLOCK_FACTION[block], s.place[block]
    speed = speed_of(s, block)
    cost = [99] * AREA_COUNT
    cost[start] = 0
    levels: list[list[int]] = [[start]]
    for _ in range(speed + 1):
        levels.append([])
    for spent in range(speed):
        for here in levels[spent]:
            if cost[here] < spent:
                continue
            for area in NEAR[here]:
                price = spent + ENTRY_COST[area]
                if price <= speed and price < cost[area]:
                    cost[area] = price
                    if entry(s, faction, area) < OF_NEUTRAL or IS_STRAIT[area]:
                        levels[price].append(area)
    return [area for area in range(AREA_COUNT) if 0 < cost[area] <= speed]
