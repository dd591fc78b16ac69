"""Questions about a figure at any moment: characteristics, sight, distance, engagement (WG35 1, 2, 7.8, 10, 14.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.engine.bit_sets import BIT, members
from vezerkar.games.wg35.battle.field import MO, C, E, M, R, T
from vezerkar.games.wg35.battle.numbering import NOBODY
from vezerkar.games.wg35.battle.point import NO_POINT, point, point_x, point_y, point_z
from vezerkar.games.wg35.rules.geometry.memory import UNKNOWN
from vezerkar.games.wg35.rules.geometry.path import Point
from vezerkar.games.wg35.rules.geometry.sight import (
    HIDDEN,
    STANDING,
    Look,
    Post,
    find_out,
    in_front,
    look,
    out_of_sight,
    post_code,
    recall,
    sees_point,
    squared_distance,
)
from vezerkar.games.wg35.rules.step import enemies, own
from vezerkar.games.wg35.state import SkirmishState

if TYPE_CHECKING:
    from mypy_extensions import i64

ENGAGED: Final = 20
"""Enemies this near are in close combat, in millimetres (WG35 14.1)."""
NEAR: Final = 20
"""Distance within which one has to be of loads, casualties and support weapons, in millimetres (WG35 8.12-8.14)."""
AT_HAND: Final = 15
"""Distance within which one has to be of terrain pieces and markers, in millimetres (WG35 8.8)."""
LOW: Final = 3
"""Loss of T by lying in close combat (WG35 8.5)."""


# --- characteristics (WG35 2.1, 15.4) ------------------------------------------------------------------------------


def value(s: SkirmishState, figure: int, characteristic: int) -> int:
    """A characteristic as it is now: one less for each time the figure was weakened."""
    return max(0, s.field.base[figure][characteristic] - s.weak[figure])


def movement(s: SkirmishState, figure: int) -> int:
    """M."""
    return value(s, figure, M)


def fighting(s: SkirmishState, figure: int) -> int:
    """T, less when the figure lies (WG35 8.5)."""
    prone = s.posture[figure] not in (STANDING, HIDDEN)
    return max(0, value(s, figure, T) - (LOW if prone else 0))


def shooting(s: SkirmishState, figure: int) -> int:
    """C."""
    return value(s, figure, C)


def strength(s: SkirmishState, figure: int) -> int:
    """E."""
    return value(s, figure, E)


def alertness(s: SkirmishState, figure: int) -> int:
    """R."""
    return value(s, figure, R)


def morale(s: SkirmishState, figure: int) -> int:
    """Mo of its own."""
    return value(s, figure, MO)


# --- what it can do ------------------------------------------------------------------------------------------------


def able(s: SkirmishState) -> int:
    """The figures on the table that are neither shocked nor broken nor helpless (WG35 1.2, 4.8)."""
    return s.on & ~(s.shocked | s.broken | s.helpless)


def responsive(s: SkirmishState) -> int:
    """The figures on the table that can answer what happens to them: shock does not keep them from it (WG35 4.8, 7.6, 19.5)."""
    return s.on & ~(s.broken | s.helpless)


def standing(s: SkirmishState, figure: int) -> bool:
    """Return True if it stands, neither prone nor hidden."""
    return s.posture[figure] == STANDING


# --- places (WG35 1.2, 1.4) ----------------------------------------------------------------------------------------


def at(s: SkirmishState, figure: int) -> Point:
    """Return the point where it stands."""
    return (s.x[figure], s.y[figure], s.z[figure])


def place_of(s: SkirmishState, figure: int) -> int:
    """Return the point where it stands, as one number."""
    return point(s.x[figure], s.y[figure], s.z[figure])


def whereabouts(s: SkirmishState, figure: int) -> int:
    """Return the point where everybody sees it stand, as one number; `NO_POINT` if it is concealed or not on the table."""
    return place_of(s, figure) if figure != NOBODY and s.on & ~s.concealed & BIT[figure] else NO_POINT


def put(s: SkirmishState, figure: int, to: Point) -> None:
    """Set it down somewhere else; what it looked out of or hid behind it leaves."""
    s.x[figure], s.y[figure], s.z[figure] = to
    s.lookout[figure] = s.hide[figure] = -1


def apart(s: SkirmishState, one: i64, other: i64) -> i64:
    """The squared distance of two figures, head to head (WG35 1.4)."""
    x: i64 = s.x[one]
    y: i64 = s.y[one]
    z: i64 = s.z[one]
    to_x: i64 = s.x[other]
    to_y: i64 = s.y[other]
    to_z: i64 = s.z[other]
    dx, dy, dz = to_x - x, to_y - y, to_z - z
    return dx * dx + dy * dy + dz * dz


def within(s: SkirmishState, one: i64, other: i64, reach: i64) -> bool:
    """Return True if two figures are not farther apart than this."""
    return apart(s, one, other) <= reach * reach


def around(s: SkirmishState, figure: int, among: int, reach: i64) -> int:
    """Those of some figures that are no farther from one than this in x and in y, as a mask: whoever is within a distance of it
    is among them, and most are not, which is quick to see."""
    xs, ys = s.x, s.y
    x: i64 = xs[figure]
    y: i64 = ys[figure]
    found = 0
    for other in members(among):
        to_x: i64 = xs[other]
        if -reach <= to_x - x <= reach:
            to_y: i64 = ys[other]
            if -reach <= to_y - y <= reach:
                found |= BIT[other]
    return found


def squared_to(s: SkirmishState, figure: i64, place: i64) -> i64:
    """The squared distance of a figure and a point."""
    return squared_distance(s.x[figure], s.y[figure], s.z[figure], point_x(place), point_y(place), point_z(place))


def within_of(s: SkirmishState, figure: i64, place: i64, reach: i64) -> bool:
    """Return True if a figure is not farther from a point than this; no figure is near `NO_POINT`."""
    return place != NO_POINT and squared_to(s, figure, place) <= reach * reach


def points_of(s: SkirmishState, figures: int) -> list[Point]:
    """Return the points where some figures stand."""
    return [at(s, figure) for figure in members(figures)]


# --- sight (WG35 1.5, 1.6, 10) -------------------------------------------------------------------------------------


def post(s: SkirmishState, figure: int) -> Post:
    """A figure as sight takes it."""
    return Post(s.x[figure], s.y[figure], s.z[figure], s.posture[figure], s.hide[figure], s.lookout[figure])


def code_of(s: SkirmishState, figure: int) -> i64:
    """The same as one number (`Post.code`)."""
    return post_code(s.x[figure], s.y[figure], s.z[figure], s.posture[figure], s.hide[figure], s.lookout[figure])


def smoked(s: SkirmishState, x: int, y: int, to_x: int, to_y: int) -> bool:
    """Return True if smoke lies between two points in plan: a line that meets a smoke area ends there."""
    return in_smoke(s.smoke, x, y, to_x, to_y)


def in_smoke(smoke: list[tuple[int, int]], x: int, y: int, to_x: int, to_y: int) -> bool:
    """The same for these areas of smoke."""
    for place, diameter in smoke:
        if _meets(point_x(place), point_y(place), diameter, x, y, to_x, to_y):
            return True
    return False


def _meets(cx: i64, cy: i64, diameter: i64, x: i64, y: i64, to_x: i64, to_y: i64) -> bool:
    """Return True if a segment comes nearer to a point than half a diameter."""
    dx, dy = to_x - x, to_y - y
    length = dx * dx + dy * dy
    along = (cx - x) * dx + (cy - y) * dy
    if along <= 0:
        return 4 * ((cx - x) * (cx - x) + (cy - y) * (cy - y)) < diameter * diameter
    if along >= length:
        return 4 * ((cx - to_x) * (cx - to_x) + (cy - to_y) * (cy - to_y)) < diameter * diameter
    cross = (cx - x) * dy - (cy - y) * dx
    return 4 * cross * cross < diameter * diameter * length


def sees_figure(s: SkirmishState, viewer: int, target: int) -> bool:
    """Return True if one figure sees another, wherever it faces (WG35 10.1)."""
    if s.smoke and smoked(s, s.x[viewer], s.y[viewer], s.x[target], s.y[target]):
        return False
    table = s.field.table
    x, y, z, posture = s.x, s.y, s.z, s.posture
    if (
        s.lookout[viewer] < 0
        and s.lookout[target] < 0
        and out_of_sight(
            table, x[viewer], y[viewer], z[viewer], posture[viewer], x[target], y[target], z[target], posture[target]
        )
    ):
        return False
    known = recall(table, s.doors, code_of(s, viewer), code_of(s, target))
    return find_out(table, s.doors, post(s, viewer), post(s, target)) if known == UNKNOWN else known != 0


def look_at(s: SkirmishState, viewer: int, target: int) -> Look:
    """Return a figure's look at another: (seen, blocked points, modifier of cover, soft cover)."""
    if s.smoke and smoked(s, s.x[viewer], s.y[viewer], s.x[target], s.y[target]):
        return False, 24, 0, 0
    return look(s.field.table, s.doors, post(s, viewer), post(s, target))


