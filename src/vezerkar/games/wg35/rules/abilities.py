"""Advantages and disadvantages: abilities that are switched on by discarding a card (WG35 21, 25; decisions 6.6).

Advantages are switched on by the side of the figure or weapon that has them, disadvantages by the other side.
"""

from __future__ import annotations

from typing import Final

from vezerkar.engine.bit_sets import BIT
from vezerkar.engine.decision import Question, Refusal
from vezerkar.games.wg35 import events
from vezerkar.games.wg35.battle.attack import Attack
from vezerkar.games.wg35.battle.names import WINDOWS
from vezerkar.games.wg35.battle.numbering import NOBODY
from vezerkar.games.wg35.content import LIBRARY
from vezerkar.games.wg35.game_data import ABILITIES, ABILITY_INDEX
from vezerkar.games.wg35.notation import FIGURES, PAY, last_of
from vezerkar.games.wg35.rules.basics import checks, figures
from vezerkar.games.wg35.rules.shooting import effects, fire
from vezerkar.games.wg35.rules.shooting.attack import BLOW, GOING, LOST, attack_of, is_used
from vezerkar.games.wg35.rules.shooting.effects import use, use_once
from vezerkar.games.wg35.rules.step import SkirmishStep
from vezerkar.games.wg35.rules.turns import activation
from vezerkar.games.wg35.rules.windows import ABILITY_RULES, SHOT_DECLARED, Occasion, Rule, add_ability
from vezerkar.games.wg35.rules.wounding import camouflage
from vezerkar.games.wg35.state import SkirmishState


class Switch(Rule):
    """An ability that is switched on for a card: its record in ``abilities.json`` and what it does."""

    __slots__ = ("ability", "cite", "effect", "id")

    def __init__(self, name: str, cite: str) -> None:
        record = LIBRARY.abilities[name]
        super().__init__(WINDOWS.index(record.window))
        self.id = name
        self.cite = "WG35 " + cite
        self.ability = ABILITY_INDEX[name]
        self.effect = record.effect

    def users(self, s: SkirmishState, side: int, occasion: Occasion) -> int:
        if occasion.window == SHOT_DECLARED and attack_of(s).state != GOING:
            return 0
        figure = self.whose(s, side, occasion)
        return BIT[figure] if figure != NOBODY else 0

    def begin(self, s: SkirmishState, side: int, user: int, occasion: Occasion) -> None:
        s.call(Discard(side, user, self.ability, occasion.window, occasion.figure, occasion.other))

    def refuse(self, s: SkirmishState, side: int, user: int, occasion: Occasion) -> Refusal:
        args: dict[str, int | str] = {"ability": self.id}
        if not self.is_for(occasion.window):
            return Refusal("refuse-ability-window", self.cite, args)
        if not sum(s.hands[side]):
            return Refusal("refuse-no-card", "WG35 21.1", args)
        return Refusal("refuse-ability", self.cite, args)

    def whose(self, s: SkirmishState, side: int, occasion: Occasion) -> int:
        """The figure whose ability a side may switch on now, `NOBODY` if it may not."""
        raise NotImplementedError

    def work(self, s: SkirmishState, user: int) -> None:
        """It is switched on and paid for."""
        raise NotImplementedError


class Discard(SkirmishStep):
    """A side chooses the card it gives for an ability. Discarded cards always go back to the pool (WG35 21.1)."""

    __slots__ = ("ability", "figure", "other", "side", "user", "window")

    def __init__(self, side: int, user: int, ability: int, window: int, figure: int, other: int) -> None:
        self.side = side
        self.user = user
        self.ability = ability
        self.window = window
        self.figure = figure
        self.other = other

    def asks(self, s: SkirmishState) -> int:
        return self.side

    def options(self, s: SkirmishState, seat: int) -> list[int]:
        hand = s.hands[seat]
        return [PAY + card for card in range(len(hand)) if hand[card]]

    def choose(self, s: SkirmishState, seat: int, action: int) -> None:
        card = last_of(action)
        s.stack.pop()
        s.put_back(seat, card)
        events.switched_on(s, seat, self.user, self.ability, card)
        rule = ABILITY_RULES[self.ability]
        assert isinstance(rule, Switch)
        rule.work(s, self.user)

    def refuse(self, s: SkirmishState, seat: int, action: int) -> Refusal:
        return Refusal("refuse-discard", "WG35 21.1", {"ability": ABILITIES[self.ability]})

    def question(self, s: SkirmishState, seat: int) -> Question:
        args: dict[str, int | str] = {"figure": FIGURES[self.user], "ability": ABILITIES[self.ability]}
        return Question("ask-discard", "WG35 21.1", default=self.options(s, seat)[0], args=args)


