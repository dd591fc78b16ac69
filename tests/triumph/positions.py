"""Random positions of Triumph & Tragedy for comparing the rules with the second opinion: plausible, and rich in fine points.

What holds in every position: Rivals at peace share no land area (B49d), every Disputed land area has an Owner, no unit stands in
Neutral land, units of a defeated Power are gone (2.21), pools hold (B5), Fortresses are one an area, ships in land areas lie on
the coast (B1), and ANS alone stand in land their Faction holds or Raid a Disputed area. The same generator state gives the same
position on every machine.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterable
from dataclasses import replace
from itertools import combinations

from tests.triumph.oracle import (
    BESIDE,
    CAPITAL,
    COASTAL,
    DATA,
    FACTIONS,
    FRESH,
    GROUND,
    LANDS,
    MAIN_CAPITAL,
    NATION,
    OF,
    POP,
    SEAS,
    SHIPS,
    SORT,
    SOURCES,
    TECHS,
    TYPES,
    Position,
    Turn,
    Unit,
    control,
    frozen,
    hostile,
    paths,
)

MINORS: tuple[str, ...] = tuple(sorted(nation for nation in SORT if SORT[nation] == "minor"))
COLONIES: tuple[str, ...] = tuple(sorted(nation for nation in SORT if SORT[nation] == "colony"))
POWERS = {"axis": ("germany", "italy"), "west": ("britain", "france", "usa"), "ussr": ("ussr",)}
POOLS: dict[str, dict[str, int]] = {
    pool["nation"]: pool["blocks"] for pool in json.loads((DATA / "units.json").read_text(encoding="utf-8"))["pools"]
}
"""Power -> unit type -> its blocks; the Fortresses of Armed Minors are not limited (B27)."""
NARROWS = (
    ("gibraltar", "western_mediterranean", "madeira_sea"),
    ("suez", "eastern_mediterranean", "red_sea"),
    ("copenhagen", "north_sea", "baltic_sea"),
    ("istanbul", "aegean_sea", "western_black_sea"),
    ("sevastopol", "sea_of_azov", "eastern_black_sea"),
    ("malta", "tyrrhenian_sea", "central_mediterranean"),
    ("sicily", "tyrrhenian_sea", "central_mediterranean"),
    ("azores", "madeira_sea", "bay_of_biscay"),
)
"""A Strait and waters on both sides of it."""


class Setter:
    """Builds a position up, and puts units only where one may stand."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.position = Position(wars=self.some_wars())
        self.defeats()
        self.minors()
        self.colonies()
        self.position = replace(self.position, techs=self.some_techs())
        self.ground = control(self.position)
        """Who controlled what before there were units."""

    def chance(self, likely: float) -> bool:
        """True as often as said."""
        return self.rng.random() < likely

    def any_of(self, names: Iterable[str]) -> str:
        """One of these names; they are put in order first, so that a seed means the same everywhere."""
        return self.rng.choice(sorted(names))

    # Politics

    def some_wars(self) -> frozenset[frozenset[str]]:
        """Who is at war with whom: from nobody to everybody."""
        likely = self.rng.choice((0.0, 0.4, 0.7, 1.0))
        return frozenset(frozenset(pair) for pair in combinations(FACTIONS, 2) if self.chance(likely))

    def some_techs(self) -> dict[str, frozenset[str]]:
        """Technologies that matter to movement, for each Faction."""
        return {faction: frozenset(tech for tech in TECHS if self.chance(0.4)) for faction in FACTIONS}

    def enemies(self, side: str) -> list[str]:
        """The Factions a side is at war with."""
        return [faction for faction in FACTIONS if hostile(self.position, side, faction)]

    def defeats(self) -> None:
        """Sometimes Italy or France has been defeated: its capital bears a marker of an Enemy (2.21)."""
        for power, faction in (("italy", "axis"), ("france", "west")):
            if self.enemies(faction) and self.chance(0.2):
                winner = self.rng.choice(self.enemies(faction))
                markers = {**self.position.markers, power: winner}
                self.position = replace(self.position, defeated=self.position.defeated | {power}, markers=markers)

    def minors(self) -> None:
        """Each Minor is Neutral, influenced, controlled or armed; the USA may be the West's Satellite (8.1-8.2, 15.42)."""
        markers, influence, armed = dict(self.position.markers), {}, dict(self.position.armed)
        quiet = self.rng.choice((0.4, 0.7, 0.9))
        for nation in (*MINORS, "usa"):
            fate = self.rng.random()
            if nation == "usa":
                if fate < 0.4:
                    markers[nation] = "west"
                elif fate < 0.7:
                    influence[nation] = (self.rng.choice(FACTIONS), self.rng.randint(1, 2))
            elif fate < quiet:
                if self.chance(0.3):
                    influence[nation] = (self.rng.choice(FACTIONS), self.rng.randint(1, 2))
            elif self.chance(0.5):
                markers[nation] = self.rng.choice(FACTIONS)
            else:
                armed[nation] = frozenset(self.rng.sample(FACTIONS, 2 if self.chance(0.2) else 1))
        self.position = replace(self.position, markers=markers, influence=influence, armed=armed)

    def colonies(self) -> None:
        """Colonies of a defeated Power are armed or taken (2.31); now and then an Enemy holds the capital of another one."""
        markers, armed = dict(self.position.markers), dict(self.position.armed)
        for colony in COLONIES:
            power = OF[colony]
            assert power is not None
            owner = OF[power]
            assert owner is not None
            if power in self.position.defeated:
                if self.chance(0.5):
                    markers[colony] = self.rng.choice(FACTIONS)
                else:
                    armed[colony] = frozenset(faction for faction in FACTIONS if self.chance(0.3))
            elif self.enemies(owner) and self.chance(0.12):
                markers[colony] = self.rng.choice(self.enemies(owner))
        self.position = replace(self.position, markers=markers, armed=armed)

    # Units

    def before(self, area: str) -> str:
        """The Faction or nation that controlled a land area before there were units."""
        return self.ground[area].rpartition(":")[2]

    def sides_at(self, area: str) -> set[str]:
        """Whose units stand there, Escaped Submarines aside."""
        return {unit.side for unit in self.position.units if unit.area == area and not unit.escaped}

    def powers(self, faction: str) -> list[str]:
        """The Powers of a Faction that have units on the board."""
        found = [power for power in POWERS[faction] if power not in self.position.defeated]
        return [power for power in found if power != "usa" or self.position.markers.get("usa") == "west"]

    def put(self, side: str, type_: str, area: str, nation: str = "", escaped: bool = False) -> None:
        """Put a unit there, or do nothing where it may not stand."""
        units = self.position.units
        others = self.sides_at(area) - {side}
        raider = False
        if type_ in SHIPS and area in LANDS and area not in COASTAL:
            return
        if area in SEAS and (type_ == "fortress" or (type_ in GROUND and any(hostile(self.position, side, o) for o in others))):
            return
        if area in LANDS:
            before = self.before(area)
            if any(not hostile(self.position, side, other) for other in others):
                return
            if side in FACTIONS and before != side and not hostile(self.position, side, before):
                return
            if type_ == "fortress" and any(unit.area == area and unit.type == "fortress" for unit in units):
                return
            supported = any(unit.area == area and unit.side == side and unit.type in GROUND for unit in units)
            if type_ not in GROUND and before != side and not supported:
                if not others:
                    return
                raider = True
        if not nation:
            nation = side if side not in FACTIONS else self.rng.choice(self.powers(side))
        if nation == "usa" and not any("west" in war for war in self.position.wars):
            area = self.any_of(home for home in NATION if NATION[home] == "usa") if type_ != "fortress" else "washington"
            if type_ == "fortress" and any(unit.area == area and unit.type == "fortress" for unit in units):
                return
        if nation in POOLS and sum((unit.nation, unit.type) == (nation, type_) for unit in units) >= POOLS[nation][type_]:
            return
        unit = Unit(len(units) + 1, side, nation, type_, area, self.rng.randint(1, 3), escaped, raider)
        self.position = replace(self.position, units=(*units, unit))

    def forts(self) -> None:
        """Fortresses in the cities of Armed Minors; some have been lost already (15.42)."""
        for nation in self.position.armed:
            for area in sorted(NATION):
                if NATION[area] == nation and (POP[area] or area == CAPITAL[nation]) and nation != "albania" and self.chance(0.8):
                    self.put(nation, "fortress", area)

    def own_land(self, faction: str) -> list[str]:
        """The land a Faction controlled before there were units."""
        return sorted(area for area in LANDS if self.ground[area] == faction)

    def garrison(self, faction: str, count: int) -> None:
        """Units of any type in own land, often in the capitals and on coasts."""
        land = self.own_land(faction)
        homes = [area for area in land if area in SOURCES[faction]] or land
        for _ in range(count):
            area = self.any_of(homes if self.chance(0.3) else land)
            self.put(faction, self.rng.choice(TYPES), area)

    def navy(self, faction: str, count: int) -> None:
        """Units at sea near own coasts, or anywhere."""
        near = sorted(sea for sea in SEAS if BESIDE[sea] & set(self.own_land(faction)))
        for _ in range(count):
            sea = self.any_of(near if near and self.chance(0.7) else SEAS)
            type_ = self.rng.choice((*SHIPS, "air_force", "infantry", "tank"))
            escaped = type_ == "submarine" and self.chance(0.5)
            self.put(faction, type_, sea, escaped=escaped)

    def invasion(self, faction: str) -> None:
        """Ground units in Enemy land, ANS with them; some go on into the next area."""
        hostile_land = sorted(area for area in LANDS if hostile(self.position, faction, self.before(area)))
        if not hostile_land:
            return
        front = [area for area in hostile_land if BESIDE[area] & set(self.own_land(faction))] or hostile_land
        area = self.any_of(front if self.chance(0.8) else hostile_land)
        for _ in range(self.rng.randint(1, 4)):
            self.put(faction, self.rng.choice(("tank", "infantry")), area)
            if self.chance(0.4):
                self.put(faction, self.rng.choice((*SHIPS, "air_force")), area)
            if self.chance(0.5):
                nearby = BESIDE[area] & set(hostile_land)
                if nearby:
                    area = self.any_of(nearby)

    def defence(self) -> None:
        """Somebody stands where Enemy Ground units have come: Disputed areas."""
        for area in sorted(LANDS):
            before = self.before(area)
            if self.sides_at(area) - {before} and before in FACTIONS and self.chance(0.7):
                self.put(before, self.rng.choice(TYPES), area)
            if area in MAIN_CAPITAL.values() and before in FACTIONS and self.chance(0.3):
                self.put(before, "fortress", area)

    def raid(self, faction: str) -> None:
        """ANS over Enemy units on land, without Ground Support."""
        targets = sorted(area for area in LANDS if any(hostile(self.position, faction, side) for side in self.sides_at(area)))
        if targets:
            self.put(faction, self.rng.choice((*SHIPS, "air_force")), self.rng.choice(targets))

    def narrows(self) -> None:
        """Units in and on both sides of a Strait."""
        strait, *waters = self.rng.choice(NARROWS)
        for area in (strait, *waters, self.any_of(BESIDE[strait])):
            if self.chance(0.6):
                faction = self.rng.choice(FACTIONS)
                types = ("submarine", "fleet", "carrier", "infantry", "air_force")
                self.put(faction, self.rng.choice(types), area, escaped=False)

    def encounter(self) -> None:
        """Enemies that share a sea, as on a DoW, and Escaped Submarines among them."""
        sea = self.any_of(SEAS)
        for faction in self.rng.sample(FACTIONS, 2):
            type_ = self.rng.choice(SHIPS)
            self.put(faction, type_, sea, escaped=type_ == "submarine" and self.chance(0.5))

    def owners(self) -> None:
        """An Owner for each Disputed area: the side that controlled it, or else any Ground unit's."""
        owners = {}
        for area in sorted(LANDS):
            sides = self.sides_at(area)
            if len(sides) > 1:
                before = self.before(area)
                grounded = {unit.side for unit in self.position.units if unit.area == area and unit.type in GROUND}
                owner = before if before in sides and not self.chance(0.1) else self.any_of(grounded or sides)
                raiders = {unit.side for unit in self.position.units if unit.area == area and unit.raider}
                owners[area] = owner if owner not in raiders else self.any_of(sides - raiders or sides)
                if not sides <= set(FACTIONS):
                    # The Fortress of an Armed Minor was there before everybody else.
                    owners[area] = before
        held = {}
        for area in sorted(LANDS):
            for side in self.sides_at(area):
                if side == self.ground[area]:
                    held[area] = side
        # Whoever does not own a Disputed area and has no Ground Support there can only have come to Raid it.
        supported = {(unit.area, unit.side) for unit in self.position.units if unit.type in GROUND}
        units = tuple(
            replace(unit, raider=owners.get(unit.area, unit.side) != unit.side and (unit.area, unit.side) not in supported)
            for unit in self.position.units
        )
        self.position = replace(self.position, units=units)
        self.position = replace(self.position, owners=owners, held=held)


