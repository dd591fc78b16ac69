"""Loads: casualties, support weapons and crates carried, towed, put down and set up (WG35 8.12, 8.14, 13.4, 25.6, 25.20).

`s.load` holds what a figure carries: a figure's number, `ARM_LOAD` and more for an arm, `CRATE_LOAD` and more for a crate (the
number of its marker). A support weapon lies where `s.place` says unless it is carried or towed.
"""

from __future__ import annotations

from typing import Final

from vezerkar.engine.bit_sets import BIT, members
from vezerkar.engine.decision import Refusal
from vezerkar.games.wg35 import events
from vezerkar.games.wg35.battle.arm import CARRIED, READY, SET_UP, TOWED
from vezerkar.games.wg35.battle.numbering import MEN, NOBODY
from vezerkar.games.wg35.battle.point import NO_POINT, point, point_x, point_y, point_z
from vezerkar.games.wg35.notation import (
    FIGURES,
    FIRST,
    LIFT,
    LIFT_ARM,
    LIFT_CRATE,
    NO_HEIGHT,
    PUT,
    SET_UP_ARM,
    TOW_ARM,
    first_of,
    last_of,
    verb_of,
)
from vezerkar.games.wg35.rules.basics.arms import ARM_LOAD, CRATE_LOAD, find, thing_of
from vezerkar.games.wg35.rules.basics.figures import NEAR, at, place_of, points_of, within, within_of
from vezerkar.games.wg35.rules.geometry.path import Point, Walker, allowance, can_stop, is_crowded, legal, standing
from vezerkar.games.wg35.rules.geometry.surfaces import surface_at
from vezerkar.games.wg35.rules.step import own
from vezerkar.games.wg35.rules.turns.action_kinds import NOTHING, ActionKind, pay
from vezerkar.games.wg35.rules.turns.limits import carrier_of
from vezerkar.games.wg35.state import SkirmishState

CREW: Final = "handler"
"""Weapon crew (WG35 25.20)."""
WHEELS: Final = "wheeled_mount"
AROUND: Final[tuple[tuple[int, int], ...]] = ((10, 0), (7, 7), (0, 10), (-7, 7), (-10, 0), (-7, -7), (0, -10), (7, -7))
"""Offsets of the options of putting down, in millimetres from the carrier."""


def wheeled(s: SkirmishState, arm: int) -> bool:
    """Return True if a support weapon has wheels (WG35 25.6)."""
    weapon = s.field.arms[arm].weapon
    return weapon is not None and WHEELS in weapon.abilities


# --- picking up (WG35 8.12) ----------------------------------------------------------------------------------------


def casualties_near(s: SkirmishState, figure: int) -> int:
    """The own helpless figures that a figure could lift, as a mask; nobody else carries them."""
    found = 0
    for other in members(own(s, figure >> 4) & s.helpless):
        if other != figure and within(s, figure, other, NEAR) and carrier_of(s, other) < 0:
            found |= BIT[other]
    return found


def arms_near(s: SkirmishState, figure: int) -> list[int]:
    """The own support weapons, ready or set up, that lie within reach of a figure."""
    found: list[int] = []
    for arm in s.field.served:
        if s.field.arms[arm].owner >> 4 != figure >> 4 or s.gone[arm] or s.stance[arm] not in (READY, SET_UP):
            continue
        if within_of(s, figure, s.place[arm], NEAR):
            found.append(arm)
    return found


def crates_near(s: SkirmishState, figure: int) -> list[int]:
    """The crates that lie within reach of a figure, by the numbers of their markers."""
    found: list[int] = []
    for crate in range(len(s.crates)):
        if within_of(s, figure, s.crates[crate], NEAR):
            found.append(crate)
    return found


def arm_near(s: SkirmishState, figure: int, action: int) -> int:
    """The support weapon an action names, if it lies within reach of a figure; a ready one before one set up."""
    for stance in (READY, SET_UP):
        arm = find(s, first_of(action), last_of(action), stance)
        if arm >= 0 and arm in arms_near(s, figure):
            return arm
    return NOBODY


