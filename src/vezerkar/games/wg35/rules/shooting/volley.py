"""The to-hit rolls of a Shoot action one after the other, each with its windows (WG35 11.3-11.9, 12.5, 25.16; decisions 6.1).

An action that was declared runs as `Roll` (the window for the side of the target), `Standing` and `Covering` (what lasts),
the window for the side of the shooter, `ToHit`, the hit, `Rolled`, and so on until `Aftermath`.
"""

from __future__ import annotations

from typing import Final

from vezerkar.engine.bit_sets import BIT, members
from vezerkar.engine.decision import Question, Refusal
from vezerkar.games.wg35 import events
from vezerkar.games.wg35.battle.attack import Attack
from vezerkar.games.wg35.battle.numbering import MEN, NOBODY
from vezerkar.games.wg35.content import LIBRARY
from vezerkar.games.wg35.notation import AREA_BURST, AT, FIGURES, MODES, SINGLE, STOP, SWEEP, last_of, verb_of
from vezerkar.games.wg35.rules import windows
from vezerkar.games.wg35.rules.basics import checks
from vezerkar.games.wg35.rules.basics.figures import is_engaged
from vezerkar.games.wg35.rules.shooting import covering, effects, fire
from vezerkar.games.wg35.rules.shooting.aftermath import Aftermath
from vezerkar.games.wg35.rules.shooting.aiming import FINE, WHY_NOT, FailedRoll, gunnery_of, in_area, shots, targets, why_not
from vezerkar.games.wg35.rules.shooting.attack import GOING, LOST, SHOT, TAKEN_BACK, attack_of, is_used
from vezerkar.games.wg35.rules.step import SkirmishStep, d3, enemies, side_of
from vezerkar.games.wg35.rules.victory import points
from vezerkar.games.wg35.rules.wounding import hits
from vezerkar.games.wg35.state import SkirmishState

ROLLS_IN_AREA: Final = 2
"""The to-hit rolls at each figure in an area burst (WG35 12.5)."""
PISTOL_R: Final = LIBRARY.cards["surprise"].effect["pistol_R"]
MEDIC_ARMED: Final = 1
"""The points for shooting at a medic with a firearm that has not fired, and for his first shot (WG35 25.16)."""


# --- one to-hit roll after the other (WG35 11.7) -------------------------------------------------------------------


def go_on(s: SkirmishState) -> None:
    """Call what comes next in the action: another roll, the choice of a target, or its end."""
    attack = attack_of(s)
    if attack.state == TAKEN_BACK and (attack.roll or attack.mode == AREA_BURST):
        # Only this figure may not be shot at; the burst goes on (WG35 26.3.1).
        fire.bar(s, attack.by, attack.target)
        attack.state = GOING
        attack.shot_at |= BIT[attack.target]
        attack.target = NOBODY if attack.mode != SWEEP else attack.target
    if attack.state != GOING or (attack.roll and fire.why_not_still(s, attack)):
        s.call(Aftermath())
        return
    here = attack.target != NOBODY and s.on & BIT[attack.target] and attack.left > 0
    if attack.mode == SWEEP and attack.roll:
        s.call(NextTarget() if attack.left > 0 and targets(s, attack) else Aftermath())
        return
    if attack.mode == AREA_BURST and not here:
        for figure in in_area(s, attack, attack.spot):
            if not attack.shot_at & BIT[figure] and not is_engaged(s, figure):
                attack.target, attack.left = figure, ROLLS_IN_AREA
                s.call(Roll())
                return
        if attack.roll or not attack.shot_at:
            # A burst at nobody is a burst, too (WG35 12.7).
            effects.use_once(attack, effects.AMMO_DUE)
        else:
            # There was nobody but those who may not be shot at (WG35 11.8).
            attack.state = TAKEN_BACK
    s.call(Roll() if here else Aftermath())


def clear_roll(attack: Attack) -> None:
    """Forget what was used for the roll before (WG35 11.9)."""
    attack.used = 0
    attack.hit_c = attack.hit_tn = 0
    attack.rerolled = 0
    attack.cover = -1
    attack.margin = 0
    attack.victim = NOBODY


class Roll(SkirmishStep):
    """A to-hit roll is about to be made: at a new target, the window for the side of the target first (decisions 6.1)."""

    __slots__ = ()

    def advance(self, s: SkirmishState) -> bool:
        attack = attack_of(s)
        clear_roll(attack)
        target = attack.target
        if attack.shot_at & BIT[target]:
            s.stack[-1] = ToHit()
            return False
        s.stack[-1] = Standing()
        side = side_of(target)
        s.call(windows.Window(windows.SHOT_DECLARED, side, attack.by, target, side))
        return False


