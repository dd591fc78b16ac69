"""A second opinion on control, supply, trade and movement: the rules of Triumph & Tragedy, told word for word and slowly.

Nothing of the game's rules is used here, and nothing that the rules are made of but the board. Names, no indices, no bits,
nothing remembered between two questions: whatever disagrees with this module has to explain itself. Rule numbers are those of the
rulebook, A and B numbers those of the rulings.

How the rules are read where they leave a choice:

* Control and the status of seas are a `Snapshot` of the start of the phase (B34, B35); who is at war, where Enemy units stand
  and which Minors are armed is always looked at live. Of a snapshot that says ``neutral:x`` or ``minor:x`` only the x counts.
* An Air Force, Naval unit or Submarine alone in a land area keeps it if its Faction controlled it at the last snapshot
  (``held``); otherwise the area is judged as if it were empty (B34).
* A capital whose nation is armed and that nobody occupies belongs to the Armed Minor, markers notwithstanding (15.42).
* The nation of a defeated Major Power and its Colonies have no default Power; without occupant and marker they count as
  Neutral.
* An Armed Minor is a Neutral to any Faction it is not at war with: closed to movement, no way for Supply but through its
  Straits, open to Trade (B29, A45).
* Escaped Submarines are nobody's obstacle: they stop, engage and support nobody, and do not make a place Disputed. They block
  Trade and Strategic Movement into their sea, that of Air Forces too (A30d, A45).
* The capital of a defeated Major Power is a source of Supply again when its old Faction controls it; the printed list counts
  (B63).
* Trade and Sea Movement cross borders of the types coast, strait, sea and ocean; so from a Strait to any area beside it, but
  never from one coastal land area straight to another. Along a common shore ships use their Land Movement (B40, B64).
* Enemy Straits stop all Sea Movement, Submarines included, but not Air Forces, which overfly any Enemy land (1.3, B37, B47).
* Ground units in a Strait may use Sea Movement from there: into Enemy land it is then an Invasion (B44). From plain land into
  an Enemy Strait they go by Land Movement only.
* One count a border for everything 11.52 and 11.221 limit: Engaging, Disengaging, Invasions. LSTs let an Invasion be the second
  on its border; nothing else gets more by them (A25, B45). Enemy land that holds nobody is limited only from the sea.
* ANS may enter Enemy land that holds an Enemy unit or an own Ground unit, and the Enemy MainCapital with Precision Bombsight
  (B61): "unoccupied" land is land without either.
* Land that is open by Intervention (A36) is neither Friendly nor Enemy: Ground units pass and stop there without limit while no
  Enemy unit is inside; ANS stop there as they would on Enemy land; nobody moves through it Strategically or Disengages into it.
* Nobody ends in a land area with units of a Rival he is not at war with (15.422, B49d).
* Aggression, which an Emergency Command forbids, is entering land or sea with Enemy units but without an own unit that is not
  an Escaped Submarine, or Enemy land without an own unit (A22, A27). Passing over as an Air Force or Submarine is none.
* Disengaging (11.51, B46) starts in an area with Enemy units. Its first step leads to a Friendly area without them; Submarines
  and Air Forces may also pass through a sea or a Friendly or Enemy area with Enemy units, never, by the letter, through a
  Neutral or Rival Strait first. A unit that Disengaged neither ends among Enemy units nor bombs.
* Strategic Movement starts, passes and ends where all is Friendly and no Enemy unit stands (B39). Ships that follow a shore
  still make one step only.
* A unit never ends where it began, and no path crosses an area twice.
* A Retreat (B55) goes to a Friendly area without Enemy units other than Raiders. Ground units retreat to a sea only where an
  own unit stands that is not an Escaped Submarine. The area an Attacker came from is the one beside the battle.
* ReBasing (B56) is a Disengaging by normal movement while Enemy units are present, plain movement otherwise; it may end where a
  battle was fought earlier in the phase if nobody disputes the area now.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

DATA = Path(__file__).resolve().parents[2] / "src/vezerkar/games/triumph/data"
MAP = json.loads((DATA / "map.json").read_text(encoding="utf-8"))
NATIONS = json.loads((DATA / "nations.json").read_text(encoding="utf-8"))["nations"]

KIND: dict[str, str] = {area["id"]: area["kind"] for area in MAP["areas"]}
NATION: dict[str, str] = {area["id"]: area["nation"] for area in MAP["areas"] if "nation" in area}
POP: dict[str, int] = {area["id"]: area.get("pop", 0) for area in MAP["areas"] if "nation" in area}
BLACK: dict[str, int] = {area["id"]: area.get("res_black", 0) for area in MAP["areas"] if "nation" in area}
RED: dict[str, int] = {area["id"]: area.get("res_red", 0) for area in MAP["areas"] if "nation" in area}
SORT: dict[str, str] = {nation["id"]: nation["kind"] for nation in NATIONS}
CAPITAL: dict[str, str] = {nation["id"]: nation["capital"] for nation in NATIONS}
OF: dict[str, str | None] = {nation["id"]: nation.get("power", nation.get("faction")) for nation in NATIONS}
"""Nation -> the Faction it starts with; for a Colony the Power that owns it; None for a Neutral."""

AREAS: tuple[str, ...] = tuple(sorted(KIND))
LANDS: frozenset[str] = frozenset(NATION)
"""Land areas and Straits."""
STRAITS: frozenset[str] = frozenset(area for area in KIND if KIND[area] == "strait")
SEAS: frozenset[str] = frozenset(KIND) - LANDS
"""Seas and Oceans."""
OCEANS: frozenset[str] = frozenset(area for area in KIND if KIND[area] == "ocean")

BORDER: dict[frozenset[str], str] = {frozenset((row["a"], row["b"])): row["type"] for row in MAP["borders"]}
SHORE: frozenset[frozenset[str]] = frozenset(
    frozenset((row["a"], row["b"])) for row in MAP["borders"] if row.get("shared_coastline")
)
"""Borders between land areas, or Straits, along which ships may follow the shore (B40)."""
BESIDE: dict[str, frozenset[str]] = {
    area: frozenset(other for border in BORDER if area in border for other in border - {area}) for area in AREAS
}
COASTAL: frozenset[str] = frozenset(area for area in LANDS if area in STRAITS or BESIDE[area] & SEAS)
WATER = ("coast", "strait", "sea", "ocean")
"""The border types that Sea Movement and the Sea part of a Trade Route cross."""
LIMIT = {"plains": 3, "river": 2, "forest": 2, "mountain": 1, "coast": 1, "strait": 1}
"""Border type -> Ground units that may Engage or Disengage across it (11.52)."""
AROUND_AFRICA = frozenset({"south_atlantic_ocean", "west_indian_ocean"})

FACTIONS = ("axis", "west", "ussr")
MAIN_CAPITAL = {"axis": "berlin", "west": "london", "ussr": "moscow"}
SOURCES = {
    "axis": ("berlin", "ruhr", "rome"),
    "west": ("london", "delhi", "paris", "washington"),
    "ussr": ("moscow", "leningrad", "baku"),
}
"""Faction -> its Main- and SubCapitals (2.11, 2.21)."""

GROUND = ("fortress", "tank", "infantry")
SHIPS = ("fleet", "carrier", "submarine")
TYPES = (*GROUND, *SHIPS, "air_force")
TECHS = ("heavy_bombers", "precision_bombsight", "motorized_infantry", "lsts")
"""The Technologies that have a say here."""


@dataclass(frozen=True)
class Unit:
    """A block. ``side``: its Faction, or for the Fortress of an Armed Minor the nation. ``raider``: it came as Aggressor
    without Ground Support (11.55). ``invader``: it made a Sea Invasion this Player Turn (11.221).
    """

    id: int
    side: str
    nation: str
    type: str
    area: str
    cv: int = 1
    escaped: bool = False
    raider: bool = False
    invader: bool = False


@dataclass(frozen=True)
class Snapshot:
    """What was true at the start of the phase. ``land``: area -> who controls it, see `control`. ``fleets``: sea -> the
    Factions with units there, Escaped Submarines not counted.
    """

    land: Mapping[str, str]
    fleets: Mapping[str, frozenset[str]]


@dataclass(frozen=True)
class Position:
    """Everything that control, supply, trade and movement depend on; mappings need not name what is empty.

    ``wars``: pairs of Factions. ``owners``: Disputed land area -> its Owner, a Faction or an armed nation. ``markers``:
    nation or Colony -> Faction of the Control marker on its capital. ``influence``: Neutral -> Faction and number of its
    markers. ``armed``: Armed Minor -> the Factions it is at war with. ``held``: area -> the Faction that controlled it at the
    snapshot before; asked only where ANS stand alone. ``snapshot``: what was frozen when the phase began, None if it begins
    now.
    """

    units: tuple[Unit, ...] = ()
    wars: frozenset[frozenset[str]] = frozenset()
    owners: Mapping[str, str] = field(default_factory=dict)
    markers: Mapping[str, str] = field(default_factory=dict)
    influence: Mapping[str, tuple[str, int]] = field(default_factory=dict)
    armed: Mapping[str, frozenset[str]] = field(default_factory=dict)
    defeated: frozenset[str] = frozenset()
    techs: Mapping[str, frozenset[str]] = field(default_factory=dict)
    held: Mapping[str, str] = field(default_factory=dict)
    snapshot: Snapshot | None = None


@dataclass(frozen=True)
class Turn:
    """What the phase has brought so far. ``opened``: Armed Minors the mover entered by Intervention (those he violated or
    partitions are at war with him and need not be named). ``used``: border -> his Ground units counted on it this phase
    (B45). ``winter``: the Soviet Winter, in which the USSR stays in its national areas (10.4).
    """

    opened: frozenset[str] = frozenset()
    used: Mapping[frozenset[str], int] = field(default_factory=dict)
    winter: bool = False


FRESH = Turn()


# War and presence


def hostile(position: Position, a: str, b: str) -> bool:
    """Whether two sides, Factions or armed nations, are Enemies (15.2, 15.42)."""
    if a in FACTIONS and b in FACTIONS:
        return frozenset((a, b)) in position.wars
    return b in position.armed.get(a, ()) or a in position.armed.get(b, ())


def at_war(position: Position, faction: str) -> bool:
    """At war with a Rival; an Armed Minor does not count (A50)."""
    return any(faction in war for war in position.wars)


def standing(position: Position, area: str) -> list[Unit]:
    """The units in an area, without Escaped Submarines."""
    return [unit for unit in position.units if unit.area == area and not unit.escaped]


def enemies_at(position: Position, side: str, area: str) -> list[Unit]:
    """The Enemy units there, without Escaped Submarines."""
    return [unit for unit in standing(position, area) if hostile(position, side, unit.side)]


def engaged(position: Position, unit: Unit) -> bool:
    """Whether the unit is in a battle: an Enemy unit is in its area, and it has not Escaped (11.5, 12.73)."""
    return not unit.escaped and bool(enemies_at(position, unit.side, unit.area))


# Control


def occupant(position: Position, area: str) -> str | None:
    """The side that controls a land area because its units are there, None if nobody's presence decides (1.14, B34)."""
    units = standing(position, area)
    sides = {unit.side for unit in units}
    if len(sides) > 1:
        return position.owners[area]
    for side in sides:
        if any(unit.type in GROUND for unit in units) or position.held.get(area) == side:
            return side
    return None


