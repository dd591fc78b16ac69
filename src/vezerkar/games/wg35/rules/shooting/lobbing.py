"""Rounds with a template: where they are aimed, the to-hit roll, how they come down (WG35 13.1-13.3, 13.5-13.7, 13.9)."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.bit_sets import BIT, count, members
from vezerkar.engine.decision import Domain, Question, Refusal
from vezerkar.games.wg35 import events
from vezerkar.games.wg35.battle.attack import Attack
from vezerkar.games.wg35.battle.numbering import MEN, NOBODY, SIDE_MEN
from vezerkar.games.wg35.battle.point import NO_POINT, point, point_x, point_y, point_z
from vezerkar.games.wg35.notation import AT, FIGURES, INDIRECT, MODES, NO_HEIGHT, ON, SINGLE, last_of, verb_of
from vezerkar.games.wg35.rules import windows
from vezerkar.games.wg35.rules.basics.figures import apart, is_engaged, notices, place_of, sees_spot, squared_to, strength
from vezerkar.games.wg35.rules.geometry.exact import half_away
from vezerkar.games.wg35.rules.geometry.sight import open_sky
from vezerkar.games.wg35.rules.geometry.surfaces import surface_at, surfaces_meant
from vezerkar.games.wg35.rules.shooting import blast, declaring, effects, fire, volley
from vezerkar.games.wg35.rules.shooting.aftermath import Aftermath
from vezerkar.games.wg35.rules.shooting.aiming import (
    BEHIND,
    FINE,
    TOO_FAR,
    TOO_NEAR,
    UNSEEN,
    WHY_NOT,
    AimStep,
    FailedRoll,
    Gunnery,
    why_not,
)
from vezerkar.games.wg35.rules.shooting.attack import GOING, SHOT, attack_of
from vezerkar.games.wg35.rules.step import SkirmishStep, d10, enemies, side_of
from vezerkar.games.wg35.rules.wounding.losses import fallen_at
from vezerkar.games.wg35.state import SkirmishState

PROXIMITY: Final = "proximity"
IMPACT: Final = "impact"
"""The kinds of projectiles with a template; the second one strikes a figure first (WG35 13.1, 13.2)."""

Reason = tuple[str, str]
"""Reason why something cannot be aimed at: the message and the rule."""
NOTHING: Final = ("", "")
"""No reason."""

CIRCLE: Final[tuple[tuple[int, int], ...]] = (
    (1000, 0), (966, 259), (866, 500), (707, 707), (500, 866), (259, 966), (0, 1000), (-259, 966),
    (-500, 866), (-707, 707), (-866, 500), (-966, 259), (-1000, 0), (-966, -259), (-866, -500), (-707, -707),
    (-500, -866), (-259, -966), (0, -1000), (259, -966), (500, -866), (707, -707), (866, -500), (966, -259),
)  # fmt: skip
"""A circle of radius 1000: its outline for drawing, and the directions in which points are proposed where no enemy is near."""
EVERY: Final = 3
"""Points are proposed in every third of them."""


# --- what can be aimed at (WG35 11.2, 13.1-13.3, 13.6) -------------------------------------------------------------


def why_not_on(s: SkirmishState, attack: Attack, place: int) -> Reason:
    """Return why an attack cannot be aimed at a point of a surface, `NOTHING` if it can; the quick checks come first."""
    by = attack.by
    weapon = fire.weapon_of(s, attack.arm)
    squared = squared_to(s, by, place)
    if fire.zone_of(weapon, strength(s, by), squared) == fire.BEYOND:
        return WHY_NOT[TOO_NEAR if squared < weapon.min_range_mm * weapon.min_range_mm else TOO_FAR]
    if attack.mode == INDIRECT:
        return _why_not_over(s, attack, place)
    if not sees_spot(s, by, place):
        return "refuse-point-unseen", "WG35 10.8"
    return _why_not_under(s, attack, place)


def why_not_at(s: SkirmishState, attack: Attack, target: int) -> Reason:
    """Return why an impact round cannot be aimed at a figure, `NOTHING` if it can (WG35 13.2)."""
    found = why_not(s, attack, target)
    if attack.mode != INDIRECT:
        return _why_not_under(s, attack, place_of(s, target)) if found == FINE else WHY_NOT[found]
    if found not in (FINE, BEHIND, UNSEEN):
        return WHY_NOT[found]
    return _why_not_over(s, attack, place_of(s, target))


def _why_not_over(s: SkirmishState, attack: Attack, place: int) -> Reason:
    """Return why a round cannot fly high to a point: a roof over whoever fires, or over the point (WG35 13.3)."""
    by, table = attack.by, s.field.table
    if not open_sky(table, s.x[by], s.y[by], s.z[by]):
        return "refuse-roof-above", "WG35 13.3"
    if not open_sky(table, point_x(place), point_y(place), point_z(place)):
        return "refuse-roof", "WG35 13.3"
    return _why_not_under(s, attack, place)


def _why_not_under(s: SkirmishState, attack: Attack, place: int) -> Reason:
    """Return the refusal of a template that would cover a figure in close combat, else `NOTHING` (WG35 13.6)."""
    for figure in members(blast.under(s, place, fire.weapon_of(s, attack.arm).projectile.diameter_mm)):
        if is_engaged(s, figure):
            return "refuse-covers-fight", "WG35 13.6"
    return NOTHING


def on_surface(s: SkirmishState, attack: Attack, place: int) -> int:
    """The highest point meant by a place at which the attack can be aimed, `NO_POINT` if there is none."""
    for spot in surfaces_meant(s.field.table, place):
        if why_not_on(s, attack, spot) == NOTHING:
            return spot
    return NO_POINT


def aims_at(s: SkirmishState, attack: Attack) -> list[int]:
    """The figures an attack can be aimed at: none but by impact rounds (WG35 13.2)."""
    if fire.weapon_of(s, attack.arm).projectile.kind != IMPACT:
        return []
    return [enemy for enemy in members(enemies(s, attack.by)) if why_not_at(s, attack, enemy) == NOTHING]


def spots(s: SkirmishState, attack: Attack, one: bool = False) -> list[int]:
    """Some of the points an attack can be aimed at; no more than the first found if ``one`` is enough.

    Where enemies stand, or beside them, and between two of them; if there is no such point, some others.
    """
    weapon = fire.weapon_of(s, attack.arm)
    radius = weapon.projectile.diameter_mm // 2
    reach = fire.reach_of(s, attack.by, attack.arm)
    found: list[int] = []
    near: list[int] = []
    for enemy in members(enemies(s, attack.by)):
        if apart(s, attack.by, enemy) > (reach + radius) ** 2:
            continue
        place = place_of(s, enemy)
        if why_not_on(s, attack, place) == NOTHING:
            _note(found, place)
        else:
            for i in range(0, len(CIRCLE), EVERY):
                _propose(s, attack, s.x[enemy], s.y[enemy], i, radius * 2 // 3, found)
        for other in near:
            if apart(s, enemy, other) <= 4 * radius * radius:
                x, y = (s.x[enemy] + s.x[other]) // 2, (s.y[enemy] + s.y[other]) // 2
                _note(found, on_surface(s, attack, point(x, y, NO_HEIGHT)))
        near.append(enemy)
        if one and found:
            return found
    if not found:
        least = weapon.min_range_mm
        for part in (2, 1, 3):
            for i in range(0, len(CIRCLE), EVERY):
                _propose(s, attack, s.x[attack.by], s.y[attack.by], i, least + (reach - least) * part // 4, found)
                if one and found:
                    return found
    found.sort()
    return found


def _propose(s: SkirmishState, attack: Attack, x: int, y: int, i: int, length: int, found: list[int]) -> None:
    """Note the point at the end of a line in one of the directions, if the attack can be aimed there."""
    x, y = x + half_away(CIRCLE[i][0] * length, 1000), y + half_away(CIRCLE[i][1] * length, 1000)
    if 0 <= x <= s.field.table.east and 0 <= y <= s.field.table.north:
        _note(found, on_surface(s, attack, point(x, y, NO_HEIGHT)))


def _note(found: list[int], place: int) -> None:
    if place != NO_POINT and place not in found:
        found.append(place)


def choices(s: SkirmishState, attack: Attack, only: int) -> list[int]:
    """The AT and ON actions of an attack, as far as they can be listed.

    If there is an ``only`` figure, which has to be seen, those at it and where it stands (WG35 26.1.7).
    """
    if only == NOBODY:
        return [*[AT + target for target in aims_at(s, attack)], *[ON + place for place in spots(s, attack)]]
    found: list[int] = []
    if notices(s, attack.by, only):
        if fire.weapon_of(s, attack.arm).projectile.kind == IMPACT and why_not_at(s, attack, only) == NOTHING:
            found.append(AT + only)
        if why_not_on(s, attack, place_of(s, only)) == NOTHING:
            found.append(ON + place_of(s, only))
    return found


# --- gunnery -------------------------------------------------------------------------------------------------------


class Lobbed(Gunnery):
    """Rounds with a template (WG35 13.1, 13.2)."""

    __slots__ = ()

    def all_modes(self, s: SkirmishState, arm: int) -> list[int]:
        modes = fire.weapon_of(s, arm).modes
        return [*([SINGLE] if "direct" in modes else []), *([INDIRECT] if "indirect" in modes else [])]

    def modes(self, s: SkirmishState, figure: int, arm: int, only: int) -> list[int]:
        found: list[int] = []
        for mode in self.all_modes(s, arm):
            attack = Attack(SHOT, figure, side_of(figure), arm, mode)
            if choices(s, attack, only) if only != NOBODY else spots(s, attack, True) or aims_at(s, attack):
                found.append(mode)
        return found

    def aim(self, s: SkirmishState, only: int) -> None:
        s.call(AimRound(only))

    def rolled(self, s: SkirmishState) -> None:
        s.call(ComingDown())


# --- taking aim ----------------------------------------------------------------------------------------------------


class Prospect:
    """The outcome of a round that is aimed somewhere, if it does not scatter: for previews and bots.

    ``place`` is the middle of the template and ``diameter`` its own; ``hit`` are the figures it reaches, ``protected`` those
    under it that walls protect; ``odds`` is the to-hit roll.
    """

    __slots__ = ("diameter", "hit", "odds", "place", "protected")

    def __init__(self, place: int, diameter: int, hit: int, protected: int, odds: fire.Odds) -> None:
        self.place = place
        self.diameter = diameter
        self.hit = hit
        self.protected = protected
        self.odds = odds


def prospect(s: SkirmishState, attack: Attack, action: int) -> Prospect:
    """Return the outcome of an AT or ON action that `AimRound` accepts."""
    diameter = fire.weapon_of(s, attack.arm).projectile.diameter_mm
    if verb_of(action) == AT:
        place, odds = place_of(s, last_of(action)), fire.reckon(s, attack, last_of(action))
    else:
        place = on_surface(s, attack, last_of(action))
        odds = fire.reckon_spot(s, attack, place)
    lying = blast.under(s, place, diameter)
    hit = blast.reached(s, place, lying)
    return Prospect(place, diameter, hit, lying & ~hit, odds)


class Reach(Domain):
    """All points a round can be aimed at. The region is the ring it reaches, whatever hides parts of it."""

    __slots__ = ("attack", "s")

    def __init__(self, s: SkirmishState, attack: Attack) -> None:
        self.s = s
        self.attack = attack

    def accepts(self, action: int) -> bool:
        if verb_of(action) == AT:
            return action in choices(self.s, self.attack, NOBODY)
        return verb_of(action) == ON and on_surface(self.s, self.attack, last_of(action)) != NO_POINT

    def region(self) -> list[list[int]]:
        s, attack = self.s, self.attack
        found = [self._circle(fire.reach_of(s, attack.by, attack.arm), 1)]
        least = fire.weapon_of(s, attack.arm).min_range_mm
        if least:
            # A hole runs the other way round.
            found.append(self._circle(least, -1))
        return found

    def _circle(self, radius: int, step: int) -> list[int]:
        """The outline of a circle round whoever fires, as far as the table goes."""
        s, by = self.s, self.attack.by
        found: list[int] = []
        for dx, dy in CIRCLE[::step]:
            found.append(min(max(s.x[by] + half_away(dx * radius, 1000), 0), s.field.table.east))
            found.append(min(max(s.y[by] + half_away(dy * radius, 1000), 0), s.field.table.north))
        return found


class AimRound(AimStep):
    """Whoever fires chooses the point, or the figure that an impact round strikes (WG35 13.1, 13.2)."""

    __slots__ = ()

    def options(self, s: SkirmishState, seat: int) -> list[int]:
        return choices(s, attack_of(s), self.only)

    def domain(self, s: SkirmishState, seat: int) -> Domain | None:
        return Reach(s, attack_of(s)) if self.only == NOBODY else None

    def menu(self, s: SkirmishState, seat: int) -> list[int]:
        attack = attack_of(s)
        if fire.weapon_of(s, attack.arm).projectile.kind == IMPACT:
            return [AT + enemy for enemy in members(enemies(s, attack.by))]
        return [ON + place_of(s, enemy) for enemy in members(enemies(s, attack.by))]

    def question(self, s: SkirmishState, seat: int) -> Question:
        attack = attack_of(s)
        args: dict[str, int | str] = {"figure": FIGURES[attack.by], "thing": fire.weapon_of(s, attack.arm).id}
        impact = fire.weapon_of(s, attack.arm).projectile.kind == IMPACT
        return Question(
            "ask-aim_round",
            "WG35 13.2" if impact else "WG35 13.3" if attack.mode == INDIRECT else "WG35 13.1",
            default=self.options(s, seat)[0],
            args=args,
        )

    def refuse(self, s: SkirmishState, seat: int, action: int) -> Refusal:
        attack = attack_of(s)
        verb, last = verb_of(action), last_of(action)
        impact = fire.weapon_of(s, attack.arm).projectile.kind == IMPACT
        if verb == AT and impact and last < MEN:
            reason, cite = why_not_at(s, attack, last)
            return Refusal(reason or "refuse-only", cite or "WG35 26.1.7", {"figure": FIGURES[last]})
        if verb != ON:
            return Refusal("refuse-aim-ground", "WG35 13.1", {"mode": MODES[attack.mode]})
        x, y, z = point_x(last), point_y(last), point_z(last)
        heights = [height for height in surface_at(s.field.table, x, y) if z in (NO_HEIGHT, height)]
        if not heights:
            return Refusal("refuse-no-surface", "WG35 1.7", {"x": x, "y": y})
        reason, cite = why_not_on(s, attack, point(x, y, heights[-1]))
        return Refusal(reason or "refuse-only", cite or "WG35 26.1.7", {"x": x, "y": y})

    def choose(self, s: SkirmishState, seat: int, action: int) -> None:
        attack = attack_of(s)
        attack.indirect = 1 if attack.mode == INDIRECT else 0
        s.stack.pop()
        if verb_of(action) == AT:
            attack.target, attack.left = last_of(action), 1
            declaring.declare(s, attack)
            volley.go_on(s)
            return
        attack.spot = on_surface(s, attack, last_of(action))
        declaring.declare(s, attack)
        if only_concealed(s, attack):
            effects.use_once(attack, effects.AMMO_DUE)
        volley.clear_roll(attack)
        s.call(
            windows.Window(windows.SHOT_DECLARED, 1 - seat, attack.by, NOBODY, 1 - seat),
            windows.Window(windows.SHOT_DECLARED, seat, attack.by, NOBODY, seat),
            Lob(),
        )


def only_concealed(s: SkirmishState, attack: Attack) -> bool:
    """Return True if an ammunition roll is due because the one enemy under the template is concealed (WG35 13.7).

    Counted rounds and single shots never need one (WG35 13.9), but for grenades.
    """
    weapon = fire.weapon_of(s, attack.arm)
    if weapon.shots or (weapon.single_use and not fire.is_grenade(weapon)):
        return False
    foes = blast.under(s, attack.spot, weapon.projectile.diameter_mm) & SIDE_MEN[1 - attack.side]
    return count(foes) == 1 and s.concealed & foes != 0


# --- the roll at a point (WG35 13.1) -------------------------------------------------------------------------------


class Lob(SkirmishStep):
    """The to-hit roll at a point, unless something has prevented it."""

    __slots__ = ()

    def advance(self, s: SkirmishState) -> bool:
        attack = attack_of(s)
        if attack.state != GOING:
            s.stack[-1] = Aftermath()
            return False
        s.fired |= BIT[attack.by]
        volley.medic_fires(s, attack.by)
        s.stack[-1] = ComingDown()
        if not try_to_hit(s, attack):
            side = attack.side
            s.call(windows.Window(windows.TOHIT_FAILED, side, attack.by, NOBODY, side), Strayed())
        return False


def try_to_hit(s: SkirmishState, attack: Attack) -> bool:
    """Roll; `Attack.margin` keeps by how much."""
    reckoned = fire.reckon_spot(s, attack, attack.spot)
    roll = fire.roll_to_hit(s, reckoned.c)
    hit = roll.hits(reckoned.target_number)
    attack.margin = roll.margin(reckoned.target_number)
    events.lobbed(s, attack, reckoned, roll)
    return hit


class Strayed(FailedRoll):
    """The roll has failed; it may be made once more, before the round scatters. Civilians make the shooter's side pay."""

    __slots__ = ()

    def try_again(self, s: SkirmishState, attack: Attack) -> bool:
        return try_to_hit(s, attack)


