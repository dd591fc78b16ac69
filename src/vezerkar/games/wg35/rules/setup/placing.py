"""Places where figures may be deployed, and how (WG35 2.5, 5.5, 25.13, 28.4, 28.8)."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.bit_sets import BIT, members
from vezerkar.engine.decision import Refusal
from vezerkar.games.wg35.battle.arm import CARRIED, READY, SET_UP
from vezerkar.games.wg35.battle.numbering import NOBODY, RANKS, SIDE_MEN
from vezerkar.games.wg35.battle.point import NO_POINT, point_x, point_y, point_z
from vezerkar.games.wg35.notation import (
    CONCEAL,
    DIG_IN,
    EMPLACE,
    FIGURES,
    FIRST,
    HOLD,
    NO_HEIGHT,
    RESERVE,
    REVEAL,
    STATION,
    TURN,
    first_of,
    last_of,
    verb_of,
)
from vezerkar.games.wg35.rules.basics.arms import held, is_support, thing_of
from vezerkar.games.wg35.rules.basics.figures import place_of, put
from vezerkar.games.wg35.rules.geometry.path import APART, CITES, CROWDED, NO_FOOTING, ON_MARK, REASONS, Point
from vezerkar.games.wg35.rules.geometry.reach import hiding_places, lookouts
from vezerkar.games.wg35.rules.geometry.sight import HIDDEN, STANDING, squared_distance
from vezerkar.games.wg35.rules.geometry.surfaces import surface_at
from vezerkar.games.wg35.rules.step import enemies, own, side_of
from vezerkar.games.wg35.rules.victory.missions import in_zone, rule_of, zone_of
from vezerkar.games.wg35.state import SkirmishState

OBJECTIVE: Final = "objective"
MARKER_RADIUS: Final = 5
"""Distance from an objective within which nobody stands, in millimetres (WG35 23.1)."""
NOWHERE: Final = (-1, -1, -1)


# --- who, where (WG35 5.5, 28.8) -----------------------------------------------------------------------------------


def army_of(s: SkirmishState, side: int) -> int:
    """All figures of a side."""
    return (BIT[len(s.rosters[side].figures)] - 1) * BIT[RANKS * side]


def waiting(s: SkirmishState, side: int) -> int:
    """The figures of a side that are still to be deployed."""
    return army_of(s, side) & ~(s.on | s.reserve)


def kept_back(s: SkirmishState, side: int) -> int:
    """Return how many figures of a side have to begin in reserve (WG35 28.4)."""
    rule = rule_of(s, "reserve", side)
    if rule is None:
        return 0
    per = rule.numbers["one_per"]
    return (len(s.rosters[side].figures) + per - 1) // per


def in_reserve(s: SkirmishState, side: int) -> int:
    """Return the number of a side's figures in reserve."""
    return len(members(s.reserve & SIDE_MEN[side]))


def no_place(s: SkirmishState, figure: int, to: Point) -> Refusal | None:
    """Return why no other figure could stand at a point: no footing, an objective, another figure. None if one could."""
    x, y, z = to
    if z not in surface_at(s.field.table, x, y):
        return Refusal(REASONS[NO_FOOTING], CITES[NO_FOOTING])
    for i in range(len(s.field.markers)):
        mark = s.field.markers[i]
        near = squared_distance(x, y, z, point_x(mark), point_y(mark), point_z(mark)) < MARKER_RADIUS * MARKER_RADIUS
        if near and s.field.mission.markers[i].kind == OBJECTIVE:
            return Refusal(REASONS[ON_MARK], CITES[ON_MARK])
    for other in members(s.on & ~BIT[figure]):
        if squared_distance(x, y, z, s.x[other], s.y[other], s.z[other]) < APART * APART:
            return Refusal(REASONS[CROWDED], CITES[CROWDED])
    return None


def misplaced(s: SkirmishState, figure: int, to: Point) -> Refusal | None:
    """Return why a figure may not be deployed at a point; None if it may (WG35 5.5)."""
    side = side_of(figure)
    if not in_zone(s, side, to[0], to[1]):
        return Refusal("refuse-zone", "WG35 5.5", {"figure": FIGURES[figure]})
    wrong = no_place(s, figure, to)
    if wrong is not None:
        return wrong
    apart = s.field.mission.apart_mm
    for enemy in members(enemies(s, figure)):
        if squared_distance(to[0], to[1], to[2], s.x[enemy], s.y[enemy], s.z[enemy]) < apart * apart:
            return Refusal("refuse-near-enemy", "WG35 28.8", {"enemy": FIGURES[enemy], "apart": apart})
    return None


def spot_for(s: SkirmishState, figure: int, place: int) -> Point:
    """Return where a figure sent to a point would be deployed: at the height that is said, else at the lowest that will do.

    `NOWHERE` if it may not be.
    """
    x, y = point_x(place), point_y(place)
    heights = surface_at(s.field.table, x, y) if point_z(place) == NO_HEIGHT else [point_z(place)]
    for z in heights:
        if misplaced(s, figure, (x, y, z)) is None:
            return (x, y, z)
    return NOWHERE


# --- how a figure is deployed --------------------------------------------------------------------------------------


