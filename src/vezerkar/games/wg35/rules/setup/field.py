"""The field of a battle: the table with the mission's pieces on it, and the armies as they take it (WG35 3, 5, 28.8)."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.bit_sets import BIT
from vezerkar.games.wg35.battle.arm import CARRIED, Arm
from vezerkar.games.wg35.battle.field import Field
from vezerkar.games.wg35.battle.numbering import MEN, NOBODY, RANKS, SIDES
from vezerkar.games.wg35.battle.point import NO_POINT, point, point_x, point_y
from vezerkar.games.wg35.battle.variant import Variant
from vezerkar.games.wg35.content import LIBRARY, TABLES, weapon_to_scale
from vezerkar.games.wg35.library.records import Marker, Mission
from vezerkar.games.wg35.library.terrain import PieceData
from vezerkar.games.wg35.roster.outfit import figures
from vezerkar.games.wg35.roster.records import Fighter, Roster
from vezerkar.games.wg35.rules.basics.arms import held
from vezerkar.games.wg35.rules.geometry.surfaces import surface_at
from vezerkar.games.wg35.rules.geometry.table import Table
from vezerkar.games.wg35.rules.victory.missions import rule_of
from vezerkar.games.wg35.rules.victory.points import LETTERS
from vezerkar.games.wg35.state import SkirmishState

SHIFT: Final = 10
"""By how much a marker is shifted at a time, in millimetres (WG35 28.8)."""
SHIFTS: Final = {"north": (0, SHIFT), "south": (0, -SHIFT), "east": (SHIFT, 0), "west": (-SHIFT, 0)}
DUMP: Final = "supply_dump"

_FIELDS: Final[dict[tuple[str, str], Field]] = {}


def table_id(variant: Variant) -> str:
    """The table of a match: the one agreed on, or the first one the mission names (WG35 5)."""
    return variant.table or LIBRARY.missions[variant.mission].tables[0]


def points_of(variant: Variant, side: int) -> int:
    """Return the limit of the cost of a side's army: the points agreed on, or those of the mission (WG35 3.1)."""
    return variant.points or LIBRARY.missions[variant.mission].points[LETTERS[side]]


def field_of(variant: Variant) -> Field:
    """The field of a match before the armies are known."""
    key = (variant.mission, table_id(variant))
    if key not in _FIELDS:
        _FIELDS[key] = _lay_out(LIBRARY.missions[key[0]], key[1])
    return _FIELDS[key]


def _lay_out(mission: Mission, name: str) -> Field:
    bare = Table(TABLES[name])
    pieces: list[PieceData] = []
    places: list[int] = []
    for marker in mission.markers:
        x, y = bare.objective_sites[marker.site] if marker.at is None else marker.at
        place = settled(bare, marker, x, y)
        places.append(place)
        if marker.kind == DUMP:
            pieces.append(_dump(marker, place))
    ground = bare if not pieces else Table({**TABLES[name], "pieces": [*TABLES[name]["pieces"], *pieces]})
    return Field(mission, ground, places)


def settled(table: Table, marker: Marker, x: int, y: int) -> int:
    """The place of a marker, shifted until it lies well (WG35 28.8)."""
    dx, dy = SHIFTS.get(marker.shift, (0, 0))
    while (dx or dy) and not _lies_well(table, marker, x, y) and 0 <= x <= table.east and 0 <= y <= table.north:
        x, y = x + dx, y + dy
    heights = surface_at(table, x, y)
    return point(x, y, heights[0] if heights else 0)


def _lies_well(table: Table, marker: Marker, x: int, y: int) -> bool:
    """Return True if a marker has something to lie on (WG35 28.8).

    A large one needs the ground under all of it, looked at every 10 mm.
    """
    half = marker.size_mm // 2
    if not half:
        return bool(surface_at(table, x, y))
    for i in range(-half, half + 1, SHIFT):
        for j in range(-half, half + 1, SHIFT):
            if 0 not in surface_at(table, x + i, y + j):
                return False
    return True