def sees_spot(s: SkirmishState, viewer: int, place: int) -> bool:
    """Return True if a figure sees a point of a surface (WG35 10.8)."""
    x, y, z = point_x(place), point_y(place), point_z(place)
    if s.smoke and smoked(s, s.x[viewer], s.y[viewer], x, y):
        return False
    return sees_point(s.field.table, s.doors, post(s, viewer), (x, y, z))


def faces(s: SkirmishState, viewer: int, x: int, y: int) -> bool:
    """Return True if a point is in front of a figure; whoever is active sees all round (WG35 1.5, 1.6)."""
    if viewer == s.active or s.variant.wide_sight:
        return True
    return in_front(s.x[viewer], s.y[viewer], s.fx[viewer], s.fy[viewer], x, y)


def notices(s: SkirmishState, viewer: int, target: int) -> bool:
    """Return True if one figure sees another, which has to be in front of it unless it is active (WG35 1.6)."""
    return faces(s, viewer, s.x[target], s.y[target]) and sees_figure(s, viewer, target)


# --- close combat (WG35 14.1) --------------------------------------------------------------------------------------


def engaged_with(s: SkirmishState, figure: int) -> int:
    """The enemies a figure is in close combat with."""
    if s.concealed & BIT[figure]:
        return 0
    found = 0
    for enemy in members(around(s, figure, enemies(s, figure) & ~s.concealed, ENGAGED)):
        if within(s, figure, enemy, ENGAGED) and sees_figure(s, figure, enemy):
            found |= BIT[enemy]
    return found


def is_engaged(s: SkirmishState, figure: int) -> bool:
    """Return True if a figure is in close combat."""
    return engaged_with(s, figure) != 0


# --- leaders (WG35 7.8) --------------------------------------------------------------------------------------------


def zone_of(s: SkirmishState, figure: int) -> int:
    """The radius of a leader's command zone in millimetres; 0 if it has none."""
    return s.field.man(figure).abilities.get("command_zone", 0)


def leaders_of(s: SkirmishState, figure: int) -> int:
    """The leaders in whose command zone a figure is, itself not counted; neither shocked nor broken (WG35 7.8)."""
    found = 0
    for leader in members(own(s, figure >> 4) & ~(s.shocked | s.broken)):
        if leader != figure and zone_of(s, leader) and within(s, figure, leader, zone_of(s, leader)):
            found |= BIT[leader]
    return found
