"""Values of moves of units: attacks that promise something, and posts that need units (T&T 11, 15)."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.bit_sets import BIT
from vezerkar.games.triumph.game_data import (
    AIR_FORCE,
    BLOCK_TYPE,
    BORDER,
    IS_GROUND,
    IS_SHIP,
    LAND_COUNT,
    LAST_YEAR,
    LIMIT,
    LOOK,
    MINOR,
    MUSTER,
    NATION,
    NATION_AREAS,
    NATION_CAPITAL,
    NATION_COUNT,
    NEAR_LAND,
    RIVALS,
    SPAN,
    USA,
)
from vezerkar.games.triumph.heuristics.forces import LAND_FIRE, LAND_MASS, SEA_FIRE, SEA_MASS, Forces, chance
from vezerkar.games.triumph.heuristics.threats import AreaThreats
from vezerkar.games.triumph.heuristics.valuation import DIVIDEND, muster_worth, nation_yield, outlook, prize, years_left
from vezerkar.games.triumph.notation import INTERVENE, NO_VIA, NOUN, PARTITION, TO, VIOLATE
from vezerkar.games.triumph.rules.control import at_peace, production_level
from vezerkar.games.triumph.rules.movement import OWN_BLOCKS
from vezerkar.games.triumph.rules.reach import BATTLE, CLEAR, UNDEFENDED, crossings_left, entry, explore
from vezerkar.games.triumph.rules.victory import points
from vezerkar.games.triumph.rules.war import (
    allies_of_the_game,
    declare_war,
    may_intervene,
    may_partition,
    may_violate,
    protector_of,
)
from vezerkar.games.triumph.state import FULL, NOBODY, TntState

EFFORT: Final = 0.04
"""Value that a Command must bring, in Victory Points."""
REACTION: Final = 0.3
"""Value of a card of World Reaction for those who draw it, less what they need not buy."""
CERTAIN: Final = 0.92
"""With such a chance nobody more is sent."""
POOR: Final = 0.3
"""With a smaller chance nobody attacks."""
FEAR: Final = 0.6
"""Weight of the danger to one's own land in a decision for war."""
ALARM: Final = 1.2
"""Value of a war for each point that a Rival shows beyond `ALARMING`."""
ALARMING: Final = 21.0
"""Points of a Rival, Dividends included, from which a war against him gains in value."""
MOST_ALARM: Final = 5.0
"""Largest value of a war for the points that a Rival shows beyond `ALARMING`."""
LOSS: Final = 0.11
"""Value of a step that a battle costs, in Victory Points."""
SEA_PRIZE: Final = 0.1


class Group:
    """Units of a faction that are alike: what they are, where, and where they may go."""

    __slots__ = ("area", "block", "closed", "count", "cv", "fire", "ground", "mass", "moves", "shed")

    def __init__(self, s: TntState, block: int) -> None:
        self.block = block
        self.area = s.place[block]
        self.cv = s.cv[block]
        self.count = 1
        kind = BLOCK_TYPE[block]
        self.ground = IS_GROUND[kind]
        self.fire = self.cv * LAND_FIRE[kind]
        self.mass = self.cv * LAND_MASS[kind]
        reach = explore(s, block)
        self.moves = sorted(set(reach.actions))
        self.closed = reach.closed
        self.shed = 0.0
        """Value of leaving the area, as a rule below 0."""


class Thrust:
    """An attack that promises something: who goes where, and what it brings."""

    __slots__ = ("area", "blocks", "odds", "worth")

    def __init__(self, area: int) -> None:
        self.area = area
        self.blocks: list[tuple[Group, int]] = []
        """The groups that go, a group once for each unit, and the action by which."""
        self.odds = 0.0
        self.worth = 0.0


