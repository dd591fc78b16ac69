"""The Shoot action: the choice of a weapon, and where it is aimed (WG35 8.3, 11.1, 12.5, 25.4; decisions 6.1)."""

from __future__ import annotations

from vezerkar.engine.bit_sets import BIT, members
from vezerkar.engine.decision import Domain, Question, Refusal
from vezerkar.games.wg35 import events
from vezerkar.games.wg35.battle.attack import Attack
from vezerkar.games.wg35.battle.numbering import MEN, NOBODY
from vezerkar.games.wg35.battle.point import NO_POINT, point, point_x, point_y, point_z
from vezerkar.games.wg35.game_data import THING_INDEX, THINGS
from vezerkar.games.wg35.notation import (
    AREA_BURST,
    AT,
    BURST,
    FIGURES,
    FIRST,
    HELPER,
    MODES,
    NO_HEIGHT,
    ON,
    SHOOT,
    SINGLE,
    SWEEP,
    first_of,
    last_of,
    verb_of,
)
from vezerkar.games.wg35.rules.basics.figures import apart, strength
from vezerkar.games.wg35.rules.geometry.surfaces import surface_at
from vezerkar.games.wg35.rules.shooting import effects, fire, volley
from vezerkar.games.wg35.rules.shooting.aiming import (
    FINE,
    WHY_NOT,
    AimStep,
    Gunnery,
    arm_of,
    gunnery_of,
    nearest_target,
    on_surface,
    shots,
    spots,
    start,
    targets,
    why_not,
    why_not_on,
)
from vezerkar.games.wg35.rules.shooting.attack import SHOT, attack_of
from vezerkar.games.wg35.rules.step import enemies, side_of
from vezerkar.games.wg35.rules.turns.action_kinds import ActionKind, pay
from vezerkar.games.wg35.state import SkirmishState


class Solid(Gunnery):
    """Bullets (WG35 12)."""

    __slots__ = ()

    def all_modes(self, s: SkirmishState, arm: int) -> list[int]:
        rates = fire.weapon_of(s, arm).rates
        found: list[int] = []
        if fire.SEMI in rates or fire.REPEATER in rates or fire.SINGLE_SHOT in rates:
            found.append(SINGLE)
        if fire.AUTOMATIC in rates:
            found += [BURST, SWEEP, AREA_BURST]
        return found

    def modes(self, s: SkirmishState, figure: int, arm: int, only: int) -> list[int]:
        found: list[int] = []
        at = nearest_target(s, figure, arm) if only == NOBODY else only
        if at == NOBODY:
            return found
        attack = Attack(SHOT, figure, side_of(figure), arm, SINGLE)
        if only != NOBODY and why_not(s, attack, only) != FINE:
            return found
        weapon, toughness = fire.weapon_of(s, arm), strength(s, figure)
        for mode in self.all_modes(s, arm):
            attack.mode = mode
            attack.x = fire.burst_rate(s, attack)
            if mode == SWEEP and fire.zone_of(weapon, toughness, apart(s, figure, at)) > fire.MEDIUM:
                continue
            if mode == AREA_BURST and not area_spots(s, attack, only):
                continue
            found.append(mode)
        return found

    def aim(self, s: SkirmishState, only: int) -> None:
        s.call(Aim(only))

    def rolled(self, s: SkirmishState) -> None:
        volley.go_on(s)


def area_spots(s: SkirmishState, attack: Attack, only: int) -> list[int]:
    """Points for an area burst; only that where a figure stands, if ``only`` is one."""
    if only == NOBODY:
        return spots(s, attack)
    place = point(s.x[only], s.y[only], s.z[only])
    return [place] if why_not_on(s, attack, place) == FINE else []


def declare(s: SkirmishState, attack: Attack) -> None:
    """The shot is declared: its actions and the shot are spent (decisions 6.1); the figure turns to what it aims at."""
    by = attack.by
    barred = fire.barred_from(s, by)
    pay(s, by, 1)
    for target in members(barred):
        # It is the same action still.
        fire.bar(s, by, target)
    if attack.helper != NOBODY:
        if s.activated & BIT[attack.helper]:
            effects.use_once(attack, effects.HELPER_DONE)
        pay(s, attack.helper, 1)
        s.acted |= BIT[attack.helper]
    fire.spend(s, attack.arm)
    s.acted |= BIT[by]
    if s.aimed & BIT[by]:
        s.aimed &= ~BIT[by]
        effects.use_once(attack, effects.AIMED)
    if attack.target != NOBODY:
        _turn(s, by, s.x[attack.target], s.y[attack.target])
    elif attack.spot != NO_POINT:
        _turn(s, by, point_x(attack.spot), point_y(attack.spot))
    events.declared(s, attack)


def _turn(s: SkirmishState, figure: int, x: int, y: int) -> None:
    """An active figure pivots when it fires at something behind it (WG35 1.5)."""
    dx, dy = x - s.x[figure], y - s.y[figure]
    if s.fx[figure] * dx + s.fy[figure] * dy < 0:
        s.fx[figure], s.fy[figure] = dx, dy


# --- the action (WG35 8.3, 11.1) -----------------------------------------------------------------------------------