def named(position: Position, side: str) -> str:
    """A side as `control` names it."""
    return side if side in FACTIONS else f"minor:{side}"


def by_default(position: Position, nation: str) -> str | None:
    """The Faction that controls a capital without units and markers (1.14, 2.21, 2.31)."""
    power = OF[nation] if SORT[nation] == "colony" else nation
    assert power is not None
    return None if power in position.defeated else OF[power]


def of_nation(position: Position, nation: str) -> str:
    """Who controls the empty areas of a nation or Colony: whoever controls its capital (1.14)."""
    side = occupant(position, CAPITAL[nation])
    if side is not None:
        return named(position, side)
    if nation in position.armed:
        return f"minor:{nation}"
    return position.markers.get(nation) or by_default(position, nation) or f"neutral:{nation}"


def control(position: Position) -> dict[str, str]:
    """Land area or Strait -> the Faction that controls it, ``neutral:<nation>`` or, of an Armed Minor, ``minor:<nation>``.

    As it is when a phase begins with these units (1.14, B34).
    """
    found = {}
    for area in sorted(LANDS):
        nation = NATION[area]
        side = occupant(position, area)
        if side is not None:
            found[area] = named(position, side)
        elif SORT[nation] == "great":
            found[area] = str(OF[nation])
        else:
            found[area] = of_nation(position, nation)
    return found