def random_position(rng: random.Random) -> Position:
    """A plausible position as a phase begins, crowded or sparse, at peace or with everybody at war; without a snapshot."""
    setter = Setter(rng)
    setter.forts()
    crowd = rng.choice((2, 6, 12, 20))
    for faction in FACTIONS:
        setter.garrison(faction, rng.randint(1, crowd))
        setter.navy(faction, rng.randint(0, crowd // 2 + 1))
    for faction in FACTIONS:
        for _ in range(rng.randint(0, 6)):
            setter.invasion(faction)
    for theme in rng.choices((setter.narrows, setter.encounter, setter.defence), weights=(3, 2, 2), k=rng.randint(0, 9)):
        theme()
    for _ in range(rng.choice((0, 0, 1, 3))):
        setter.raid(rng.choice(FACTIONS))
    setter.owners()
    return setter.position


def in_mid_phase(rng: random.Random, position: Position, faction: str, moves: int) -> tuple[Position, Turn]:
    """The position after some moves of a Faction in its Movement Phase: frozen control, changed presence, used borders.

    The moves are those of the second opinion itself. Units that moved stand among the others: whoever asks for their next move
    forgets that a unit moves once (B36), to no harm.
    """
    position = frozen(position)
    used: dict[frozenset[str], int] = {}
    for unit in rng.sample(position.units, len(position.units)):
        if moves == 0:
            break
        if unit.side != faction:
            continue
        routes = paths(position, unit, turn=Turn(used=used))
        fighting = [route for route in routes if route.counted]
        if not routes:
            continue
        route = rng.choice(fighting if fighting and rng.random() < 0.7 else routes)
        position = moved(position, unit, route.areas[-1])
        for border in route.counted:
            used[border] = used.get(border, 0) + 1
        moves -= 1
    return position, replace(FRESH, used=used)


def moved(position: Position, unit: Unit, area: str) -> Position:
    """The position after the unit went there; who stood there before owns an area that becomes Disputed (11.54)."""
    owners = dict(position.owners)
    units = tuple(replace(other, area=area, escaped=False) if other.id == unit.id else other for other in position.units)
    if area in LANDS:
        others = {other.side for other in position.units if other.area == area and other.side != unit.side}
        if others and area not in owners:
            owners[area] = sorted(others)[0]
    left = {other.side for other in units if other.area == unit.area}
    if len(left) < 2:
        owners.pop(unit.area, None)
    return replace(position, units=units, owners=owners)