class Campaign:
    """The Movement Phase of a faction as it could go on from here, with so many Commands."""

    __slots__ = ("commands", "forces", "groups", "s", "seat", "threats", "thrusts")

    def __init__(self, s: TntState, seat: int, commands: int) -> None:
        self.s = s
        self.seat = seat
        self.commands = commands
        self.forces = Forces(s, seat)
        self.threats = AreaThreats(s, seat, self.forces)
        self.groups = gather(s, seat)
        self.thrusts: list[Thrust] = []
        for group in self.groups:
            group.shed = self.shed(group)
        if commands > 0:
            self.find_thrusts()

    # --- leaving ---

    def shed(self, group: Group) -> float:
        """Return the value of a unit's leaving its area."""
        if group.area >= LAND_COUNT:
            return 0.0
        return self.threats.gain(group.area, -group.fire, -group.mass) - self.tie(group, group.area)

    def tie(self, group: Group, area: int) -> float:
        """Return the value of a unit in an area for attacks to come."""
        return group.mass * self.threats.pull(area) if group.ground else 0.5 * group.cv * self.threats.pull(area)

    # --- posts ---

    def post(self, group: Group, to: int) -> float:
        """Return the value of a unit's going to Friendly land."""
        if to >= LAND_COUNT:
            return -1.0
        if IS_SHIP[BLOCK_TYPE[group.block]]:
            return -0.5
        gained = self.threats.gain(to, group.fire, group.mass) + self.tie(group, to)
        return gained + group.shed - EFFORT

    # --- attacks ---

    def find_thrusts(self) -> None:
        """Find the attacks, best first, each with the units that are left."""
        s, seat = self.s, self.seat
        by_area: dict[int, list[tuple[Group, int]]] = {}
        for group in self.groups:
            if group.area < LAND_COUNT and s.here[group.area] & ~BIT[seat] and self.engaged(group.area):
                # Whoever is in a battle stays there.
                continue
            for action in group.moves:
                area = (action & NOUN) >> 8
                if area not in by_area:
                    what = entry(s, seat, area)
                    by_area[area] = []
                    if what != BATTLE and what != UNDEFENDED:
                        continue
                    by_area[area].append((group, action))
                elif by_area[area]:
                    by_area[area].append((group, action))
        found: list[Thrust] = []
        for area in sorted(by_area):
            if by_area[area]:
                thrust = self.thrust(area, by_area[area])
                if thrust.worth > 0.0:
                    found.append(thrust)
        found.sort(key=thrust_key)
        left = self.commands
        used: dict[int, int] = {}
        for thrust in found:
            if len(thrust.blocks) <= left and free(thrust, used):
                left -= len(thrust.blocks)
                self.thrusts.append(thrust)
                for group, _ in thrust.blocks:
                    used[group.block] = used.get(group.block, 0) + 1

    def engaged(self, area: int) -> bool:
        """Return True if enemies share an area with the faction."""
        for party in range(MINOR + 1):
            if party != self.seat and self.forces.mass[party][area] > 0.0 and self.foe(area, party):
                return True
        return False

    def foe(self, area: int, party: int) -> bool:
        """Return True if a party in an area is an enemy."""
        if party == MINOR:
            return area < LAND_COUNT and bool(self.s.foes[NATION[area]] & BIT[self.seat])
        return party != self.seat and bool(self.s.war[self.seat] & BIT[party])

    def defence(self, area: int) -> tuple[float, float]:
        """Fire and mass of all enemies in an area."""
        fire = 0.0
        mass = 0.0
        for party in range(MINOR + 1):
            if self.forces.mass[party][area] > 0.0 and self.foe(area, party):
                fire += self.forces.fire[party][area]
                mass += self.forces.mass[party][area]
        return fire, mass

    def thrust(self, area: int, candidates: list[tuple[Group, int]]) -> Thrust:
        """The best attack on an area with these units, those that are there already included."""
        found = Thrust(area)
        foe_fire, foe_mass = self.defence(area)
        fire, mass = self.forces.fire[self.seat][area], self.forces.mass[self.seat][area]
        there = mass > 0.0
        land = area < LAND_COUNT
        whole = prize(self.s, self.seat, area, self.threats.prices) if land else SEA_PRIZE * foe_mass
        worth = whole * self.threats.keeps(self.s, area, fire, mass) if land else whole
        before = self.promise(worth, fire, mass, foe_fire, foe_mass) if there else 0.0
        candidates.sort(key=candidate_key)
        crossed: dict[int, int] = {}
        taken: dict[int, int] = {}
        ground = self.forces.ground[area]
        shed = 0.0
        team: list[tuple[Group, int]] = []
        for group, action in candidates:
            via = action & 255
            kind = BLOCK_TYPE[group.block]
            landing = land and group.ground and via != NO_VIA and via >= LAND_COUNT
            for _ in range(group.count):
                if len(team) >= self.commands:
                    break
                if taken.get(group.block, 0) >= group.count:
                    break
                if group.ground and via != NO_VIA and land:
                    if crossed.get(via, 0) >= self.room(via, area, landing):
                        break
                    crossed[via] = crossed.get(via, 0) + 1
                elif land and not group.ground and not ground:
                    break
                taken[group.block] = taken.get(group.block, 0) + 1
                team.append((group, action))
                ground += group.ground
                shed += min(0.0, group.shed)
                if land:
                    fire += 0.2 * group.fire if landing else group.fire
                    mass += group.mass
                else:
                    fire += group.cv * SEA_FIRE[kind]
                    mass += group.cv * SEA_MASS[kind]
                worth = whole * self.threats.keeps(self.s, area, fire, mass) if land else whole
                gained = self.promise(worth, fire, mass, foe_fire, foe_mass) - before + shed - EFFORT * len(team)
                if gained > found.worth:
                    found.worth = gained
                    found.blocks = team.copy()
                    found.odds = chance(fire, mass, foe_fire, foe_mass)
            if found.odds > CERTAIN:
                break
        return found

    def room(self, via: int, area: int, landing: bool) -> int:
        """Return the number of Ground units that may still come across a border."""
        return crossings_left(self.s, self.seat, via, area, landing)

    def promise(self, worth: float, fire: float, mass: float, foe_fire: float, foe_mass: float) -> float:
        """Return the mean value of a battle."""
        odds = chance(fire, mass, foe_fire, foe_mass)
        if foe_mass <= 0.0:
            return worth * 0.8
        if odds < POOR:
            return -1.0
        lost = min(mass, foe_fire * (1.0 + min(2.0, foe_mass / max(0.1, 2.0 * fire))))
        killed = min(foe_mass, 1.5 * fire)
        return odds * worth - LOSS * lost + 0.7 * LOSS * killed

    def total(self) -> float:
        """Return the sum of the values of the attacks."""
        total = 0.0
        for thrust in self.thrusts:
            total += thrust.worth
        return total

    # --- moves ---

    def move_worth(self, group: Group, action: int) -> float:
        """Return the value of this move of a unit."""
        verb = action & ~NOUN
        if verb == TO:
            area = (action & NOUN) >> 8
            for thrust in self.thrusts:
                if thrust.area == area:
                    for other, way in thrust.blocks:
                        if other.block == group.block and way == action:
                            return 1.0 + thrust.worth
            if entry(self.s, self.seat, area) == CLEAR:
                if self.awaited(group, area):
                    return 1.0 + self.help_for(NATION[area]) + group.shed
                return self.post(group, area)
            return -1.0
        if verb == VIOLATE:
            return self.violation(action & NOUN, group)
        if verb == PARTITION:
            return self.invasion(action & NOUN, group)
        if verb == INTERVENE:
            return self.help_for(action & NOUN)
        return -2.0

    def best_move(self, group: Group) -> float:
        """Return the value of the best move of a unit, declarations included."""
        best = -2.0
        for action in group.moves:
            best = max(best, self.move_worth(group, action))
        if self.s.turn_kind == FULL:
            for nation in range(NATION_COUNT):
                if group.closed & BIT[nation]:
                    if may_violate(self.s, self.seat, nation):
                        best = max(best, self.violation(nation, group))
                    elif may_partition(self.s, self.seat, nation):
                        best = max(best, self.invasion(nation, group))
                    if group.ground and may_intervene(self.s, self.seat, nation):
                        best = max(best, self.help_for(nation))
        return best

    # --- Neutrals and Armed Minors (T&T 15.4) ---

    def near_to(self, capital: int) -> Thrust:
        """The attack on a capital with the Ground units next to it, as if it were open to them."""
        candidates: list[tuple[Group, int]] = []
        for near in NEAR_LAND[capital]:
            if self.s.control[near] != self.seat or self.engaged(near):
                continue
            for group in self.groups:
                if group.area == near and group.ground:
                    candidates.append((group, TO + (capital << 8 | near)))
                elif group.area == near and BLOCK_TYPE[group.block] == AIR_FORCE:
                    candidates.append((group, TO + (capital << 8 | NO_VIA)))
        candidates.sort(key=candidate_key)
        found = Thrust(capital)
        crossed: dict[int, int] = {}
        fort = float(self.s.forts[capital] if self.s.forts[capital] else MUSTER[capital])
        fire = 0.0
        mass = 0.0
        for group, action in candidates:
            via = action & 255
            for _ in range(group.count):
                if len(found.blocks) >= self.commands or found.odds > CERTAIN:
                    break
                if group.ground:
                    if crossed.get(via, 0) >= LIMIT[BORDER[via * SPAN + capital]]:
                        break
                    crossed[via] = crossed.get(via, 0) + 1
                found.blocks.append((group, action))
                fire += group.fire
                mass += group.mass
                found.worth += min(0.0, group.shed) - EFFORT
                found.odds = chance(fire, mass, fort * LAND_FIRE[0], fort)
        found.worth -= LOSS * fort * LAND_FIRE[0] * 1.5
        return found

    def conquest(self, nation: int, group: Group) -> float:
        """Return the value of entering a Neutral or an Armed Minor as an enemy, whatever others do about it."""
        thrust = self.near_to(NATION_CAPITAL[nation])
        if thrust.odds < 0.6:
            return -1.0
        for other, _ in thrust.blocks:
            if other.block == group.block:
                gained = nation_yield(self.threats.prices[self.seat], nation)
                return thrust.odds * gained + thrust.worth
        return -1.0

    def violation(self, nation: int, group: Group) -> float:
        """Return the value of violating a Neutral (T&T 15.41): its Protector goes to war, the others draw cards."""
        s, seat = self.s, self.seat
        if nation == USA:
            return -1.0
        worth = self.conquest(nation, group)
        if worth <= 0.0:
            return worth
        worth -= REACTION * MUSTER[NATION_CAPITAL[nation]]
        if at_peace(s, seat) and not s.peace_broken & BIT[seat]:
            worth -= DIVIDEND
        guard = protector_of(s, nation, seat)
        if guard != NOBODY:
            worth -= 0.5 * muster_worth(nation) + 1.0
            if not s.war[seat] & BIT[guard]:
                worth -= war_price(s, seat, guard, self.forces)
        return worth - 0.3

    def invasion(self, nation: int, group: Group) -> float:
        """Return the value of entering an Armed Minor that another has violated (T&T 15.422)."""
        worth = self.conquest(nation, group) - 0.3
        if at_peace(self.s, self.seat) and not self.s.peace_broken & BIT[self.seat]:
            worth -= DIVIDEND
        return worth

    def awaited(self, group: Group, area: int) -> bool:
        """Return True if a unit would make good an Intervention: nobody has come to that Armed Minor's help yet (B-31)."""
        if not group.ground or area >= LAND_COUNT or self.s.partners[NATION[area]] != self.seat:
            return False
        there = 0
        for other in NATION_AREAS[NATION[area]]:
            there += self.forces.ground[other]
        return there == 0

    def help_for(self, nation: int) -> float:
        """Return the value of coming to an Armed Minor's help (T&T 15.423)."""
        return 0.8 * nation_yield(self.threats.prices[self.seat], nation) + muster_worth(nation)


