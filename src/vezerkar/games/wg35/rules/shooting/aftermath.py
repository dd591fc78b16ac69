"""Aftermath of an attack: Morale tests, then ammunition (WG35 11.7 j-k, 12.7, 13.7, 25.8)."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.bit_sets import BIT, members
from vezerkar.engine.decision import Question, Refusal
from vezerkar.games.wg35 import events
from vezerkar.games.wg35.battle.attack import Attack
from vezerkar.games.wg35.battle.numbering import NOBODY
from vezerkar.games.wg35.game_data import THING_INDEX
from vezerkar.games.wg35.notation import AREA_BURST, FIGURES, PASS, SPEND
from vezerkar.games.wg35.rules import windows
from vezerkar.games.wg35.rules.morale import testing
from vezerkar.games.wg35.rules.shooting import effects, fire
from vezerkar.games.wg35.rules.shooting.attack import SHOT, TAKEN_BACK, attack_of, is_used
from vezerkar.games.wg35.rules.step import SkirmishStep, d6
from vezerkar.games.wg35.state import SkirmishState

FAILED: Final = 1
"""Number that the ammunition roll shows when a weapon runs out (WG35 12.7)."""
EXTRA: Final = SPEND + THING_INDEX["extra_ammo"]


class Aftermath(SkirmishStep):
    """The attack in progress is over: comrades of the fallen test, then the weapon is looked at; then it is taken away."""

    __slots__ = ()

    def advance(self, s: SkirmishState) -> bool:
        attack = attack_of(s)
        down = attack.down
        attack.down = 0
        s.stack[-1] = Ammunition()
        if down:
            testing.tests(s, down)
        return False


class Ammunition(SkirmishStep):
    """The ammunition roll, if one is due (WG35 12.7, 13.7)."""

    __slots__ = ()

    def advance(self, s: SkirmishState) -> bool:
        attack = attack_of(s)
        s.stack[-1] = Close()
        if not is_used(attack.once, effects.AMMO_DUE):
            return False
        die = d6(s)
        events.ammunition(s, attack, die, die == FAILED)
        if die == FAILED:
            effects.use_once(attack, effects.DRY)
            s.call(Jammed())
        return False


class Jammed(SkirmishStep):
    """The roll has failed: whoever fired may ignore it by Extra ammunition or a small calibre (WG35 12.7, 25.8)."""

    __slots__ = ()

    def occasion(self, s: SkirmishState) -> windows.Occasion:
        """The moment at which abilities can be switched on."""
        return windows.Occasion(windows.AMMO_FAILED, attack_of(s).by)

    def advance(self, s: SkirmishState) -> bool:
        attack = attack_of(s)
        if is_used(attack.once, effects.EXTRA_AMMO):
            s.stack.pop()
            return False
        if len(self.options(s, attack.side)) > 1:
            s.asked = BIT[attack.side]
            return True
        self.give_up(s)
        return False

    def options(self, s: SkirmishState, seat: int) -> list[int]:
        attack = attack_of(s)
        found = [PASS]
        if s.ammo[attack.by]:
            found.append(EXTRA)
        found += windows.offers(s, seat, self.occasion(s))
        found.sort()
        return found

    def question(self, s: SkirmishState, seat: int) -> Question:
        default = EXTRA if s.ammo[attack_of(s).by] else PASS
        return Question("ask-ammo_failed", "WG35 12.7", default=default, args={"figure": FIGURES[attack_of(s).by]})

    def refuse(self, s: SkirmishState, seat: int, action: int) -> Refusal:
        return Refusal("refuse-no-ammo", "WG35 12.7", {"figure": FIGURES[attack_of(s).by]})

    def choose(self, s: SkirmishState, seat: int, action: int) -> None:
        attack = attack_of(s)
        if action == PASS:
            self.give_up(s)
        elif action == EXTRA:
            s.stack.pop()
            s.ammo[attack.by] -= 1
            effects.use_once(attack, effects.EXTRA_AMMO)
            events.reloaded(s, attack.by)
        else:
            windows.carry_out(s, seat, action, self.occasion(s))

    def give_up(self, s: SkirmishState) -> None:
        """The weapon is out for the rest of the battle; so are all grenades of a grenadier (WG35 13.7)."""
        s.stack.pop()
        attack = attack_of(s)
        weapon = fire.weapon_of(s, attack.arm)
        s.dry[attack.arm] = 1
        if fire.is_grenade(weapon):
            for arm in s.field.arms_of[attack.by]:
                thrown = s.field.arms[arm].weapon
                if thrown is not None and fire.is_grenade(thrown):
                    s.dry[arm] = 1
        events.out_of_ammo(s, attack)


class Close(SkirmishStep):
    """The attack is taken away; one that was taken back has cost nothing (WG35 11.8)."""

    __slots__ = ()

    def advance(self, s: SkirmishState) -> bool:
        s.stack.pop()
        attack = s.attacks.pop()
        if attack.arm == NOBODY or attack.by == NOBODY:
            return False
        by, free = attack.by, is_used(attack.once, effects.FREE)
        barred = 0 if free else fire.barred_from(s, by)
        if not free:
            fire.unbar(s, by)
        if attack.state == TAKEN_BACK and not attack.roll:
            fire.unspend(s, attack.arm)
            if not free:
                self.refund(s, attack)
            if is_used(attack.once, effects.AIMED):
                s.aimed |= BIT[by]
            if attack.target != NOBODY:
                barred |= BIT[attack.target]
            for target in members(barred):
                # Barred as long as the action that came back is not spent.
                fire.bar(s, by, target)
        elif attack.roll and attack.kind == SHOT:
            s.quarry[attack.arm] = attack.target if attack.mode != AREA_BURST else NOBODY
        return False

    def refund(self, s: SkirmishState, attack: Attack) -> None:
        """The actions were not spent; whoever had been activated before it helped is not activated again (WG35 7.1)."""
        for spender in (attack.by, attack.helper):
            if spender == NOBODY:
                continue
            s.left[spender] += 1
            done = spender == attack.helper and is_used(attack.once, effects.HELPER_DONE)
            if spender != s.active and not done:
                s.activated &= ~BIT[spender]