def number_of(s: SkirmishState, figure: int, arm: int, ability: str) -> int:
    """The number that goes with an ability of a weapon or of whoever fires it; -1 if neither has it (WG35 21.2)."""
    weapon = s.field.arms[arm].weapon
    if weapon is not None and ability in weapon.abilities:
        return weapon.abilities[ability]
    return s.field.man(figure).abilities.get(ability, -1)


class OfShooter(Switch):
    """An ability of whoever shoots, or of the weapon."""

    __slots__ = ()

    def holder(self, s: SkirmishState, attack: Attack) -> int:
        """Return the shooter if he or his weapon has the ability, else `NOBODY`."""
        if attack.kind == BLOW or attack.by == NOBODY or attack.arm == NOBODY:
            return NOBODY
        if number_of(s, attack.by, attack.arm, self.id) < 0:
            return NOBODY
        return attack.by


class Camouflage(Switch):
    """17.2, 25.1: the target is harder to hit, or, in bright clothes, easier."""

    def whose(self, s: SkirmishState, side: int, occasion: Occasion) -> int:
        attack = attack_of(s)
        if attack.target == NOBODY or attack.by == NOBODY or is_used(attack.used, effects.CAMOUFLAGED):
            return NOBODY
        level = camouflage.level_against(s, attack)
        if level == 0 or (level > 0) != (attack.target >> 4 == side):
            return NOBODY
        return attack.target

    def work(self, s: SkirmishState, user: int) -> None:
        attack = attack_of(s)
        use(attack, effects.CAMOUFLAGED)
        attack.hit_tn += camouflage.level_against(s, attack)


class Ergonomic(OfShooter):
    """25.2: a better shot."""

    def whose(self, s: SkirmishState, side: int, occasion: Occasion) -> int:
        attack = attack_of(s)
        return self.holder(s, attack) if attack.side == side and not is_used(attack.used, effects.ERGONOMIC) else NOBODY

    def work(self, s: SkirmishState, user: int) -> None:
        attack = attack_of(s)
        use(attack, effects.ERGONOMIC)
        attack.hit_c += self.effect["C"]


class Destroyer(OfShooter):
    """25.14: cover is worth less against this shot."""

    def whose(self, s: SkirmishState, side: int, occasion: Occasion) -> int:
        attack = attack_of(s)
        if attack.side != side or attack.target == NOBODY or is_used(attack.used, effects.DESTROYER):
            return NOBODY
        holder = self.holder(s, attack)
        return holder if holder != NOBODY and self.is_covered(s, attack) else NOBODY

    def is_covered(self, s: SkirmishState, attack: Attack) -> bool:
        """Return True if the target has cover left that the weapon does not pierce anyway (WG35 11.4)."""
        cover = figures.look_at(s, attack.by, attack.target)[2]
        return cover > fire.weapon_of(s, attack.arm).ap - 1

    def work(self, s: SkirmishState, user: int) -> None:
        use(attack_of(s), effects.DESTROYER)


class LargeMagazine(OfShooter):
    """25.12: the burst is one longer; before its first shot."""

    def whose(self, s: SkirmishState, side: int, occasion: Occasion) -> int:
        attack = attack_of(s)
        if attack.side != side or attack.roll or not fire.is_burst(attack.mode) or is_used(attack.once, effects.LARGE_MAGAZINE):
            return NOBODY
        return self.holder(s, attack)

    def work(self, s: SkirmishState, user: int) -> None:
        use_once(attack_of(s), effects.LARGE_MAGAZINE)