def snapshot(position: Position) -> Snapshot:
    """What a phase that begins now freezes."""
    fleets = {sea: frozenset(unit.side for unit in standing(position, sea)) for sea in sorted(SEAS)}
    return Snapshot(control(position), fleets)


def frozen(position: Position) -> Position:
    """The position with a snapshot, its own or one taken now. Saves time before many questions about one position."""
    return position if position.snapshot else replace(position, snapshot=snapshot(position))


def at_start(position: Position) -> Snapshot:
    """The snapshot to go by."""
    return position.snapshot or snapshot(position)


def sea_status(position: Position, faction: str) -> dict[str, str]:
    """Sea or Ocean -> ``enemy`` or ``open`` for the Faction (1.21, B35)."""
    fleets = at_start(position).fleets
    return {
        sea: "enemy" if any(hostile(position, faction, other) for other in fleets.get(sea, ())) else "open"
        for sea in sorted(SEAS)
    }


def relation(position: Position, faction: str, area: str) -> str:
    """What an area is to a Faction: ``friendly``, ``enemy``, ``rival`` or ``neutral``; an Open Sea is friendly."""
    if area in SEAS:
        others = at_start(position).fleets.get(area, frozenset())
        return "enemy" if any(hostile(position, faction, other) for other in others) else "friendly"
    side = at_start(position).land[area].rpartition(":")[2]
    if side == faction:
        return "friendly"
    if hostile(position, faction, side):
        return "enemy"
    return "rival" if side in FACTIONS else "neutral"