def _naming(s: SkirmishState, arm: int) -> int:
    it = s.field.arms[arm]
    return it.owner * FIRST + thing_of(it)


class Lifting(ActionKind):
    """WG35 8.12, 25.6: it picks up an own casualty, an own support weapon or a crate, or takes a wheeled mount in tow."""

    __slots__ = ()

    def offers(self, s: SkirmishState, figure: int) -> list[int]:
        if s.load[figure] != NOBODY:
            return NOTHING
        arms, casualties, crates = arms_near(s, figure), casualties_near(s, figure), crates_near(s, figure)
        if not arms and not casualties and not crates:
            return NOTHING
        found: set[int] = {TOW_ARM + _naming(s, arm) for arm in arms if wheeled(s, arm)}
        if s.left[figure]:
            found.update([LIFT + other for other in members(casualties)])
            found.update([LIFT_ARM + _naming(s, arm) for arm in arms])
            found.update([LIFT_CRATE + crate for crate in crates])
        return sorted(found)

    def refuse(self, s: SkirmishState, figure: int, action: int) -> Refusal:
        verb = verb_of(action)
        args: dict[str, int | str] = {"figure": FIGURES[figure]}
        if verb == LIFT and not own(s, figure >> 4) & s.helpless & BIT[last_of(action) % MEN]:
            return Refusal("refuse-lift-able", "WG35 8.12", {**args, "other": FIGURES[last_of(action) % MEN]})
        if verb == TOW_ARM and arm_near(s, figure, action) >= 0:
            return Refusal("refuse-tow-wheels", "WG35 25.6", args)
        return Refusal("refuse-lift-far", "WG35 8.12", args)

    def begin(self, s: SkirmishState, figure: int, action: int) -> None:
        verb = verb_of(action)
        if verb != TOW_ARM:
            pay(s, figure, 1)
        if verb == LIFT:
            s.load[figure] = last_of(action)
            carry_along(s, figure)
        elif verb == LIFT_CRATE:
            s.load[figure] = CRATE_LOAD + last_of(action)
            s.crates[last_of(action)] = NO_POINT
        else:
            arm = arm_near(s, figure, action)
            s.load[figure] = ARM_LOAD + arm
            s.stance[arm] = CARRIED if verb == LIFT_ARM else TOWED
            s.place[arm] = NO_POINT
        events.lifted(s, figure, verb == TOW_ARM)


def carry_along(s: SkirmishState, figure: int) -> None:
    """A casualty is where its carrier is (WG35 8.12)."""
    load = s.load[figure]
    if 0 <= load < MEN:
        s.x[load], s.y[load], s.z[load] = at(s, figure)


# --- putting down (WG35 8.12, 8.15) --------------------------------------------------------------------------------


def spot(s: SkirmishState, figure: int, place: int) -> int:
    """A point with its height; where that is not said, that of the surface nearest to the figure's. `NO_POINT` off the table."""
    if point_z(place) != NO_HEIGHT:
        return place
    x, y = point_x(place), point_y(place)
    best, far = NO_POINT, 0
    for z in surface_at(s.field.table, x, y):
        if best == NO_POINT or abs(z - s.z[figure]) < far:
            best, far = point(x, y, z), abs(z - s.z[figure])
    return best


def can_put(s: SkirmishState, figure: int, place: int) -> bool:
    """Return True if a figure can put its load down at a point: within 20 mm, where one can stand and could crawl to."""
    load = s.load[figure]
    if load == NOBODY:
        return False
    place = spot(s, figure, place)
    if not within_of(s, figure, place, NEAR):
        return False
    to: Point = (point_x(place), point_y(place), point_z(place))
    here = at(s, figure)
    table = s.field.table
    if to != here and legal(table, s.doors, [here, to], Walker(allowance(10), climbs=False)).reason:
        return False
    if not can_stop(standing(table, s.doors, to)):
        return False
    return load >= MEN or not is_crowded(to, points_of(s, s.on & ~BIT[load]))