class Unreliable(OfShooter):
    """25.9: an R-test, or the action is lost."""

    def whose(self, s: SkirmishState, side: int, occasion: Occasion) -> int:
        attack = attack_of(s)
        return self.holder(s, attack) if attack.side != side and not is_used(attack.once, effects.UNRELIABLE) else NOBODY

    def work(self, s: SkirmishState, user: int) -> None:
        attack = attack_of(s)
        use_once(attack, effects.UNRELIABLE)
        if not checks.r_test(s, user, 0, self.id):
            attack.state = LOST


class Recoil(OfShooter):
    """25.17: an E-test, or a worse shot, when the last Shoot action with this weapon was at the same target."""

    def whose(self, s: SkirmishState, side: int, occasion: Occasion) -> int:
        attack = attack_of(s)
        if attack.side == side or attack.target == NOBODY or is_used(attack.once, effects.RECOIL):
            return NOBODY
        holder = self.holder(s, attack)
        return holder if holder != NOBODY and s.quarry[attack.arm] == attack.target else NOBODY

    def work(self, s: SkirmishState, user: int) -> None:
        attack = attack_of(s)
        use_once(attack, effects.RECOIL)
        if not checks.e_test(s, user, self.id):
            attack.hit_c += self.effect["C"]


class Hydrodynamic(OfShooter):
    """25.5: one more wound."""

    def whose(self, s: SkirmishState, side: int, occasion: Occasion) -> int:
        attack = attack_of(s)
        return self.holder(s, attack) if attack.side == side and not is_used(attack.used, effects.HYDRODYNAMIC) else NOBODY

    def work(self, s: SkirmishState, user: int) -> None:
        attack = attack_of(s)
        use(attack, effects.HYDRODYNAMIC)
        attack.dice_bonus += self.effect["wounds"]


class SmallCalibre(OfShooter):
    """25.8: a failed ammunition roll may be ignored."""

    def whose(self, s: SkirmishState, side: int, occasion: Occasion) -> int:
        attack = attack_of(s)
        if attack.side != side or not is_used(attack.once, effects.DRY) or is_used(attack.once, effects.SMALL_CALIBRE):
            return NOBODY
        return self.holder(s, attack) if not is_used(attack.once, effects.EXTRA_AMMO) else NOBODY

    def work(self, s: SkirmishState, user: int) -> None:
        attack = attack_of(s)
        use_once(attack, effects.SMALL_CALIBRE)
        if checks.reaches(s, number_of(s, user, attack.arm, self.id), self.id, user):
            use_once(attack, effects.EXTRA_AMMO)


class Untrained(Switch):
    """25.7: the figure that was chosen may hesitate."""

    def whose(self, s: SkirmishState, side: int, occasion: Occasion) -> int:
        figure = occasion.figure
        return figure if figure >> 4 != side and activation.may_hesitate(s, figure) else NOBODY

    def work(self, s: SkirmishState, user: int) -> None:
        activation.hesitate(s, user)


class Mercenary(Switch):
    """25.18: the withdrawal test that rests on a mercenary is harder."""

    def whose(self, s: SkirmishState, side: int, occasion: Occasion) -> int:
        figure = occasion.figure
        doubts = s.field.has(figure, self.id) and not s.harder & BIT[figure >> 4]
        return figure if doubts and figure >> 4 != side else NOBODY

    def work(self, s: SkirmishState, user: int) -> None:
        s.harder |= BIT[user >> 4]


SWITCHES: Final[tuple[Switch, ...]] = (
    Camouflage("camouflage", "25.1"),
    Ergonomic("ergonomic", "25.2"),
    Hydrodynamic("hydrodynamic_shock", "25.5"),
    Untrained("untrained", "25.7"),
    SmallCalibre("small_calibre", "25.8"),
    Unreliable("unreliable", "25.9"),
    LargeMagazine("large_magazine", "25.12"),
    Destroyer("destroyer", "25.14"),
    Recoil("recoil", "25.17"),
    Mercenary("mercenary", "25.18"),
)
"""The abilities that are switched on for a card."""

for _rule in SWITCHES:
    add_ability(_rule.ability, _rule)