# Supply and Trade


def supply_line(position: Position, faction: str, area: str) -> bool:
    """Whether a Tank or Infantry of the Faction has a Supply Line from this area (14.11, A45, B63).

    The area itself may be anybody's. Only Factions at war ask (A50).
    """
    position = frozen(position)
    passable = set()
    for other in AREAS:
        status = relation(position, faction, other)
        if status == "friendly" or (other in STRAITS and status in ("rival", "neutral")):
            passable.add(other)
    reached = {area}
    while True:
        more = {near for link in reached for near in BESIDE[link] if near in passable} - reached
        if not more:
            break
        reached |= more
    return any(source in reached and relation(position, faction, source) == "friendly" for source in SOURCES[faction])


def trades_through(position: Position, faction: str, area: str) -> bool:
    """Whether a Trade Route of the Faction may touch the area (14.21, A45)."""
    status = relation(position, faction, area)
    if area in SEAS:
        lurking = any(unit.escaped and unit.area == area and hostile(position, faction, unit.side) for unit in position.units)
        return status == "friendly" and not lurking
    return status in ("friendly", "neutral") or (status == "rival" and area in STRAITS)


def has_route(faction: str, area: str, passable: set[str], around_africa: bool) -> bool:
    """Whether a Trade Route leads from the area to the MainCapital through these areas alone (14.21, B64).

    A state is an area and the parts made so far: "", "L", "S", "LS" or "SL".
    """
    reached = {(area, "")} if area in passable else set()
    latest = reached
    while latest:
        more = set()
        for link, parts in latest:
            for near in BESIDE[link] & passable:
                if not around_africa and {link, near} == AROUND_AFRICA:
                    continue
                if {link, near} <= LANDS:
                    more.add((near, extended(parts, "L")))
                if BORDER[frozenset((link, near))] in WATER:
                    more.add((near, extended(parts, "S")))
        latest = {(near, parts) for near, parts in more if parts in ("L", "S", "LS", "SL")} - reached
        reached = reached | latest
    return any(link == MAIN_CAPITAL[faction] for link, _ in reached)