def outlook(s: SkirmishState, figure: int) -> tuple[int, int]:
    """Return the way that a figure faces if nobody says it: to the nearest part of the enemy's zone."""
    x, y = s.x[figure], s.y[figure]
    best, way = -1, (0, 1 if s.home[side_of(figure)] == 0 else -1)
    for shape in zone_of(s, 1 - side_of(figure)):
        dx = min(max(x, shape.west), shape.east) - x
        dy = min(max(y, shape.south), shape.north) - y
        far = dx * dx + dy * dy
        if far and (best < 0 or far < best):
            best, way = far, (dx, dy)
    return way


def set_down(s: SkirmishState, figure: int, to: Point) -> None:
    """Put a figure on the table, standing, its support weapons ready beside it."""
    put(s, figure, to)
    bit = BIT[figure]
    s.posture[figure] = STANDING
    s.reserve &= ~bit
    if not s.on & bit:
        s.on |= bit
        s.fx[figure], s.fy[figure] = outlook(s, figure)
        if rule_of(s, "all_concealed", side_of(figure)) is not None:
            s.concealed |= bit
    for arm in s.field.arms_of[figure]:
        if is_support(s.field.arms[arm]):
            s.stance[arm] = READY
            s.place[arm] = place_of(s, figure)


def keep_back(s: SkirmishState, figure: int) -> None:
    """Into the reserve, off the table if it stood there, with all it brought."""
    s.reserve |= BIT[figure]
    s.on &= ~BIT[figure]
    s.concealed &= ~BIT[figure]
    for arm in s.field.arms_of[figure]:
        s.stance[arm], s.place[arm] = CARRIED, NO_POINT


def hides_free(s: SkirmishState, figure: int) -> bool:
    """Return True if a figure may be concealed: by its ability, or because the mission lets some more be (WG35 25.13, 28.4)."""
    if s.field.has(figure, "concealed_deployment"):
        return True
    rule = rule_of(s, "raiders_may_hide", side_of(figure))
    if rule is None:
        return False
    hidden = 0
    for other in members(own(s, side_of(figure)) & s.concealed):
        if not s.field.has(other, "concealed_deployment"):
            hidden += 1
    return hidden < rule.numbers["figures"]


def holdable(s: SkirmishState, figure: int) -> list[int]:
    """The weapons a figure could have in hand instead of the one it has (WG35 2.5)."""
    now = s.in_hand[figure]
    thing = thing_of(s.field.arms[now]) if now != NOBODY else NOBODY
    found: list[int] = []
    for arm in s.field.arms_of[figure]:
        it = s.field.arms[arm]
        if held(it) and thing_of(it) != thing:
            found.append(arm)
    return found


def emplaceable(s: SkirmishState, figure: int) -> list[int]:
    """The support weapons of a figure on the table that are not set up yet (WG35 13.4)."""
    return [arm for arm in s.field.arms_of[figure] if is_support(s.field.arms[arm]) and s.stance[arm] == READY]


def of_kind(s: SkirmishState, arms: list[int], thing: int) -> int:
    """The first of some weapons that is of this kind."""
    for arm in arms:
        if thing_of(s.field.arms[arm]) == thing:
            return arm
    raise ValueError("nobody has such a weapon")


def adjustments(s: SkirmishState, figure: int) -> list[int]:
    """Return the adjustments of a figure besides its place and its facing, without duplicates."""
    at = figure * FIRST
    found = {HOLD + at + thing_of(s.field.arms[arm]) for arm in holdable(s, figure)}
    side, bit = side_of(figure), BIT[figure]
    if not s.reserve & bit and in_reserve(s, side) < kept_back(s, side):
        found.add(RESERVE + figure)
    if s.on & bit:
        x, y, z = s.x[figure], s.y[figure], s.z[figure]
        if s.concealed & bit:
            if rule_of(s, "all_concealed", side) is None:
                found.add(REVEAL + figure)
        elif hides_free(s, figure):
            found.add(CONCEAL + figure)
        for opening in lookouts(s.field.table, x, y, z):
            if opening != s.lookout[figure]:
                found.add(STATION + at + opening)
        for arm in emplaceable(s, figure):
            found.add(EMPLACE + at + thing_of(s.field.arms[arm]))
        if rule_of(s, "dug_in", side) is not None:
            for piece in hiding_places(s.field.table, x, y, z):
                if piece != s.hide[figure]:
                    found.add(DIG_IN + at + piece)
    return sorted(found)


def figure_of(action: int) -> int:
    """The figure a deploying side speaks of."""
    return last_of(action) if verb_of(action) in (CONCEAL, REVEAL, RESERVE) else first_of(action)


def adjust(s: SkirmishState, action: int) -> None:
    """Do what `adjustments` offers, or turn."""
    verb, figure, last = verb_of(action), figure_of(action), last_of(action)
    if verb == TURN:
        s.fx[figure], s.fy[figure] = point_x(last) - s.x[figure], point_y(last) - s.y[figure]
    elif verb == HOLD:
        s.in_hand[figure] = of_kind(s, holdable(s, figure), last)
    elif verb == CONCEAL:
        s.concealed |= BIT[figure]
    elif verb == REVEAL:
        s.concealed &= ~BIT[figure]
    elif verb == STATION:
        s.lookout[figure] = last
        s.hide[figure] = NOBODY
        s.posture[figure] = STANDING
    elif verb == EMPLACE:
        arm = of_kind(s, emplaceable(s, figure), last)
        s.stance[arm] = SET_UP
    elif verb == DIG_IN:
        s.hide[figure] = last
        s.lookout[figure] = NOBODY
        s.posture[figure] = HIDDEN
    else:
        keep_back(s, figure)