def thrust_key(thrust: Thrust) -> tuple[float, int]:
    """The best first."""
    return (-thrust.worth / max(1, len(thrust.blocks)) ** 0.5, thrust.area)


def candidate_key(candidate: tuple[Group, int]) -> tuple[bool, float, int, int]:
    """Ground units first, who leaves least behind and is strongest first."""
    group, action = candidate
    via = action & 255
    by_sea = group.ground and via != NO_VIA and via >= LAND_COUNT
    return (not group.ground or by_sea, -(group.fire + group.mass + min(0.0, group.shed)), group.block, action)


def free(thrust: Thrust, used: dict[int, int]) -> bool:
    """Return True if the units of an attack are not needed for a better one."""
    wanted: dict[int, int] = {}
    for group, _ in thrust.blocks:
        wanted[group.block] = wanted.get(group.block, 0) + 1
        if wanted[group.block] + used.get(group.block, 0) > group.count:
            return False
    return True


def gather(s: TntState, seat: int) -> list[Group]:
    """The units of a faction that may move, those that are alike together."""
    groups: list[Group] = []
    place: dict[int, int] = {}
    for block in OWN_BLOCKS[seat]:
        area = s.place[block]
        if area < 0 or block in s.moves:
            continue
        deep = 1 if block in s.deep else 0
        look = ((LOOK[block] << 1 | deep) << 8 | area) << 3 | s.cv[block]
        if look in place:
            groups[place[look]].count += 1
        else:
            place[look] = len(groups)
            groups.append(Group(s, block))
    return groups