# --- the round comes down (WG35 13.1, 13.2, 13.5, 13.9) ------------------------------------------------------------


class ComingDown(SkirmishStep):
    """The round bursts where it was aimed, on the figure it was aimed at, or where it scatters (WG35 13.1, 13.2)."""

    __slots__ = ()

    def advance(self, s: SkirmishState) -> bool:
        attack = attack_of(s)
        weapon = fire.weapon_of(s, attack.arm)
        shell = weapon.projectile
        s.stack[-1] = Aftermath()
        attack.roll = 1
        s.quarry[attack.arm] = attack.target
        use_up(s, attack.arm)
        fell = attack.spot if attack.target == NOBODY else fallen_at(s, attack.target)
        if attack.margin < 0:
            fell = scatter(s, attack, fell)
        if fell == NO_POINT:
            return False
        if shell.kind == IMPACT:
            force = weapon.strength if shell.template_strength is None else shell.template_strength
            ap = weapon.ap if shell.template_ap is None else shell.template_ap
            blast.burst(s, fell, shell.diameter_mm, force, ap)
        else:
            blast.burst(s, fell, shell.diameter_mm, weapon.strength, weapon.ap)
        return False


def scatter(s: SkirmishState, attack: Attack, aimed: int) -> int:
    """Return where a round that has missed comes down, `NO_POINT` off the table."""
    direction, distance = d10(s), -attack.margin * blast.ASTRAY
    fell = blast.scattered(s, aimed, direction, distance, attack.mode == INDIRECT)
    events.scattered(s, direction, distance, fell)
    return fell


def use_up(s: SkirmishState, arm: int) -> None:
    """Remove what can be used only once: a grenade, a throw-away launcher, which leaves the hands empty (WG35 13.5, 13.9)."""
    if not fire.weapon_of(s, arm).single_use:
        return
    s.gone[arm] = 1
    for figure in members(s.on):
        if s.in_hand[figure] == arm:
            s.in_hand[figure] = NOBODY