def put_down(s: SkirmishState, figure: int, place: int, stance: int) -> None:
    """A load comes to lie at a point, a support weapon in this stance."""
    load = s.load[figure]
    s.load[figure] = NOBODY
    is_arm = ARM_LOAD <= load < CRATE_LOAD
    if is_arm:
        s.place[load - ARM_LOAD] = place
        s.stance[load - ARM_LOAD] = stance
    elif load >= CRATE_LOAD:
        s.crates[load - CRATE_LOAD] = place
    else:
        s.x[load], s.y[load], s.z[load] = point_x(place), point_y(place), point_z(place)
    events.put_down(s, figure, load, is_arm and stance == SET_UP)


def drop(s: SkirmishState, figure: int) -> None:
    """Put down what a figure carries, loot aside, where it is; a casualty beside it if it is still there (WG35 1.2).

    Nothing happens if it carries nothing.
    """
    load = s.load[figure]
    if load != NOBODY:
        put_down(s, figure, beside(s, figure) if load < MEN and s.on & BIT[figure] else place_of(s, figure), READY)


def beside(s: SkirmishState, figure: int) -> int:
    """A point where a figure can put its load down; where it is itself if there is none."""
    found = around(s, figure)
    return found[0] if found else place_of(s, figure)


def around(s: SkirmishState, figure: int) -> list[int]:
    """Some points about a figure where it can put its load down."""
    found: list[int] = []
    for dx, dy in AROUND:
        x, y = s.x[figure] + dx, s.y[figure] + dy
        if x >= 0 and y >= 0:
            place = spot(s, figure, point(x, y, NO_HEIGHT))
            if place != NO_POINT and can_put(s, figure, place):
                found.append(place)
    return found


def let_go(s: SkirmishState, figure: int) -> None:
    """A shocked carrier drops a crate, and nothing else (WG35 28.5)."""
    if s.load[figure] >= CRATE_LOAD:
        drop(s, figure)


class PuttingDown(ActionKind):
    """WG35 8.12, 8.15: it puts its load down within 20 mm, for nothing."""

    __slots__ = ()

    def offers(self, s: SkirmishState, figure: int) -> list[int]:
        return [PUT + place for place in around(s, figure)] if s.load[figure] != NOBODY else NOTHING

    def refuse(self, s: SkirmishState, figure: int, action: int) -> Refusal:
        reason = "refuse-put-nothing" if s.load[figure] == NOBODY else "refuse-put-where"
        return Refusal(reason, "WG35 8.12", {"figure": FIGURES[figure]})

    def begin(self, s: SkirmishState, figure: int, action: int) -> None:
        # The crew sets its weapon up at once (WG35 25.20).
        put_down(s, figure, spot(s, figure, last_of(action)), SET_UP if s.field.has(figure, CREW) else READY)


# --- setting up (WG35 8.14) ----------------------------------------------------------------------------------------


class SettingUp(ActionKind):
    """WG35 8.14: it sets up an own support weapon that lies ready within 20 mm."""

    __slots__ = ()

    def offers(self, s: SkirmishState, figure: int) -> list[int]:
        if not s.left[figure]:
            return NOTHING
        ready = [arm for arm in arms_near(s, figure) if s.stance[arm] == READY]
        return sorted({SET_UP_ARM + _naming(s, arm) for arm in ready}) if ready else NOTHING

    def refuse(self, s: SkirmishState, figure: int, action: int) -> Refusal:
        if arm_near(s, figure, action) >= 0:
            return Refusal("refuse-set-up-already", "WG35 8.14", {"figure": FIGURES[figure]})
        return Refusal("refuse-set-up-far", "WG35 8.14", {"figure": FIGURES[figure]})

    def begin(self, s: SkirmishState, figure: int, action: int) -> None:
        pay(s, figure, 1)
        arm = arm_near(s, figure, action)
        s.stance[arm] = SET_UP
        events.set_up(s, figure, arm)