def extended(parts: str, part: str) -> str:
    """The parts of a Trade Route after one more step of this part."""
    return parts if parts.endswith(part) else parts + part


def trading_areas(position: Position, faction: str) -> set[str]:
    """All the areas that a Trade Route may touch; none of any use while the MainCapital is not controlled."""
    if relation(position, faction, MAIN_CAPITAL[faction]) != "friendly":
        return set()
    return {area for area in AREAS if trades_through(position, faction, area)}


def trade_route(position: Position, faction: str, area: str, black_res: bool) -> str:
    """``full`` if the source can be traded, ``med`` if a black RES only around Africa, ``none`` if it is cut off (14.24, B65).

    POP and red RES go around Africa as well as any other way (``black_res`` False).
    """
    return graded(faction, area, black_res, trading_areas(frozen(position), faction))


def graded(faction: str, area: str, black_res: bool, passable: set[str]) -> str:
    """The answer of `trade_route` when Routes may go through these areas."""
    if has_route(faction, area, passable, around_africa=False):
        return "full"
    if has_route(faction, area, passable, around_africa=True):
        return "med" if black_res else "full"
    return "none"


def sources(position: Position, faction: str) -> set[str]:
    """The areas whose POP and RES the Faction uses: controlled ones, Associates and Protectorates (8.12, 8.13, 8.41, B6)."""
    found = set()
    for area, side in at_start(position).land.items():
        friend, markers = position.influence.get(NATION[area], ("", 0))
        won = friend == faction and markers > 0 and (NATION[area] != "usa" or faction == "west")
        if side == faction or (won and side == f"neutral:{NATION[area]}"):
            found.add(area)
    return {area for area in found if POP[area] + BLACK[area] + RED[area]}


def blockade(position: Position, faction: str) -> dict[str, str]:
    """Source -> the Blockade marker it gets in Summer: ``full``, or ``med`` on black RES (14.22, 14.24, B65)."""
    position = frozen(position)
    passable = trading_areas(position, faction)
    found = {}
    for area in sorted(sources(position, faction)):
        route = graded(faction, area, BLACK[area] > 0, passable)
        if route == "none":
            found[area] = "full"
        elif route == "med":
            found[area] = "med"
    return found


# Movement


def speed(position: Position, unit: Unit, way: str, strategic: bool) -> int:
    """Areas a unit moves: ``way`` is land, shore, sea or air (3.2, 11.4, 11.22)."""
    techs = position.techs.get(unit.side, frozenset())
    if way == "sea" and unit.type in GROUND:
        areas = 2
    elif way == "shore":
        return 1
    else:
        areas = {"air_force": 2, "carrier": 3, "submarine": 2, "fleet": 3, "tank": 3, "infantry": 2}[unit.type]
        if unit.type == "air_force" and "heavy_bombers" in techs:
            areas = 3
        if unit.type == "infantry" and "motorized_infantry" in techs:
            areas = 3
    return areas * 2 if strategic else areas


@dataclass(frozen=True)
class Route:
    """A way a unit may go: land, shore, sea or air; its areas, start included; the borders counted for it (B45)."""

    way: str
    areas: tuple[str, ...]
    counted: tuple[frozenset[str], ...]


NOWHERE = (False, False)


