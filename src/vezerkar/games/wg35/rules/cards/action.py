"""Action cards (WG35 26.1)."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.bit_sets import BIT, members, with_each
from vezerkar.games.wg35.battle.numbering import NOBODY
from vezerkar.games.wg35.notation import GIVE, NAME, PASS, SWITCH, last_of
from vezerkar.games.wg35.rules.actions.switching import spares, take_in_hand
from vezerkar.games.wg35.rules.basics import checks, figures
from vezerkar.games.wg35.rules.cards.played import Answer, Title, active, fit, tell_named
from vezerkar.games.wg35.rules.close_combat import blows
from vezerkar.games.wg35.rules.morale import testing
from vezerkar.games.wg35.rules.shooting import effects, fire
from vezerkar.games.wg35.rules.shooting.attack import BLOW, attack_of, is_used
from vezerkar.games.wg35.rules.shooting.effects import use
from vezerkar.games.wg35.rules.step import enemies, own
from vezerkar.games.wg35.rules.turns.action_kinds import pay
from vezerkar.games.wg35.rules.victory import withdrawal
from vezerkar.games.wg35.rules.windows import ACTIVATION_START, STRIKE_DECLARED, Occasion
from vezerkar.games.wg35.rules.wounding import camouflage
from vezerkar.games.wg35.state import SkirmishState

ACTIONS: Final = 2
"""The actions of a figure that has not acted yet (WG35 7.2)."""


class Adrenaline(Answer):
    """26.1.1: whoever was hit may escape the shock of this hit."""

    def fits(self, s: SkirmishState, side: int, occasion: Occasion) -> int:
        attack = attack_of(s)
        if is_used(attack.used, effects.NO_SHOCK) or is_used(attack.used, effects.ADRENALINE):
            return 0
        if attack.kind == BLOW and not s.variant.melee_shock:
            return 0
        return own(s, side) & BIT[occasion.other] & ~s.shocked

    def work(self, s: SkirmishState, side: int, user: int, occasion: Occasion) -> None:
        attack = attack_of(s)
        use(attack, effects.ADRENALINE)
        if checks.reaches(s, self.effect["d6"], self.id, user):
            use(attack, effects.NO_SHOCK)


class TitForTat(Answer):
    """26.1.2: half way the charger is answered by a shot; giving up an action makes it likelier.

    What comes half way belongs to the charge, which reads `SkirmishState.answer`.
    """

    def fits(self, s: SkirmishState, side: int, occasion: Occasion) -> int:
        charged = occasion.other
        return own(s, side) & BIT[charged] if not s.answer and can_answer(s, charged) else 0

    def work(self, s: SkirmishState, side: int, user: int, occasion: Occasion) -> None:
        s.answer = 1 + (self.effect["pistol_R"] if has_pistol(s, user) else 0)
        # A shocked figure has no action but to rally.
        if s.left[user] and not s.activated & BIT[user] and figures.able(s) & BIT[user]:
            self.ask(s, side, user)

    def choices(self, s: SkirmishState, side: int, user: int, detail: int) -> list[int]:
        return [PASS, GIVE]

    def chosen(self, s: SkirmishState, side: int, user: int, detail: int, action: int) -> None:
        if action == GIVE:
            pay(s, user, 1)
            s.answer += self.effect["spend_action_R"]


class Camouflage(Title):
    """26.1.3: the shooter may not make the target out; or, of a bright one, he may make it out the better (WG35 17.3)."""

    def fits(self, s: SkirmishState, side: int, occasion: Occasion) -> int:
        attack = attack_of(s)
        if attack.target == NOBODY or attack.by == NOBODY or is_used(attack.used, effects.CAMOUFLAGED):
            return 0
        level = camouflage.level_against(s, attack)
        if level > 0:
            return fit(s, side) & BIT[attack.target]
        return fit(s, side) & BIT[attack.by] if level < 0 else 0

    def work(self, s: SkirmishState, side: int, user: int, occasion: Occasion) -> None:
        attack = attack_of(s)
        use(attack, effects.CAMOUFLAGED)
        level = camouflage.level_against(s, attack)
        bonus = self.effect["target_fired_R"] if s.fired & BIT[attack.target] else 0
        # A positive level harms who fails the test, a negative one helps who passes it.
        if checks.r_test(s, attack.by, bonus, self.id) == (level < 0):
            attack.hit_c -= level


class Courage(Answer):
    """26.1.4: a Morale test that failed is rolled again."""

    def fits(self, s: SkirmishState, side: int, occasion: Occasion) -> int:
        return own(s, side) & BIT[occasion.figure] if testing.may_reroll(s) else 0

    def work(self, s: SkirmishState, side: int, user: int, occasion: Occasion) -> None:
        testing.reroll(s)


class SlapBack(Answer):
    """26.1.5: strike back after the blow; or give up an action and perhaps strike before it."""

    def fits(self, s: SkirmishState, side: int, occasion: Occasion) -> int:
        attack = attack_of(s)
        struck = occasion.other
        if s.load[struck] != NOBODY:
            return 0
        users = own(s, side) & BIT[struck] & figures.responsive(s) & ~s.guarded
        if occasion.window == STRIKE_DECLARED:
            # Whoever is active has been activated.
            waits = struck != s.active and not s.activated & BIT[struck]
            early = s.left[struck] and waits and not is_used(attack.used, effects.SLAP_FIRST)
            return users & figures.able(s) if early else 0
        return 0 if is_used(attack.used, effects.SLAP_BACK) else users

    def pay(self, s: SkirmishState, user: int, occasion: Occasion) -> None:
        s.acted |= BIT[user]
        if occasion.window == STRIKE_DECLARED:
            pay(s, user, self.effect["actions"])

    def work(self, s: SkirmishState, side: int, user: int, occasion: Occasion) -> None:
        attack = attack_of(s)
        if occasion.window != STRIKE_DECLARED:
            use(attack, effects.SLAP_BACK)
            return
        use(attack, effects.SLAP_FIRST)
        if checks.contest(s, occasion.figure, user, self.id) <= 0:
            s.call(blows.Blow(user, occasion.figure, 1))


class Aim(Title):
    """26.1.6: the first action, and nothing else, for a better shot with the second one."""

    def fits(self, s: SkirmishState, side: int, occasion: Occasion) -> int:
        return active(s, side) & ~s.guarded if s.left[s.active] == ACTIONS else 0

    def pay(self, s: SkirmishState, user: int, occasion: Occasion) -> None:
        pay(s, user, self.effect["actions"])
        s.acted |= BIT[user]

    def work(self, s: SkirmishState, side: int, user: int, occasion: Occasion) -> None:
        s.aimed |= BIT[user]


def without(pairs: list[tuple[int, int]], user: int, others: int) -> int:
    """Those of some figures with which a user makes up none of these pairs."""
    for one, other in pairs:
        if one == user:
            others &= ~BIT[other]
    return others


class CoveringFire(Title):
    """26.1.7: a figure that waits keeps an eye on those who shoot at a comrade."""

    def fits(self, s: SkirmishState, side: int, occasion: Occasion) -> int:
        found = 0
        for figure in members(fit(s, side) & ~(s.activated | s.guarded)):
            if s.left[figure] and self.uncovered(s, side, figure):
                found |= BIT[figure]
        return found

    def work(self, s: SkirmishState, side: int, user: int, occasion: Occasion) -> None:
        self.ask(s, side, user)

    def choices(self, s: SkirmishState, side: int, user: int, detail: int) -> list[int]:
        return with_each(self.uncovered(s, side, user), NAME)

    def uncovered(self, s: SkirmishState, side: int, user: int) -> int:
        """Return the comrades of a figure that it does not cover yet."""
        return without(s.covers, user, own(s, side) & ~BIT[user])

    def chosen(self, s: SkirmishState, side: int, user: int, detail: int, action: int) -> None:
        comrade = last_of(action)
        s.covers = [*s.covers, (user, comrade)]
        tell_named(s, self, user, comrade)


class QuickSwitch(Title):
    """26.1.8: another weapon in hand, for nothing."""

    def fits(self, s: SkirmishState, side: int, occasion: Occasion) -> int:
        user = active(s, side)
        return user if user and spares(s, s.active) else 0

    def work(self, s: SkirmishState, side: int, user: int, occasion: Occasion) -> None:
        self.ask(s, side, user)

    def choices(self, s: SkirmishState, side: int, user: int, detail: int) -> list[int]:
        return [SWITCH + thing for thing in spares(s, user)]

    def chosen(self, s: SkirmishState, side: int, user: int, detail: int, action: int) -> None:
        take_in_hand(s, user, last_of(action))


class Hurrah(Title):
    """26.1.9: in this round the side escapes shock and rolls its Morale tests again."""

    def fits(self, s: SkirmishState, side: int, occasion: Occasion) -> int:
        return fit(s, side) if not s.hurrah & BIT[side] else 0

    def work(self, s: SkirmishState, side: int, user: int, occasion: Occasion) -> None:
        s.hurrah |= BIT[side]


class NotTheSoldiers(Title):
    """26.1.11: whoever spotted the user in the activation that ends may take it for something else."""

    def fits(self, s: SkirmishState, side: int, occasion: Occasion) -> int:
        return fit(s, side) & s.seen if s.on & BIT[occasion.figure] else 0

    def work(self, s: SkirmishState, side: int, user: int, occasion: Occasion) -> None:
        s.seen &= ~BIT[user]
        if not checks.r_test(s, occasion.figure, 0, self.id):
            s.concealed |= BIT[user]


class Surprise(Title):
    """26.1.12: one enemy must keep his wits together to shoot at the user in this round."""

    def fits(self, s: SkirmishState, side: int, occasion: Occasion) -> int:
        found = 0
        for user in members(active(s, side) if occasion.window == ACTIVATION_START else fit(s, side)):
            if without(s.surprises, user, enemies(s, user)):
                found |= BIT[user]
        return found

    def work(self, s: SkirmishState, side: int, user: int, occasion: Occasion) -> None:
        self.ask(s, side, user)

    def choices(self, s: SkirmishState, side: int, user: int, detail: int) -> list[int]:
        return with_each(without(s.surprises, user, enemies(s, user)), NAME)

    def chosen(self, s: SkirmishState, side: int, user: int, detail: int, action: int) -> None:
        enemy = last_of(action)
        s.surprises = [*s.surprises, (user, enemy)]
        tell_named(s, self, user, enemy)


class NotOneStepBack(Title):
    """26.1.13: a withdrawal test that failed counts as passed."""

    def work(self, s: SkirmishState, side: int, user: int, occasion: Occasion) -> None:
        withdrawal.pass_test(s, side)


class NewShot(Title):
    """26.1.14: roll to hit again, or strike again, with less C or T."""

    def fits(self, s: SkirmishState, side: int, occasion: Occasion) -> int:
        return fit(s, side) & BIT[occasion.figure] if not attack_of(s).rerolled else 0

    def work(self, s: SkirmishState, side: int, user: int, occasion: Occasion) -> None:
        attack = attack_of(s)
        use(attack, effects.NEW_SHOT)
        attack.rerolled = 1
        attack.hit_c += self.effect["C"]


class NewWound(Title):
    """26.1.15: roll for the wound again, with less strength."""

    def fits(self, s: SkirmishState, side: int, occasion: Occasion) -> int:
        return fit(s, side) & BIT[occasion.figure] if not is_used(attack_of(s).used, effects.NEW_WOUND) else 0

    def work(self, s: SkirmishState, side: int, user: int, occasion: Occasion) -> None:
        attack = attack_of(s)
        use(attack, effects.NEW_WOUND)
        attack.strength += self.effect["strength"]


def can_answer(s: SkirmishState, figure: int) -> bool:
    """Return True if a figure has a weapon in hand that it may fire at who charges it (WG35 26.1.2).

    The weapon must be neither dry nor fired too often.
    """
    arm = s.in_hand[figure]
    if arm == NOBODY or s.field.arms[arm].weapon is None:
        return False
    return not fire.why_not_answer(s, figure) and not fire.why_not_ready(s, figure, arm)


def has_pistol(s: SkirmishState, figure: int) -> bool:
    """Return True if a figure has a pistol in hand; revolvers are pistols, too (WG35 12.8)."""
    arm = s.in_hand[figure]
    weapon = s.field.arms[arm].weapon if arm != NOBODY else None
    return weapon is not None and "pistol" in weapon.types