def medic_points(s: SkirmishState, attack: Attack, target: int) -> None:
    """Take off the points for a shot at a medic of the enemy (WG35 25.16)."""
    if side_of(target) == attack.side or not s.field.has(target, "medic") or s.bloodied & BIT[target]:
        return
    armed = False
    for arm in s.field.arms_of[target]:
        weapon = s.field.arms[arm].weapon
        if weapon is not None and not fire.is_grenade(weapon) and not s.gone[arm]:
            armed = True
    half = 0 if armed else d3(s)
    points.award(s, attack.side, -(half or MEDIC_ARMED), "medic", target, 0, half)


def medic_fires(s: SkirmishState, figure: int) -> None:
    """The first shot of a medic costs his side, and he is fair game (WG35 25.16)."""
    if s.field.has(figure, "medic") and not s.bloodied & BIT[figure]:
        s.bloodied |= BIT[figure]
        points.award(s, side_of(figure), -MEDIC_ARMED, "medic_fired", figure)


def surprised(s: SkirmishState, attack: Attack, target: int) -> bool:
    """Return True if Surprise! keeps a figure from firing (WG35 26.1.12)."""
    by = attack.by
    if (target, by) not in s.surprises:
        return False
    held = s.in_hand[by]
    weapon = s.field.arms[held].weapon if held != NOBODY else None
    quick = weapon is not None and ("pistol" in weapon.types or "ergonomic" in weapon.abilities)
    return not checks.r_test(s, by, PISTOL_R if quick else 0, "surprise")


class Standing(SkirmishStep):
    """Hindrances of a shot that last: a medic, a figure under the guard of innocence, Surprise! (decisions 6.1)."""

    __slots__ = ()

    def advance(self, s: SkirmishState) -> bool:
        attack = attack_of(s)
        target = attack.target
        if attack.state == GOING:
            medic_points(s, attack, target)
            hostile = side_of(target) != attack.side
            guarded = hostile and s.guarded & BIT[target] and not is_used(attack.used, effects.INNOCENT)
            if guarded and not checks.identifies(s, attack.by, target, "innocent"):
                attack.state = TAKEN_BACK
            elif surprised(s, attack, target):
                attack.state = LOST
        if attack.state == GOING:
            s.stack[-1] = Covering(NOBODY)
            return False
        s.stack.pop()
        go_on(s)
        return False


class Covering(SkirmishStep):
    """Covering fire: each enemy that covers the target contests the shot, in the order of figures after ``last`` (WG35 26.1.7).

    Inside a covering shot there is no further covering fire.
    """

    __slots__ = ("last",)

    def __init__(self, last: int) -> None:
        self.last = last

    def advance(self, s: SkirmishState) -> bool:
        attack = attack_of(s)
        by, target = attack.by, attack.target
        if fire.why_not_still(s, attack):
            attack.state = LOST
        if attack.state != GOING or not s.on & BIT[target]:
            s.stack.pop()
            go_on(s)
            return False
        coverer = self.next(s, target, by)
        if coverer == NOBODY:
            s.stack[-1] = ToHit()
            s.call(windows.Window(windows.SHOT_DECLARED, attack.side, by, target, attack.side))
            return False
        s.stack[-1] = Covering(coverer)
        better = 0
        while not better:
            better = checks.contest(s, by, coverer, "covering_fire")
        if better < 0:
            s.call(covering.Cover(coverer, by))
        return False

    def next(self, s: SkirmishState, target: int, shooter: int) -> int:
        """The next figure that covers the target and can shoot at the shooter; `NOBODY` if there is none."""
        if len(s.attacks) > 1:
            return NOBODY
        found = NOBODY
        for coverer, comrade in s.covers:
            if comrade != target or coverer <= self.last or (found != NOBODY and coverer >= found):
                continue
            ready = s.left[coverer] and not s.activated & BIT[coverer] and not fire.why_not_able(s, coverer)
            if ready and shots(s, coverer, shooter):
                found = coverer
        return found


class ToHit(SkirmishStep):
    """The roll (WG35 11.3)."""

    __slots__ = ()

    def advance(self, s: SkirmishState) -> bool:
        attack = attack_of(s)
        if attack.state != GOING:
            s.stack.pop()
            go_on(s)
            return False
        x = fire.burst_rate(s, attack)
        if attack.mode == SWEEP:
            attack.left += x - attack.x
        attack.x = x
        if fire.is_burst(attack.mode):
            effects.use_once(attack, effects.AMMO_DUE)
        s.fired |= BIT[attack.by]
        medic_fires(s, attack.by)
        s.stack[-1] = Rolled()
        if not try_to_hit(s, attack):
            s.call(
                windows.Window(windows.TOHIT_FAILED, attack.side, attack.by, attack.target, attack.side),
                Missed(),
            )
        return False