@dataclass(frozen=True)
class Journey:
    """One unit that is about to move, and everything that limits it."""

    position: Position
    unit: Unit
    strategic: bool
    emergency: bool
    turn: Turn

    # What an area is to the mover

    def status(self, area: str) -> str:
        """`relation`, or ``opened`` where the mover intervenes."""
        status = relation(self.position, self.unit.side, area)
        return "opened" if status == "neutral" and NATION[area] in self.turn.opened else status

    def enemies(self, area: str) -> bool:
        """Whether Enemy units are there."""
        return bool(enemies_at(self.position, self.unit.side, area))

    def friends(self, area: str) -> list[Unit]:
        """The mover's own units there, without itself."""
        return [other for other in standing(self.position, area) if other.side == self.unit.side and other.id != self.unit.id]

    def quiet(self, area: str) -> bool:
        """Friendly, and no Enemy unit there."""
        return self.status(area) == "friendly" and not self.enemies(area)

    def aggression(self, area: str) -> bool:
        """Whether entering is Aggression (11.54, A27); not where the Fortress of a Minor one intervenes for stands (A22)."""
        if NATION.get(area) in self.turn.opened and any(unit.side == NATION[area] for unit in standing(self.position, area)):
            return False
        return not self.friends(area) and (self.enemies(area) or (area in LANDS and self.status(area) == "enemy"))

    def shared_with_rival(self, area: str) -> bool:
        """Whether a Rival at peace with the mover has units in this land area."""
        return area in LANDS and any(
            other.side in FACTIONS and other.side != self.unit.side and not hostile(self.position, self.unit.side, other.side)
            for other in standing(self.position, area)
        )

    def in_bounds(self, area: str) -> bool:
        """US units stay in the USA while the West is at peace (B49), the Soviets in the USSR in Winter (10.4)."""
        if self.unit.nation == "usa" and not at_war(self.position, "west") and NATION.get(area) != "usa":
            return False
        return not self.turn.winter or self.unit.side != "ussr" or NATION.get(area) == "ussr"

    def leaving_battle(self) -> bool:
        """Whether the move begins by Disengaging."""
        return engaged(self.position, self.unit)

    # Border limits

    def room(self, here: str, there: str, invasion: bool = False) -> bool:
        """Whether the border takes one more Ground unit (11.52, 11.221)."""
        border = frozenset((here, there))
        limit = LIMIT[BORDER[border]]
        if invasion and "lsts" in self.position.techs.get(self.unit.side, ()):
            limit = 2
        return self.turn.used.get(border, 0) < limit

    # One step of each kind: may the unit end there, may it go on from there

    def step(self, way: str, here: str, there: str) -> tuple[bool, bool]:
        """One step of a move."""
        if not self.in_bounds(here) or not self.in_bounds(there):
            return NOWHERE
        first = here == self.unit.area
        if self.strategic:
            return self.strategic_step(way, here, there)
        if way == "land":
            return self.land_step(here, there, first)
        if way == "shore":
            return self.shore_step(here, there)
        if way == "air":
            return self.air_step(there, first)
        return self.convoy_step(here, there, first) if self.unit.type in GROUND else self.sea_step(here, there, first)

    def strategic_step(self, way: str, here: str, there: str) -> tuple[bool, bool]:
        """11.4, B39, A30d."""
        if not self.quiet(there):
            return NOWHERE
        if any(
            other.escaped and other.area == there and hostile(self.position, self.unit.side, other.side)
            for other in self.position.units
        ):
            return NOWHERE
        border = frozenset((here, there))
        if way == "land":
            return (True, True) if border <= LANDS else NOWHERE
        if way == "shore":
            return (True, False) if border in SHORE else NOWHERE
        if way == "air":
            return there in LANDS, True
        return (True, there in SEAS or there in STRAITS) if BORDER[border] in WATER else NOWHERE

    def land_step(self, here: str, there: str, first: bool) -> tuple[bool, bool]:
        """Tanks and Infantry on land (11.1)."""
        if there not in LANDS:
            return NOWHERE
        if first and self.leaving_battle():
            return (True, True) if self.quiet(there) and self.room(here, there) else NOWHERE
        if self.status(there) in ("rival", "neutral") or self.shared_with_rival(there):
            return NOWHERE
        if self.emergency and self.aggression(there):
            return NOWHERE
        if self.enemies(there):
            return (True, False) if not self.leaving_battle() and self.room(here, there) else NOWHERE
        return True, True

    def convoy_step(self, here: str, there: str, first: bool) -> tuple[bool, bool]:
        """Tanks and Infantry by sea (11.2, 11.22, 11.221)."""
        if BORDER[frozenset((here, there))] not in WATER:
            return NOWHERE
        water = there in SEAS or there in STRAITS
        if first and self.leaving_battle():
            if here in SEAS or not self.quiet(there) or not self.room(here, there):
                return NOWHERE
            return True, water
        if there in SEAS:
            return NOWHERE if self.enemies(there) else (True, True)
        status = self.status(there)
        if status in ("rival", "neutral") or self.shared_with_rival(there):
            return False, there in STRAITS and status != "enemy" and not self.enemies(there)
        if self.emergency and self.aggression(there):
            return NOWHERE
        if self.enemies(there) and self.leaving_battle():
            return NOWHERE
        if status == "enemy":
            from_water = here in SEAS or here in STRAITS
            return (True, False) if from_water and self.room(here, there, invasion=True) else NOWHERE
        if self.enemies(there):
            return (True, False) if self.room(here, there) else NOWHERE
        return True, water

    def sea_step(self, here: str, there: str, first: bool) -> tuple[bool, bool]:
        """Fleets, Carriers and Submarines by sea (11.2, 1.3)."""
        if BORDER[frozenset((here, there))] not in WATER:
            return NOWHERE
        submarine = self.unit.type == "submarine"
        water = there in SEAS or there in STRAITS
        if first and self.leaving_battle():
            if self.quiet(there):
                return True, water
            slips = there in SEAS or (there in STRAITS and self.status(there) == "friendly")
            return False, submarine and slips
        if there in SEAS:
            return self.stays_at_sea(there), submarine or not self.enemies(there)
        passes = there in STRAITS and self.status(there) != "enemy" and (submarine or not self.enemies(there))
        return self.stays_on_land(there), passes

    def shore_step(self, here: str, there: str) -> tuple[bool, bool]:
        """Ships along a shore to the next coastal area (11.1, B40)."""
        if frozenset((here, there)) not in SHORE:
            return NOWHERE
        if self.leaving_battle():
            return self.quiet(there), False
        return self.stays_on_land(there), False

    def air_step(self, there: str, first: bool) -> tuple[bool, bool]:
        """Air Forces (11.3, B37, B38)."""
        status = self.status(there)
        if first and self.leaving_battle():
            ends = self.quiet(there)
            passes = status in ("friendly", "enemy")
        else:
            ends = self.stays_at_sea(there) if there in SEAS else self.stays_on_land(there) or self.bombs(there)
            passes = there in SEAS or there in STRAITS or status in ("friendly", "enemy", "opened")
        if self.unit.area in SEAS:
            ends = there in LANDS and self.quiet(there)
        return ends, passes

    # Where ANS may end

    def stays_at_sea(self, there: str) -> bool:
        """Whether a unit that may fight at sea can end its move in this sea."""
        if not self.enemies(there):
            return True
        return not self.leaving_battle() and not (self.emergency and self.aggression(there))

    def stays_on_land(self, there: str) -> bool:
        """Whether an ANS unit can end its move in this land area (11.55, B61)."""
        status = self.status(there)
        if status in ("rival", "neutral") or self.shared_with_rival(there):
            return False
        if self.enemies(there):
            return not self.leaving_battle() and not (self.emergency and self.aggression(there))
        return status == "friendly" or any(other.type in GROUND for other in self.friends(there))

    def bombs(self, there: str) -> bool:
        """Whether an Air Force may go to an Enemy MainCapital without Enemy units to bomb it (11.55, 12.62)."""
        if self.enemies(there) or self.leaving_battle() or self.emergency:
            return False
        if "precision_bombsight" not in self.position.techs.get(self.unit.side, ()):
            return False
        return any(
            there == MAIN_CAPITAL[faction] and at_start(self.position).land[there] == faction
            for faction in FACTIONS
            if hostile(self.position, self.unit.side, faction)
        )

    # All paths

    def counted(self, way: str, areas: tuple[str, ...]) -> tuple[frozenset[str], ...]:
        """The borders of a path on which this unit counts against the limits."""
        if self.unit.type not in GROUND:
            return ()
        found = []
        if self.leaving_battle():
            found.append(frozenset(areas[:2]))
        if self.enemies(areas[-1]) or (way == "sea" and areas[-1] in LANDS and self.status(areas[-1]) == "enemy"):
            found.append(frozenset(areas[-2:]))
        return tuple(found)

    def may_start(self) -> bool:
        """Whether the unit can move at all this way."""
        if self.unit.type == "fortress":
            return False
        if not self.strategic:
            return True
        if self.unit.type == "air_force" and self.unit.area in SEAS:
            return False
        return self.quiet(self.unit.area)

    def ways(self) -> tuple[str, ...]:
        """The kinds of Movement of the unit."""
        if self.unit.type == "air_force":
            return ("air",)
        if self.unit.type in SHIPS:
            return ("sea", "shore")
        return ("sea",) if self.unit.area in SEAS else ("land", "sea")

    def paths(self) -> Iterator[Route]:
        """Every simple path that the unit may move."""
        if not self.may_start():
            return
        for way in self.ways():
            yield from self.onward(way, (self.unit.area,), speed(self.position, self.unit, way, self.strategic))

    def onward(self, way: str, areas: tuple[str, ...], left: int) -> Iterator[Route]:
        """The paths that go on from here with so much speed left; an Ocean takes two of it (11.21)."""
        for near in sorted(BESIDE[areas[-1]]):
            cost = 2 if near in OCEANS else 1
            if near in areas or cost > left:
                continue
            ends, goes_on = self.step(way, areas[-1], near)
            if ends:
                yield Route(way, (*areas, near), self.counted(way, (*areas, near)))
            if goes_on:
                yield from self.onward(way, (*areas, near), left - cost)