# --- war (T&T 15.2) ------------------------------------------------------------------------------------------------


def war_price(s: TntState, seat: int, on: int, forces: Forces) -> float:
    """Return the price of a declaration of war: a point, Dividends, the RES that lack then, and the enemy's answer."""
    price = 1.3
    if at_peace(s, seat):
        price += 0.5 * DIVIDEND * min(6, years_left(s))
        level = production_level(s, seat, False)
        s.war[seat] |= BIT[on]
        price += 1.5 * (level - production_level(s, seat, False))
        s.war[seat] &= ~BIT[on]
    lack = (forces.total[on] - forces.total[seat]) / (forces.total[on] + 5.0)
    price += max(-0.5, 4.0 * lack)
    return price


def war_worth(s: TntState, seat: int, on: int) -> float:
    """Return the value of declaring war on a Rival now."""
    now = Campaign(s, seat, s.commands)
    other = s.clone()
    other.sink = None
    declare_war(other, seat, on)
    then = Campaign(other, seat, s.commands)
    promised = then.total() - now.total()
    exposed = min(0.0, then.threats.whole() - now.threats.whole())
    lead = outlook(s, on, False) - outlook(s, seat, True)
    urge = 0.0
    if lead > 0.0:
        # Who is behind and peaceful will lose: the later, the more surely.
        urge = 0.25 * lead * (1.0 + 0.5 * max(0, 5 - years_left(s)))
        for third in RIVALS[seat]:
            if third != on and s.war[on] & BIT[third]:
                urge *= 1.5
    return promised + FEAR * exposed + min(3.0, urge) + alarm(s, seat, on) - war_price(s, seat, on, now.forces)