def try_to_hit(s: SkirmishState, attack: Attack) -> bool:
    """Roll; on a hit call what it does to the target."""
    target = attack.target
    weapon = fire.weapon_of(s, attack.arm)
    reckoned = fire.reckon(s, attack, target)
    roll = fire.roll_to_hit(s, reckoned.c)
    hit = roll.hits(reckoned.target_number)
    attack.cover = reckoned.cover
    events.shot(s, attack, reckoned, roll)
    attack.margin = roll.margin(reckoned.target_number)
    if hit:
        attack.victim = target
        attack.strength = weapon.strength
        attack.ap = weapon.ap
        s.call(hits.Hit())
    return hit


class Missed(FailedRoll):
    """The roll has failed; it may be made once more. Civilians make the shooter's side pay (WG35 26.1.14, 26.4.1)."""

    __slots__ = ()

    def try_again(self, s: SkirmishState, attack: Attack) -> bool:
        return try_to_hit(s, attack)


class Rolled(SkirmishStep):
    """A to-hit roll is done with, and what it did (WG35 11.7)."""

    __slots__ = ()

    def advance(self, s: SkirmishState) -> bool:
        attack = attack_of(s)
        attack.left -= 1
        attack.roll += 1
        attack.shot_at |= BIT[attack.target]
        s.stack.pop()
        gunnery = gunnery_of(s, attack.arm)
        assert gunnery is not None
        gunnery.rolled(s)
        return False


# --- shots out of turn (WG35 26.1.2) -------------------------------------------------------------------------------


def can_snap(s: SkirmishState, figure: int, target: int) -> bool:
    """Return True if a figure can fire one bullet at another with the weapon in hand, at once."""
    return _snap(s, figure, target) is not None


def snap(s: SkirmishState, figure: int, target: int) -> None:
    """One to-hit roll at a figure with the weapon in hand, whatever its rate; no ammunition roll follows."""
    attack = _snap(s, figure, target)
    assert attack is not None
    attack.target, attack.left = target, 1
    effects.use_once(attack, effects.FREE)
    s.attacks.append(attack)
    fire.spend(s, attack.arm)
    go_on(s)


def _snap(s: SkirmishState, figure: int, target: int) -> Attack | None:
    arm = s.in_hand[figure]
    if arm == NOBODY or s.field.arms[arm].weapon is None or arm not in fire.arms_for(s, figure):
        return None
    if fire.weapon_of(s, arm).projectile.kind != fire.SOLID or fire.why_not_ready(s, figure, arm):
        return None
    if fire.why_not_answer(s, figure):
        return None
    attack = Attack(SHOT, figure, side_of(figure), arm, SINGLE)
    return attack if why_not(s, attack, target) == FINE else None


class NextTarget(SkirmishStep):
    """The next target of a sweep, chosen when the shot before has been resolved (WG35 12.5)."""

    __slots__ = ()

    def asks(self, s: SkirmishState) -> int:
        return attack_of(s).side

    def options(self, s: SkirmishState, seat: int) -> list[int]:
        return [*[AT + target for target in targets(s, attack_of(s))], STOP]

    def menu(self, s: SkirmishState, seat: int) -> list[int]:
        return [AT + enemy for enemy in members(enemies(s, attack_of(s).by))]

    def question(self, s: SkirmishState, seat: int) -> Question:
        attack = attack_of(s)
        args: dict[str, int | str] = {"figure": FIGURES[attack.by], "left": attack.left}
        return Question("ask-next_target", "WG35 12.5", default=STOP, args=args)

    def refuse(self, s: SkirmishState, seat: int, action: int) -> Refusal:
        if verb_of(action) != AT or last_of(action) >= MEN:
            return Refusal("refuse-aim", "WG35 12.5", {"mode": MODES[SWEEP]})
        reason, cite = WHY_NOT[why_not(s, attack_of(s), last_of(action))]
        return Refusal(reason, cite, {"figure": FIGURES[last_of(action)]})

    def choose(self, s: SkirmishState, seat: int, action: int) -> None:
        attack = attack_of(s)
        if action == STOP:
            s.stack[-1] = Aftermath()
            return
        attack.target = last_of(action)
        s.stack[-1] = Roll()