def paths(position: Position, unit: Unit, strategic: bool = False, emergency: bool = False, turn: Turn = FRESH) -> list[Route]:
    """Every way a unit may move now with one Command."""
    return list(Journey(frozen(position), unit, strategic, emergency, turn).paths())


def destinations(
    position: Position, unit: Unit, strategic: bool = False, emergency: bool = False, turn: Turn = FRESH
) -> set[str]:
    """The areas where a unit may end a move with one Command."""
    return {path.areas[-1] for path in paths(position, unit, strategic, emergency, turn)}


# Retreat and ReBasing


def retreats(
    position: Position,
    unit: Unit,
    came_from: str | None = None,
    attackers_from: frozenset[str] = frozenset(),
    battles: frozenset[str] = frozenset(),
    turn: Turn = FRESH,
) -> set[str]:
    """The areas a unit in a battle may Retreat to (12.5, B55); where ANS may ReBase instead, see `rebases`.

    ``came_from``: for an Attacker that Engaged this turn, the area beside the battle from which it came. ``attackers_from``:
    for a Defender, the areas from which Enemy units came this turn. ``battles``: where a battle, Raids not counted, was or is
    to be fought this Player Turn. ``turn.used``: Ground units that retreated across a border in this Combat Phase.
    """
    journey = Journey(frozen(position), unit, False, False, turn)
    convoy = unit.type in GROUND and unit.area in SEAS
    if unit.type in ("fortress", "air_force") or convoy or unit.invader:
        return set()
    found = set()
    for near in BESIDE[unit.area]:
        border = frozenset((unit.area, near))
        if unit.type in SHIPS and BORDER[border] not in WATER and border not in SHORE:
            continue
        if unit.type in GROUND and near in SEAS and not journey.friends(near):
            continue
        if unit.type in GROUND and not journey.room(unit.area, near):
            continue
        fighting = [enemy for enemy in enemies_at(position, unit.side, near) if not enemy.raider]
        if journey.status(near) != "friendly" or fighting or not journey.in_bounds(near):
            continue
        if near in battles or near in attackers_from or came_from not in (None, near):
            continue
        found.add(near)
    return found


def rebases(position: Position, unit: Unit, turn: Turn = FRESH) -> set[str]:
    """The areas an ANS unit may ReBase to (12.51, 13.0, B56): Friendly, undisputed land in normal range."""
    if unit.type in GROUND:
        return set()
    journey = Journey(frozen(position), unit, False, False, turn)
    return {path.areas[-1] for path in journey.paths() if path.areas[-1] in LANDS and journey.quiet(path.areas[-1])}
