"""At what a weapon can be aimed (WG35 8.3, 11.1, 11.2, 12.5), and who says so for its kind of projectile."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.engine.bit_sets import BIT, members
from vezerkar.games.wg35.battle.attack import Attack
from vezerkar.games.wg35.battle.numbering import NOBODY
from vezerkar.games.wg35.battle.point import NO_POINT, point, point_x, point_y
from vezerkar.games.wg35.game_data import THING_INDEX, THINGS
from vezerkar.games.wg35.notation import FIRST, NO_HEIGHT, SHOOT, SWEEP
from vezerkar.games.wg35.rules.basics.figures import apart, faces, is_engaged, sees_figure, sees_spot, strength, within_of
from vezerkar.games.wg35.rules.geometry.sight import squared_distance
from vezerkar.games.wg35.rules.geometry.surfaces import surfaces_meant
from vezerkar.games.wg35.rules.shooting import effects, fire
from vezerkar.games.wg35.rules.shooting.attack import SHOT, attack_of, is_used
from vezerkar.games.wg35.rules.step import SkirmishStep, enemies, side_of
from vezerkar.games.wg35.rules.victory import points
from vezerkar.games.wg35.rules.wounding.losses import fallen_at
from vezerkar.games.wg35.state import SkirmishState

if TYPE_CHECKING:
    from mypy_extensions import i64

# Why a figure cannot be aimed at, in the order in which it is looked at.
FINE: Final = 0
OWN: Final = 1
NOT_THERE: Final = 2
CONCEALED: Final = 3
TOO_FAR: Final = 4
TOO_NEAR: Final = 5
BEYOND_SWEEP: Final = 6
APART: Final = 7
BARRED: Final = 8
BEHIND: Final = 9
UNSEEN: Final = 10
ENGAGED: Final = 11
WHY_NOT: Final[tuple[tuple[str, str], ...]] = (
    ("", ""),
    ("refuse-own-figure", "WG35 11.1"),
    ("refuse-off-table", "WG35 11.1"),
    ("refuse-concealed", "WG35 25.13"),
    ("refuse-too-far", "WG35 11.2"),
    ("refuse-too-near", "WG35 11.2"),
    ("refuse-beyond-sweep", "WG35 12.5"),
    ("refuse-sweep-apart", "WG35 12.5"),
    ("refuse-barred", "WG35 26.3.1"),
    ("refuse-behind", "WG35 1.6"),
    ("refuse-unseen", "WG35 10.1"),
    ("refuse-target-engaged", "WG35 8.3"),
)


# --- targets (WG35 11.1, 11.2, 12.5) -------------------------------------------------------------------------------


def why_not(s: SkirmishState, attack: Attack, target: int) -> int:
    """Return why an attack cannot be aimed at a figure, `FINE` if it can; what is quick to see is looked at first."""
    by, bit = attack.by, BIT[target]
    if side_of(target) == side_of(by):
        return OWN
    if not s.on & bit:
        return NOT_THERE
    if s.concealed & bit:
        return CONCEALED
    weapon = fire.weapon_of(s, attack.arm)
    squared = apart(s, by, target)
    zone = fire.zone_of(weapon, strength(s, by), squared)
    if zone == fire.BEYOND:
        return TOO_NEAR if squared < weapon.min_range_mm * weapon.min_range_mm else TOO_FAR
    if attack.mode == SWEEP:
        if not attack.roll and zone == fire.LONG:
            return BEYOND_SWEEP
        if attack.roll and not _near_shot_at(s, attack, target):
            return APART
    return _why_not_in_range(s, by, target)


def _why_not_in_range(s: SkirmishState, by: int, target: int) -> int:
    """The same of an enemy in plain range."""
    if fire.is_barred(s, by, target):
        return BARRED
    if not faces(s, by, s.x[target], s.y[target]):
        return BEHIND
    if not sees_figure(s, by, target):
        return UNSEEN
    return ENGAGED if is_engaged(s, target) else FINE


def _near_shot_at(s: SkirmishState, attack: Attack, target: int) -> bool:
    """Return True if a figure is near enough to one that was shot at in this sweep."""
    for other in members(attack.shot_at):
        if within_of(s, target, fallen_at(s, other), fire.PER_X * attack.x):
            return True
    return False


def targets(s: SkirmishState, attack: Attack) -> list[int]:
    """The figures an attack can be aimed at."""
    return [enemy for enemy in members(enemies(s, attack.by)) if why_not(s, attack, enemy) == FINE]


def nearest_target(s: SkirmishState, by: int, arm: int) -> int:
    """The nearest figure at which another can aim a weapon, if it does not sweep; `NOBODY` if there is none."""
    weapon = fire.weapon_of(s, arm)
    least: i64 = weapon.min_range_mm
    most: i64 = weapon.zones.long.reach(strength(s, by))
    least *= least
    beyond = most * most + 1
    x: i64 = s.x[by]
    y: i64 = s.y[by]
    z: i64 = s.z[by]
    nearest = NOBODY
    for enemy in members(enemies(s, by) & ~s.concealed):
        squared = squared_distance(x, y, z, s.x[enemy], s.y[enemy], s.z[enemy])
        if least <= squared < beyond and _why_not_in_range(s, by, enemy) == FINE:
            nearest, beyond = enemy, squared
    return nearest


def in_area(s: SkirmishState, attack: Attack, spot: int) -> list[int]:
    """The figures, friends too, that an area burst at a point includes (WG35 12.5)."""
    by = attack.by
    weapon, toughness = fire.weapon_of(s, attack.arm), strength(s, by)
    found: list[int] = []
    for figure in members(s.on & ~(s.concealed | fire.barred_from(s, by)) & ~BIT[by]):
        if not within_of(s, figure, spot, fire.PER_X * attack.x):
            continue
        if fire.zone_of(weapon, toughness, apart(s, by, figure)) == fire.BEYOND:
            continue
        if faces(s, by, s.x[figure], s.y[figure]) and sees_figure(s, by, figure):
            found.append(figure)
    return found


def why_not_on(s: SkirmishState, attack: Attack, spot: int) -> int:
    """Return why an area burst cannot be aimed at a point of a surface, `FINE` if it can."""
    by = attack.by
    reach = fire.weapon_of(s, attack.arm).zones.short.reach(strength(s, by))
    if not within_of(s, by, spot, reach):
        return TOO_FAR
    if not faces(s, by, point_x(spot), point_y(spot)):
        return BEHIND
    if not sees_spot(s, by, spot):
        return UNSEEN
    for figure in in_area(s, attack, spot):
        if is_engaged(s, figure):
            return ENGAGED
    return FINE


def on_surface(s: SkirmishState, attack: Attack, place: int) -> int:
    """The highest point meant by a place at which the attack can be aimed, `NO_POINT` if there is none."""
    for spot in surfaces_meant(s.field.table, place):
        if why_not_on(s, attack, spot) == FINE:
            return spot
    return NO_POINT


def spots(s: SkirmishState, attack: Attack) -> list[int]:
    """Some points for an area burst: where enemies stand, as far towards them as may be, and between two of them."""
    by = attack.by
    reach = fire.weapon_of(s, attack.arm).zones.short.reach(strength(s, by))
    near: list[tuple[int, int]] = []
    for enemy in members(enemies(s, by) & ~s.concealed):
        if apart(s, by, enemy) <= (reach + fire.PER_X * attack.x) ** 2:
            near.append((s.x[enemy], s.y[enemy]))
    wanted: list[tuple[int, int]] = []
    for i in range(len(near)):
        x, y = near[i]
        wanted.append(near[i])
        dx, dy = x - s.x[by], y - s.y[by]
        far = max(1, abs(dx) + abs(dy))
        if dx * dx + dy * dy > reach * reach:
            # Never farther than the reach, whatever the direction: the sum of both ways is no less than the distance.
            wanted.append((s.x[by] + dx * reach // far, s.y[by] + dy * reach // far))
        for j in range(i):
            wanted.append(((x + near[j][0]) // 2, (y + near[j][1]) // 2))
    found: list[int] = []
    for x, y in wanted:
        spot = on_surface(s, attack, point(x, y, NO_HEIGHT))
        if spot != NO_POINT and spot not in found:
            found.append(spot)
    found.sort()
    return found


# --- gunnery: how a kind of weapon is aimed ------------------------------------------------------------------------


class Gunnery:
    """The aiming and firing of weapons with some kind of projectile (WG35 11-13)."""

    __slots__ = ()

    def modes(self, s: SkirmishState, figure: int, arm: int, only: int) -> list[int]:
        """The modes in which a weapon that is ready can be fired at something now; at this figure, if ``only`` is one."""
        raise NotImplementedError

    def all_modes(self, s: SkirmishState, arm: int) -> list[int]:
        """The modes a weapon has."""
        raise NotImplementedError

    def aim(self, s: SkirmishState, only: int) -> None:
        """Ask where the attack in progress is aimed (at ``only``, if that is a figure), then `declare` it and go on."""
        raise NotImplementedError

    def rolled(self, s: SkirmishState) -> None:
        """A to-hit roll at a figure is done with, and what it did: call what comes next."""
        raise NotImplementedError


GUNNERY_OF: Final[dict[str, Gunnery]] = {}
"""By kind of projectile; `chapters` has the table."""


def gunnery_of(s: SkirmishState, arm: int) -> Gunnery | None:
    """The gunnery of a weapon."""
    return GUNNERY_OF.get(fire.weapon_of(s, arm).projectile.kind)


def arm_of(s: SkirmishState, figure: int, thing: int) -> int:
    """The weapon of a kind that a figure fires: one that is ready, if any is; `NOBODY` if it can fire none of the kind."""
    found = NOBODY
    for arm in fire.arms_for(s, figure):
        if fire.weapon_of(s, arm).id != THINGS[thing]:
            continue
        if not fire.why_not_ready(s, figure, arm):
            return arm
        if found == NOBODY:
            found = arm
    return found


def shots(s: SkirmishState, figure: int, only: int) -> list[int]:
    """The SHOOT actions of a figure that may fire: at anything, or at one figure only."""
    found: list[int] = []
    things: list[int] = []
    for arm in fire.arms_for(s, figure):
        thing = THING_INDEX[fire.weapon_of(s, arm).id]
        gunnery = gunnery_of(s, arm)
        if gunnery is None or thing in things or fire.why_not_ready(s, figure, arm):
            continue
        things.append(thing)
        for mode in gunnery.modes(s, figure, arm, only):
            found.append(SHOOT + mode * FIRST + thing)
    found.sort()
    return found


def start(s: SkirmishState, figure: int, arm: int, mode: int, only: int) -> None:
    """A figure takes aim; nothing is spent before it has declared at what (decisions 6.1)."""
    attack = Attack(SHOT, figure, side_of(figure), arm, mode)
    s.attacks.append(attack)
    attack.x = fire.burst_rate(s, attack)
    gunnery = gunnery_of(s, arm)
    assert gunnery is not None
    gunnery.aim(s, only)


class AimStep(SkirmishStep):
    """Whoever fires chooses at what; with an ``only`` figure, what can be chosen but once is chosen."""

    __slots__ = ("only",)

    def __init__(self, only: int) -> None:
        self.only = only

    def advance(self, s: SkirmishState) -> bool:
        attack = attack_of(s)
        if self.only != NOBODY:
            found = self.options(s, attack.side)
            if len(found) == 1:
                self.choose(s, attack.side, found[0])
                return False
        s.asked = BIT[attack.side]
        return True


class FailedRoll(SkirmishStep):
    """A to-hit roll has failed; it may be made once more. Civilians make the shooter's side pay (WG35 26.1.14, 26.4.1)."""

    __slots__ = ()

    def advance(self, s: SkirmishState) -> bool:
        attack = attack_of(s)
        s.stack.pop()
        if is_used(attack.used, effects.NEW_SHOT) and self.try_again(s, attack):
            return False
        if is_used(attack.used, effects.CIVILIANS):
            points.award(s, attack.side, -1, "civilians", attack.by)
        return False

    def try_again(self, s: SkirmishState, attack: Attack) -> bool:
        """Roll once more."""
        raise NotImplementedError