def _dump(marker: Marker, place: int) -> PieceData:
    x, y, half = point_x(place), point_y(place), marker.size_mm // 2
    square = [[x - half, y - half], [x + half, y - half], [x + half, y + half], [x - half, y + half]]
    return {"id": marker.id, "type": DUMP, "polygon": square, "z_mm": 0}


# --- the armies (WG35 3, 2.5) --------------------------------------------------------------------------------------


def enlist(field: Field, rosters: list[Roster], scale: int) -> Field:
    """The field with both armies in it; their weapons reach ``scale`` per cent of what is printed (WG35 0.7)."""
    full = Field(field.mission, field.table, field.markers)
    for side in range(SIDES):
        full.armies[side], full.years[side] = rosters[side].army, rosters[side].year
        men = figures(LIBRARY, rosters[side])
        for man in men:
            figure = side * RANKS + man.number
            full.soldiers[figure] = man
            full.base[figure] = profile(man)
            for arm in arms_of(figure, man, scale):
                full.arms_of[figure].append(len(full.arms))
                full.bring(arm)
    return full


def profile(man: Fighter) -> list[int]:
    """The characteristics of a fighter in the order of `battle.field.M` and those that follow."""
    it = man.profile
    return [it.M, it.T, it.C, it.E, it.R, it.Mo]


def arms_of(figure: int, man: Fighter, scale: int) -> list[Arm]:
    """The weapons a figure brings, in order; ``scale`` is that of the match.

    Bayonets are fixed on theirs and are no weapons of their own (WG35 2.5).
    """
    found: list[Arm] = []
    counts: dict[str, int] = {}
    for name in man.weapons:
        found.append(Arm(figure, counts.get(name, 0), weapon_to_scale(name, scale), None))
        counts[name] = counts.get(name, 0) + 1
    for name in man.melee:
        profile_of = LIBRARY.melee[name]
        if profile_of.category != "bayonet":
            found.append(Arm(figure, counts.get(name, 0), None, profile_of))
            counts[name] = counts.get(name, 0) + 1
    return found


def stock_of(arm: Arm) -> int:
    """The shots a weapon begins with: all there are, or those of a single-shot weapon (WG35 12.2); 0: they are not counted."""
    weapon = arm.weapon
    return 0 if weapon is None else weapon.shots or weapon.rates.get("single_shot", 0)


def best_in_hand(field: Field, figure: int) -> int:
    """The weapon a figure has in hand if nobody chooses: the dearest that shoots more than once, else the dearest (WG35 2.5)."""
    best, worth = NOBODY, (False, 0)
    for arm in field.arms_of[figure]:
        it = field.arms[arm]
        if not held(it):
            continue
        if it.weapon is not None:
            found = (not it.weapon.single_use, it.weapon.points)
        else:
            found = (False, it.melee.points if it.melee is not None else 0)
        if best == NOBODY or found > worth:
            best, worth = arm, found
    return best


def take_the_field(s: SkirmishState) -> None:
    """Both armies have been shown: their figures and weapons come into being, off the table as yet (WG35 5)."""
    s.field = enlist(s.field, s.rosters, s.variant.scale)
    for figure in range(MEN):
        man = s.field.soldiers[figure]
        if man is not None:
            s.fx[figure], s.fy[figure] = 0, 1 - 2 * (figure // RANKS)
            s.ammo[figure] = man.items.count("extra_ammo")
            s.kits[figure] = man.items.count("first_aid_kit")
            s.in_hand[figure] = best_in_hand(s.field, figure)
            if rule_of(s, "charges", figure // RANKS) is not None:
                s.charges |= BIT[figure]
    count = len(s.field.arms)
    s.loaded = [stock_of(arm) for arm in s.field.arms]
    s.shots, s.dry, s.gone = [0] * count, [0] * count, [0] * count
    s.stance, s.place, s.quarry = [CARRIED] * count, [NO_POINT] * count, [NOBODY] * count
    for side in range(SIDES):
        s.strength[side] = len(s.rosters[side].figures)


def army_type(s: SkirmishState, side: int) -> str:
    """Return the type of an army: mass, elite or guerrilla (WG35 22)."""
    return LIBRARY.armies[s.field.armies[side]].type
