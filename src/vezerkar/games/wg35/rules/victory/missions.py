"""Rules of missions on zones, edges and on leaving and entering the table (WG35 9.12, 9.13, 28)."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.bit_sets import BIT, members
from vezerkar.games.wg35.battle.names import TABLE_EDGES
from vezerkar.games.wg35.battle.numbering import SIDE_MEN
from vezerkar.games.wg35.library.records import Special
from vezerkar.games.wg35.rules.geometry.exact import Shape
from vezerkar.games.wg35.rules.step import own
from vezerkar.games.wg35.rules.victory.points import LETTERS, concerns
from vezerkar.games.wg35.state import SkirmishState

SOUTH: Final = 0
EAST: Final = 1
NORTH: Final = 2
WEST: Final = 3
"""The edges of the table, by their numbers."""
AT_EDGE: Final = 10
"""Distance from an edge within which one may leave over it, in millimetres (WG35 28.4, 28.7)."""

_ZONES: Final[dict[tuple[tuple[tuple[int, int], ...], ...], list[Shape]]] = {}


def rule_of(s: SkirmishState, name: str, side: int) -> Special | None:
    """A rule of the mission, if it has it for this side."""
    for rule in s.field.mission.rules:
        if rule.id == name and (not rule.side or concerns(rule.side, side)):
            return rule
    return None


def zone_of(s: SkirmishState, side: int) -> list[Shape]:
    """The deployment zone of a side, as the polygons it consists of (WG35 28.8)."""
    polygons = s.field.mission.zones[LETTERS[s.home[side]]]
    if polygons not in _ZONES:
        _ZONES[polygons] = [Shape(polygon) for polygon in polygons]
    return _ZONES[polygons]


def in_zone(s: SkirmishState, side: int, x: int, y: int) -> bool:
    """Return True if a point lies in the deployment zone of a side; its edge belongs to it (WG35 28.8)."""
    for shape in zone_of(s, side):
        if shape.holds(x, y):
            return True
    return False


def own_edges(s: SkirmishState, side: int) -> list[int]:
    """The edges of the table at which a side deploys: of each polygon of its zone those it lies along farthest.

    Where the zone touches none, the edge is that of the side's place in the mission.
    """
    found: set[int] = set()
    for shape in zone_of(s, side):
        wide, deep = shape.east - shape.west, shape.north - shape.south
        contact = [
            wide if shape.south <= 0 else 0,
            deep if shape.east >= s.field.table.east else 0,
            wide if shape.north >= s.field.table.north else 0,
            deep if shape.west <= 0 else 0,
        ]
        longest = max(contact)
        for edge in range(4):
            if longest and contact[edge] == longest:
                found.add(edge)
    if not found:
        found.add(NORTH if s.home[side] else SOUTH)
    return sorted(found)


def entry_edges(s: SkirmishState, side: int) -> list[int]:
    """The edges over which arriving figures of a side enter (WG35 9.13)."""
    rule = rule_of(s, "reserve", side)
    return [TABLE_EDGES.index(rule.edge)] if rule is not None else own_edges(s, side)


def to_edge(s: SkirmishState, figure: int, edge: int) -> int:
    """Return the distance of a figure from an edge of the table, in millimetres."""
    if edge == SOUTH:
        return s.y[figure]
    if edge == NORTH:
        return s.field.table.north - s.y[figure]
    return s.x[figure] if edge == WEST else s.field.table.east - s.x[figure]


def along(s: SkirmishState, figure: int, edge: int) -> int:
    """Return the place of a figure along an edge of the table, in millimetres from the south or the west."""
    return s.x[figure] if edge in (SOUTH, NORTH) else s.y[figure]


def may_leave(s: SkirmishState, figure: int) -> bool:
    """Return True if a figure stands where, and at a time when, it may walk off the table (WG35 28.4)."""
    rule = rule_of(s, "raiders_leave", figure >> 4)
    if rule is None or s.round < rule.numbers["from_round"] or not s.on & BIT[figure]:
        return False
    for edge in own_edges(s, figure >> 4):
        if to_edge(s, figure, edge) <= AT_EDGE:
            return True
    return False


def exits(s: SkirmishState, figure: int) -> bool:
    """Return True if a figure that ends its action where it is leaves the table over the edge that is its aim (WG35 28.7)."""
    rule = rule_of(s, "exit_edge", figure >> 4)
    if rule is None or not s.on & BIT[figure]:
        return False
    edge, numbers = TABLE_EDGES.index(rule.edge), rule.numbers
    near = to_edge(s, figure, edge) <= numbers["within_mm"]
    return near and numbers["from_mm"] <= along(s, figure, edge) <= numbers["to_mm"]


def headcount(s: SkirmishState, side: int) -> int:
    """Return how many figures of a side count for the limit of its hand (WG35 4.10): on the table or still to come.

    Those that left over the edge that was their aim count as present (WG35 28.7).
    """
    counted = own(s, side) | (s.arriving | s.reserve) & SIDE_MEN[side]
    if rule_of(s, "exit_edge", side) is not None:
        counted |= s.away & SIDE_MEN[side]
    return len(members(counted))


def present(s: SkirmishState, side: int) -> bool:
    """Return True if a side has a figure on the table or one still to come (WG35 20.5)."""
    return (s.on | s.arriving | s.reserve | s.called) & SIDE_MEN[side] != 0


def is_gone(s: SkirmishState, side: int) -> bool:
    """Return True if all of a side have left the table or were lost, and that ends the battle (WG35 28.4, 28.7)."""
    return LETTERS[side] + "_gone" in s.field.mission.ends and not present(s, side)