def alarm(s: TntState, seat: int, rival: int) -> float:
    """Return the value of keeping a Rival from the points that win: war takes his Dividends and the RES that he lacks."""
    seen = float(points(s, rival, False)) + DIVIDEND * len(s.dividends[rival])
    if seen <= ALARMING or points(s, seat) >= seen or s.year == LAST_YEAR:
        return 0.0
    return min(MOST_ALARM, ALARM * (seen - ALARMING))


def command_gain(s: TntState, seat: int, commands: int, kind: int) -> float:
    """Return the value of a Player Turn with so many Commands for a faction."""
    other = s.clone()
    other.sink = None
    other.active = seat
    other.turn_kind = kind
    other.commands = commands
    other.moves = {}
    other.crossed = {}
    other.struck = 0
    campaign = Campaign(other, seat, commands)
    gains: list[float] = []
    for group in campaign.groups:
        best = campaign.best_move(group)
        for _ in range(group.count):
            gains.append(best if best < 1.0 else 0.0)
    gains.sort(reverse=True)
    total = campaign.total()
    left = commands
    for thrust in campaign.thrusts:
        left -= len(thrust.blocks)
    for i in range(min(left, len(gains))):
        if gains[i] > 0.0:
            total += 0.6 * gains[i]
    if kind == FULL and not at_peace(s, seat):
        total += fights(s, seat, campaign)
    elif kind == FULL:
        best = 0.0
        for rival in RIVALS[seat]:
            if not allies_of_the_game(s, seat, rival):
                best = max(best, war_worth(other, seat, rival))
        total += best
    return total


def fights(s: TntState, seat: int, campaign: Campaign) -> float:
    """Return the value of the battles that go on, for the faction on turn."""
    total = 0.0
    for area in range(LAND_COUNT):
        if s.here[area] & BIT[seat] and campaign.engaged(area):
            foe_fire, foe_mass = campaign.defence(area)
            worth = prize(s, seat, area, campaign.threats.prices)
            fire, mass = campaign.forces.fire[seat][area], campaign.forces.mass[seat][area]
            total += max(0.0, campaign.promise(worth, fire, mass, foe_fire, foe_mass))
    return total