class Shoot(ActionKind):
    """Fire a weapon (WG35 8.3, 11)."""

    __slots__ = ()

    def offers(self, s: SkirmishState, figure: int) -> list[int]:
        if not s.left[figure] or fire.why_not_able(s, figure):
            return []
        return shots(s, figure, NOBODY)

    def menu(self, s: SkirmishState, figure: int) -> list[int]:
        found: list[int] = []
        for arm in fire.arms_for(s, figure):
            gunnery = gunnery_of(s, arm)
            thing = THING_INDEX[fire.weapon_of(s, arm).id]
            for mode in gunnery.all_modes(s, arm) if gunnery is not None else []:
                if SHOOT + mode * FIRST + thing not in found:
                    found.append(SHOOT + mode * FIRST + thing)
        return found

    def refuse(self, s: SkirmishState, figure: int, action: int) -> Refusal:
        args: dict[str, int | str] = {"figure": FIGURES[figure], "thing": THINGS[last_of(action)]}
        if not s.left[figure]:
            return Refusal("refuse-no-actions", "WG35 7.2", args)
        cite = fire.why_not_able(s, figure)
        if cite:
            return Refusal("refuse-cannot-fire", cite, args)
        arm = arm_of(s, figure, last_of(action))
        if arm == NOBODY:
            return Refusal("refuse-weapon-hand", "WG35 11.1", args)
        cite = fire.why_not_ready(s, figure, arm)
        if cite:
            return Refusal("refuse-not-ready", cite, args)
        gunnery = gunnery_of(s, arm)
        if gunnery is None or first_of(action) not in gunnery.all_modes(s, arm):
            return Refusal("refuse-mode", "WG35 12.1", {**args, "mode": MODES[first_of(action)]})
        return Refusal("refuse-no-target", "WG35 11.1", args)

    def begin(self, s: SkirmishState, figure: int, action: int) -> None:
        start(s, figure, arm_of(s, figure, last_of(action)), first_of(action), NOBODY)


# --- taking aim ----------------------------------------------------------------------------------------------------


class Spots(Domain):
    """All points an area burst can be aimed at (WG35 12.5)."""

    __slots__ = ("attack", "s")

    def __init__(self, s: SkirmishState, attack: Attack) -> None:
        self.s = s
        self.attack = attack

    def accepts(self, action: int) -> bool:
        return verb_of(action) == ON and on_surface(self.s, self.attack, last_of(action)) != NO_POINT


class Aim(AimStep):
    """Whoever fires chooses the target or the point, and before that a helper at the belt (WG35 11.1, 12.5, 25.4)."""

    __slots__ = ()

    def options(self, s: SkirmishState, seat: int) -> list[int]:
        attack = attack_of(s)
        found: list[int] = []
        if attack.mode == AREA_BURST:
            for spot in area_spots(s, attack, self.only):
                found.append(ON + spot)
        else:
            for target in [self.only] if self.only != NOBODY else targets(s, attack):
                found.append(AT + target)
        if attack.helper == NOBODY:
            for helper in fire.helpers(s, attack.by, attack.arm):
                found.append(HELPER + helper)
        found.sort()
        return found

    def domain(self, s: SkirmishState, seat: int) -> Domain | None:
        attack = attack_of(s)
        return Spots(s, attack) if attack.mode == AREA_BURST and self.only == NOBODY else None

    def menu(self, s: SkirmishState, seat: int) -> list[int]:
        attack = attack_of(s)
        if attack.mode == AREA_BURST:
            return []
        return [AT + enemy for enemy in members(enemies(s, attack.by))]

    def question(self, s: SkirmishState, seat: int) -> Question:
        attack = attack_of(s)
        args: dict[str, int | str] = {"figure": FIGURES[attack.by], "thing": fire.weapon_of(s, attack.arm).id}
        return Question("ask-aim", "WG35 11.1", default=self.options(s, seat)[0], args=args)

    def refuse(self, s: SkirmishState, seat: int, action: int) -> Refusal:
        attack = attack_of(s)
        verb = verb_of(action)
        if verb == AT and attack.mode != AREA_BURST and last_of(action) < MEN:
            target = last_of(action)
            reason, cite = WHY_NOT[why_not(s, attack, target)]
            return Refusal(reason or "refuse-only", cite or "WG35 26.1.7", {"figure": FIGURES[target]})
        if verb == ON and attack.mode == AREA_BURST:
            return _refuse_spot(s, attack, last_of(action))
        if verb == HELPER:
            return Refusal("refuse-helper", "WG35 25.4", {"figure": FIGURES[last_of(action) % MEN]})
        return Refusal("refuse-aim", "WG35 12.5", {"mode": MODES[attack.mode]})

    def choose(self, s: SkirmishState, seat: int, action: int) -> None:
        attack = attack_of(s)
        verb = verb_of(action)
        if verb == HELPER:
            attack.helper = last_of(action)
            effects.use_once(attack, effects.HELPED)
            attack.x = fire.burst_rate(s, attack)
            return
        if verb == ON:
            attack.spot = on_surface(s, attack, last_of(action))
        else:
            attack.target = last_of(action)
            attack.left = attack.x if attack.mode == SWEEP else 1
            if attack.helper != NOBODY and not fire.is_burst(attack.mode):
                # Of what is no automatic weapon the rolls are doubled (WG35 12.6).
                attack.left = fire.BELT
        declare(s, attack)
        s.stack.pop()
        volley.go_on(s)


def _refuse_spot(s: SkirmishState, attack: Attack, spot: int) -> Refusal:
    """Return why an area burst cannot be aimed at a point."""
    x, y, z = point_x(spot), point_y(spot), point_z(spot)
    heights = [height for height in surface_at(s.field.table, x, y) if z in (NO_HEIGHT, height)]
    if not heights:
        return Refusal("refuse-no-surface", "WG35 1.7", {"x": x, "y": y})
    reason, cite = WHY_NOT[why_not_on(s, attack, point(x, y, heights[-1]))]
    if reason == "refuse-too-far":
        cite = "WG35 12.5"
    return Refusal(reason, cite, {"x": x, "y": y})
